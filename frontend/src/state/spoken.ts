/** The cards that a bot speaks of, at the moment that is shown. */
import { computed } from "@preact/signals";
import { cardsOf } from "../game/reasons.ts";
import { considered } from "./advice.ts";
import { game, moveCount, past } from "./table.ts";

export const spoken = computed<ReadonlySet<number>>(() => {
  if (considered.value) return new Set(considered.value.reason.cards);
  const at = past.value?.version ?? moveCount.value;
  const move = game.value?.moves[at - 1];
  return new Set(move ? cardsOf(move) : []);
});
