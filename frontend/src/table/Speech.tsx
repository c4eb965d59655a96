/** What somebody has just said, in a bubble where they sit. Those who listen hear it from the log of the talk. */

import type { Seat } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { remarkText } from "./TalkBox.tsx";

export function SpeechOf({ seat }: { seat: Seat }) {
  const {
    table,
    talk: { speeches },
  } = useTable();
  const person = table.value?.chairs[seat]?.person;
  const speech = speeches.value.find((one) => one.by.id === person?.id);
  if (!speech) return null;
  return (
    <span key={speech.number} class="speech clamped" aria-hidden="true">
      {remarkText(speech)}
    </span>
  );
}
