import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { Move, TableState } from "../src/messages.gen.ts";
import { matches, pieces, words } from "../src/rulebook/search.ts";
import { attemptHint } from "../src/state/attempt.ts";
import { continued, retold } from "../src/state/moves.ts";
import { heard, Outbox } from "../src/state/outbox.ts";
import { question } from "../src/state/question.ts";
import { game as shown, table } from "../src/state/table.ts";
import { gameOf, held, person, viewOf } from "./samples.ts";

const move = (number: number): Move => {
  return {
    number,
    seat: 0,
    action: `play ${number}`,
    events: [],
    fallback: false,
    reason: null,
    heard: [],
    stood_in: false,
    forgotten: false,
  };
};
const game = gameOf({ version: 2, moves: [move(0), move(1)], notes: { 3: "mine" }, may_react: true });

test("what was asked waits until it is answered, once", () => {
  const outbox = new Outbox();
  const first = outbox.add({ type: "stand" });
  const second = outbox.add({ type: "act", version: 1, action: "play 3" });
  deepEqual([first.request, second.request], [1, 2]);
  equal(outbox.find(2)?.message, second);
  equal(outbox.take(1)?.message, first);
  equal(outbox.take(1), undefined);
  equal(outbox.take(null), undefined);
  deepEqual(outbox.messages, [second]);
  outbox.clear();
  deepEqual(outbox.messages, []);
});

test("a remark whose answer got lost is not said twice", () => {
  const by = { id: "ann", name: "Ann" };
  const remarks = [{ number: 1, by, channel: "table" as const, text: "hello", phrase: null }];
  equal(heard({ type: "say", request: 1, text: "hello" }, remarks, "ann"), true);
  equal(heard({ type: "say", request: 1, text: "hello" }, remarks, "bob"), false);
  equal(heard({ type: "say", request: 1, phrase: "thanks" }, remarks, "ann"), false);
});

test("a game goes on with the moves that are new and keeps the rest", () => {
  const view = viewOf({ turn: 3 });
  const next = continued(game, {
    type: "moved",
    version: 3,
    moves: [move(2)],
    view,
    may_react: false,
    may_undo: false,
  });
  deepEqual(
    next.moves.map(({ number }) => number),
    [0, 1, 2],
  );
  deepEqual([next.version, next.view, next.may_react, next.notes], [3, view, false, game.notes]);
  deepEqual(
    continued(next, { type: "moved", version: 4, moves: [move(1)], view, may_react: false, may_undo: false }).moves
      .length,
    2,
  );
});

test("moves are told again with their reasons", () => {
  const again = { ...move(1), fallback: true };
  deepEqual(retold(game, [again]).moves, [move(0), again]);
});

test("words are found whatever their accents and capitals", () => {
  equal(matches("Schwarzpulver zählt", words("  ZAHLT schwarz ")), true);
  equal(matches("Schwarzpulver", words("bunt")), false);
  deepEqual(pieces("Für alle", words("fur")), ["", "Für", " alle"]);
  deepEqual(pieces("nothing", []), ["nothing"]);
});

test("an empty hint is asked about in the name of whoever gives it, in any round", () => {
  const chairs = [person("Ann"), person("Ben"), person("Cleo")];
  table.value = { id: "here", games: 1, chair: 1, chairs } as TableState;
  shown.value = gameOf({ view: viewOf({ players: 3, turn: 7, actor: 1, hands: [[], [], [held(3, "r1")]] }) });
  attemptHint(2, "blue");
  equal(question.value?.text, "You tell Cleo: no blue cards.");
});
