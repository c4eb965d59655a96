/** What a hint may name, what it would touch, and why it cannot be given (H1 to H7). */
import type { Card, CardSet, Colour, Facts, HeldCard, Seat, View } from "../messages.gen.ts";
import { hint, type What } from "./actions.ts";
import { faceOf, handOf, has } from "./cards.ts";

export function hintColours(facts: Facts): Colour[] {
  return facts.hints.map(([what]) => what).filter((what) => typeof what !== "number");
}

export function hintValues(facts: Facts): number[] {
  return facts.hints.map(([what]) => what).filter((what) => typeof what === "number");
}

/** The cards that a hint touches. */
function touchedBy(facts: Facts, what: What): CardSet {
  return facts.hints.find(([named]) => named === what)?.[1] ?? 0;
}

export function touches(facts: Facts, card: Card, what: What): boolean {
  return has(touchedBy(facts, what), faceOf(card));
}

/** The ids of the cards in a hand that a hint would touch. */
export function touched(facts: Facts, hand: HeldCard[], what: What): number[] {
  return hand.filter(({ card }) => card !== null && touches(facts, card, what)).map((card) => card.id);
}

/** The key of the text that says why a hint cannot be given now; null if it can. */
export function whyNotHint(view: View, seat: Seat, what: What): string | null {
  if (view.legal.includes(hint(seat, what))) return null;
  if (view.legal.length === 0) return "why-not-your-turn";
  if (view.pending === "colour hint" && typeof what === "number") return "why-colour-only";
  if (view.pending === "value hint" && typeof what !== "number") return "why-value-only";
  if (view.pending === "reshuffle" || view.pending === "play discarded") return "why-decision-first";
  if (view.hints === 0 && view.pending === null) return "why-no-token";
  if (handOf(view, seat).length === 0) return "why-empty-hand";
  return "why-touches-none";
}
