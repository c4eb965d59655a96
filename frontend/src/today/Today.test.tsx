import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { gameOf, viewOf } from "../../test/samples.ts";
import type { DealPage, FirstReview, GameListing, PuzzlePage } from "../messages.gen.ts";
import { TodayView } from "./Today.tsx";

const settings = { edition: "lunar", players: 3, options: {}, box: false } as unknown as DealPage["settings"];
const deal = { id: "2026-12-24", settings, streak: 4, state: "open", results: null } as unknown as DealPage;
const puzzle = {
  listing: { yours: "first" },
  streak: 0,
  seen: { game: gameOf({ view: { ...viewOf(), fireworks: { red: 2, blue: 0, white: 5 } } }) },
} as unknown as PuzzlePage;
const last = {
  id: "g",
  names: ["Ann", "Bob"],
  bots: [],
  score: 21,
  max_score: 25,
  outcome: "scored",
  stopped: false,
  scored: true,
} as unknown as GameListing;

const moments = [
  { move: 9, settled: 9, lost: 1, expected: null },
  { move: 17, settled: 17, lost: 2, expected: 1.5 },
];
const review = { moments } as unknown as FirstReview;

test("the deal lies face down, the puzzle shows its fireworks, and the last game leads to its review", () => {
  const root = new Tried().show(<TodayView news={{ deal, puzzle, last, review, lesson: null, clubs: [] }} />);
  equal(root.querySelectorAll(".today-back").length, 3);
  equal(root.querySelectorAll(".face").length, 2);
  const links = [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  deepEqual(links, ["/daily", "/puzzle", "/g/g", "/exercises"]); // after the last lesson
  const text = root.textContent ?? "";
  deepEqual(
    ["4 days in a row", "Solved", "Ann and Bob", "21", "Move 17 cost 2 points."].filter((part) => !text.includes(part)),
    [],
  );
});

test("what could not be fetched is left out, and the round of a club is there", () => {
  const clubs = [{ id: "k", name: "Friday", round: 2, rounds: 3, waits: true }];
  const lesson = { name: "chop", puzzles: [], solved: 0 };
  const root = new Tried().show(
    <TodayView news={{ deal: null, puzzle: null, last: null, review: null, lesson, clubs }} />,
  );
  deepEqual(
    [...root.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    ["/c/k", "/learn/chop"],
  );
  equal(root.querySelector(".today-mark")?.textContent, "Round 2 is open");
});
