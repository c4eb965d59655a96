import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { held, viewOf } from "../../test/samples.ts";
import { language } from "../i18n.ts";
import { Figures } from "./Figures.tsx";

const view = viewOf({
  hands: [[held(4, null, "r1")], [held(7, "r1", "r1")]],
  pile: 20,
  players: 2,
  best: 25,
  worth: 10,
});

test("pace stands at the table and says what it means", () => {
  const tried = new Tried({ view });
  const shown = [...tried.show(<Figures view={view} />).querySelectorAll(".figure")];
  const pace = shown.find((one) => one.textContent?.includes("7"));
  equal(pace?.getAttribute("aria-label")?.includes("7"), true);
});

test("efficiency is written as in the language of the page", () => {
  const spent = { ...view, hints: view.rules.hints - 1, rules: { ...view.rules, announce: false } };
  const tried = new Tried({ view: spent });
  const shown = () => tried.show(<Figures view={spent} />).querySelector(".figure b")?.textContent;
  equal(shown(), "0.00");
  tried.after(() => {
    language.value = "de";
  });
  equal(shown(), "0,00");
  tried.after(() => {
    language.value = "en";
  });
});

test("whoever leads points at a card with the first tap, and looks at it closely with the second", () => {
  const tried = new Tried({ view }, { phase: "over" });
  const { picking } = tried.store;
  picking.points.value = true;
  tried.after(() => picking.pickSeat(1, 7));
  deepEqual([picking.pointed.value, picking.sheet.value], [7, null]);
  tried.after(() => picking.pickSeat(1, 7));
  deepEqual([picking.pointed.value, picking.sheet.value], [7, "card"]);
});
