/** Cards and sets of card identities, as the core writes them. */
import type { Card, CardSet, Colour, Rules, View } from "../messages.gen.ts";

export const COLOURS: Colour[] = ["red", "yellow", "green", "blue", "white", "multicolour", "black"];
export const VALUES = [1, 2, 3, 4, 5];
const LETTERS = "rygbwmk";
const COPIES = [3, 2, 2, 2, 1];

export interface Face {
  colour: Colour;
  value: number;
}

export function faceOf(card: Card): Face {
  return { colour: COLOURS[LETTERS.indexOf(card[0]!)]!, value: Number(card[1]) };
}

export function cardOf(colour: Colour, value: number): Card {
  return `${LETTERS[COLOURS.indexOf(colour)]}${value}`;
}

export function identityOf({ colour, value }: Face): number {
  return COLOURS.indexOf(colour) * 5 + value - 1;
}

/** Whether a face is in a set. Sets have up to 35 bits, more than `>>` can see. */
export function has(set: CardSet, face: Face): boolean {
  return Math.floor(set / 2 ** identityOf(face)) % 2 === 1;
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

/** How many copies of a face the deck has (S2, M1, K1). */
export function copiesOf(rules: Rules, { colour, value }: Face): number {
  if (colour === "multicolour" && rules.multicolour.endsWith("-5")) return 1;
  return COPIES[colour === "black" ? 5 - value : value - 1]!;
}

/** The values of a firework in the order in which they are played (K2). */
export function orderOf(colour: Colour): number[] {
  return colour === "black" ? [...VALUES].reverse() : VALUES;
}

/** The value that lies on top of a firework; null while it is empty. */
export function topOf(colour: Colour, placed: number): number | null {
  return placed === 0 ? null : orderOf(colour)[placed - 1]!;
}

/** How many cards a firework can have in the end (C4). */
export function reachOf(view: View, colour: Colour): number {
  const placed = view.fireworks[colour] ?? 0;
  const later = orderOf(colour).slice(placed);
  const stop = later.findIndex((value) => has(view.useless, { colour, value }));
  return stop < 0 ? 5 : placed + stop;
}
