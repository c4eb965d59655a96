import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { toasts } from "../state/toasts.ts";
import { press } from "./shortcuts.ts";

test("a key says why its control cannot be pressed, and not how it is called", () => {
  const table = document.createElement("div");
  const say = (control: string) => {
    toasts.value = [];
    table.innerHTML = control;
    press(table, "d");
    return toasts.value.map((one) => one.text);
  };
  deepEqual(say('<button aria-keyshortcuts="d" title="All tokens are there." disabled>Discard</button>'), [
    "All tokens are there.",
  ]);
  deepEqual(say('<button aria-keyshortcuts="d" disabled>Play</button>'), ["It is not your turn yet."]);
  deepEqual(say('<button aria-keyshortcuts="d" aria-label="Advice" title="Advice" disabled></button>'), []);
});
