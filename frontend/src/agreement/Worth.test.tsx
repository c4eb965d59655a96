import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { AGREEMENTS } from "../agreements.gen.ts";
import { BRINGS } from "../worth.gen.ts";
import { agreementName } from "./names.ts";
import { Worth } from "./Worth.tsx";

test("agreements with a name and conventions have what they are worth for two to five players, with its error", () => {
  const [worth, brings] = [...new Tried().show(<Worth />).querySelectorAll("tbody")].map((body) =>
    [...body.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent ?? "")),
  );
  deepEqual(
    worth!.map(([name]) => name),
    Object.keys(AGREEMENTS).map(agreementName),
  );
  deepEqual(
    brings!.map(([name]) => name),
    Object.keys(BRINGS).map(agreementName),
  );
  for (const [, ...cells] of worth!) for (const cell of cells) equal(/^\d+\.\d ± 0\.\d+$/.test(cell), true);
  for (const [, ...cells] of brings!)
    for (const cell of cells) equal(/^([+-]?\d\.\d\d ± \d(\.\d+)?|–)$/.test(cell), true);
  for (const [, ...cells] of [...worth!, ...brings!]) deepEqual(cells.length, 4);
});
