/** Hints as events of the game, at the moment that is shown. */
import { computed } from "@preact/signals";
import { hintsByCard, lastTold, sinceTurn, standing, type Told } from "../game/told.ts";
import type { Move } from "../messages.gen.ts";
import { eyes, game, past, view } from "./table.ts";

/** The moves up to the moment that is shown. */
export const shownMoves = computed<Move[]>(() => {
  const moves = game.value?.moves ?? [];
  return past.value ? moves.slice(0, past.value.version) : moves;
});

/** Once a show is over nobody answers any more. */
const runs = computed(() => view.value?.outcome === null && (past.value !== null || game.value?.view.actor !== null));

/** The hints that wait for an answer. */
export const waiting = computed<Told[]>(() => (runs.value ? standing(shownMoves.value) : []));

/** The hint that was given just now. */
export const newest = computed<Told | null>(() => (runs.value ? lastTold(shownMoves.value) : null));

/** The hints that wait for an answer, by the cards that they touched. */
export const waitingOn = computed<ReadonlyMap<number, Told[]>>(() => {
  const cards = new Map<number, Told[]>();
  for (const told of waiting.value) {
    for (const card of told.touched) cards.set(card, [...(cards.get(card) ?? []), told]);
  }
  return cards;
});

/** All hints that touched each card. */
export const hintsOn = computed<ReadonlyMap<number, Told[]>>(() => hintsByCard(shownMoves.value));

/** What happened since one's last turn; while looking back, the last round. */
export const news = computed<Move[]>(() =>
  sinceTurn(shownMoves.value, past.value ? null : eyes.value, Math.max(1, (view.value?.players ?? 2) - 1)),
);
