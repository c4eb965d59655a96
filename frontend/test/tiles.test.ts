import assert from "node:assert/strict";
import { test } from "node:test";
import { choices, couldComeBack, effectOf } from "../src/game/tiles.ts";
import type { TileDrawn } from "../src/messages.gen.ts";
import { FACTS, setOf, viewOf } from "./samples.ts";

const drawn = (tile: number, changes: Partial<TileDrawn> = {}): TileDrawn => ({
  type: "tileDrawn",
  seat: 0,
  tile,
  regained: 0,
  forgiven: 0,
  decision: null,
  ...changes,
});

test("a tile is told by what it really did", () => {
  assert.equal(effectOf(drawn(1, { regained: 1 })), "regained");
  assert.equal(effectOf(drawn(1)), "nothing"); // all tokens were there
  assert.equal(effectOf(drawn(2, { regained: 1, forgiven: 1 })), "both");
  assert.equal(effectOf(drawn(2, { forgiven: 1 })), "forgiven");
  assert.equal(effectOf(drawn(2)), "nothing");
  assert.equal(effectOf(drawn(3, { decision: "colour hint" })), "colour-hint");
  assert.equal(effectOf(drawn(5, { decision: "reshuffle" })), "reshuffle");
  assert.equal(effectOf(drawn(5, { decision: "play discarded" })), "instead"); // the pile was empty
  assert.equal(effectOf(drawn(6, { decision: "play discarded" })), "play-discarded");
  assert.equal(effectOf(drawn(6)), "nothing");
});

const taking = viewOf({
  pending: "reshuffle",
  discards: [
    [1, "b1"],
    [2, "g5"],
    [3, "r1"],
    [4, "r4"],
    [5, "r1"],
  ],
  fireworks: { red: 2, yellow: 0, green: 0, blue: 0, white: 0, multicolour: 0, black: 0 },
  useless: setOf("r1", "r2"),
  legal: ["take 1", "take 2", "take 3", "take 4", "take 5"],
});

test("the discarded cards that help come first, each face once", () => {
  const found = choices(FACTS, taking);
  assert.deepEqual(
    found.map(({ card }) => card),
    ["g5", "b1", "r4", "r1"], // lost otherwise; the sooner it fits; of no use
  );
  assert.deepEqual(
    found.map(({ useful }) => useful),
    [true, true, true, false],
  );
});

test("a lost card can come back only while a tile can be drawn for it", () => {
  const tiles = viewOf({ rules: { ...taking.rules, bonus_tiles: true } });
  const face = { colour: "red", value: 5 } as const;
  assert.equal(couldComeBack(FACTS, tiles, face), true);
  assert.equal(couldComeBack(FACTS, { ...tiles, tiles_drawn: [6, 1, 5] }, face), false);
  assert.equal(couldComeBack(FACTS, viewOf(), face), false);
  const nothing = { ...tiles, useless: setOf("y5", "g5", "b5", "w5", "m5", "k1") };
  assert.equal(couldComeBack(FACTS, nothing, face), false); // no other firework brings a tile
});
