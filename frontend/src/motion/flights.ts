/** Cards go from place to place: a played one to its firework, a discarded one to the discards, a drawn one from the pile
 * into the hand, where the others move up. Only transforms, so that slow phones keep pace. */
import { effect, signal } from "@preact/signals";
import { faceOf } from "../game/cards.ts";
import type { Card, CardId, Event } from "../messages.gen.ts";
import type { TableStore } from "../store/TableStore.ts";
import { mayMove } from "./still.ts";

/** How long a card is on its way, in milliseconds. */
export const FLIGHT = 480;
const MOVE_UP = 260;
/** How a card comes from the pile. */
const DRAWN: KeyframeAnimationOptions = {
  duration: FLIGHT,
  delay: MOVE_UP / 2,
  easing: "cubic-bezier(.2,.8,.3,1)",
  fill: "backwards",
};
/** After a dropped connection many moves may come at once: those are not shown. */
const MOST = 5;

export interface Flight {
  id: number;
  card: Card;
  from: DOMRect;
  /** Where it goes; one that does not fit goes to its firework first. */
  over: DOMRect | null;
  to: DOMRect;
}

type Places = Map<CardId, { element: HTMLElement; box: DOMRect }>;

/** The transform that shows an element as if it were at this place. */
export function asAt(place: DOMRect, box: DOMRect): string {
  const dx = place.left + place.width / 2 - (box.left + box.width / 2);
  const dy = place.top + place.height / 2 - (box.top + box.height / 2);
  const scale = Math.min(place.width / box.width, place.height / box.height);
  return `translate(${dx}px, ${dy}px) scale(${Math.min(1, scale)})`;
}

export class Motion {
  readonly flights = signal<Flight[]>([]);
  readonly #store: TableStore;
  #last = 0;
  /** Cards that move up. */
  #sliding: Animation[] = [];

  constructor(store: TableStore) {
    this.#store = store;
  }

  readonly landed = (flight: Flight): void => {
    this.flights.value = this.flights.value.filter((one) => one !== flight);
  };

  /** Where the cards in all hands are. */
  #places(): Places {
    const cards = this.#store.root?.querySelectorAll<HTMLElement>(".hand [data-card]") ?? [];
    return new Map(
      [...cards].map((element) => [Number(element.dataset.card), { element, box: element.getBoundingClientRect() }]),
    );
  }

  #boxOf(selector: string): DOMRect | null {
    return this.#store.root?.querySelector(selector)?.getBoundingClientRect() ?? null;
  }

  #fireworkOf(card: Card): DOMRect | null {
    return this.#boxOf(`[data-firework="${faceOf(card).colour}"] .firework-card`);
  }

  #discardsFor(card: Card): DOMRect | null {
    return this.#boxOf(`[data-cell="${card}"]`) ?? this.#boxOf("[data-opens='discards']");
  }

  #send(card: Card, from: DOMRect | null | undefined, to: DOMRect | null, over: DOMRect | null = null): void {
    if (from && to) this.flights.value = [...this.flights.value, { id: ++this.#last, card, from, over, to }];
  }

  #follow(event: Event, before: Places): void {
    switch (event.type) {
      case "played": {
        const from = event.from_discards ? this.#discardsFor(event.card) : before.get(event.id)?.box;
        this.#send(event.card, from, this.#fireworkOf(event.card));
        break;
      }
      case "misplayed":
        this.#send(event.card, before.get(event.id)?.box, this.#discardsFor(event.card), this.#fireworkOf(event.card));
        break;
      case "discarded":
        this.#send(event.card, before.get(event.id)?.box, this.#discardsFor(event.card));
        break;
      case "reshuffled":
        this.#send(event.card, this.#discardsFor(event.card), this.#boxOf(".tokens.pile"));
    }
  }

  /** Cards that are new come from the pile; those that have another place now move there. Who is still on the way there
   * sets out anew from where they are: two animations of one property would keep the page's main thread busy. */
  #settle(before: Places): void {
    for (const one of this.#sliding) one.cancel();
    this.#sliding = [];
    const pile = this.#boxOf(".tokens.pile");
    for (const [card, { element, box }] of this.#places()) {
      const was = before.get(card)?.box;
      if (was && (was.left !== box.left || was.top !== box.top)) {
        const start = `${was.left - box.left}px ${was.top - box.top}px`; // not a transform: the card may be turned
        this.#sliding.push(element.animate({ translate: [start, "0 0"] }, { duration: MOVE_UP, easing: "ease-out" }));
      } else if (!was && pile) {
        element.animate({ transform: [asAt(pile, box), "none"], opacity: [0.3, 1] }, DRAWN);
      }
    }
  }

  /** The effect runs before the page shows the new moment: there is time to see where the cards are now. Steps through the
   * past are moves like any other. */
  watch(): () => void {
    const { game, past } = this.#store;
    let known: number | null = null;
    let frame = 0;
    const stop = effect(() => {
      const moves = game.value?.moves;
      const at = past.value?.version ?? moves?.length ?? null;
      const fresh = known === null || at === null || !moves ? [] : moves.slice(known, at);
      known = at;
      if (fresh.length === 0 || fresh.length > MOST || !mayMove() || document.hidden) return;
      const before = this.#places();
      if (before.size === 0) return;
      for (const event of fresh.flatMap((move) => move.events)) this.#follow(event, before);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => this.#settle(before));
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }
}
