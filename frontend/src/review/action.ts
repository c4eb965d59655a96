/** An action in a few words. */
import { readAction } from "../game/actions.ts";
import { cardName, whatName } from "../game/describe.ts";
import { t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { seatName } from "../state/people.ts";

export function actionText(text: string, view: View): string {
  const action = readAction(text);
  if (action.kind === "hint") return t("do-hint", { who: seatName(action.seat), what: whatName(action.what) });
  if (!("card" in action)) return text;
  const held = view.hands.flat().find(({ id }) => id === action.card)?.card;
  const thrown = view.discards.find(([id]) => id === action.card)?.[1];
  return t("do-card", { how: action.kind, card: cardName(held ?? thrown ?? "") });
}
