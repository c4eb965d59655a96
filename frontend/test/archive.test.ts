import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { faultText } from "../src/archive/fault.ts";
import { nextJump } from "../src/archive/jumps.ts";
import { resultText, SCORES } from "../src/archive/listed.ts";
import { notesAt } from "../src/archive/replay.ts";
import { beside, t } from "../src/i18n.ts";
import type { Event, GameListing, GamePage, Move } from "../src/messages.gen.ts";
import { Failure } from "../src/net/api.ts";
import { setOf, viewOf } from "./samples.ts";

const moves: Move[] = (
  [
    { type: "hinted", seat: 0, target: 1, what: "red", touched: [5], turn: 0, free: false },
    { type: "discarded", seat: 1, id: 5, card: "r5", turn: 1, regained: 1 },
    { type: "misplayed", seat: 0, id: 0, card: "b3", turn: 2, announced: null },
    { type: "hinted", seat: 1, target: 0, what: 3, touched: [1], turn: 3, free: false },
    { type: "discarded", seat: 0, id: 1, card: "g1", turn: 4, regained: 1 },
  ] as unknown as Event[]
).map((event, place) => ({
  place,
  number: place + 1,
  seat: place % 2 ? 1 : 0,
  action: "",
  events: [event],
  fallback: false,
  reason: null,
  heard: [],
  stood_in: false,
  forgotten: false,
}));
const views = [...moves, null].map(() => viewOf({ irreplaceable: setOf("r5", "b5") }));

test("a jump leads to the next move of its kind, and after the last one to the first", () => {
  equal(nextJump("mistake", moves, views, 0, null), 3);
  equal(nextJump("mistake", moves, views, 3, null), 3);
  equal(nextJump("hint", moves, views, 0, null), 1);
  equal(nextJump("hint", moves, views, 1, null), 4);
  equal(nextJump("hint", moves, views, 4, null), 1);
});

test("a card is lost if it was the last that was needed, and a hint to somebody is no hint to another", () => {
  equal(nextJump("lost", moves, views, 0, null), 2);
  equal(nextJump("hint", moves, views, 0, 0), 4);
  equal(nextJump("hint", moves, views, 0, 2), null);
});

test("notes lie on their cards from when they were written until they are taken away", () => {
  const page = {
    game: { names: ["Ann", "Bob"] },
    notes: [
      { after: 1, seat: 0, card: 7, text: "five?" },
      { after: 2, seat: 1, card: 7, text: "play" },
      { after: 3, seat: 0, card: 7, text: "four" },
      { after: 4, seat: 0, card: 7, text: "" },
    ],
  } as GamePage;
  deepEqual(notesAt(page, 0, 0), {});
  deepEqual(notesAt(page, 2, 0), { 7: "five?" });
  deepEqual(notesAt(page, 3, 0), { 7: "four" });
  deepEqual(notesAt(page, 4, 0), {});
  deepEqual(notesAt(page, 4, 1), { 7: "play" });
  deepEqual(notesAt(page, 3, null), { 7: "Bob: play · Ann: four" });
});

test("what is wrong with a file is told with its place, in the words of the page", () => {
  const told = (code: string, details: Record<string, string | number>) =>
    faultText(new Failure("in English, from the server", { code, details }));
  equal(
    told("not-json", { where: "line 1, column 7" }),
    "Line 1, column 7: This is not JSON, so it is not a game file.",
  );
  equal(told("record-not-your-turn", { where: "line 2: actions[3]" }), "Line 2, move 4: It is not your turn.");
  equal(
    told("record-unheard-of", { where: "games[0]: deck[9]" }),
    "Game 1, card 10 of the deck: The rules do not allow that here.",
  );
  equal(told("field-missing", { where: "notes[2]", field: "seat" }), "Note 3: The field “seat” is missing.");
  equal(told("field-wrong", { where: "notes[0].move" }), "Note 1, “move”: Something else belongs here.");
  equal(told("field-missing", { where: "record", field: "deck" }), "The field “deck” is missing.");
  equal(told("not-utf-8", { where: 12 }), "Byte 12: This is not text in UTF-8.");
  equal(told("too-fast", {}), "That was a little fast. Try again in a moment.");
  equal(told("never-seen", {}), "in English, from the server");
});

test("a masterpiece is won or lost, and has no points", () => {
  const game = {
    outcome: "perfect",
    stopped: false,
    scored: false,
    score: 25,
    max_score: 25,
    moves: 60,
  } as GameListing;
  equal(resultText(game), "won");
  equal(resultText({ ...game, outcome: "lost", score: 0 }), "lost");
  equal(resultText({ ...game, outcome: null, stopped: true }), "ended early");
  equal(resultText({ ...game, scored: true }), "25 of 25 points");
});

test("every result that one can look for has a name of its own", () => {
  const names = SCORES.map((score) => t("games-score-is", { score }));
  deepEqual(names, ["perfect shows", "20 points or more", "fewer than 20", "lost", "ended early"]);
});

test("what parts short facts stays with the one before it", () => {
  equal(beside(["5 players", "", null, "2 bots"]), "5 players\u00a0· 2 bots");
});
