/** For beginners: what is certain of a card of your own, from what you can know. */
import { has } from "../game/cards.ts";
import { type CardSet, COLOURS, type HeldCard, VALUES, type View } from "../messages.gen.ts";

export type Certainty = "playable" | "useless" | "dear";

function within(part: CardSet, whole: CardSet): boolean {
  return COLOURS.every((colour) =>
    VALUES.every((value) => !has(part, { colour, value }) || has(whole, { colour, value })),
  );
}

/** What holds whatever the card turns out to be. */
export function certainty(view: View, card: HeldCard): Certainty | null {
  if (view.outcome !== null) return null;
  if (within(card.possible, view.playable)) return "playable";
  if (within(card.possible, view.useless)) return "useless";
  return within(card.possible, view.irreplaceable) ? "dear" : null;
}
