import { equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { viewOf } from "../../test/samples.ts";
import { TopBar } from "./TopBar.tsx";

for (const [pending, said] of [
  [null, "Bob’s turn"],
  ["colour hint", "Bob is giving a free hint"],
  ["play discarded", "Bob is choosing a card to play"],
] as const) {
  test(`everybody sees what a bonus tile lets somebody choose: ${pending}`, () => {
    const view = viewOf({ actor: 1, pending });
    const root = new Tried({ view }).show(<TopBar view={view} panels={false} />);
    equal(root.querySelector("h1")?.textContent, said);
  });
}
