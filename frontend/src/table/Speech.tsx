/** What somebody has just said, in a bubble where they sit. Those who listen hear it from the log of the talk. */
import { speeches } from "../state/speech.ts";
import { mySeat, table } from "../state/table.ts";
import { remarkText } from "./TalkBox.tsx";

export function SpeechOf({ seat }: { seat: number }) {
  const person = table.value?.chairs[seat]?.person;
  const speech = speeches.value.find((one) => one.person === person?.id);
  if (!speech) return null;
  return (
    <span key={speech.remark.number} class={`speech ${seat === mySeat.value ? "of-mine" : ""}`} aria-hidden="true">
      {remarkText(speech.remark)}
    </span>
  );
}
