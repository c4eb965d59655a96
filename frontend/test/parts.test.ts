import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { partsOf } from "../src/archive/parts.ts";

const game = (number: number, letters = 0) => JSON.stringify({ number, text: "x".repeat(letters) });

test("a file with a game on each line is sent in parts, and no game is lost or cut", () => {
  const lines = Array.from({ length: 120 }, (_, number) => game(number));
  const parts = partsOf(`${lines.join("\n")}\n\n`);
  deepEqual(
    parts.map((part) => part.split("\n").length),
    [50, 50, 20],
  );
  equal(parts.join("\n"), lines.join("\n"));
});

test("long games make parts of fewer", () => {
  const lines = Array.from({ length: 4 }, (_, number) => game(number, 140_000));
  deepEqual(
    partsOf(lines.join("\n")).map((part) => part.split("\n").length),
    [2, 2],
  );
});

test("what is no such file stays whole", () => {
  const printed = JSON.stringify([{ a: 1 }, { b: 2 }], null, 2);
  for (const text of [printed, "https://hanab.live/shared-replay-json/x", game(1), "{\n}\n"])
    deepEqual(partsOf(text), [text]);
});
