import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { held, setOf, viewOf } from "../../test/samples.ts";
import { judge, show, shown } from "../learn/fading.ts";
import type { Event } from "../messages.gen.ts";
import { confirming, helps } from "../state/settings.ts";
import { FadeOffer } from "./Offers.tsx";

const view = viewOf({
  hands: [[held(1, null, "r1"), held(2, null, "b5"), held(3, null, "g1"), held(4, null, "r2", "b2")], []],
  playable: setOf("r1"),
  useless: setOf("g1"),
  irreplaceable: setOf("b5"),
});
const text = (tried: Tried) => tried.show(<FadeOffer />).textContent ?? "";

test("a move shows what its player knows of their cards", () => {
  const fits = [{ type: "played" } as Event];
  deepEqual(judge(view, "play 1", fits), [["playable", true]]);
  deepEqual(judge(view, "discard 3", []), [
    ["useless", true],
    ["dear", true],
  ]);
  deepEqual(judge(view, "discard 2", []), [
    ["useless", false],
    ["dear", false],
  ]);
  deepEqual(judge(view, "play 4", fits), []); // nobody gave a hint about it
  deepEqual(judge(view, "hint 1 red", []), []);
});

test("help goes one by one, only when you agree, and what you want to keep is asked about later", () => {
  const tried = new Tried();
  equal(text(tried), "");
  for (let time = 0; time < 3; time++) for (const help of ["dear", "warnings"] as const) show(help, true);
  equal(text(tried).includes("You keep your 5s"), true);
  equal(helps.dear.value, true); // not before you have answered
  tried.after(() => tried.button("Yes, stop").click());
  equal(helps.dear.value, false);
  equal(text(tried).includes("without a warning"), true);
  tried.after(() => tried.button("No, go on").click());
  equal(text(tried), "");
  equal(confirming.value, true);
  for (let time = 0; time < 9; time++) show("warnings", true);
  equal(text(tried).includes("without a warning"), true);
  show("warnings", false);
  equal(text(tried), ""); // a warning was needed
  show("dear", true); // while there is no such help, nothing is shown by doing without
  helps.dear.value = true;
  equal(shown.value.dear, 0);
});
