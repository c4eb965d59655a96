import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { held, setOf, viewOf } from "../../test/samples.ts";
import { CardPad } from "./CardPad.tsx";

const view = viewOf({
  hands: [[held(4, null, "r1", "b1"), held(5, null, "r5")], []],
  legal: ["play 4", "discard 4", "play 5", "discard 5"],
  playable: setOf("r1", "b1"),
  irreplaceable: setOf("r5"),
});

test("a card is played with one tap, and the table waits for the answer", () => {
  const tried = new Tried({ version: 3, view });
  tried.show(<CardPad view={view} card={4} />);
  tried.after(() => tried.button("Play").click());
  deepEqual(tried.wishes, [{ type: "act", version: 3, action: "play 4" }]);
  equal(tried.button("Play").disabled, true);
  tried.after(() => tried.answers[0]?.done?.());
  equal(tried.button("Play").disabled, false);
});

test("what you would regret waits for a second thought", () => {
  const tried = new Tried({ view });
  tried.show(<CardPad view={view} card={5} />);
  tried.after(() => tried.button("Discard").click());
  deepEqual(tried.wishes, []);
  deepEqual(tried.store.attempts.doubtful.value, { action: "discard 5", danger: "last-copy" });
});

test("nothing can be done with a card while one only looks back", () => {
  const tried = new Tried({ view: { ...view, actor: 1 } });
  tried.store.past.value = { version: 0, view };
  tried.show(<CardPad view={view} card={4} />);
  deepEqual([tried.button("Play").disabled, tried.button("Discard").disabled], [true, true]);
});
