/** What you can do with a game that is over. */
import { BASE } from "../base.ts";
import { t } from "../i18n.ts";
import type { GamePage } from "../messages.gen.ts";
import { passOn } from "../net/api.ts";
import { dealPath, gamePath, go } from "../route.ts";
import { askFirst } from "../state/question.ts";
import { toast } from "../state/toasts.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { useRoom } from "./room.ts";

export function GameActions({ page: { game, table_id, own, deal } }: { page: GamePage }) {
  const { showMoment } = useRoom().replay;
  const pass = () =>
    askFirst({
      title: t("deal-pass-on"),
      text: t("deal-pass-on-about"),
      yes: t("deal-pass-on-yes"),
      no: t("deal-look-no"),
      act: () =>
        void passOn(game.id).then(
          ({ id }) => go(dealPath(id)),
          (error: Error) => toast(error.message, "problem"),
        ),
    });
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
      {deal !== null ? (
        <PageLink to={dealPath(deal)} text={t("deal-results")} />
      ) : (
        own &&
        game.kind === "table" && (
          <button type="button" onClick={pass}>
            {t("deal-pass-on")}
          </button>
        )
      )}
      <CopyButton text={`${location.origin}${BASE}${gamePath(game.id)}`}>{t("copy-game-link")}</CopyButton>
      <button type="button" class="quiet" onClick={() => go("/games")}>
        {t("my-games")}
      </button>
    </>
  );
}
