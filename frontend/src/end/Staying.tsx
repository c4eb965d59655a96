/** What you can do while others set up the next game. */
import { t } from "../i18n.ts";
import type { Move, TableState } from "../messages.gen.ts";
import { gamePath, go } from "../route.ts";
import { GameLink } from "./AtTable.tsx";

export function NextGame({ now, join }: { now: TableState; join: () => void }) {
  return (
    <>
      <p class="notice" role="status">
        {t(now.phase === "waiting" ? "next-game-waits" : "next-game-begun", { name: (now.again_by ?? now.host).name })}
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
