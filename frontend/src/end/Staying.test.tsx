import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried, tableOf } from "../../test/render.ts";
import { AtTable } from "./AtTable.tsx";
import { NextGame } from "./Staying.tsx";
import { useStaying } from "./useStaying.ts";

const ANN = { id: "Ann", name: "Ann" };
const BOB = { id: "Bob", name: "Bob" };

test("whoever played can ask for another game, host or not", () => {
  const tried = new Tried({}, { phase: "over", host: BOB });
  tried.show(<AtTable table={tried.store.table.value!} onLook={() => undefined} />);
  tried.button("Again!").click();
  deepEqual(tried.wishes, [{ type: "again" }]);
  const watching = new Tried({}, { phase: "over", host: BOB, chair: null });
  const shown = watching.show(<AtTable table={watching.store.table.value!} onLook={() => undefined} />);
  equal(shown.textContent?.includes("Again!"), false);
});

function Ended() {
  const { table } = tried.store;
  const { ended, join } = useStaying(table.value);
  return ended && table.value ? <NextGame now={table.value} join={join} /> : <p>gone on</p>;
}

let tried: Tried;

test("the others see who asks for another game, the host as well, and go there when they like", () => {
  tried = new Tried({}, { phase: "over", host: ANN });
  tried.show(<Ended />);
  tried.after(() => (tried.store.table.value = tableOf({ phase: "waiting", host: ANN, again_by: BOB })));
  equal(tried.show(<Ended />).textContent?.includes("Bob says: Again!"), true);
  tried.after(() => tried.button("To the next game").click());
  equal(tried.root.textContent, "gone on");
});
