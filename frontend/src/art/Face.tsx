/** The front of a card. */
import { faceOf } from "../game/cards.ts";
import type { Card } from "../messages.gen.ts";
import { Numeral, Shape } from "./Drawings.tsx";

export function Face({ card, class: extra = "" }: { card: Card; class?: string }) {
  const { colour, value } = faceOf(card);
  return (
    <span class={`face c-${colour} ${extra}`} aria-hidden="true">
      <Numeral value={value} />
      <Shape colour={colour} class="emblem" />
    </span>
  );
}
