/** A memory table: hints are shown when they are given and then not kept. The server sends nothing of older ones. */
import { computed } from "@preact/signals";
import { ask, table } from "./table.ts";

/** Whether players have to remember the hints themselves now. */
export const remembering = computed(() => table.value?.settings.memory === true && table.value.phase === "playing");

/** "Do you remember what you hold?" */
export function askWhatTheyRemember(): void {
  ask({ type: "say", phrase: "remember-your-hand" });
}
