import { deepEqual, equal, throws } from "node:assert/strict";
import { test } from "node:test";
import { announced, hint, readAction, turnsOf, withCard } from "../src/game/actions.ts";
import { cardOf, coloursOf, copiesOf, faceOf, has, reachOf, topOf, valuesOf } from "../src/game/cards.ts";
import { dangerOf, failsAs } from "../src/game/danger.ts";
import { possibleText, seatNames } from "../src/game/describe.ts";
import { hintColours, hintValues, touched, whyNotHint } from "../src/game/hints.ts";
import { sentence } from "../src/game/sentences.ts";
import { COLOURS, type Move, VALUES } from "../src/messages.gen.ts";
import { WILD } from "../src/rulebook.gen.ts";
import { FACTS, held, person, setOf, viewOf } from "./samples.ts";

const move = (action: string, events: Move["events"] = []): Move => {
  return {
    place: 0,
    number: 1,
    seat: 0,
    action,
    events,
    fallback: false,
    reason: null,
    heard: [],
    stood_in: false,
    forgotten: false,
  };
};

test("an action is read as it is written", () => {
  deepEqual(readAction(withCard("play", 7)), { kind: "play", card: 7, as: null });
  deepEqual(readAction(announced(7, "red")), { kind: "play", card: 7, as: "red" });
  deepEqual(readAction(withCard("discard", 12)), { kind: "discard", card: 12 });
  deepEqual(readAction(withCard("take", 31)), { kind: "take", card: 31 });
  deepEqual(readAction(hint(2, "multicolour")), { kind: "hint", seat: 2, what: "multicolour" });
  deepEqual(readAction(hint(2, 4)), { kind: "hint", seat: 2, what: 4 });
  throws(() => readAction("sing 3"));
});

test("putting one's cards into another order takes no turn", () => {
  const moves = [move("play 1"), move("arrange 3 2 1"), move("hint 1 2")];
  deepEqual(
    turnsOf(moves).map(({ action }) => action),
    ["play 1", "hint 1 2"],
  );
});

test("every face is written as the core does and is in its own set only", () => {
  for (const colour of COLOURS) {
    for (const value of VALUES) {
      const card = cardOf(colour, value);
      deepEqual(faceOf(card), { colour, value });
      equal(has(setOf(card), { colour, value }), true);
      equal(coloursOf(setOf(card), COLOURS).join(), colour);
      equal(valuesOf(setOf(card), COLOURS).join(), `${value}`);
    }
  }
});

test("copies and the order of black powder are those of the game's facts", () => {
  equal(copiesOf(FACTS, faceOf("r1")), 3);
  equal(copiesOf(FACTS, faceOf("k1")), 1);
  equal(topOf(FACTS, "black", 2), 4);
  equal(topOf(FACTS, "red", 0), null);
});

test("a firework reaches as far as its cards are not lost", () => {
  const view = viewOf({ fireworks: { red: 2, black: 1 }, useless: setOf("r1", "r2", "r4", "r5", "k5", "k1") });
  equal(reachOf(FACTS, view, "red"), 3);
  equal(reachOf(FACTS, view, "black"), 4);
});

test("a hint touches what the facts say", () => {
  const hand = [held(5, "r1"), held(6, "m2"), held(7, "k2"), held(8, null)];
  deepEqual(touched(FACTS, hand, "red"), [5]);
  deepEqual(touched(FACTS, hand, "multicolour"), [6]);
  deepEqual(touched(FACTS, hand, 2), [6, 7]);
  deepEqual(touched(WILD, hand, "red"), [5, 6]);
  deepEqual(hintColours(WILD), ["red", "yellow", "green", "blue", "white"]);
  deepEqual(hintValues(WILD), VALUES);
});

test("why a hint cannot be given", () => {
  const hands = [[], [held(5, "r1")]];
  const why = (changes: object) => whyNotHint(viewOf({ hands, legal: ["play 1"], ...changes }), 1, "blue");
  equal(why({ legal: ["hint 1 blue"] }), null);
  equal(why({ legal: [] }), "why-not-your-turn");
  equal(why({ hints: 0 }), "why-no-token");
  equal(why({ pending: "value hint" }), "why-value-only");
  equal(why({ pending: "reshuffle" }), "why-decision-first");
  equal(why({ hands: [[], []] }), "why-empty-hand");
  equal(why({}), "why-touches-none");
});

test("one is warned of what one can know to be a mistake, and of nothing else", () => {
  const hands = [[held(1, null, "r1", "b1"), held(2, null, "r5"), held(3, null, "g2"), held(4, null, "r5", "g2")], []];
  const view = viewOf({ hands, playable: setOf("r1"), useless: setOf("g2"), irreplaceable: setOf("r5") });
  equal(dangerOf(FACTS, view, withCard("play", 1)), null);
  equal(dangerOf(FACTS, view, announced(1, "blue")), "wrong-colour");
  equal(dangerOf(FACTS, view, withCard("play", 2)), "misplay");
  equal(dangerOf(FACTS, view, withCard("discard", 2)), "last-copy");
  equal(dangerOf(FACTS, view, withCard("discard", 3)), null);
  equal(dangerOf(FACTS, view, withCard("discard", 4)), "last-or-useless");
  equal(dangerOf(FACTS, view, hint(1, "red")), null);
});

test("what an action would really have done is known once all cards are open", () => {
  const hands = [[held(1, "r1", "r1", "r5"), held(2, "r5", "r1", "r5"), held(3, null, "r5")], []];
  const view = viewOf({ hands, playable: setOf("r1"), irreplaceable: setOf("r5") });
  equal(failsAs(view, withCard("play", 1)), null);
  equal(failsAs(view, withCard("play", 2)), "play");
  equal(failsAs(view, withCard("discard", 1)), null);
  equal(failsAs(view, withCard("discard", 2)), "discard");
  equal(failsAs(view, withCard("discard", 3)), null);
  equal(failsAs(view, hint(1, "red")), null);
});

test("people of the same name are numbered", () => {
  deepEqual(seatNames([person("Ann"), person("Bob"), person("Ann")]), ["Ann 1", "Bob", "Ann 2"]);
});

test("what a card may be is said in words", () => {
  const view = viewOf({ fireworks: { red: 0, blue: 0, white: 0 } });
  equal(possibleText(view, held(1, null, "r1")), "red 1");
  equal(possibleText(view, held(1, null, "r1", "b2")), "red or blue, 1 or 2");
});

test("a move is told to whoever made it and to the others", () => {
  const events: Move["events"] = [
    { type: "hinted", seat: 0, target: 1, what: "red", touched: [5, 6], free: false } as Move["events"][number],
  ];
  const names = ["Ann", "Bob"];
  equal(sentence(move("hint 1 red", events), { names, me: 0 }), "You tell Bob: two red cards.");
  equal(sentence(move("hint 1 red", events), { names, me: 1 }), "Ann tells you: two red cards.");
});
