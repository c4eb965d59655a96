import { equal } from "node:assert/strict";
import { test } from "node:test";
import type { Settled, TableState } from "../src/messages.gen.ts";
import { TableStore } from "../src/store/TableStore.ts";
import { gameOf } from "./samples.ts";

const by = { id: "ann", name: "Ann" };

function settled(id: number, how: Settled["how"], number: number): Settled {
  return { id, number, what: "replace", how, by, declined: [], whom: "Bob", bot: "cautious", person: null };
}

test("what was decided is news even if it has overtaken something else, until the game goes on", () => {
  const { table, game, requests } = new TableStore();
  const { decided } = requests;
  table.value = { settled: [settled(3, "carried", 7), settled(4, "lapsed", 7)] } as unknown as TableState;
  game.value = gameOf({ version: 6 });
  equal(decided.value?.id, 3);
  game.value = gameOf({ version: 8 });
  equal(decided.value, null);
});
