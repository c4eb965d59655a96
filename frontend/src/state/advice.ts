/** Advice on what to do, for those who play with bots alone. */
import { computed, signal } from "@preact/signals";
import type { Suggested } from "../messages.gen.ts";
import { ask, game, mySeat, myTurn, past, sending, table } from "./table.ts";

const newest = signal<Suggested | null>(null);
const place = signal(0);
/** Whether an answer is on its way. */
export const pondering = signal(false);

export const mayAsk = computed(
  () =>
    myTurn.value &&
    sending.value === null &&
    (table.value?.chairs.every((chair, seat) => chair.kind === "bot" || seat === mySeat.value) ?? false),
);

/** The move that the coach speaks of, in the game as it is now. */
export const considered = computed(() => {
  const now = newest.value;
  if (!now || now.version !== game.value?.version || !mayAsk.value || past.value) return null;
  return now.candidates[place.value % now.candidates.length] ?? null;
});

export function considerNext(): void {
  place.value += 1;
}

export function askForAdvice(): void {
  pondering.value = true;
  const ready = () => (pondering.value = false);
  ask(
    { type: "suggest" },
    {
      done: ready,
      refused: ready,
      suggested: (suggested) => {
        place.value = 0;
        newest.value = suggested;
      },
    },
  );
}
