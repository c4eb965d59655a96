/** When a game was played, by which rules, and who may see it. */
import { AgreementButton } from "../agreement/AgreementButton.tsx";
import { agreementName, NONE } from "../agreement/names.ts";
import { beside, list, locale, t } from "../i18n.ts";
import { rulesOf } from "../lobby/facts.ts";
import type { GameListing, GamePage } from "../messages.gen.ts";
import { wantDeletion, wantPrivate } from "../net/api.ts";
import { go } from "../route.ts";
import { askFirst } from "../state/question.ts";
import { toast } from "../state/toasts.ts";
import { useTable } from "../store/context.ts";
import { Switch } from "../ui/Switch.tsx";
import { playedOn } from "./listed.ts";
import type { Replay } from "./replay.ts";
import { useRoom } from "./room.ts";
import { Takeaway } from "./Takeaway.tsx";

/** A day and a time, in the language of the page. */
export function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeStyle: "short" }).format(seconds * 1000);
}

function change(
  { page }: Replay,
  work: Promise<{ private: boolean; deleted: boolean }>,
  wishes: Partial<GamePage>,
): void {
  work.then(
    (wished) => {
      if (wished.deleted) {
        toast(t("game-deleted"));
        go("/games");
      } else if (page.value) {
        page.value = { ...page.value, ...wishes };
      }
    },
    (error: Error) => toast(error.message, "problem"),
  );
}

function askBeforeDeleting({ page }: Replay, { kind }: GameListing, act: () => void): void {
  askFirst({
    title: t("game-delete"),
    text: t("game-delete-about", { kind }),
    yes: t("game-delete-yes"),
    no: t("game-delete-no"),
    act,
  });
  if (page.value) page.value = { ...page.value }; // the switch is off until you have said yes
}

function Wishes({ page: { game, wants_private, wants_deletion, deletion_waits_for } }: { page: GamePage }) {
  const { replay } = useRoom();
  const others = deletion_waits_for;
  const { kind } = game;
  return (
    <>
      <Switch
        label={t("game-private", { kind })}
        about={t("game-private-about", { kind })}
        on={wants_private}
        onChange={(on) =>
          change(replay, wantPrivate(game.id, on), { wants_private: on, game: { ...game, private: on } })
        }
      />
      <Switch
        label={t("game-delete")}
        about={t("game-delete-about", { kind })}
        on={wants_deletion}
        onChange={(on) => {
          const want = () => change(replay, wantDeletion(game.id, on), { wants_deletion: on });
          if (on) askBeforeDeleting(replay, game, want);
          else want();
        }}
      />
      {others.length > 0 && <p class="notice">{t("game-delete-waits", { names: list(others) })}</p>}
    </>
  );
}

/** When it was played, if that is known; and when it was imported. */
function Dates({ game }: { game: GameListing }) {
  return (
    <>
      {playedOn(game).map((day) => (
        <div key={day}>
          <dt>{t("game-when")}</dt>
          <dd>{game.kind === "file" ? day : dayOf(game.ended)}</dd>
        </div>
      ))}
      {game.kind === "file" && (
        <div>
          <dt>{t("game-imported")}</dt>
          <dd>{dayOf(game.ended)}</dd>
        </div>
      )}
    </>
  );
}

export function About({ page }: { page: GamePage }) {
  const { table } = useTable();
  if (!table.value) return null;
  const { settings } = table.value;
  const rules = rulesOf(settings);
  return (
    <section class="panel about-game" aria-label={t("about-game")}>
      <h2>{t("about-game")}</h2>
      <dl class="game-facts stack">
        <Dates game={page.game} />
        <div>
          <dt>{t("game-rules")}</dt>
          <dd>{beside(rules)}</dd>
        </div>
        {settings.agreement !== NONE && (
          <div>
            <dt>{t("agreement")}</dt>
            <dd>
              {agreementName(settings.agreement)} <AgreementButton agreement={settings.agreement} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t("game-seen-by")}</dt>
          <dd>{t(page.game.private ? "game-seen-by-players" : "game-seen-by-link", { kind: page.game.kind })}</dd>
        </div>
      </dl>
      <Takeaway page={page} />
      {page.own && <Wishes page={page} />}
    </section>
  );
}
