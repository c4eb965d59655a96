/** What is picked at the table: a card of one's own or a teammate; and what a hint would light up, or a bot's words do. */
import { computed, effect, signal } from "@preact/signals";
import type { What } from "../game/actions.ts";
import { touched } from "../game/hints.ts";
import { keep, kept } from "../keep.ts";
import type { Seat } from "../messages.gen.ts";
import { reviewing } from "./playback.ts";
import { spoken } from "./spoken.ts";
import { eyes, facts, game, past, view } from "./table.ts";

export type Selection = { kind: "card"; card: number } | { kind: "seat"; seat: Seat; card: number | null } | null;

export const selection = signal<Selection>(null);
/** The hint under the finger, the pointer or the focus. */
export const preview = signal<What | null>(null);
/** Show what teammates know of their hands: all of them (toggle) or one (held down). */
export const showKnown = signal(kept("show-known") === "yes");
export const heldSeat = signal<number | null>(null);
/** Sheets that lie over the table. */
export type Sheet = "discards" | "history" | "talk" | "menu" | "card" | "keys" | null;
export const sheet = signal<Sheet>(null);

const NOTHING: ReadonlySet<number> = new Set();

export const lit = computed<ReadonlySet<number>>(() => {
  const now = view.value;
  const picked = selection.value;
  if (picked?.kind === "seat" && preview.value !== null && now && facts.value) {
    return new Set(touched(facts.value, now.hands[picked.seat]!, preview.value));
  }
  const busy = picked !== null && !reviewing.value; // with something else than what was said
  return busy ? NOTHING : spoken.value;
});

export function toggleKnown(): void {
  showKnown.value = !showKnown.value;
  keep("show-known", showKnown.value ? "yes" : "no");
}

/** While one goes through a game there is nothing to do with a card but to look at it closely. */
function examine(): boolean {
  if (reviewing.value) sheet.value = "card";
  return reviewing.value;
}

export function pickCard(card: number): void {
  preview.value = null;
  if (examine()) {
    selection.value = { kind: "card", card };
    return;
  }
  selection.value = selection.value?.kind === "card" && selection.value.card === card ? null : { kind: "card", card };
}

export function pickSeat(seat: Seat, card: number | null): void {
  preview.value = null;
  if (card !== null && examine()) {
    selection.value = { kind: "seat", seat, card };
    return;
  }
  const now = selection.value;
  const same = now?.kind === "seat" && now.seat === seat && now.card === card;
  selection.value = same ? null : { kind: "seat", seat, card };
}

export function unpick(): void {
  selection.value = null;
  preview.value = null;
}

/** What is no longer there cannot stay picked. */
effect(() => {
  const hands = view.value?.hands;
  const picked = selection.peek();
  if (picked?.kind === "card" && !(hands?.[eyes.value ?? -1] ?? []).some((card) => card.id === picked.card)) unpick();
});

const moment = computed(() => `${game.value?.view.turn} ${past.value?.version}`);

/** A new turn begins with nothing picked; so does looking back. */
effect(() => {
  void moment.value;
  if (selection.peek()?.kind === "seat") unpick();
});
