/** Another game is being set up: whoever likes stays with the one that has ended. */
import { useRef, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import type { GameState, Move, TableState } from "../messages.gen.ts";
import { gamePath, go } from "../route.ts";
import { useTable } from "../store/context.ts";
import { GameLink } from "./AtTable.tsx";

interface Ended {
  table: TableState;
  game: GameState;
}

/** The game that ended before one's eyes, while others go on; who set up the next one goes with it, and so do
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
    now.host.id !== now.you.id &&
    joined !== ended.table.games &&
    now.games <= ended.table.games + 1;
  return { ended: stays ? ended : null, join: () => setJoined(ended?.table.games ?? 0) };
}

/** What one can do then. */
export function NextGame({ now, join }: { now: TableState; join: () => void }) {
  return (
    <>
      <p class="notice" role="status">
        {t(now.phase === "waiting" ? "next-game-waits" : "next-game-begun", { name: now.host.name })}
      </p>
      <button type="button" class="primary large" onClick={join}>
        {t("to-next-game")}
      </button>
      {now.last_game !== null && <GameLink id={now.last_game} />}
      <button type="button" class="quiet" onClick={() => go("/")}>
        {t("to-lobby")}
      </button>
    </>
  );
}

/** The page of the game shows its moments when the table does so no more. */
export function lookInArchive(now: TableState, move: Move | null): void {
  if (now.last_game !== null) go(`${gamePath(now.last_game)}?move=${(move?.number ?? 1) - 1}`);
}
