import { deepEqual, equal, throws } from "node:assert/strict";
import { test } from "node:test";
import { Tried, tableOf } from "../../test/render.ts";
import type { Editions, Settings } from "../messages.gen.ts";
import { editions } from "../state/me.ts";
import { AddChair } from "./AddChair.tsx";

function tableFor(players: number) {
  editions.value = { players: [2, 3, 4, 5] } as Editions;
  return tableOf({ settings: { players, talk: "free" } as Settings });
}

test("the host adds a chair, and everything else stays as it is", () => {
  const tried = new Tried();
  tried.show(<AddChair table={tableFor(3)} />);
  tried.after(() => tried.button("Add a seat").click());
  deepEqual(tried.wishes, [{ type: "configure", settings: { players: 4, talk: "free" } }]);
});

test("there are as many chairs as the rules allow", () => {
  const tried = new Tried();
  equal(tried.show(<AddChair table={tableFor(5)} />).textContent, "");
  throws(() => tried.button("Add a seat"));
});
