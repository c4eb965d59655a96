/** What people switch on or off for their own comfort; kept by the browser. */
import { effect, type Signal, signal } from "@preact/signals";
import { keep, kept } from "../keep.ts";

function switchable(key: string, atFirst: boolean): Signal<boolean> {
  const saved = kept(key);
  const setting = signal(saved === null ? atFirst : saved === "yes");
  effect(() => keep(key, setting.value ? "yes" : "no"));
  return setting;
}

/** Single keys do something at the table. */
export const shortcuts = switchable("shortcuts", true);
/** The page asks before what you would regret. */
export const confirming = switchable("confirm", true);
/** How the page calls when something happens, besides the title. */
export const sounding = switchable("sound", false);
/** How loud sounds are, from 0 to 1. */
export const loudness = signal(Number(kept("loudness") ?? 0.8));
effect(() => keep("loudness", String(loudness.value)));
export const vibrating = switchable("vibrate", false);
export const notifying = switchable("notify", false);
/** Efficiency, pace and spare tokens stand at the table. */
export const counting = switchable("figures", false);
/** One sees what teammates know of their hands. */
export const showKnown = switchable("show-known", false);
/** The history is told in sentences, not in symbols. */
export const inSentences = switchable("sentences", kept("history") === "sentences");

/** Milliseconds from a move to the next while a game plays by itself, and how they are called. */
export const PACES = [2600, 1400, 700] as const;
export const PACE_NAMES = ["½×", "1×", "2×"] as const;
export const pace = signal(1);

export const hasPlayed = switchable("has-played", false);

/** Help of the first games: marks on your own cards, and why the bots do what they do. None goes unless you agree. */
export const HELPS = ["playable", "useless", "dear", "reasons"] as const;
export const helps = {
  playable: switchable("help-playable", true),
  useless: switchable("help-useless", true),
  dear: switchable("help-dear", true),
  reasons: switchable("help-reasons", true),
};

/** Your first game is over; the one that teaches is none. */
export function markPlayed(): void {
  hasPlayed.value = true;
}
