import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Tried, tableOf } from "../../test/render.ts";
import type { Acquaintance, Editions, Lobby } from "../messages.gen.ts";
import { Around } from "../people/Around.tsx";
import { People } from "../people/People.tsx";
import { tableId } from "../route.ts";
import { editions, lobby, me } from "../state/me.ts";
import { AskPeople } from "../waiting/AskPeople.tsx";
import { Asked } from "./Asked.tsx";

const FREE = { asked: [] as Lobby["asked"] } as Lobby;
const ASKED = { ...FREE, asked: [{ by: { id: "bob", name: "Bob" }, table: { id: "t", key: "" } }] } as unknown as Lobby;

const known = (id: string, blocked = false, here = false): Acquaintance => ({ id, name: id, games: 2, blocked, here });

/** Answers requests, and writes them down. */
function listening(answers: Record<string, unknown>): [string, unknown][] {
  const sent: [string, unknown][] = [];
  globalThis.fetch = ((path: string, { body }: RequestInit) => {
    sent.push([path, body ? JSON.parse(body as string) : null]);
    return Promise.resolve(new Response(JSON.stringify(answers[path])));
  }) as typeof fetch;
  return sent;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

test("whoever is asked can say no, or never again", async () => {
  const sent = listening({ "/api/people/answer": FREE, "/api/people/block": { people: [] } });
  lobby.value = ASKED;
  const tried = new Tried();
  equal(tried.show(<Asked />).querySelector("h2")?.textContent, "Bob has invited you to a table");
  tried.after(() => tried.button("Not now").click());
  await settled();
  equal(tried.root.textContent, "");
  lobby.value = ASKED;
  tried.show(<Asked />);
  tried.after(() => tried.button("No more invitations from Bob").click());
  await settled();
  deepEqual(sent, [
    ["/api/people/answer", { table: "t" }],
    ["/api/people/block", { person: "bob", on: true }],
    ["/api/people/answer", { table: "t" }],
  ]);
});

test("people who are not at the table are a tap away, and those whom you have blocked can be let back", async () => {
  const people = [known("Bob"), known("Cat"), known("Dan", true)];
  const sent = listening({
    "/api/people": { people },
    "/api/people/ask": { table: "t" },
    "/api/people/block": { people: [known("Cat"), known("Dan")] },
  });
  const tried = new Tried();
  tried.show(<AskPeople table={tableOf()} />);
  await settled();
  deepEqual(
    [...tried.root.querySelectorAll("button")].map((one) => one.textContent),
    ["CInvite Cat", "Let Dan invite me again"],
  );
  tried.after(() => tried.root.querySelector("button")?.click());
  await settled();
  deepEqual(sent.at(-1), ["/api/people/ask", { table: "t", people: ["Cat"] }]);
  equal(tried.root.querySelector("li")?.textContent, "CCat has been invited");
  tried.after(() => tried.button("Let Dan invite me again").click());
  await settled();
  deepEqual(sent.at(-1), ["/api/people/block", { person: "Dan", on: false }]);
  equal(tried.root.querySelectorAll("li").length, 2);
});

test("your people: who is here comes first; they can be forgotten, and you can be seen yourself", async () => {
  const sent = listening({
    "/api/people": { people: [known("Bob"), known("Cat", false, true)], seen: false },
    "/api/people/forget": { people: [known("Cat", false, true)], seen: false },
    "/api/people/seen": { people: [], seen: true },
  });
  const tried = new Tried();
  tried.show(<People />);
  await settled();
  const rows = () => [...tried.root.querySelectorAll("li small")].map((one) => one.textContent);
  deepEqual(rows(), ["here now", "2 games together"]);
  tried.after(() => tried.root.querySelector<HTMLButtonElement>("[aria-label='Forget Bob']")?.click());
  await settled();
  deepEqual(sent.at(-1), ["/api/people/forget", { person: "Bob" }]);
  deepEqual(rows(), ["here now"]);
  const box = tried.root.querySelector("input")!;
  box.checked = true;
  tried.after(() => box.dispatchEvent(new Event("change")));
  await settled();
  deepEqual(sent.at(-1), ["/api/people/seen", { on: true }]);
});

test("one tap opens a table and asks whoever is here now", async () => {
  editions.value = { editions: [], players: [2], defaults: { edition: "", players: 2 } } as unknown as Editions;
  me.value = { id: "me", name: "Me" };
  const people = [known("Bob"), known("Cat", false, true), known("Dan", true, true)];
  const sent = listening({
    "/api/people": { people },
    "/api/tables": { id: "new" },
    "/api/people/ask": { table: "new" },
  });
  const tried = new Tried();
  tried.show(<Around />);
  await settled();
  deepEqual(
    [...tried.root.querySelectorAll("button")].map((one) => one.textContent),
    ["CInvite Cat"],
  );
  tried.after(() => tried.root.querySelector("button")?.click());
  await settled();
  equal(sent.at(-2)?.[0], "/api/tables");
  deepEqual(sent.at(-1), ["/api/people/ask", { table: "new", people: ["Cat"] }]);
  equal(tableId.value, "new");
  tried.show(<span />);
});
