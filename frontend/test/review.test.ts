import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { FirstReview } from "../src/messages.gen.ts";
import { curveOf, momentAt } from "../src/review/curve.ts";
import { lineAt } from "../src/review/line.ts";
import { percent } from "../src/review/percent.ts";

function reviewOf(...reach: [number, number][]): FirstReview {
  return {
    reach: reach.map(([best, bound]) => ({ best, bound, line: null })),
    gone: null,
    lost_card: null,
    known: [],
    moments: [],
    marks: [],
    players: [],
    agreement: "none",
    meanings: {},
    luck: null,
    tightest: null,
  };
}

test("the curve goes down in steps, and a loss at the very end does not flatten the rest", () => {
  const { moves, best, doubt } = curveOf(reviewOf([25, 25], [20, 20], [0, 0]), [5, 5, 0], 25);
  equal(moves, 2);
  equal(best, "M0 6H50V 28.5H100V 96");
  equal(doubt, "");
});

test("what is not known is drawn between the bounds", () => {
  const { doubt } = curveOf(reviewOf([25, 25], [20, 25]), [0, 0], 25);
  equal(doubt, "M0 6H100V 6L100 24L0 6Z");
});

test("a game without points is a line, too", () => {
  equal(curveOf(reviewOf([30, 30]), [0], 30).best, "M0 6");
});

test("what is to be expected goes from before each move to after it", () => {
  const reason = { key: "give-words", cards: [], details: {} };
  const estimate = { error: 0.07, clear: true, preferred: "play 1", reason };
  const estimates = [
    { ...estimate, move: 1, after: 20, cost: 5 },
    { ...estimate, move: 2, after: 10, cost: 0 },
  ];
  const { expected } = curveOf(reviewOf([25, 25], [25, 25], [25, 25]), [0, 0, 0], 25, estimates);
  equal(expected, "M0 6L50 24L50 60L100 60");
});

test("a point on the curve is a moment of the game", () => {
  equal(momentAt(0, 50), 0);
  equal(momentAt(0.511, 50), 26);
  equal(momentAt(1.2, 50), 50);
  equal(momentAt(-1, 50), 0);
});

test("only what is certain is 0 or 100 %", () => {
  equal(percent(1), "100%");
  equal(percent(0.9999), "99%");
  equal(percent(0.0001), "1%");
  equal(percent(0), "0%");
  equal(percent(1 / 3), "33%");
});

test("a line goes on from moment to moment until another one is named", () => {
  const reach = [["play 1", "play 2", "play 3"], null, ["discard 4", "play 3"], null].map((line) => ({
    best: 25,
    bound: 25,
    line,
  }));
  deepEqual(lineAt(reach, 0), ["play 1", "play 2", "play 3"]);
  deepEqual(lineAt(reach, 1), ["play 2", "play 3"]);
  deepEqual(lineAt(reach, 3), ["play 3"]);
});
