import { equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried } from "../../test/render.ts";
import { fetchEarly, Later } from "./Later.tsx";

test("what takes the place of something fetched before is shown itself", async () => {
  const first = () => Promise.resolve(() => <p>first</p>);
  const second = () => Promise.resolve(() => <p>second</p>);
  await Promise.all([first, second].map(fetchEarly<object>));
  const tried = new Tried({}, {});
  equal(tried.show(<Later load={first} props={{}} />).textContent, "first");
  equal(tried.show(<Later load={second} props={{}} />).textContent, "second");
});
