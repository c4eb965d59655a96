/** Advice on what to do, for those who play with bots alone. */
import { computed, signal } from "@preact/signals";
import type { Candidate, Suggested } from "../messages.gen.ts";
import { ask, game, mySeat, myTurn, table } from "./table.ts";

const newest = signal<Suggested | null>(null);
/** Whether an answer is on its way. */
export const pondering = signal(false);
/** The candidate under the finger, the pointer or the focus. */
export const considered = signal<Candidate | null>(null);

/** What the coach says about the game as it is now. */
export const advice = computed(() => (newest.value?.version === game.value?.version ? newest.value : null));

export const mayAsk = computed(
  () =>
    myTurn.value &&
    (table.value?.chairs.every((chair, seat) => chair.kind === "bot" || seat === mySeat.value) ?? false),
);

export function askForAdvice(): void {
  pondering.value = true;
  considered.value = null;
  const ready = () => (pondering.value = false);
  ask({ type: "suggest" }, { done: ready, refused: ready, suggested: (suggested) => (newest.value = suggested) });
}
