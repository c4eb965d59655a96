/** What others ask of one, and whether there is room for it at the foot of the table. */
import { computed, effect, signal } from "@preact/signals";
import { choosing } from "./reactions.ts";
import { selection } from "./selection.ts";
import { mySeat, myTurn, past, table, view } from "./table.ts";

/** The first request that waits for one's own answer. */
export const waitsForMe = computed(
  () => table.value?.proposals.find((one) => mySeat.value !== null && one.needed.includes(mySeat.value)) ?? null,
);

/** Whether a bonus tile asks for a card, which comes before all else. */
export const taking = computed(() => {
  const pending = view.value?.pending;
  return myTurn.value && (pending === "reshuffle" || pending === "play discarded");
});

/** Whether one is in the middle of something: no question takes the place of what one is about to touch. */
const busy = computed(() => past.value !== null || selection.value !== null || choosing.value || taking.value);

/** Whether one has turned to the request all the same. What was picked is let go when others settle it: else its keys
 * would come back under the finger that is about to answer. */
const turned = signal(false);
effect(() => {
  if (waitsForMe.value !== null || !turned.peek()) return;
  turned.value = false;
  selection.value = null;
});

/** The request waits until one turns to it. */
export const waitsAside = computed(() => (busy.value && !turned.value ? waitsForMe.value : null));

export function turnToRequest(): void {
  turned.value = true;
}
