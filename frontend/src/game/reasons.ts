/** Why a bot did something, in its own words. */
import { find } from "../i18n.ts";
import type { Card, Explanation, Move } from "../messages.gen.ts";
import { cardName } from "./describe.ts";

/** The sentence for a reason; none for a bot whose words are not ours. */
export function reasonText(reason: Explanation): string | null {
  const { card } = reason.details;
  return find(`reason-${reason.key}`, { ...reason.details, ...(card ? { card: cardName(card as Card) } : {}) });
}

/** What a bot says about its move: how it understood the others, and why it acted. */
export function explanations(move: Move): string[] {
  const reasons = [...(move.heard ?? []), ...(move.reason ? [move.reason] : [])];
  return reasons.map(reasonText).filter((text) => text !== null);
}

/** The cards that a bot speaks of. */
export function cardsOf(move: Move): number[] {
  return [...(move.heard ?? []), ...(move.reason ? [move.reason] : [])].flatMap((reason) => reason.cards);
}
