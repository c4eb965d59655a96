/** The cards that a bot or a review speaks of, at the moment that is shown. */
import { computed } from "@preact/signals";
import { readAction } from "../game/actions.ts";
import { touched } from "../game/hints.ts";
import { cardsOf } from "../game/reasons.ts";
import { considered } from "./advice.ts";
import { at, commentary } from "./playback.ts";
import { facts, game } from "./table.ts";

/** A hint speaks of all cards that it would touch, whatever its reason is about. */
function touchedBy(action: string): number[] {
  const advised = readAction(action);
  if (advised.kind !== "hint" || !facts.value || !game.value) return [];
  return touched(facts.value, game.value.view.hands[advised.seat]!, advised.what);
}

export const spoken = computed<ReadonlySet<number>>(() => {
  if (considered.value) return new Set([...considered.value.reason.cards, ...touchedBy(considered.value.action)]);
  const move = game.value?.moves[at.value - 1];
  return new Set(commentary.value?.lit(at.value) ?? (move ? cardsOf(move) : []));
});
