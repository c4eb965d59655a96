/** Bonus tiles: what one really did, and which discarded cards are worth taking (B2, B3). */
import type { Card, Facts, TileDrawn, View } from "../messages.gen.ts";
import { withCard } from "./actions.ts";
import { coloursInPlay, copiesOf, type Face, faceOf, has, reachOf } from "./cards.ts";

/** The tile that becomes another one when the pile is empty. */
const RESHUFFLES = 5;

/** What a tile did or asks for: its effect may have been lost, or have become another tile's. */
export function effectOf(event: TileDrawn): string {
  if (event.decision === "play discarded" && event.tile === RESHUFFLES) return "instead";
  if (event.decision) return event.decision.replace(" ", "-");
  if (event.regained > 0) return event.forgiven > 0 ? "both" : "regained";
  return event.forgiven > 0 ? "forgiven" : "nothing";
}

/** How much it helps to get a discarded card back; the smaller, the more. */
function rankOf(facts: Facts, view: View, face: Face): number {
  const placed = view.fireworks[face.colour] ?? 0;
  const place = facts.order[face.colour].indexOf(face.value);
  if (place < placed || has(view.useless, face)) return 100 + place;
  const gone = view.discards.filter(([, card]) => {
    const other = faceOf(card);
    return other.colour === face.colour && other.value === face.value;
  }).length;
  const lost = gone === copiesOf(facts, face); // nothing else can bring it
  return (lost ? 0 : 20) + (view.pending === "play discarded" ? -place : place - placed);
}

export interface Choice {
  id: number;
  card: Card;
  useful: boolean;
}

/** The discarded cards that may be taken, each face once, those that help most first. */
export function choices(facts: Facts, view: View): Choice[] {
  const faces = new Map<Card, number>();
  for (const [id, card] of view.discards) {
    if (view.legal.includes(withCard("take", id)) && !faces.has(card)) faces.set(card, id);
  }
  return [...faces]
    .map(([card, id]) => ({ id, card, rank: rankOf(facts, view, faceOf(card)) }))
    .sort((a, b) => a.rank - b.rank || a.card.localeCompare(b.card))
    .map(({ id, card, rank }) => ({ id, card, useful: rank < 100 }));
}

/** Whether a tile could still bring back a card of this face if its last copy were discarded: tile 5 or 6 is to come, and
 * another firework can be completed to draw it. */
export function couldComeBack(facts: Facts, view: View, face: Face): boolean {
  const toCome = view.rules.bonus_tiles && [5, 6].some((tile) => !view.tiles_drawn.includes(tile));
  return (
    toCome &&
    coloursInPlay(view).some((colour) => {
      const whole = facts.order[colour].length;
      const open = (view.fireworks[colour] ?? 0) < whole;
      return colour !== face.colour && open && reachOf(facts, view, colour) === whole;
    })
  );
}
