import { equal } from "node:assert/strict";
import { test } from "node:test";
import { withCard } from "../src/game/actions.ts";
import { Lesson } from "../src/learn/lesson.ts";
import { isDone, keptStep } from "../src/learn/progress.ts";
import type { LessonStep, Move, Lesson as Prepared } from "../src/messages.gen.ts";
import { gameOf, held, viewOf } from "./samples.ts";

const MOVES = 18;
const view = viewOf({ hands: [[], [5, 6, 7, 8, 9].map((id) => held(id, null))], seat: 1 });
const start = gameOf({ view });
const step = (key: string, beat: number, more: Partial<LessonStep> = {}): LessonStep => ({
  key,
  beat,
  wait: "next",
  pick: null,
  spots: ["hand"],
  nudges: {},
  ...more,
});
const STEPS = [
  step("begin", 0),
  step("pick", 1, { wait: "card", pick: 5 }),
  step("play", 1, { wait: "act", nudges: { "discard 7": "five" } }),
  step("played", 2),
  step("think", 3, { wait: "act", spots: [] }),
  step("end", MOVES, { wait: "end" }),
];
const prepared: Prepared = {
  name: "focus",
  steps: STEPS,
  puzzles: [1, 2, 3],
  next: null,
  beats: [
    [start],
    ...Array.from({ length: MOVES }, (_, number): Prepared["beats"][number] => {
      const move: Move = {
        place: number,
        number: number + 1,
        seat: 1,
        action: `play ${number + 4}`,
        events: [],
        fallback: false,
        reason: null,
        heard: [],
        stood_in: false,
        forgotten: false,
      };
      return [{ type: "moved", version: number + 1, moves: [move], view, may_react: false, may_undo: false }];
    }),
  ],
};
const at = (key: string): number => STEPS.findIndex((one) => one.key === key);
const soon = () => new Promise<void>((done) => setTimeout(done, 0));

test("a lesson goes on when the learner does what was prepared, and nudges otherwise", async () => {
  const lesson = new Lesson(prepared);
  const { step, nudge, begin, table } = lesson;
  const { act, game } = table;
  const close = lesson.open();
  begin(at("play"));
  equal(game.value?.moves.length, STEPS[at("play")]!.beat);
  act(withCard("discard", 7));
  await soon();
  equal(nudge.value, "five");
  act(withCard("discard", 9));
  await soon();
  equal(nudge.value, "other");
  act(withCard("play", 5));
  await soon();
  equal(step.value.key, "played");
  equal(nudge.value, null);
  close();
});

test("picking is enough where the guide asks for no more", async () => {
  const lesson = new Lesson(prepared);
  const { step, nudge, begin, table } = lesson;
  const { pickCard } = table.picking;
  const close = lesson.open();
  begin(at("pick"));
  pickCard(8);
  equal(nudge.value, "other");
  pickCard(5);
  await soon();
  equal(step.value.key, "play");
  close();
});

test("where nothing is lit, one is told to think again", async () => {
  const lesson = new Lesson(prepared);
  const close = lesson.open();
  lesson.begin(at("think"));
  lesson.table.act(withCard("play", 9));
  await soon();
  equal(lesson.nudge.value, "think");
  close();
});

test("one goes on where one left, and what was done stays so", () => {
  const lesson = new Lesson(prepared);
  const { step, progress, showing, begin, advance } = lesson;
  const close = lesson.open();
  begin(at("played"));
  equal(keptStep("focus"), at("played"));
  begin(at("think"));
  advance();
  equal(step.value.key, "end");
  equal(progress.value, 1);
  equal(showing.value, true);
  begin(at("played"));
  equal(isDone("focus"), true);
  equal(isDone("save"), false);
  close();
});
