import assert from "node:assert/strict";
import { test } from "node:test";
import type { PuzzleListing } from "../src/messages.gen.ts";
import { levelOf } from "../src/puzzle/words.ts";

const listing = (tried: number, solved: number): PuzzleListing => ({
  number: 1,
  kind: "show",
  theme: "pace",
  source: "bots",
  options: {},
  players: 2,
  tried,
  solved,
  rating: null,
  yours: null,
});

test("nothing is said about how hard a puzzle is before ten people have tried it", () => {
  assert.equal(levelOf(listing(0, 0)), "unknown");
  assert.equal(levelOf(listing(9, 9)), "unknown");
  assert.equal(levelOf(listing(10, 10)), "easy");
});

test("the share of people who solve a puzzle at once says how hard it is", () => {
  assert.deepEqual(
    [70, 69, 40, 39, 0].map((solved) => levelOf(listing(100, solved))),
    ["easy", "medium", "medium", "hard", "hard"],
  );
});
