/** What the page would warn of and mark in positions that come on the standard input, as lines of JSON: the same number of
 * lines says it. tests/frontend/test_warnings.py checks whether it is so. */
import { readFileSync } from "node:fs";
import { dangerOf } from "../src/game/danger.ts";
import { figuresOf } from "../src/game/figures.ts";
import { certainty } from "../src/learn/certain.ts";
import type { Facts, View } from "../src/messages.gen.ts";

const STANDARD_INPUT = 0;

for (const line of readFileSync(STANDARD_INPUT, "utf8").split("\n")) {
  const { facts, view } = JSON.parse(line) as { facts: Facts; view: View };
  const dangers = view.legal.map((action) => [action, dangerOf(facts, view, action)]);
  const marks = view.hands[view.seat!]!.map((card) => [card.id, certainty(view, card)]);
  const said = {
    dangers: Object.fromEntries(dangers),
    marks: Object.fromEntries(marks),
    figures: figuresOf(facts, view),
  };
  console.log(JSON.stringify(said));
}
