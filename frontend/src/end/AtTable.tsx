/** What you can do at the table when a game is over. */
import { t } from "../i18n.ts";
import { mayPlayAgain, openTableFor, playAgainHere } from "../lobby/begin.ts";
import { likelySettings } from "../lobby/likely.ts";
import type { TableState } from "../messages.gen.ts";
import { gamePath, go } from "../route.ts";
import { useTable } from "../store/context.ts";
import { TalkBox } from "../table/TalkBox.tsx";
import { PageLink } from "../ui/PageLink.tsx";

export function AtTable({ table, onLook }: { table: TableState; onLook: (moves: null) => void }) {
  const store = useTable();
  const { alone } = store;
  return (
    <>
      {mayPlayAgain(table) && (
        <button type="button" class="primary large" onClick={() => playAgainHere(store)}>
          {t("play-again")}
        </button>
      )}
      {table.last_game !== null && <GameLink id={table.last_game} />}
      {alone.value && (
        <button type="button" onClick={() => void openTableFor(likelySettings())}>
          {t("door-friends")}
        </button>
      )}
      <button type="button" onClick={() => onLook(null)}>
        {t("look-at-table")}
      </button>
      <a class="page-link" href={`/api/tables/${table.id}/record?key=${table.key}`} download>
        {t("save-record")}
      </a>
      <button type="button" class="quiet" onClick={() => go("/")}>
        {t("to-lobby")}
      </button>
    </>
  );
}

/** The way to the page of a game, which lasts. */
export function GameLink({ id }: { id: string }) {
  return <PageLink to={gamePath(id)} text={t("to-game-page")} />;
}

export function EndTalk() {
  return (
    <section class="panel end-talk" aria-label={t("talk")}>
      <h2>{t("talk")}</h2>
      <TalkBox />
    </section>
  );
}
