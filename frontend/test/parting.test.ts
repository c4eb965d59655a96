import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { parting } from "../src/archive/parting.ts";
import type { Move } from "../src/messages.gen.ts";

const moves = (...actions: string[]) => actions.map((action) => ({ action }) as Move);
const told = ({ action }: Move) => action;

test("two teams are told side by side up to where they parted", () => {
  const pairs = parting(
    moves("hint 1 red", "play 3", "play 4"),
    moves("hint 1 red", "discard 3", "play 4"),
    told,
    told,
  );
  deepEqual(
    pairs.map(({ number, same }) => [number, same]),
    [
      [1, true],
      [2, false],
    ],
  );
  deepEqual(pairs[1]!.told, ["play 3", "discard 3"]);
});

test("a team that made the same moves and then no more is told so", () => {
  const pairs = parting(moves("play 3"), moves("play 3", "play 4"), told, told);
  deepEqual(pairs[1]!.told, ["", "play 4"]);
  equal(parting(moves("play 3"), moves("play 3"), told, told).length, 1);
});
