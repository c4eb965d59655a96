import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { tableFacts } from "../src/lobby/facts.ts";
import type { Settings } from "../src/messages.gen.ts";

test("whoever is invited learns what the table agreed on, its clock too", () => {
  const settings = {
    options: { hints: 9 },
    agreement: "none",
    talk: "free",
    memory: true,
    clock: "player",
  } as unknown as Settings;
  const facts = tableFacts({ ...settings, clock_seconds: 600, clock_increment: 10 });
  deepEqual(facts, [
    "Hint tokens: 9",
    "Free talk",
    "Playing from memory: hints are shown only when they are given.",
    "Clock: 10 min per player",
    "plus 10 s per turn",
  ]);
});
