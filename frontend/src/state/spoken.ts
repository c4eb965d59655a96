/** The cards that a bot or a review speaks of, at the moment that is shown. */
import { computed } from "@preact/signals";
import { cardsOf } from "../game/reasons.ts";
import { considered } from "./advice.ts";
import { at, commentary } from "./playback.ts";
import { game } from "./table.ts";

export const spoken = computed<ReadonlySet<number>>(() => {
  if (considered.value) return new Set(considered.value.reason.cards);
  const move = game.value?.moves[at.value - 1];
  return new Set(commentary.value?.lit(at.value) ?? (move ? cardsOf(move) : []));
});
