/** Faces that players make in answer to a card. They give nothing away: after a hint there are none (C1). */
import { computed, signal } from "@preact/signals";
import type { Event, ReactionName } from "../messages.gen.ts";
import { ask, game, mySeat, myTurn, past, table } from "./table.ts";

export const REACTIONS: ReactionName[] = ["applause", "wow", "laugh", "phew", "ouch"];

const SHOWN: Event["type"][] = ["played", "misplayed", "discarded"];

/** The version of the game that one has answered already. */
const answered = signal<number | null>(null);
/** Whether one is choosing a face. */
export const choosing = signal(false);

function mayNow(): boolean {
  const now = game.value;
  const settings = table.value?.settings;
  if (!now || !settings || settings.talk === "silent" || (settings.quiet_turns && !myTurn.value)) return false;
  const move = now.moves.filter((one) => !one.action.startsWith("arrange")).at(-1);
  const seen = move?.events.some((event) => SHOWN.includes(event.type)) ?? false;
  return seen && now.view.pending === null && answered.value !== now.version && past.value === null;
}

/** Whether one may make a face: at this table, at this moment. */
export const mayReact = computed(() => {
  const settings = table.value?.settings;
  if (!settings?.reactions || settings.shared || mySeat.value === null) return false;
  return table.value?.phase === "over" || (table.value?.phase === "playing" && mayNow());
});

export function react(reaction: ReactionName): void {
  choosing.value = false;
  answered.value = game.value?.version ?? null;
  ask({ type: "react", reaction });
}
