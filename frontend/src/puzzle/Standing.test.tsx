import { equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import type { PuzzleProgress } from "../messages.gen.ts";
import { lineOf, Standing } from "./Standing.tsx";

const MINE: PuzzleProgress = {
  rating: { rating: 1612, low: 1420, high: 1804, results: 9 },
  course: [1500, 1650, 1612].map((rating, at) => ({ at, rating })),
  endless: 7,
  clock: 0,
  themes: [
    { theme: "save", puzzles: 54, answered: 4, first: 3 },
    { theme: "pace", puzzles: 30, answered: 0, first: 0 },
  ],
};

test("a rating is told with how sure it is, its course, and the themes that were begun", () => {
  const root = new Tried().show(<Standing mine={MINE} />);
  equal(/Your rating: 1612. Almost certainly between 1420 and 1804./.test(root.textContent ?? ""), true);
  equal(root.querySelector("svg")?.getAttribute("aria-label"), "From 1500 to 1612 in 3 answers");
  equal(/Longest streak: 7/.test(root.textContent ?? ""), true);
  const rows = [...root.querySelectorAll("tbody tr")].map((row) => row.textContent);
  equal(rows.length, 1);
  equal(/4 \/ 54.*75%/.test(rows[0] ?? ""), true);
});

test("a higher rating stands higher, and a single one is not a line", () => {
  equal(lineOf(MINE.course.slice(0, 1)), "");
  const heights = [...lineOf(MINE.course).matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
  equal(heights[1]! < heights[2]! && heights[2]! < heights[0]!, true);
});
