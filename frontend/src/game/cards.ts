/** Cards and sets of card identities, as the core writes them. */
import {
  type Card,
  type CardSet,
  COLOURS,
  type Colour,
  type Facts,
  type HeldCard,
  LETTERS,
  type Seat,
  VALUES,
  type View,
} from "../messages.gen.ts";

export interface Face {
  colour: Colour;
  value: number;
}

export function letterOf(colour: Colour): string {
  return LETTERS.charAt(COLOURS.indexOf(colour));
}

export function faceOf(card: Card): Face {
  // biome-ignore lint/style/noNonNullAssertion: each card begins with the letter of a colour
  return { colour: COLOURS[LETTERS.indexOf(card.charAt(0))]!, value: Number(card[1]) };
}

export function cardOf(colour: Colour, value: number): Card {
  return `${letterOf(colour)}${value}`;
}

function identityOf({ colour, value }: Face): number {
  return COLOURS.indexOf(colour) * VALUES.length + value - 1;
}

/** Whether a face is in a set. Sets have up to 35 bits, more than `>>` can see. */
export function has(set: CardSet, face: Face): boolean {
  return Math.floor(set / 2 ** identityOf(face)) % 2 === 1;
}

/** The hand of a seat. */
export function handOf(view: View, seat: Seat): HeldCard[] {
  return view.hands[seat] ?? [];
}

export function coloursInPlay(view: View): Colour[] {
  return COLOURS.filter((colour) => colour in view.fireworks);
}

/** The colours that a card of this set may have. */
export function coloursOf(set: CardSet, colours: Colour[]): Colour[] {
  return colours.filter((colour) => VALUES.some((value) => has(set, { colour, value })));
}

/** The values that a card of this set may have. */
export function valuesOf(set: CardSet, colours: Colour[]): number[] {
  return VALUES.filter((value) => colours.some((colour) => has(set, { colour, value })));
}

/** How many copies of a face the deck has. */
export function copiesOf(facts: Facts, face: Face): number {
  return facts.copies[identityOf(face)] ?? 0;
}

/** The value that lies on top of a firework; null while it is empty. */
export function topOf(facts: Facts, colour: Colour, placed: number): number | null {
  return facts.order[colour][placed - 1] ?? null;
}

/** How many cards a firework can have in the end (C4). */
export function reachOf(facts: Facts, view: View, colour: Colour): number {
  const placed = view.fireworks[colour] ?? 0;
  const order = facts.order[colour];
  const stop = order.findIndex((value, place) => place >= placed && has(view.useless, { colour, value }));
  return stop < 0 ? order.length : stop;
}
