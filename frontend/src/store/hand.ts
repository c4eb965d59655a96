/** How you hold your own cards (C3): their order, which are turned, raised or lowered; and the card being dragged. */
import { effect, signal } from "@preact/signals";
import type { CardId, HeldCard } from "../messages.gen.ts";
import type { Wish } from "./source.ts";
import type { Table } from "./table.ts";

export type Zone = "play" | "discard" | null;

export interface Drag {
  card: CardId;
  /** How far the pointer has come. */
  dx: number;
  dy: number;
  zone: Zone;
}

export type CardPose = Pick<HeldCard, "turned" | "raised">;

interface Gestures {
  order: number[] | null;
  poses: Record<number, CardPose>;
}

const NONE: Gestures = { order: null, poses: {} };

export class OwnCards {
  readonly drag = signal<Drag | null>(null);
  readonly #table: Table;
  /** What was asked for and not answered yet: the next gesture begins there. */
  readonly #wished = signal(NONE);
  #unanswered = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  #wish(message: Wish, gestures: Partial<Gestures>): void {
    this.#wished.value = { ...this.#wished.value, ...gestures };
    this.#unanswered += 1;
    const answered = () => {
      this.#unanswered = Math.max(0, this.#unanswered - 1);
      if (this.#unanswered === 0) this.#wished.value = NONE;
    };
    this.#table.ask(message, { done: answered, refused: answered });
  }

  /** A hand as it is to be shown. */
  readonly inOrder = (hand: HeldCard[]): HeldCard[] => {
    const { order, poses } = this.#wished.value;
    const held = hand.map((card) => (card.id in poses ? { ...card, ...poses[card.id] } : card));
    if (!order || order.length !== hand.length) return held;
    const sorted = order.map((id) => held.find((card) => card.id === id));
    return sorted.every((card) => card !== undefined) ? sorted : held;
  };

  /** Hold a card of your own like this; the others stay as they are. */
  readonly pose = (hand: HeldCard[], card: CardId, how: Partial<CardPose>): void => {
    const changed = this.inOrder(hand).map((one) => (one.id === card ? { ...one, ...how } : one));
    const ids = (which: (one: HeldCard) => boolean) => changed.filter(which).map((one) => one.id);
    this.#wish(
      {
        type: "pose",
        turned: ids((one) => one.turned),
        raised: ids((one) => one.raised > 0),
        lowered: ids((one) => one.raised < 0),
      },
      { poses: Object.fromEntries(changed.map(({ id, turned, raised }) => [id, { turned, raised }])) },
    );
  };

  /** Push a card up (1) or down (−1); what is pushed the other way already is level first. */
  readonly push = (hand: HeldCard[], card: CardId, by: 1 | -1): void => {
    const now = this.inOrder(hand).find((one) => one.id === card);
    const raised = now && (Math.max(-1, Math.min(1, now.raised + by)) as HeldCard["raised"]);
    if (now && raised !== now.raised) this.pose(hand, card, { raised });
  };

  /** Put a card at another place of the hand. */
  readonly move = (hand: HeldCard[], card: CardId, to: number): void => {
    const order = this.inOrder(hand).map((one) => one.id);
    const from = order.indexOf(card);
    if (from < 0 || from === to || to < 0 || to >= order.length) return;
    order.splice(from, 1);
    order.splice(to, 0, card);
    this.#wish({ type: "arrange", cards: order }, { order });
  };

  watch(): (() => void)[] {
    return [
      effect(() => {
        if (this.#table.game.value !== null && this.#unanswered > 0) return;
        this.#unanswered = 0;
        this.#wished.value = NONE;
      }),
    ];
  }
}
