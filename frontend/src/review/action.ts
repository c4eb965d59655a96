/** An action in a few words. */
import { readAction } from "../game/actions.ts";
import { whatName } from "../game/describe.ts";
import { t } from "../i18n.ts";
import { seatName } from "../state/people.ts";
import { nameAt } from "./telling.ts";

/** What could be done after so many moves; "hint" is any hint. */
export function actionText(text: string, moves: number): string {
  if (text === "hint") return t("do-any-hint");
  const action = readAction(text);
  if (action.kind === "hint") return t("do-hint", { who: seatName(action.seat), what: whatName(action.what) });
  return "card" in action ? t("do-card", { how: action.kind, card: nameAt(moves, action.card) }) : text;
}
