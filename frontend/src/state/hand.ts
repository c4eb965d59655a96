/** The order of one's own cards (C3) and the card that is being dragged. */
import { effect, signal } from "@preact/signals";
import type { HeldCard } from "../messages.gen.ts";
import { ask, game } from "./table.ts";

export type Zone = "play" | "discard" | null;

export interface Drag {
  card: number;
  /** How far the pointer has come. */
  dx: number;
  dy: number;
  zone: Zone;
}

export const drag = signal<Drag | null>(null);
/** The order asked for, until the server has it. */
const wished = signal<number[] | null>(null);

effect(() => {
  void game.value;
  wished.value = null;
});

/** A hand in the order to show. */
export function inOrder(hand: HeldCard[]): HeldCard[] {
  const order = wished.value;
  if (!order || order.length !== hand.length) return hand;
  const sorted = order.map((id) => hand.find((card) => card.id === id));
  return sorted.every((card) => card !== undefined) ? sorted : hand;
}

/** Put a card at another place of the hand. */
export function move(hand: HeldCard[], card: number, to: number): void {
  const ids = inOrder(hand).map((one) => one.id);
  const from = ids.indexOf(card);
  if (from < 0 || from === to || to < 0 || to >= ids.length) return;
  ids.splice(from, 1);
  ids.splice(to, 0, card);
  wished.value = ids;
  ask({ type: "arrange", cards: ids }, { refused: () => (wished.value = null) });
}
