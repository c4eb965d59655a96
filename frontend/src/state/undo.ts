/** Taking moves back. */
import { computed } from "@preact/signals";
import { game, table } from "./table.ts";

/** Whether a move can be taken back and nobody has asked for it yet. */
export const mayUndo = computed(
  () => (game.value?.may_undo ?? false) && !table.value?.proposals.some(({ what }) => what === "undo"),
);
