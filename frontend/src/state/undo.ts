/** Taking moves back. */
import { computed } from "@preact/signals";
import { readAction } from "../game/actions.ts";
import { isAlone } from "./leaving.ts";
import { game, table } from "./table.ts";

/** Whether a move can be taken back and nobody has asked for it yet. */
export const mayUndo = computed(
  () => (game.value?.may_undo ?? false) && !table.value?.proposals.some(({ what }) => what === "undo"),
);

/** Whether nothing can be taken back because a card was shown, as it is among people. */
export const undoIsOver = computed(
  () =>
    game.value !== null &&
    !game.value.may_undo &&
    !isAlone() &&
    game.value.moves.some(({ action }) => ["play", "discard"].includes(readAction(action).kind)),
);
