import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { AGREEMENTS } from "../agreements.gen.ts";
import { Worth } from "./Worth.tsx";

test("each agreement with a name has what it is worth for two to five players, with its error", () => {
  const rows = [...new Tried().show(<Worth />).querySelectorAll("tbody tr")];
  deepEqual(
    rows.map((row) => row.querySelector("th")?.textContent?.toLowerCase()),
    ["none, just play", ...Object.keys(AGREEMENTS).slice(1)],
  );
  for (const row of rows) {
    const scores = [...row.querySelectorAll("td")];
    deepEqual(scores.length, 4);
    for (const score of scores) equal(/^\d+\.\d ± 0\.\d+$/.test(score.textContent ?? ""), true);
  }
});
