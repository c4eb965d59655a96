/** Going away from a table: to the lobby, which keeps one's seat, or for good, which gives it up. */
import { t } from "../i18n.ts";
import { go } from "../route.ts";
import { askFirst } from "./question.ts";
import { ask, mySeat, table } from "./table.ts";

/** Whether one plays with bots alone. */
export function isAlone(): boolean {
  return table.value?.chairs.every((chair, seat) => chair.kind === "bot" || seat === mySeat.value) ?? false;
}

function leaveNow(): void {
  ask({ type: "leave" });
  go("/");
}

/** Give up one's seat and go back to the lobby; during a game after a question. */
export function leave(): void {
  if (table.value?.phase !== "playing" || mySeat.value === null) {
    leaveNow();
    return;
  }
  askFirst({
    title: t("leave-ask"),
    text: t("leave-ask-text", { alone: isAlone() ? "yes" : "no" }),
    yes: t("leave-yes"),
    no: t("leave-no"),
    act: leaveNow,
  });
}

/** Propose to end the game; where nobody else is asked, that is a question to oneself. */
export function endEarly(): void {
  const end = () => ask({ type: "propose", what: "end" });
  if (!isAlone() && !table.value?.settings.shared) end();
  else askFirst({ title: t("end-ask"), text: t("end-ask-text"), yes: t("end-yes"), no: t("end-no"), act: end });
}
