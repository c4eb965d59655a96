import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { FirstReview } from "../src/messages.gen.ts";
import { curveOf, momentAt } from "../src/review/curve.ts";
import { momentsOf } from "../src/review/moments.ts";
import { percent } from "../src/review/percent.ts";

function reviewOf(...reach: [number, number][]): FirstReview {
  return { reach: reach.map(([best, bound]) => ({ best, bound })), gone: null, falls: [], known: [] };
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

test("moments are what made the most unreachable or clearly cost something, the dearest first, luck told apart", () => {
  const turn = { seat: 0, hand: [], mistake: null, loss: null, sure_plays: [], sure_discards: [] };
  const first: FirstReview = {
    ...reviewOf([25, 25]),
    falls: [{ move: 4, cost: 1, line: [] }],
    known: [
      { ...turn, move: 2, sure_plays: [7] },
      { ...turn, move: 4, loss: 0.1 },
      { ...turn, move: 6 },
    ],
  };
  const estimate = { after: 20, error: 0.07, preferred: "play 7" };
  const deep = {
    team: "hat",
    estimates: [
      { ...estimate, move: 2, cost: 1.4, clear: true },
      { ...estimate, move: 3, cost: 2, clear: false },
      { ...estimate, move: 5, cost: 0.1, clear: true },
      { ...estimate, move: 6, cost: 0.4, clear: true },
    ],
  };
  deepEqual(
    momentsOf(first, deep).map(({ move, nature }) => [move, nature]),
    [
      [2, "knowable"],
      [4, "luck"],
      [6, "unseen"],
    ],
  );
  equal(momentsOf(first, null).length, 1);
});
