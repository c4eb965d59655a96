/** Everything rare: asking the others for something, looking on, links, language and theme. */

import { t } from "../i18n.ts";
import { linkTo } from "../invite/reach.ts";
import { boxName, differences } from "../lobby/options.ts";
import { Preferences } from "../lobby/Preferences.tsx";
import { ELSEWHERE, type TableState } from "../messages.gen.ts";
import { gameId, go, puzzling, tablePath } from "../route.ts";
import { RulebookButton } from "../rulebook/RulebookButton.tsx";
import { guestName, linkSentences } from "../state/botLinks.ts";
import { endEarly, isAlone, leave } from "../state/leaving.ts";
import type { Wish } from "../state/outbox.ts";
import { seatName } from "../state/people.ts";
import { seedSentence } from "../state/seeded.ts";
import { sheet } from "../state/selection.ts";
import { ask, game, mySeat } from "../state/table.ts";
import { mayUndo, undoIsOver } from "../state/undo.ts";
import { DeckCheck } from "../trust/DeckCheck.tsx";
import { DevicesButton } from "../trust/DevicesButton.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Switch } from "../ui/Switch.tsx";
import { inviteBot } from "../waiting/bots.ts";

function Requests({ table }: { table: TableState }) {
  const propose = (wish: Wish) => {
    ask(wish);
    sheet.value = null;
  };
  const newLink = (seat: number, waits: boolean) => {
    inviteBot(seat, waits);
    sheet.value = null;
  };
  const gone = table.chairs.flatMap((chair, seat) =>
    (chair.kind === "person" || chair.bot === ELSEWHERE) && seat !== mySeat.value && (chair.left || !chair.present)
      ? [seat]
      : [],
  );
  return (
    <section class="menu-group">
      {!isAlone() && <h3>{t("ask-the-others")}</h3>}
      {mayUndo.value && (
        <button type="button" onClick={() => propose({ type: "propose", what: "undo" })}>
          {isAlone() ? t("undo-practice") : t("propose-undo")}
        </button>
      )}
      {undoIsOver.value && <p class="empty">{t("undo-over")}</p>}
      <button
        type="button"
        onClick={() => {
          sheet.value = null;
          endEarly();
        }}
      >
        {t("propose-end")}
      </button>
      {table.host.id === table.you.id &&
        table.chairs.map(
          (chair, seat) =>
            chair.bot === ELSEWHERE && (
              <div key={seat} class="pad-row">
                <button type="button" onClick={() => newLink(seat, chair.waits)}>
                  {t("propose-key", { whom: guestName(chair) })}
                </button>
                <button type="button" onClick={() => propose({ type: "remove", chair: seat })}>
                  {t("remove-who", { who: seatName(seat), place: seat + 1 })}
                </button>
              </div>
            ),
        )}
      {gone.map((seat) => (
        <div key={seat} class="pad-row">
          <button type="button" onClick={() => propose({ type: "propose", what: "replace", seat })}>
            {t("propose-bot", { whom: seatName(seat) })}
          </button>
          {table.spectators.map((one) => (
            <button
              key={one.id}
              type="button"
              onClick={() => propose({ type: "propose", what: "replace", seat, person: one.id })}
            >
              {t("propose-person", { whom: seatName(seat), by_whom: one.name })}
            </button>
          ))}
        </div>
      ))}
    </section>
  );
}

/** The link of the table; of a game that one looks at again, with the moment; of a puzzle. */
function linkOf(table: TableState): string {
  return gameId.value === null && puzzling.value === null ? tablePath(table) : location.pathname + location.search;
}

/** Whether there may be one: where all is done by finger there hardly is. */
function hasKeyboard(): boolean {
  return matchMedia("(any-pointer: fine)").matches;
}

export function MenuSheet({ table }: { table: TableState }) {
  const seated = mySeat.value !== null && puzzling.value === null;
  const seed = seedSentence(table);
  const rules = [boxName(table.settings), ...differences(table.settings)];
  return (
    <div class="menu">
      <p class="empty">{rules.join(" · ")}</p>
      {seed && <p class="notice">{seed}</p>}
      {linkSentences(table).map((link) => (
        <p key={link} class="notice">
          {link}
        </p>
      ))}
      {table.practice && (
        <p class="notice">
          <b>{t("practice")}.</b> {t("about-practice")}
        </p>
      )}
      {game.value && <DeckCheck table={table} game={game.value} />}
      {seated && table.phase === "playing" && <Requests table={table} />}
      {seated && table.settings.spectators && table.phase === "playing" && (
        <Switch
          label={t("show-my-view")}
          about={t("about-show-my-view")}
          on={table.chairs[mySeat.value!]?.shows ?? false}
          onChange={(on) => ask({ type: "show", on })}
        />
      )}
      {table.spectators.length > 0 && (
        <p class="watching">{t("watching", { names: table.spectators.map((one) => one.name).join(", ") })}</p>
      )}
      <section class="menu-group">
        <RulebookButton edition={table.settings.edition} options={table.settings.options} />
        {hasKeyboard() && (
          <button type="button" onClick={() => (sheet.value = "keys")}>
            {t("keyboard")}
          </button>
        )}
        <CopyButton text={linkTo(linkOf(table))}>
          {t(puzzling.value !== null ? "copy-puzzle-link" : gameId.value === null ? "copy-table-link" : "copy-moment")}
        </CopyButton>
        <button type="button" onClick={() => go(puzzling.value === null ? "/puzzle" : "/puzzles")}>
          {t(puzzling.value === null ? "puzzle-of-the-day" : "puzzles")}
        </button>
        <DevicesButton />
        <button type="button" class="with-about" onClick={() => go("/")}>
          {t("to-lobby")}
          <small>{t("to-lobby-about", { seat: seated ? "yes" : "no" })}</small>
        </button>
        {seated && !table.settings.shared && (
          <button
            type="button"
            class="with-about"
            onClick={() => {
              sheet.value = null;
              leave();
            }}
          >
            {t("leave-table")}
            <small>{t("leave-about", { phase: table.phase })}</small>
          </button>
        )}
      </section>
      <Preferences />
    </div>
  );
}
