import { equal } from "node:assert/strict";
import { test } from "node:test";
import { answer, isInvited } from "../src/invite/answered.ts";
import type { Chair, Person, TableState } from "../src/messages.gen.ts";
import { person } from "./samples.ts";

const ann = { id: "ann", name: "Ann" };
const bob = { id: "bob", name: "Bob" };
const free = { ...person(""), kind: "empty", person: null } as Chair;

function waiting(changes: Partial<TableState>): TableState {
  const table = { id: "t", phase: "waiting", chair: null, chairs: [free], host: ann, you: bob, removed: [] };
  return { ...table, ...changes } as unknown as TableState;
}

function taken(by: Person): Chair {
  return { ...person(by.name), person: by };
}

test("only those are invited who do not belong to a table, once", () => {
  equal(isInvited(waiting({})), true);
  equal(isInvited(waiting({ chairs: [taken(ann)] })), false); // there is no chair
  equal(isInvited(waiting({ chair: 0, chairs: [taken(bob), free] })), false);
  equal(isInvited(waiting({ you: ann })), false);
  equal(isInvited(waiting({ removed: [bob] })), false);
  equal(isInvited(waiting({ chairs: [taken({ id: "bob.0", name: "Cat" }), free] })), false); // who plays on this device
  answer("t");
  equal(isInvited(waiting({})), false);
});
