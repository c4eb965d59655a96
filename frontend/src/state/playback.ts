/** Going through the game move by move: by hand, or by itself. Works with whatever answers `look`. */
import { computed, effect, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { look, lookAtNow, moveCount, past, table } from "./table.ts";

/** Milliseconds from a move to the next, and how they are called. */
export const PACES = [2600, 1400, 700] as const;
export const PACE_NAMES = ["½×", "1×", "2×"] as const;
/** The server answers about ten looks a second for long. */
const SOONEST = 110;

export const pace = signal(1);
export const playing = signal(false);
/** How many moves have been made at the moment that is shown. */
export const at = computed(() => past.value?.version ?? moveCount.value);

/** Whether the game is gone through and not played: one looks back, or it is over. */
export const reviewing = computed(() => past.value !== null || table.value?.phase === "over");
/** Where one wants to be; it takes a moment to get there. */
const wished = signal<number | null>(null);
export const aim = computed(() => wished.value ?? at.value);

/** What those who know more of the game add to its moments. */
interface Commentary {
  /** Drawn behind the slider. */
  Behind: ComponentType;
  /** Drawn beside what was done last. */
  Beside: ComponentType;
  /** Said of the game after so many moves. */
  told: (moves: number) => string;
  /** The cards that it speaks of then; null if it is silent. */
  lit: (moves: number) => number[] | null;
}
export const commentary = signal<Commentary | null>(null);

let last = 0;
let timer = 0;

/** Show the game after so many moves. Those asked for in quick succession are left out, but for the last. */
export function goTo(moves: number): void {
  wished.value = Math.min(Math.max(moves, 0), moveCount.value);
  if (timer === 0) timer = setTimeout(send, Math.max(0, last + SOONEST - Date.now()));
}

function send(): void {
  timer = 0;
  last = Date.now();
  if (wished.value !== null) look(wished.value);
}

/** A step, by hand. */
export function stepBy(moves: number): void {
  pause();
  goTo(aim.value + moves);
}

export function pause(): void {
  playing.value = false;
}

/** Let the game go on by itself from where one wants to be; from the beginning if that is its end. */
export function play(): void {
  if (aim.value === moveCount.value) goTo(0);
  playing.value = true;
}

/** Show what happened after so many moves once more, then the present. */
export function replayFrom(moves: number): void {
  goTo(moves);
  playing.value = true;
}

export function backToNow(): boolean {
  pause();
  clearTimeout(timer);
  timer = 0;
  wished.value = null;
  const wasBack = past.value !== null;
  lookAtNow();
  return wasBack;
}

effect(() => {
  if (wished.value === at.value) wished.value = null;
});

/** Step on while it plays; before the first step has come there is nothing to step on from. */
effect(() => {
  const now = past.value?.version;
  if (!playing.value || now === undefined) return undefined;
  const next = setTimeout(() => goTo(now + 1), PACES[pace.value]);
  return () => clearTimeout(next);
});

/** Nothing plays on once the present is shown again. */
let wasBack = false;
effect(() => {
  const isBack = past.value !== null;
  if (wasBack && !isBack) pause();
  wasBack = isBack;
});
