/** Cards go from place to place: a played one to its firework, a discarded one to the discards, a drawn one from the pile
 * into the hand, where the others move up. Only transforms, so that slow phones keep pace. */
import { effect, signal } from "@preact/signals";
import { faceOf } from "../game/cards.ts";
import type { Card, Event } from "../messages.gen.ts";
import { game, past } from "../state/table.ts";
import { mayMove } from "./still.ts";

/** How long a card is on its way, in milliseconds. */
export const FLIGHT = 480;
const MOVE_UP = 260;
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

export const flights = signal<Flight[]>([]);
let last = 0;

export function landed(flight: Flight): void {
  flights.value = flights.value.filter((one) => one !== flight);
}

type Places = Map<number, { element: HTMLElement; box: DOMRect }>;

/** Where the cards in all hands are. */
function places(): Places {
  const cards = document.querySelectorAll<HTMLElement>(".hand [data-card]");
  return new Map(
    [...cards].map((element) => [Number(element.dataset.card), { element, box: element.getBoundingClientRect() }]),
  );
}

function boxOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

const fireworkOf = (card: Card) => boxOf(`[data-firework="${faceOf(card).colour}"] .firework-card`);
const discardsFor = (card: Card) => boxOf(`[data-cell="${card}"]`) ?? boxOf("[data-opens='discards']");

function send(card: Card, from: DOMRect | null | undefined, to: DOMRect | null, over: DOMRect | null = null): void {
  if (from && to) flights.value = [...flights.value, { id: ++last, card, from, over, to }];
}

function follow(event: Event, before: Places): void {
  switch (event.type) {
    case "played": {
      const from = event.from_discards ? discardsFor(event.card) : before.get(event.id)?.box;
      send(event.card, from, fireworkOf(event.card));
      break;
    }
    case "misplayed":
      send(event.card, before.get(event.id)?.box, discardsFor(event.card), fireworkOf(event.card));
      break;
    case "discarded":
      send(event.card, before.get(event.id)?.box, discardsFor(event.card));
      break;
    case "reshuffled":
      send(event.card, discardsFor(event.card), boxOf(".tokens.pile"));
  }
}

/** The transform that shows an element as if it were at this place. */
export function asAt(place: DOMRect, box: DOMRect): string {
  const dx = place.left + place.width / 2 - (box.left + box.width / 2);
  const dy = place.top + place.height / 2 - (box.top + box.height / 2);
  const scale = Math.min(place.width / box.width, place.height / box.height);
  return `translate(${dx}px, ${dy}px) scale(${Math.min(1, scale)})`;
}

/** Cards that move up. */
let sliding: Animation[] = [];

/** Cards that are new come from the pile; those that have another place now move there. Who is still on the way there sets
 * out anew from where they are: two animations of one property would keep the page's main thread busy. */
function settle(before: Places): void {
  for (const one of sliding) one.cancel();
  sliding = [];
  const pile = boxOf(".tokens.pile");
  for (const [card, { element, box }] of places()) {
    const was = before.get(card)?.box;
    if (was && (was.left !== box.left || was.top !== box.top)) {
      const start = `${was.left - box.left}px ${was.top - box.top}px`; // not a transform: the card may be turned
      sliding.push(element.animate({ translate: [start, "0 0"] }, { duration: MOVE_UP, easing: "ease-out" }));
    } else if (!was && pile) {
      const timing = {
        duration: FLIGHT,
        delay: MOVE_UP / 2,
        easing: "cubic-bezier(.2,.8,.3,1)",
        fill: "backwards" as const,
      };
      element.animate({ transform: [asAt(pile, box), "none"], opacity: [0.3, 1] }, timing);
    }
  }
}

let known: number | null = null;
let frame = 0;

/** The effect runs before the page shows the new moment: there is time to see where the cards are now. Steps through the
 * past are moves like any other. */
effect(() => {
  const moves = game.value?.moves;
  const at = past.value?.version ?? moves?.length ?? null;
  const fresh = known === null || at === null || !moves ? [] : moves.slice(known, at);
  known = at;
  if (fresh.length === 0 || fresh.length > MOST || !mayMove() || document.hidden) return;
  const before = places();
  if (before.size === 0) return;
  for (const event of fresh.flatMap((move) => move.events)) follow(event, before);
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => settle(before));
});
