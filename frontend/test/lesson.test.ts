import { equal } from "node:assert/strict";
import { test } from "node:test";
import { withCard } from "../src/game/actions.ts";
import { Lesson } from "../src/learn/lesson.ts";
import { keptStep } from "../src/learn/progress.ts";
import { STEPS } from "../src/learn/steps.ts";
import type { Move, Lesson as Prepared } from "../src/messages.gen.ts";
import { gameOf, held, viewOf } from "./samples.ts";

const MOVES = 18;
const view = viewOf({ hands: [[], [5, 6, 7, 8, 9].map((id) => held(id, null))], seat: 1 });
const start = gameOf({ view });
const prepared: Prepared = {
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

test("every step comes after as many beats as the one before, or more", () => {
  for (const [index, one] of STEPS.entries()) equal(one.beat >= (STEPS[index - 1]?.beat ?? 0), true);
});

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

test("one goes on where one left, and from the beginning after the end", () => {
  const lesson = new Lesson(prepared);
  const { step, progress, showing, begin, advance } = lesson;
  const close = lesson.open();
  begin(at("tokens"));
  equal(keptStep(), at("tokens"));
  begin(at("complete"));
  advance();
  equal(step.value.key, "end");
  equal(progress.value, 1);
  equal(showing.value, true);
  equal(keptStep(), 0);
  close();
});
