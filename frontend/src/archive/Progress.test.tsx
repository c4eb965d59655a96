import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import type { Progress, ProgressGame } from "../messages.gen.ts";
import { averages, lineOf, ratesOf, shareOf } from "./course.ts";
import { ProgressView } from "./Progress.tsx";

const game = (id: string, score: number, outcome = "scored"): ProgressGame => ({
  id,
  ended: 1_700_000_000 + Number(id) * 86_400,
  score,
  max_score: 25,
  outcome,
  hints: 9,
});

const NOW: Progress = {
  games: 3,
  perfect: 1,
  lost: 1,
  hints_per_point: 0.75,
  recent: [game("1", 10), game("2", 0, "lost"), game("3", 25, "perfect")],
  best: [
    { edition: "none", players: 2, games: 2, best: 25, max_score: 25, perfect: 1 },
    { edition: "none", players: 3, games: 1, best: -1, max_score: 25, perfect: 0 },
  ],
  mates: [{ id: "bob", name: "Bob", games: 3, perfect: 1 }],
  lapses: [
    { group: "risk", count: 3 },
    { group: "hint", count: 1 },
  ],
  puzzles: 4,
  puzzles_first: 2,
  streak: 5,
  honours: ["together", "perfect"],
};

test("a masterpiece is all or nothing, other shows are a share of the points", () => {
  deepEqual([game("1", 10), game("2", -1, "perfect"), game("3", -1, "lost")].map(shareOf), [0.4, 1, 0]);
  deepEqual(averages(NOW.recent), [40, 20, 47]);
  equal(lineOf(NOW.recent.slice(0, 1)), "");
});

test("each kind of result has a shape of its own, and the chart says in words what it shows", () => {
  const root = new Tried().show(<ProgressView now={NOW} />);
  const shapes = ["circle.mark-scored", "path.mark-lost", "path.mark-perfect"];
  deepEqual(
    shapes.map((shape) => root.querySelector("svg")?.querySelectorAll(shape).length),
    [1, 1, 1],
  );
  equal(root.querySelector("svg")?.getAttribute("aria-label"), "Your last 3 games: 47% of the points on average.");
  equal(root.querySelector(".mark-perfect title")?.textContent?.endsWith("25 / 25"), true);
  equal(root.querySelectorAll(".honours .earned").length, 2);
  const text = root.textContent ?? "";
  const parts = ["Bob: 3 games, one of them perfect", "Base game", "0.75", "25 / 25"];
  deepEqual(
    parts.filter((part) => !text.includes(part)),
    [],
  );
});

test("one of a kind is one", () => {
  const root = new Tried().show(<ProgressView now={{ ...NOW, games: 1, perfect: 1, puzzles: 1, streak: 1 }} />);
  deepEqual(
    [...root.querySelectorAll(".figures dt")].map((label) => label.textContent),
    ["game", "perfect show", "lost", "puzzle solved", "day in a row (record)", "hints per point"],
  );
});

test("whoever has finished no game is told so, and sees what there is to earn", () => {
  const none = { ...NOW, games: 0, recent: [], best: [], mates: [], lapses: [], honours: [], hints_per_point: null };
  const root = new Tried().show(<ProgressView now={none} />);
  equal(root.querySelector("svg"), null);
  equal(root.textContent?.includes("You have not finished a game yet."), true);
  equal(root.querySelectorAll(".honours li").length, 8);
});

test("hints per point are of all points of ten games; a masterpiece has none", () => {
  const games = [game("1", 0), game("2", 9), game("3", -1, "perfect"), game("4", 18)];
  deepEqual(
    ratesOf(games).map(({ rate }) => rate),
    [2, 1],
  );
  deepEqual(ratesOf([]), []);
  const root = new Tried().show(<ProgressView now={{ ...NOW, recent: games }} />);
  const told = "Hints per point: from 2 to 1, each over up to ten games.";
  equal(root.querySelectorAll("svg")[1]?.getAttribute("aria-label"), told);
});

test("what costs points is counted, and people are chosen whose games count alone", () => {
  const chosen: string[][] = [];
  const tried = new Tried();
  const root = tried.show(<ProgressView now={NOW} choose={(together) => chosen.push(together)} />);
  deepEqual(
    [...root.querySelectorAll(".exercise-groups li")].map((one) => one.textContent),
    ["3× You play cards that do not fit", "1× You give hints that mislead"],
  );
  tried.after(() => tried.button("Bob: 3 games, one of them perfect").click());
  tried.show(<ProgressView now={NOW} together={["bob"]} choose={(together) => chosen.push(together)} />);
  equal(root.querySelector("[role=status]")?.textContent, "Only your games with Bob");
  equal(root.querySelector(".honours"), null);
  tried.after(() => root.querySelector<HTMLButtonElement>("[aria-pressed=true]")?.click());
  deepEqual(chosen, [["bob"], []]);
});
