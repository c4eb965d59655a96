/** Another game is being set up: whoever likes stays with the one that has ended. */
import { useRef, useState } from "preact/hooks";
import type { GameState, TableState } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

export interface Ended {
  table: TableState;
  game: GameState;
}

/** The game that ended before your eyes, while others go on; who asked for the next one goes with it, and so do
 * all on one device. */
export function useStaying(now: TableState | null): { ended: Ended | null; join: () => void } {
  const { game } = useTable();
  const last = useRef<Ended | null>(null);
  const [joined, setJoined] = useState(0); // how many games had been begun when one went on
  if (now?.phase === "over" && game.value) last.current = { table: now, game: game.value };
  const ended = last.current;
  const stays =
    ended !== null &&
    now !== null &&
    now.phase !== "over" &&
    !now.settings.shared &&
    now.again_by?.id !== now.you.id &&
    joined !== ended.table.games &&
    now.games <= ended.table.games + 1;
  return { ended: stays ? ended : null, join: () => setJoined(ended?.table.games ?? 0) };
}
