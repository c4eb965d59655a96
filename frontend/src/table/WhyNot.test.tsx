import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { held, person, setOf, viewOf } from "../../test/samples.ts";
import { CardPad } from "./CardPad.tsx";
import { WhyNot } from "./WhyNot.tsx";

const BESIDE_A_BOT = { chairs: [person("Ann"), { ...person("Bob"), kind: "bot" as const }] };

const view = viewOf({
  hands: [[held(4, null, "r1", "b5")], [held(7, "r1", "r1")]],
  playable: setOf("r1"),
  legal: ["play 4", "discard 4", "hint 1 red"],
});

test("a move that is asked about is not made", () => {
  const tried = new Tried({ view }, BESIDE_A_BOT);
  tried.show(<CardPad view={view} card={4} />);
  tried.after(() => tried.store.advice.beginAsking());
  tried.after(() => tried.button("Discard").click());
  deepEqual(
    tried.wishes.filter((wish) => wish.type !== "explain"),
    [{ type: "suggest", action: "discard 4" }],
  );
});

test("it says what a move does, costs and risks, with the names of cards and people", () => {
  const tried = new Tried({ view }, BESIDE_A_BOT);
  const words = (key: string, cards: number[], details = {}) => ({ key, cards, details });
  const shown = tried.show(
    <WhyNot
      view={view}
      weighed={{
        action: "play 4",
        tells: [words("chance", [4], { percent: 50 })],
        costs: [words("costs-mistake", [], { left: 1 })],
        against: [words("against-may-be", [4], { faces: "b5", many: 1 }), words("against-danger", [7], { seat: 1 })],
      }}
    />,
  );
  const text = shown.textContent ?? "";
  for (const part of [
    "From what you know, the chance that it fits is 50%.",
    "If it does not fit, you cannot afford another mistake.",
    "It may be blue 5, and there is no other.",
    "may discard it next, and there is no other.",
  ]) {
    deepEqual([part, text.includes(part)], [part, true]);
  }
});
