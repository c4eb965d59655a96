import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { asides, cardsOf, explanations, type Naming, reasonText, understood } from "../src/game/reasons.ts";
import type { Explanation, Move } from "../src/messages.gen.ts";
import { held, viewOf } from "./samples.ts";

const view = viewOf({
  hands: [
    [held(0, null), held(1, null)],
    [held(5, "w2"), held(6, "r1")],
  ],
  discards: [[9, "b3"]],
});
const naming: Naming = { view, moves: [], names: ["Ann", "Bob"], me: 0 };

const why = (key: string, cards: number[], details: Explanation["details"] = {}): Explanation => ({
  key,
  cards,
  details,
});

const moved = (reason: Explanation | null, ...heard: Explanation[]): Move => {
  return {
    place: 0,
    number: 1,
    seat: 1,
    action: "hint 0 1",
    events: [],
    fallback: false,
    stood_in: false,
    forgotten: false,
    reason,
    heard,
  };
};

test("a reason names the cards it speaks of and says no more than is so", () => {
  equal(
    reasonText(why("give-save", [5], { copies: "unseen" }), naming),
    "White 2: keep it: we cannot see another one.",
  );
  equal(reasonText(why("give-save", [5], { copies: "last" }), naming), "White 2: keep it: the others are gone.");
  equal(reasonText(why("known-useless", [9]), naming), "Blue 3: nobody needs it any more.");
  equal(
    reasonText(why("show-playable", [5, 6]), naming),
    "White 2 and red 1: they fit, and the hint makes that certain.",
  );
});

test("a card that the reader does not see is called by its place", () => {
  const now = why("give-play", [1], { when: "now" });
  equal(reasonText(now, naming), "Your card 2: it fits now.");
  equal(reasonText(now, { ...naming, me: null }), "Ann’s card 2: it fits now.");
});

test("a coach speaks to the player, a bot of itself", () => {
  equal(
    reasonText(why("discard-chop", [0], { older: "none" }), naming, "you", 0),
    "It is your oldest card without a hint, and nobody has saved it.",
  );
  equal(
    reasonText(why("discard-chop", [6], { older: "none" }), naming),
    "Red 1: it is my oldest card without a hint, and nobody has saved it.",
  );
});

test("a coach says in brackets which cards wait", () => {
  deepEqual(asides([why("heard-not-yet", [1])], naming), [
    "(Your card 2: a hint was about it, but it may not fit yet.)",
  ]);
});

test("further cards are named in the sentence", () => {
  equal(
    reasonText(why("give-finesse", [5, 1]), naming),
    "White 2: it comes after your card 2: whoever has that can tell from this hint, and plays it first.",
  );
  equal(
    reasonText(why("give-prompt", [5, 0, 1]), naming),
    "White 2: it comes after your card 1 and your card 2, which have hints already and are played first.",
  );
});

test("what is said of the same card names it once, and only what has words glows", () => {
  const move = moved(why("known-playable", [6]), why("heard-play", [6]));
  deepEqual(explanations(move, naming), ["Red 1: I took the hint to mean: play it.", "I know that it fits."]);
  deepEqual(cardsOf(move), [6, 6]);
  deepEqual(cardsOf(moved(why("a-bot-of-another-package", [5]))), []);
  deepEqual(explanations(moved(null), naming), []);
});

test("a bot's reason is about the move that it made; what else it understood stands apart and does not glow", () => {
  const later = why("heard-play", [6]);
  const hint = moved(why("give-save", [1], { copies: "last" }), later);
  deepEqual(explanations(hint, naming), ["Your card 2: keep it: the others are gone."]);
  deepEqual(understood(hint, naming), ["(Red 1: I took the hint to mean: play it.)"]);
  deepEqual(cardsOf(hint), [1]);
  const discard = { ...moved(why("nothing-better", []), later, why("heard-save", [9])), action: "discard 9" };
  deepEqual(explanations(discard, naming), [
    "Blue 3: I took the hint to mean: keep it.",
    "There was nothing better to do.",
  ]);
  deepEqual(understood(discard, naming), ["(Red 1: I took the hint to mean: play it.)"]);
  deepEqual(cardsOf(discard), [9]);
});
