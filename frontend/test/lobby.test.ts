import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { keep } from "../src/keep.ts";
import { differences } from "../src/lobby/facts.ts";
import { likelySettings } from "../src/lobby/likely.ts";
import { chosenValue, houseRules, offered, withOption } from "../src/lobby/options.ts";
import type { EditionInfo, Editions, Settings } from "../src/messages.gen.ts";
import { chaptersOf, facts, played, scalesOf } from "../src/rulebook/chapters.ts";
import { RULES } from "../src/rulebook.gen.ts";
import { editions } from "../src/state/me.ts";
import { viewOf } from "./samples.ts";

const box: EditionInfo = {
  name: "lunar",
  language: "en",
  rules: { ...viewOf().rules, multicolour: "none", black_powder: false, announce: false },
  offers: { multicolour: ["none", "wild-5"], mistakes: [3, 2] },
  headings: [
    ["variants", ["multicolour"]],
    ["difficulty", ["mistakes"]],
  ],
  starts: "oldest",
  token_master: null,
  master_begins: false,
  scale: [[0, 0, 25]],
  scale_with_multicolour: [[0, 0, 30]],
  rulings: ["H6"],
  prints_below: false,
  comments: "unsaid",
  talk: "free",
  quiet_turns: false,
  always_said: [],
  remarks: "unsaid",
  gestures: ["order"],
  mark: "outline",
  tokens: "lanterns",
  own_hints: 8,
  story: "show",
  tips: [],
  author: null,
  age: null,
  federation: false,
};
const settings: Settings = {
  edition: "dutch",
  players: 3,
  options: {},
  public: false,
  starter: "edition",
  talk: "phrases",
  quiet_turns: false,
  reactions: true,
  spectators: true,
  all_hands: false,
  spectator_delay: 0,
  seed: null,
  explained: false,
  memory: false,
  shared: false,
  clock: "none",
  clock_seconds: 60,
  clock_increment: 0,
  clock_bot: false,
  clock_ends: false,
  agreement: "none",
  box: false,
  deal: "",
};
const all: Editions["options"] = {
  multicolour: ["none", "wild-5"],
  hints: [1, 2],
  mistakes: [1, 2, 3],
  announce: [false, true],
};
const known: Editions = {
  editions: [box],
  players: [2, 3],
  options: all,
  defaults: settings,
  bots: [],
  usual_bot: "",
  reach: { urls: [], can_open: false },
};

test("what a rulebook does not offer is a house rule", () => {
  deepEqual(
    offered(box).map(([option]) => option),
    ["multicolour", "mistakes"],
  );
  deepEqual(houseRules(box, all), [
    ["hints", [1, 2]],
    ["announce", [false, true]],
  ]);
});

test("only what differs from the edition is written down", () => {
  const changed = withOption(box, settings, "mistakes", 2);
  deepEqual(changed.options, { mistakes: 2 });
  equal(chosenValue(box, changed, "mistakes"), 2);
  deepEqual(withOption(box, changed, "mistakes", 3).options, {});
  equal(chosenValue(box, settings, "mistakes"), 3);
});

test("differences are told in words", () => {
  deepEqual(differences({ ...settings, options: { multicolour: "wild-5", hints: 9 } }), [
    "Multicolour: 5 cards, every colour",
    "Hint tokens: 9",
  ]);
});

test("a new table is like the last one, dealt anew, or without a box", () => {
  editions.value = known;
  deepEqual(likelySettings(), settings);
  keep("settings", JSON.stringify({ ...settings, edition: "lunar", players: 2, seed: 7 }));
  deepEqual([likelySettings().players, likelySettings().seed], [2, null]);
  keep("settings", JSON.stringify({ edition: "lunar" })); // from when every table had a box
  equal(likelySettings().box, true);
  keep("settings", JSON.stringify({ ...settings, edition: "gone", players: 2 }));
  equal(likelySettings().players, 3);
});

const numbers = (options: Settings["options"] | null) =>
  chaptersOf(played(box, { edition: "lunar", box: true, options }), () => true).flatMap(({ rules }) =>
    rules.map(({ number }) => number),
  );

test("a scale goes beyond 25 only with multicolour, and only where the box prints it", () => {
  const wide: EditionInfo = {
    ...box,
    scale_with_multicolour: [
      [6, 0, 29],
      [7, 30, 30],
    ],
  };
  const bands = (edition: EditionInfo, options: Settings["options"] | null) => {
    const { base, more } = scalesOf(played(edition, { edition: "lunar", box: true, options }));
    return [base, more].map((scale) => scale.map(([number]) => number));
  };
  deepEqual(bands(wide, {}), [[0], []]);
  deepEqual(bands(wide, { multicolour: "wild-5" }), [[6, 7], []]);
  deepEqual(bands(wide, null), [[0], [6, 7]]);
  deepEqual(bands(box, null), [[0], []]);
});

test("a rulebook has what the box offers, in the order of the rules", () => {
  const offers = numbers(null);
  deepEqual(
    RULES.map(({ number }) => number).filter((number) => !offers.includes(number)),
    [
      "X2",
      "X3",
      "X3a",
      "X3b",
      "X3c",
      "X4",
      "A1",
      "A2",
      "A3",
      "A4",
      "A5",
      "M2",
      ...["K1", "K2", "K3", "K4", "K5", "K6"],
      ...["B1", "B2", "B3", "B4", "B5", "B6"],
    ],
  );
});

test("a table's rulebook has what the table plays", () => {
  equal(numbers({}).includes("M3"), false);
  equal(numbers({ multicolour: "named-5" }).includes("M2"), true);
  equal(numbers({ announce: true }).includes("A5"), false);
  equal(numbers({ announce: true, black_powder: true }).includes("A5"), true);
  equal(numbers({ masterpiece: true }).includes("E3"), false);
  equal(numbers({ mistakes: 1, hints: 12 }).join().includes("X1,X2"), true);
});

test("the greatest score of a table is that of its scale", () => {
  equal(facts(played(box, { edition: "lunar", box: true, options: { multicolour: "wild-5" } })).max, 30);
  equal(facts(played(box, { edition: "lunar", box: true, options: null })).max, 25);
});
