import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { roundsOf } from "../src/game/rounds.ts";
import { hintsByCard, lastTold, sinceTurn, standing } from "../src/game/told.ts";
import type { Event, Move, Seat } from "../src/messages.gen.ts";

let count = 0;
/** As much of a move as matters here. */
const move = (seat: Seat, action: string, ...events: Event[]): Move =>
  ({ place: count, number: ++count, seat, action, events }) as Move;
const tell = (seat: Seat, target: Seat, what: number, ...touched: number[]): Move =>
  move(seat, `hint ${target} ${what}`, { type: "hinted", seat, target, what, touched, free: false });
const draw = (seat: Seat, id: number): Event => ({ type: "drawn", seat, id, card: null, left: 9, turn: 3 });

function game(): Move[] {
  count = 0;
  return [
    tell(0, 1, 3, 5, 6),
    tell(1, 2, 1, 10),
    move(2, "arrange 11 10 12"),
    move(2, "discard 10", draw(2, 13)),
    tell(0, 2, 5, 11),
  ];
}

test("a hint stands until its receiver has acted", () => {
  const at = (moves: number) => standing(game().slice(0, moves)).map(({ place }) => place);
  deepEqual(at(0), []);
  deepEqual(at(1), [0]);
  deepEqual(at(2), [1]); // the receiver of the first has answered it by a hint
  deepEqual(at(3), [1]); // putting cards into order is no answer
  deepEqual(at(4), []);
  deepEqual(at(5), [4]);
});

test("the hint of the last turn is known until the next", () => {
  equal(lastTold(game().slice(0, 3))?.place, 1);
  equal(lastTold(game().slice(0, 4)), null);
  equal(lastTold([]), null);
});

test("a card knows its hints, and none that touched another card of the same number", () => {
  const hints = hintsByCard([...game(), move(2, "take 10", draw(2, 11))]);
  deepEqual(
    hints.get(5)?.map(({ by, what, place }) => [by, what, place]),
    [[0, 3, 0]],
  );
  equal(hints.get(11), undefined);
});

test("what happened since a turn is all that the others did", () => {
  const numbers = (seat: number | null) => sinceTurn(game(), seat, 2).map(({ place }) => place);
  deepEqual(numbers(0), []);
  deepEqual(numbers(1), [3, 4]);
  deepEqual(numbers(null), [3, 4]);
});

test("turns are set out in rounds", () => {
  const turns = roundsOf(game()).map(({ move, row, first }) => [move.place, row, first]);
  deepEqual(turns, [
    [0, 0, true],
    [1, 0, false],
    [3, 0, false],
    [4, 1, true],
  ]);
});
