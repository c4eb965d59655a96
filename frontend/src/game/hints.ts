/** What a hint would touch, and why it cannot be given (H1 to H7). */
import type { Colour, HeldCard, Rules, View } from "../messages.gen.ts";
import { faceOf } from "./cards.ts";

export type What = Colour | number;

const BASE: Colour[] = ["red", "yellow", "green", "blue", "white"];

/** The colours that a hint may name (M2, M3, K3). */
export function hintColours(rules: Rules): Colour[] {
  return rules.multicolour.startsWith("named") ? [...BASE, "multicolour"] : BASE;
}

export function touches(rules: Rules, card: HeldCard, what: What): boolean {
  if (card.card === null) return false;
  const { colour, value } = faceOf(card.card);
  if (typeof what === "number") return value === what;
  return colour === what || (colour === "multicolour" && rules.multicolour.startsWith("wild"));
}

/** The ids of the cards in a hand that a hint would touch. */
export function touched(view: View, seat: number, what: What): number[] {
  return view.hands[seat]!.filter((card) => touches(view.rules, card, what)).map((card) => card.id);
}

/** The key of the text that says why a hint cannot be given now; null if it can. */
export function whyNotHint(view: View, seat: number, what: What): string | null {
  if (view.legal.includes(`hint ${seat} ${what}`)) return null;
  if (view.legal.length === 0) return "why-not-your-turn";
  if (view.pending === "colour hint" && typeof what === "number") return "why-colour-only";
  if (view.pending === "value hint" && typeof what !== "number") return "why-value-only";
  if (view.pending === "reshuffle" || view.pending === "play discarded") return "why-decision-first";
  if (view.hints === 0 && view.pending === null) return "why-no-token";
  if (view.hands[seat]!.length === 0) return "why-empty-hand";
  return "why-touches-none";
}
