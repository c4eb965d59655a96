import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried, tableOf } from "../../test/render.ts";
import { person, viewOf } from "../../test/samples.ts";
import { TopBar } from "./TopBar.tsx";
import { WatchPad } from "./WatchPad.tsx";

const { settings } = tableOf();
const CAT = { id: "Cat", name: "Cat" };

test("whoever watches an open table can ask for all hands, and is told how late", () => {
  const tried = new Tried({}, { chair: null, settings: { ...settings, all_hands: true, spectator_delay: 5 } });
  tried.show(<WatchPad />);
  tried.root.querySelectorAll("input")[1]?.dispatchEvent(new Event("change"));
  deepEqual(tried.wishes, [{ type: "watch", seat: null, all_hands: true }]);
  const late = new Tried({ all_hands: true }, { ...tried.store.table.value });
  equal(late.show(<WatchPad />).textContent?.includes("5 moves late"), true);
});

test("where nobody shows anything there is nothing to choose", () => {
  equal(new Tried({}, { chair: null }).show(<WatchPad />).querySelector("input"), null);
});

test("a player sees who watches, and lets them see the same with one tap", () => {
  const view = viewOf();
  const tried = new Tried({ view }, { spectators: [CAT], sees_all: ["Cat"], chairs: [person("Ann"), person("Bob")] });
  tried.show(<TopBar view={view} panels={false} />);
  tried.button("Watching: Cat (sees all hands). Let spectators see my view").click();
  deepEqual(tried.wishes, [{ type: "show", on: true, notes: false }]);
});
