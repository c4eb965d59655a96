/** An action of one's own in words. */
import { readAction } from "../game/actions.ts";
import { handOf } from "../game/cards.ts";
import { cardName, whatName } from "../game/describe.ts";
import { t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import type { TableStore } from "../store/TableStore.ts";

export function actionWords(store: TableStore, view: View, action: string): string {
  const {
    mySeat,
    seatName,
    hand: { inOrder },
  } = store;
  const advised = readAction(action);
  if (advised.kind === "hint") {
    return t("advice-hint", { who: seatName(advised.seat), what: whatName(advised.what) });
  }
  if (advised.kind === "take") {
    const card = view.discards.find(([id]) => id === advised.card)?.[1] ?? "";
    return t("advice-take", { card: cardName(card) });
  }
  const id = "card" in advised ? advised.card : null;
  const place = inOrder(handOf(view, mySeat.value ?? 0)).findIndex((card) => card.id === id) + 1;
  return advised.kind === "discard" ? t("advice-discard", { place }) : t("advice-play", { place });
}
