/** The turns of a game, set out in rounds: a row for each time around the table, a column for each seat. */
import type { Move } from "../messages.gen.ts";
import { turnsOf } from "./actions.ts";

export interface Turn {
  move: Move;
  row: number;
  /** Whether it is the first of its row. */
  first: boolean;
}

/** Who decides something else in the same turn (a bonus tile) begins another row. */
export function roundsOf(moves: Move[]): Turn[] {
  const turns: Turn[] = [];
  for (const move of turnsOf(moves)) {
    const before = turns.at(-1);
    const first = before === undefined || move.seat <= before.move.seat;
    turns.push({ move, row: (before?.row ?? -1) + (first ? 1 : 0), first });
  }
  return turns;
}
