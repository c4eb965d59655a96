/** Doing something with a card of one's own: at once, or after a question if one would regret it. */
import { signal } from "@preact/signals";
import { type Danger, dangerOf } from "../game/danger.ts";
import { stay } from "../keyboard/useKeyboard.ts";
import { unpick } from "./selection.ts";
import { confirming } from "./settings.ts";
import { act, view } from "./table.ts";

/** The action that waits for a second thought. */
export const doubtful = signal<{ action: string; danger: Danger } | null>(null);

export function attempt(action: string): void {
  const danger = confirming.value && view.value ? dangerOf(view.value, action) : null;
  if (danger) doubtful.value = { action, danger };
  else carryOut(action);
}

export function carryOut(action: string): void {
  doubtful.value = null;
  act(action);
  unpick();
  stay();
}
