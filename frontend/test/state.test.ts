import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { Move, TableState } from "../src/messages.gen.ts";
import { matches, pieces, words } from "../src/rulebook/search.ts";
import { question } from "../src/state/question.ts";
import { continued, heard, retold } from "../src/store/live.ts";
import { Outbox } from "../src/store/outbox.ts";
import { TableStore } from "../src/store/TableStore.ts";
import { gameOf, held, person, viewOf } from "./samples.ts";

const move = (place: number): Move => {
  return {
    place,
    number: place + 1,
    seat: 0,
    action: `play ${place}`,
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
    next.moves.map(({ place }) => place),
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
  const { table, game: shown, attempts } = new TableStore();
  const chairs = [person("Ann"), person("Ben"), person("Cleo")];
  table.value = { id: "here", games: 1, chair: 1, chairs } as TableState;
  shown.value = gameOf({ view: viewOf({ players: 3, turn: 7, actor: 1, hands: [[], [], [held(3, "r1")]] }) });
  attempts.attemptHint(2, "blue");
  equal(question.value?.text, "You tell Cleo: no blue cards.");
});

test("two tables stand beside each other, each with its own game and selection", () => {
  const [one, other] = [new TableStore(), new TableStore()];
  one.game.value = gameOf({ view: viewOf({ hands: [[held(1, null)], []] }) });
  one.picking.pickCard(1);
  deepEqual([one.picking.selection.value, other.picking.selection.value], [{ kind: "card", card: 1 }, null]);
  deepEqual([one.view.value !== null, other.view.value], [true, null]);
});

test("a moment that comes after another one was asked for is not shown", () => {
  const store = new TableStore();
  const shows: (() => void)[] = [];
  store.game.value = game;
  store.open({
    kind: "live",
    ask: () => undefined,
    look: (moves, show) => shows.push(() => show({ version: moves, view: viewOf({ turn: moves }) })),
  });
  store.look(0);
  store.look(1);
  for (const show of shows.reverse()) show();
  equal(store.past.value?.version, 1);
  store.look(0);
  store.lookAtNow();
  shows.at(-1)?.();
  equal(store.past.value, null);
});
