/** Help that fades: what a player does by themselves is counted, and after some times in a row the page asks whether the
 * help is still wanted. It never goes without an answer, and the settings call it back. */
import { signal } from "@preact/signals";
import { readAction } from "../game/actions.ts";
import { keep, kept } from "../keep.ts";
import type { Event, View } from "../messages.gen.ts";
import { confirming, HELPS, helps } from "../state/settings.ts";
import { certainty } from "./certain.ts";

const FADING = [...HELPS, "warnings"] as const;
export type Fading = (typeof FADING)[number];

const ENOUGH = 3; // times in a row
const LATER = -6; // who wants to keep it is asked again after some more

/** How often in a row it was shown that a help is not needed. */
export const shown = signal<Partial<Record<Fading, number>>>(JSON.parse(kept("shown") ?? "{}"));

function set(help: Fading, times: number): void {
  shown.value = { ...shown.value, [help]: times };
  keep("shown", JSON.stringify(shown.value));
}

const isOn = (help: Fading): boolean => (help === "warnings" ? confirming : helps[help]).value;

/** Somebody did something right by themselves, or wrong. */
export function show(help: Fading, right: boolean): void {
  if (isOn(help)) set(help, right ? (shown.value[help] ?? 0) + 1 : Math.min(0, shown.value[help] ?? 0));
}

/** The help that is no longer needed, if there is one: one at a time. */
export const unneeded = (): Fading | null =>
  FADING.find((help) => isOn(help) && (shown.value[help] ?? 0) >= ENOUGH) ?? null;

export function stop(help: Fading): void {
  set(help, 0);
  (help === "warnings" ? confirming : helps[help]).value = false;
}

export const goOnHelping = (help: Fading): void => set(help, LATER);

/** What a move shows of its player, who had this view and made it so. */
export function judge(view: View, action: string, [event]: Event[]): [Fading, boolean][] {
  const done = readAction(action);
  const hand = view.hands[view.actor ?? -1] ?? [];
  const card = "card" in done ? hand.find((held) => held.id === done.card) : undefined;
  if (!card) return [];
  const known = certainty(view, card);
  if (done.kind === "play") {
    const fits = event?.type === "played";
    if (known === "playable") return [["playable", true]];
    return card.hints.length > 0 ? [["reasons", fits]] : [];
  }
  const others = hand.filter((held) => held !== card).map((held) => certainty(view, held));
  return [
    ...(known === "useless" || others.includes("useless")
      ? [["useless", known === "useless"] as [Fading, boolean]]
      : []),
    ...(known === "dear" || others.includes("dear") ? [["dear", known !== "dear"] as [Fading, boolean]] : []),
    ...(known === "playable" ? [["playable", false] as [Fading, boolean]] : []),
  ];
}
