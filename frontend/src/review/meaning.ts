/** What hints meant by the conventions of the chosen level, at the moment that is shown. */
import { computed } from "@preact/signals";
import type { Came, Meaning } from "../messages.gen.ts";
import { level } from "./layers.ts";
import { review } from "./review.ts";

const meanings = computed<Meaning[]>(() => review.value?.meanings[level.value] ?? []);

/** What the last move of a moment said. */
export function saidAt(moves: number): Meaning[] {
  return meanings.value.filter(({ move }) => move === moves - 1);
}

/** A promise of an earlier hint that the last move settled. */
export interface Settled {
  by: Meaning;
  came: Came;
}

export function settledAt(moves: number): Settled[] {
  return meanings.value.flatMap((by) =>
    by.came.filter(({ move }) => move === moves - 1 && by.move !== moves - 1).map((came) => ({ by, came })),
  );
}

/** The cards that are spoken of: those of the hint, and those that somebody takes for something else now. */
export function cardsAt(moves: number): number[] {
  return saidAt(moves).flatMap(({ said }) => said.cards);
}

/** The nearest moment before or after this one at which something was said. */
export function nextSaid(moves: number, forward: boolean): number | null {
  const places = meanings.value.map(({ move }) => move + 1);
  const found = forward ? places.find((place) => place > moves) : places.findLast((place) => place < moves);
  return found ?? null;
}
