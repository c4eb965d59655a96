import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { held, setOf, viewOf } from "../../test/samples.ts";
import type { View } from "../messages.gen.ts";
import { toasts } from "../state/toasts.ts";
import { CardPad } from "./CardPad.tsx";
import { HintPad } from "./HintPad.tsx";
import { Plan } from "./Plan.tsx";

const theirs = viewOf({
  actor: 1,
  hands: [[held(4, null, "r1", "b1")], [held(7, "r1", "r1"), held(8, "b2", "b2")]],
  playable: setOf("r1", "b1"),
});
const mine = { ...theirs, actor: 0, version: 1, legal: ["play 4", "discard 4", "hint 1 red"] };

function planned(): Tried {
  const tried = new Tried({ view: theirs });
  tried.show(<CardPad view={theirs} card={4} />);
  tried.after(() => tried.button("Play on my turn").click());
  return tried;
}

function goOn(tried: Tried, view: View): void {
  const game = tried.store.game.value;
  tried.after(() => {
    if (game) tried.store.game.value = { ...game, version: 1, view };
  });
}

test("what was planned is done when your turn comes, and nobody hears of it before", () => {
  const tried = planned();
  deepEqual(tried.wishes, []);
  equal(tried.show(<Plan view={theirs} action="play 4" />).textContent?.includes("On your turn: Play card 1."), true);
  goOn(tried, mine);
  deepEqual(tried.wishes, [{ type: "act", version: 1, action: "play 4" }]);
  equal(tried.store.plans.planned.value, null);
});

test("a plan is withdrawn with a word when what it rests on has changed", () => {
  const tried = planned();
  goOn(tried, { ...mine, playable: setOf("r2", "b1") });
  deepEqual(tried.wishes, []);
  equal(toasts.value.at(-1)?.text, "Your plan was withdrawn: it is not possible now, or things have changed.");
});

test("a hint can be planned, too, and is withdrawn when the hand has changed", () => {
  const tried = new Tried({ view: theirs });
  tried.show(<HintPad view={theirs} seat={1} card={null} />);
  tried.after(() => tried.button("red").click());
  equal(tried.store.plans.planned.value, "hint 1 red");
  goOn(tried, { ...theirs, hands: [theirs.hands[0] ?? [], [held(8, "b2", "b2"), held(9, "r3", "r3")]] });
  equal(tried.store.plans.planned.value, null);
});

test("one withdraws a plan by hand", () => {
  const tried = planned();
  tried.show(<Plan view={theirs} action="play 4" />);
  tried.after(() => tried.button("Withdraw").click());
  goOn(tried, mine);
  deepEqual(tried.wishes, []);
});
