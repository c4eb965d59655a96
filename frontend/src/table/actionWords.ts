/** An action of your own in words. */
import { type Action, readAction } from "../game/actions.ts";
import { handOf } from "../game/cards.ts";
import { cardName, whatName } from "../game/describe.ts";
import { t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import type { TableStore } from "../store/TableStore.ts";

/** Which card of your own it is, in the order in which they are shown. */
export function placeOf({ mySeat, hand: { inOrder } }: TableStore, view: View, action: Action): number {
  const card = "card" in action ? action.card : null;
  return inOrder(handOf(view, mySeat.value ?? 0)).findIndex((held) => held.id === card) + 1;
}

export function actionWords(store: TableStore, view: View, action: string): string {
  const { seatName } = store;
  const advised = readAction(action);
  if (advised.kind === "hint") {
    return t("advice-hint", { who: seatName(advised.seat), what: whatName(advised.what) });
  }
  if (advised.kind === "take") {
    const card = view.discards.find(([id]) => id === advised.card)?.[1] ?? "";
    return t("advice-take", { card: cardName(card) });
  }
  const place = placeOf(store, view, advised);
  return advised.kind === "discard" ? t("advice-discard", { place }) : t("advice-play", { place });
}
