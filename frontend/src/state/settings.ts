/** What people switch on or off for their own comfort; kept by the browser. */
import { computed, effect, type Signal, signal } from "@preact/signals";
import { keep, kept } from "../keep.ts";

function switchable(key: string, atFirst: boolean): Signal<boolean> {
  const saved = kept(key);
  const setting = signal(saved === null ? atFirst : saved === "yes");
  effect(() => keep(key, setting.value ? "yes" : "no"));
  return setting;
}

/** Single keys do something at the table. */
export const shortcuts = switchable("shortcuts", true);
/** The page asks before what one would regret. */
export const confirming = switchable("confirm", true);
/** How the page calls when something happens, besides the title. */
export const sounding = switchable("sound", false);
/** How loud sounds are, from 0 to 1. */
export const loudness = signal(Number(kept("loudness") ?? 0.8));
effect(() => keep("loudness", String(loudness.value)));
export const vibrating = switchable("vibrate", false);
export const notifying = switchable("notify", false);
/** One sees what teammates know of their hands. */
export const showKnown = switchable("show-known", false);
/** The history is told in sentences, not in symbols. */
export const inSentences = switchable("sentences", kept("history") === "sentences");

/** Milliseconds from a move to the next while a game plays by itself, and how they are called. */
export const PACES = [2600, 1400, 700] as const;
export const PACE_NAMES = ["½×", "1×", "2×"] as const;
export const pace = signal(1);

/** Whether beginners' marks were asked for; null: not decided, so they are there in the first game only. */
const marks = signal(kept("beginner"));
const played = switchable("has-played", false);

export const beginner = computed(() => (marks.value === null ? !played.value : marks.value === "yes"));

export function setBeginner(on: boolean): void {
  marks.value = on ? "yes" : "no";
  keep("beginner", marks.value);
}

/** One's first game is over; the one that teaches is none. */
export function markPlayed(): void {
  played.value = true;
}
