import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { sha256 } from "../src/trust/sha256.ts";

test("texts of every length hash as the browser hashes them", async () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    deepEqual(sha256(bytes), new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  }
});
