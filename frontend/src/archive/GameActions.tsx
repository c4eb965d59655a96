/** What one can do with a game that is over. */
import { t } from "../i18n.ts";
import type { GamePage } from "../messages.gen.ts";
import { gamePath, go } from "../route.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { useRoom } from "./room.ts";

export function GameActions({ page: { game, table_id } }: { page: GamePage }) {
  const { showMoment } = useRoom().replay;
  return (
    <>
      <button type="button" class="primary large" onClick={() => showMoment(0)}>
        {t("replay")}
      </button>
      {table_id !== null && (
        <button type="button" onClick={() => go(`/t/${table_id}`)}>
          {t("to-its-table")}
        </button>
      )}
      <CopyButton text={`${location.origin}${gamePath(game.id)}`}>{t("copy-game-link")}</CopyButton>
      <button type="button" class="quiet" onClick={() => go("/games")}>
        {t("my-games")}
      </button>
    </>
  );
}
