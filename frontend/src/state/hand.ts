/** How one holds one's own cards (C3): their order, which are turned, raised or lowered; and the card being dragged. */
import { effect, signal } from "@preact/signals";
import type { HeldCard } from "../messages.gen.ts";
import type { Wish } from "./outbox.ts";
import { ask, game } from "./table.ts";

export type Zone = "play" | "discard" | null;

export interface Drag {
  card: number;
  /** How far the pointer has come. */
  dx: number;
  dy: number;
  zone: Zone;
}

export type CardPose = Pick<HeldCard, "turned" | "raised">;

export const drag = signal<Drag | null>(null);

interface Gestures {
  order: number[] | null;
  poses: Record<number, CardPose>;
}

const NONE: Gestures = { order: null, poses: {} };
/** What was asked for and the server has not answered yet: the next gesture begins there. */
const wished = signal(NONE);
let unanswered = 0;

effect(() => {
  if (game.value !== null && unanswered > 0) return;
  unanswered = 0;
  wished.value = NONE;
});

function wish(message: Wish, gestures: Partial<Gestures>): void {
  wished.value = { ...wished.value, ...gestures };
  unanswered += 1;
  const answered = () => {
    unanswered = Math.max(0, unanswered - 1);
    if (unanswered === 0) wished.value = NONE;
  };
  ask(message, { done: answered, refused: answered });
}

/** A hand as it is to be shown. */
export function inOrder(hand: HeldCard[]): HeldCard[] {
  const { order, poses } = wished.value;
  const held = hand.map((card) => (card.id in poses ? { ...card, ...poses[card.id] } : card));
  if (!order || order.length !== hand.length) return held;
  const sorted = order.map((id) => held.find((card) => card.id === id));
  return sorted.every((card) => card !== undefined) ? sorted : held;
}

/** Hold a card of one's own like this; the others stay as they are. */
export function pose(hand: HeldCard[], card: number, how: Partial<CardPose>): void {
  const changed = inOrder(hand).map((one) => (one.id === card ? { ...one, ...how } : one));
  const ids = (which: (one: HeldCard) => boolean) => changed.filter(which).map((one) => one.id);
  wish(
    {
      type: "pose",
      turned: ids((one) => one.turned),
      raised: ids((one) => one.raised > 0),
      lowered: ids((one) => one.raised < 0),
    },
    { poses: Object.fromEntries(changed.map(({ id, turned, raised }) => [id, { turned, raised }])) },
  );
}

/** Push a card up (1) or down (−1); what is pushed the other way already is level first. */
export function push(hand: HeldCard[], card: number, by: 1 | -1): void {
  const now = inOrder(hand).find((one) => one.id === card);
  const raised = now && (Math.max(-1, Math.min(1, now.raised + by)) as HeldCard["raised"]);
  if (now && raised !== now.raised) pose(hand, card, { raised });
}

/** Put a card at another place of the hand. */
export function move(hand: HeldCard[], card: number, to: number): void {
  const order = inOrder(hand).map((one) => one.id);
  const from = order.indexOf(card);
  if (from < 0 || from === to || to < 0 || to >= order.length) return;
  order.splice(from, 1);
  order.splice(to, 0, card);
  wish({ type: "arrange", cards: order }, { order });
}
