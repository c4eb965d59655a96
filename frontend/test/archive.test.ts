import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { nextJump } from "../src/archive/jumps.ts";
import { notesAt } from "../src/archive/notes.ts";
import type { Event, GamePage, Move } from "../src/messages.gen.ts";
import { setOf, viewOf } from "./samples.ts";

const moves: Move[] = (
  [
    { type: "hinted", seat: 0, target: 1, what: "red", touched: [5], turn: 0, free: false },
    { type: "discarded", seat: 1, id: 5, card: "r5", turn: 1, regained: 1 },
    { type: "misplayed", seat: 0, id: 0, card: "b3", turn: 2, announced: null },
    { type: "hinted", seat: 1, target: 0, what: 3, touched: [1], turn: 3, free: false },
    { type: "discarded", seat: 0, id: 1, card: "g1", turn: 4, regained: 1 },
  ] as unknown as Event[]
).map((event, number) => ({
  number,
  seat: number % 2,
  action: "",
  events: [event],
  fallback: false,
  reason: null,
  heard: [],
  stood_in: false,
  forgotten: false,
}));
const views = [...moves, null].map(() => viewOf({ irreplaceable: setOf("r5", "b5") }));

test("a jump leads to the next move of its kind, and after the last one to the first", () => {
  equal(nextJump("mistake", moves, views, 0, null), 3);
  equal(nextJump("mistake", moves, views, 3, null), 3);
  equal(nextJump("hint", moves, views, 0, null), 1);
  equal(nextJump("hint", moves, views, 1, null), 4);
  equal(nextJump("hint", moves, views, 4, null), 1);
});

test("a card is lost if it was the last that was needed, and a hint to somebody is no hint to another", () => {
  equal(nextJump("lost", moves, views, 0, null), 2);
  equal(nextJump("hint", moves, views, 0, 0), 4);
  equal(nextJump("hint", moves, views, 0, 2), null);
});

test("notes lie on their cards from when they were written until they are taken away", () => {
  const page = {
    game: { names: ["Ann", "Bob"] },
    notes: [
      { after: 1, seat: 0, card: 7, text: "five?" },
      { after: 2, seat: 1, card: 7, text: "play" },
      { after: 3, seat: 0, card: 7, text: "four" },
      { after: 4, seat: 0, card: 7, text: "" },
    ],
  } as GamePage;
  deepEqual(notesAt(page, 0, 0), {});
  deepEqual(notesAt(page, 2, 0), { 7: "five?" });
  deepEqual(notesAt(page, 3, 0), { 7: "four" });
  deepEqual(notesAt(page, 4, 0), {});
  deepEqual(notesAt(page, 4, 1), { 7: "play" });
  deepEqual(notesAt(page, 3, null), { 7: "Bob: play · Ann: four" });
});
