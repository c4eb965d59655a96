/** What a plan rests on: as long as it stays the same, what was planned still makes sense. */
import { type CardSet, COLOURS, type Seat, VALUES, type View } from "../messages.gen.ts";
import { readAction } from "./actions.ts";
import { cardOf, handOf, has } from "./cards.ts";

/** The faces that are in both sets. */
function among(set: CardSet, other: CardSet): string {
  const faces = COLOURS.flatMap((colour) => VALUES.map((value) => ({ colour, value })));
  return faces
    .filter((face) => has(set, face) && has(other, face))
    .map(({ colour, value }) => cardOf(colour, value))
    .join(" ");
}

/** To play a card rests on what was told of it and whether it may fit; to discard one, on whether it may be needed; a hint
 * on the cards of the hand that it is for, and what is told of them. Null if the card is not there any more. */
export function restsOn(view: View, seat: Seat, action: string): string | null {
  const planned = readAction(action);
  if (planned.kind === "hint")
    return handOf(view, planned.seat)
      .map(({ id, told }) => `${id} ${told}`)
      .join();
  const held = "card" in planned ? handOf(view, seat).find(({ id }) => id === planned.card) : undefined;
  if (!held) return null;
  return `${held.told}: ${among(held.possible, planned.kind === "play" ? view.playable : view.irreplaceable)}`;
}
