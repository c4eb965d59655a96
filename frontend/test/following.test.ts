import { equal } from "node:assert/strict";
import { test } from "node:test";
import { following, inOrder } from "../src/puzzle/following.ts";

test("the puzzles of a lesson follow each other and lead back to the lessons", () => {
  let path = inOrder([29, 40, 145]);
  const seen = [path];
  for (; path !== "/learn"; seen.push(path)) path = following(path.slice(path.indexOf("?"))) ?? "nowhere";
  equal(seen.join(" "), "/puzzle/29?then=40,145 /puzzle/40?then=145 /puzzle/145?then= /learn");
});

test("from any other puzzle nothing follows", () => {
  equal(following(""), null);
  equal(following("?then=nonsense"), "/learn");
});
