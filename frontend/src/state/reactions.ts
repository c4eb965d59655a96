/** Faces that players make in answer to a card. The server says when there may be one. */
import { computed, signal } from "@preact/signals";
import type { ReactionName } from "../messages.gen.ts";
import { ask, game, past } from "./table.ts";

/** Whether one is choosing a face. */
export const choosing = signal(false);

export const mayReact = computed(() => (game.value?.may_react ?? false) && past.value === null);

export function react(reaction: ReactionName): void {
  choosing.value = false;
  ask({ type: "react", reaction });
}
