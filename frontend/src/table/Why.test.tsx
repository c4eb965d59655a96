import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { held, setOf, viewOf } from "../../test/samples.ts";
import { readings } from "../game/reasons.ts";
import type { Move } from "../messages.gen.ts";
import { CardPad } from "./CardPad.tsx";
import { History } from "./History.tsx";

const view = viewOf({ hands: [[held(4, null, "r1"), held(5, null, "r1", "r2")], []], playable: setOf("r1") });

function move(place: number, seat: number, action: string, events: Move["events"], reason: string | null): Move {
  const why = reason === null ? null : { key: reason, cards: [4], details: {} };
  return {
    place,
    number: place + 1,
    seat,
    action,
    events,
    fallback: false,
    reason: why,
    heard: [],
    stood_in: false,
    forgotten: false,
  };
}

const hinted = move(
  0,
  1,
  "hint 0 red",
  [{ type: "hinted", seat: 1, target: 0, what: "red", touched: [4], free: false }],
  "nothing-better",
);

test("why a bot gave a hint stays on the card until you have acted", () => {
  const tried = new Tried({ view, moves: [hinted] });
  const why = () => tried.show(<CardPad view={view} card={4} />).querySelector(".pad-head .why")?.textContent ?? "";
  equal(why() !== "", true);
  equal(why().startsWith("Your card"), false); // it is the card itself that says so
  const answer = move(1, 0, "discard 9", [], null);
  tried.after(() => (tried.store.game.value = { ...tried.store.game.value!, moves: [hinted, answer] }));
  equal(why(), "");
});

test("the history says below a hint how a bot read it, unless that may be about another one", () => {
  const given = (place: number, seat: number) =>
    move(
      place,
      seat,
      "hint 1 red",
      [{ type: "hinted", seat, target: 1, what: "red", touched: [7], free: false }],
      null,
    );
  const answer = { ...move(2, 1, "play 7", [], null), heard: [{ key: "heard-play", cards: [7], details: {} }] };
  const shown = viewOf({ players: 3, hands: [[], [held(7, "r1", "r1")], []] });
  const read = (...moves: Move[]) => readings(given(0, 0), { view: shown, moves, names: ["Ann", "Bob", "Cat"], me: 0 });
  equal(read(given(0, 0), answer)[0]?.startsWith("Bob: "), true);
  deepEqual(read(given(0, 0), given(1, 2), answer), []);
});

test("in a replay the notes stand beside the moves after which they were written", () => {
  const tried = new Tried({ view, moves: [hinted] }, { phase: "over" });
  tried.store.written.value = [{ after: 1, seat: 1, card: 4, text: "r1 finesse" }];
  tried.store.source.value = { ...tried.store.source.value!, kind: "replay" };
  equal(tried.show(<History />).textContent?.includes("r1 finesse"), true);
});

test("the history in symbols says why the move that is shown was made", () => {
  const tried = new Tried({ view, moves: [hinted] });
  equal(tried.show(<History />).querySelector(".shown-move .why")?.textContent !== undefined, true);
});
