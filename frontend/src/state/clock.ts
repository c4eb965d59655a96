/** The clock of the table, going on between two messages of the server. */
import { computed, effect, signal } from "@preact/signals";
import { table } from "./table.ts";

const now = signal(performance.now());
/** When the table was last told of, by this device's clock. */
let heardAt = 0;

const face = computed(() => table.value?.clock ?? null);

effect(() => {
  if (!face.value) return;
  heardAt = performance.now();
  now.value = heardAt;
});

/** It ticks only where there is a clock that runs. */
effect(() => {
  if (face.value?.seat == null || face.value.up) return;
  const timer = setInterval(() => (now.value = performance.now()), 250);
  return () => clearInterval(timer);
});

/** How many seconds a seat has left for its turn; null without a clock. */
export function secondsLeft(seat: number): number | null {
  const clock = face.value;
  const left = clock?.left[seat];
  if (!clock || left === undefined) return null;
  const gone = clock.seat === seat && !clock.up ? Math.max(0, now.value - heardAt) / 1000 : 0;
  return Math.max(0, Math.ceil(left - gone));
}

/** Whose time runs, and whether it is over. */
export const running = computed(() => (face.value?.seat == null ? null : { seat: face.value.seat, up: face.value.up }));

/** "1:05" */
export function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
