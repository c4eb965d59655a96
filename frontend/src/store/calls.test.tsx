import { equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried, tableOf } from "../../test/render.ts";

test("whoever waits elsewhere is called when the game begins, until they look", () => {
  let hidden = true;
  Object.defineProperty(document, "hidden", { get: () => hidden });
  const { store } = new Tried({}, { phase: "waiting" });
  equal(document.title, "Tamaya");
  store.table.value = tableOf({ phase: "playing", chair: 1 });
  equal(document.title, "● The game has begun · Tamaya");
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  equal(document.title, "Tamaya");
});
