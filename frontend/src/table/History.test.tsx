import { equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import type { Event, Move } from "../messages.gen.ts";
import { History } from "./History.tsx";

const discarded = { type: "discarded", seat: 0, id: 0, card: "b3", turn: 0, regained: 1 } as unknown as Event;
const moves: Move[] = [1, 2].map((number) => ({
  place: number - 1,
  number,
  seat: 0,
  action: "discard 0",
  events: [discarded],
  fallback: false,
  reason: null,
  heard: [],
  stood_in: false,
  forgotten: false,
}));

test("a move that a review has a word for bears its mark, and others none", () => {
  const tried = new Tried({ moves });
  const Nothing = () => null;
  const mark = (move: number) => (move === 2 ? { kind: "mistake", name: "mistake", why: "It was the last." } : null);
  tried.store.playback.commentary.value = { Behind: Nothing, Beside: Nothing, told: () => "", lit: () => null, mark };
  const marks = tried.show(<History />).querySelectorAll(".rounds-list .move-mark");
  equal(marks.length, 1);
  equal(marks[0]?.getAttribute("title"), "mistake: It was the last.");
});
