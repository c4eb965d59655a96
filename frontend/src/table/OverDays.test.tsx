import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { viewOf } from "../../test/samples.ts";
import { sortGames } from "../lobby/YourGames.tsx";
import type { Lobby, Move, TableListing, TableState } from "../messages.gen.ts";
import { me } from "../state/me.ts";
import { timeText } from "../store/clock.ts";
import { nextTurn, OverDays } from "./OverDays.tsx";

const listed = (id: string, more: Partial<TableListing> = {}): TableListing =>
  ({
    id,
    key: "",
    phase: "playing",
    people: [
      { id: "Ann", name: "Ann" },
      { id, name: id },
    ],
    bots: 0,
    awaits: null,
    due: null,
    at: 1,
    settings: { clock: "days" },
    ...more,
  }) as unknown as TableListing;
const TABLE = { id: "t", games: 1, you: { id: "Ann", name: "Ann" }, chairs: [] } as unknown as TableState;
const YOURS = [listed("Bob"), listed("Cat", { awaits: "Ann", due: 9 }), listed("Dan", { awaits: "Ann", due: 5 })];
const theirs = viewOf({ actor: 1 });
const moves = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ place, events: [] }) as unknown as Move);

test("all games over days are in the list, one's turn first, and of these the one with the least time", () => {
  me.value = { id: "Ann", name: "Ann" };
  const { running } = sortGames([...YOURS, listed("Eve"), listed("Fay")]);
  deepEqual(
    running.map(({ id }) => id),
    ["Dan", "Cat", "Bob", "Eve", "Fay"],
  );
  equal(nextTurn(YOURS, "Ann", "t")?.id, "Dan");
  equal(nextTurn(YOURS, "Ann", "Dan")?.id, "Cat");
  equal(nextTurn(YOURS, "Bob", "t"), null);
});

test("the last game can be played again, and the last with others if that was another one", () => {
  const alone = { people: [{ id: "Ann", name: "Ann" }], bots: 1, phase: "over" as const };
  const yours = [listed("one", alone), listed("two", alone), listed("Bob", { phase: "over" }), listed("Cat")];
  const { again, older } = sortGames([...yours, listed("Dan", { phase: "over" })]);
  deepEqual(
    again.map(({ id }) => id),
    ["one", "Bob"],
  );
  deepEqual(
    older.map(({ id }) => id),
    ["two", "Dan"],
  );
});

test("what happened since you last looked plays by itself, and the next game is a tap away", async () => {
  globalThis.fetch = (() => Promise.resolve(new Response(JSON.stringify({ yours: YOURS } as Lobby)))) as typeof fetch;
  const first = new Tried({ view: theirs, moves: moves(2) });
  first.show(<OverDays table={TABLE} />);
  equal(first.store.playback.playing.value, false); // nothing has been missed
  await new Promise((resolve) => setTimeout(resolve, 10));
  first.after(() => undefined);
  equal(first.root.querySelector("a")?.textContent, "Next game, With Dan");
  const later = new Tried({ view: theirs, moves: moves(5) });
  later.show(<OverDays table={TABLE} />);
  equal(later.store.playback.playing.value, true);
  equal(later.store.playback.aim.value, 2);
  const again = new Tried({ view: theirs, moves: moves(5) });
  again.show(<OverDays table={TABLE} />);
  equal(again.store.playback.playing.value, false); // it has been seen
});

test("a long time is told in days and hours", () => {
  deepEqual([65, 7200, 7201, 2 * 86_400 + 3 * 3600].map(timeText), ["1:05", "120:00", "3 h", "2 d 3 h"]);
});
