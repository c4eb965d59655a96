/** Where something happened that you may want to see: a mistake, a card that was lost for good, a hint. */

import { faceOf, has } from "../game/cards.ts";
import type { Event, Move, Seat, View } from "../messages.gen.ts";

export const JUMPS = ["mistake", "lost", "hint"] as const;
export type Jump = (typeof JUMPS)[number];

/** Whether an event is one of those; `view` is the table before it. Hints are those for a seat, if a seat is named. */
function isOne(kind: Jump, event: Event, view: View | undefined, seat: Seat | null): boolean {
  switch (kind) {
    case "mistake":
      return event.type === "misplayed";
    case "lost":
      return (
        (event.type === "misplayed" || event.type === "discarded") &&
        view !== undefined &&
        has(view.irreplaceable, faceOf(event.card))
      );
    case "hint":
      return event.type === "hinted" && (seat === null || event.target === seat);
  }
}

/** How many moves had been made after the next such move; after the last one the first comes again. */
export function nextJump(kind: Jump, moves: Move[], views: View[], at: number, seat: Seat | null): number | null {
  const found = moves
    .filter((move) => move.events.some((event) => isOne(kind, event, views[move.place], seat)))
    .map((move) => move.place + 1);
  return found.find((after) => after > at) ?? found[0] ?? null;
}
