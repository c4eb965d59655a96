import assert from "node:assert/strict";
import { test } from "node:test";
import { conventionsOf, switched, written } from "../src/agreement/agreement.ts";
import { agreementName, botAt, botsAt } from "../src/agreement/names.ts";

test("an agreement is written as the server writes it", () => {
  for (const text of ["none", "club", "club+ones", "ones", "finesse", "beginner+five-stall+ones", "expert"]) {
    assert.equal(written(conventionsOf(text)), text);
  }
  assert.equal(written(conventionsOf("ones+club")), "club+ones");
  assert.equal(written(conventionsOf("bluffing")), "none");
});

test("what a convention needs comes and goes with it", () => {
  assert.equal(switched("none", "finesse", true), "finesse");
  assert.deepEqual(conventionsOf("finesse"), ["play-hint", "prompt", "finesse"]);
  assert.equal(switched("finesse", "play-hint", false), "none");
  assert.equal(switched("club", "ones", true), "club+ones");
  assert.equal(
    switched("club+ones", "five-stall", false),
    switched(switched("club", "five-stall", false), "ones", true),
  );
});

test("an agreement is called by what it adds to one with a name or by what it leaves out", () => {
  assert.equal(agreementName("club+ones"), `${agreementName("club")} + ${agreementName("ones")}`);
  const without = agreementName(switched("expert", "five-stall", false));
  assert.equal(without, `${agreementName("expert")} − ${agreementName("five-stall")}`);
  assert.equal(agreementName("none"), agreementName(switched("chop", "chop", false)));
});

test("where something is agreed on, all bots that know conventions are the same", () => {
  const bots = ["cautious", "conventions-beginner", "conventions-club", "hat"];
  assert.deepEqual(botsAt(bots, "conventions-beginner", "none"), bots);
  assert.deepEqual(botsAt(bots, "conventions-beginner", "club"), ["cautious", "conventions-beginner", "hat"]);
  assert.equal(botAt("conventions-club", "expert"), "conventions");
  assert.equal(botAt("conventions-club", "none"), "conventions-club");
  assert.equal(botAt("hat", "expert"), "hat");
});
