import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { held, setOf, viewOf } from "../../test/samples.ts";
import { readNote } from "../game/notes.ts";
import { Knowledge, NoteMark } from "./Knowledge.tsx";

const card = held(4, null, "r1", "r2", "b1");
const view = viewOf({ hands: [[card], []] });

test("a note says what you take a card for, and what was moved or is a finesse", () => {
  equal(readNote(card, "r1, b1?").possible, setOf("r1", "b1"));
  equal(readNote(card, "maybe | r2").possible, setOf("r2"));
  equal(readNote(card, "g5").possible, null); // it cannot be that
  deepEqual(readNote(card, "chop moved"), { possible: null, sign: "chop-moved" });
  deepEqual(readNote(card, "F r1"), { possible: setOf("r1"), sign: "finesse" });
  deepEqual(readNote(card, "kt"), { possible: null, sign: "trash" });
  deepEqual(readNote(card, "if only"), { possible: null, sign: null });
});

test("the back of a card shows what its note says, and that it is only a note", () => {
  const drawn = (notes: Record<string, string>) =>
    new Tried({ view, notes }).show(<Knowledge view={view} card={card} />).querySelector(".knowledge");
  equal(drawn({})?.classList.contains("noted"), false);
  equal(drawn({})?.classList.contains("sure"), false);
  equal(drawn({ 4: "r1 r2" })?.classList.contains("noted"), true);
  equal(drawn({ 4: "r1 r2" })?.classList.contains("c-red"), true);
});

test("a note is seen on the card, and a word of conventions around it", () => {
  const framed = (note: string) => {
    const root = new Tried({ view, notes: { 4: note } }).show(<NoteMark card={card} />);
    equal(root.textContent, note);
    return root.querySelector(".note-frame")?.classList.item(1) ?? null;
  };
  equal(framed("finesse"), "finesse");
  equal(framed("cm"), "chop-moved");
  equal(framed("perhaps"), null);
});
