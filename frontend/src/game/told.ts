/** The hints of a game: which still wait for an answer, and which touched a card; and what happened since a turn. */
import type { CardId, Hinted, Move, MoveNumber, Seat, Version } from "../messages.gen.ts";
import { turnsOf, type What } from "./actions.ts";

/** A hint that was given, the moment before it and the number of its move. */
export interface Told {
  place: Version;
  number: MoveNumber | null;
  by: Seat;
  to: Seat;
  what: What;
  touched: CardId[];
}

/** The hints that a move gave. */
export function toldIn({ place, number, events }: Move): Told[] {
  return events
    .filter((event): event is Hinted => event.type === "hinted")
    .map(({ seat, target, what, touched }) => ({ place, number, by: seat, to: target, what, touched }));
}

/** The hints whose receivers have not acted since, oldest first. */
export function standing(moves: Move[]): Told[] {
  let now: Told[] = [];
  for (const move of turnsOf(moves)) {
    now = [...now.filter(({ to }) => to !== move.seat), ...toldIn(move)];
  }
  return now;
}

/** The hint with which a game has just gone on; null after anything else. */
export function lastTold(moves: Move[]): Told | null {
  const last = turnsOf(moves).at(-1);
  return last ? (toldIn(last)[0] ?? null) : null;
}

/** The hints that touched each card since it was drawn (tile 5 lets an id be drawn again), oldest first. */
export function hintsByCard(moves: Move[]): Map<CardId, Told[]> {
  const found = new Map<CardId, Told[]>();
  for (const move of moves) {
    for (const told of toldIn(move)) {
      for (const card of told.touched) found.set(card, [...(found.get(card) ?? []), told]);
    }
    for (const event of move.events) if (event.type === "drawn") found.delete(event.id);
  }
  return found;
}

/** What happened after the last turn of a seat; to those who look on, the last round. */
export function sinceTurn(moves: Move[], seat: Seat | null, players: number): Move[] {
  const turns = turnsOf(moves);
  return seat === null ? turns.slice(-players) : turns.slice(turns.findLastIndex((move) => move.seat === seat) + 1);
}
