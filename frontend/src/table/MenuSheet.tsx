/** Everything rare: asking the others for something, looking on, links, language and theme. */

import { AgreementButton } from "../agreement/AgreementButton.tsx";
import { NONE } from "../agreement/names.ts";
import { here } from "../base.ts";
import { audienceSentence, guestName, linkSentences, seedSentence, watcherNames } from "../game/disclosed.ts";
import { beside, t } from "../i18n.ts";
import { linkTo } from "../invite/reach.ts";
import { rulesOf } from "../lobby/facts.ts";
import { preferences } from "../lobby/later.ts";
import { type ChairNumber, ELSEWHERE, type TableState } from "../messages.gen.ts";
import { go, tablePath } from "../route.ts";
import { RulebookButton } from "../rulebook/RulebookSheet.tsx";
import { useTable } from "../store/context.ts";
import type { Source, Wish } from "../store/source.ts";
import { DeckCheck } from "../trust/DeckCheck.tsx";
import { DevicesButton } from "../trust/DevicesButton.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Later } from "../ui/Later.tsx";
import { Switch } from "../ui/Switch.tsx";

function Requests({ table }: { table: TableState }) {
  const {
    alone,
    ask,
    mySeat,
    seatName,
    hosting: { inviteBot },
    picking: { sheet },
    requests: { endEarly, mayUndo, undoIsOver },
  } = useTable();
  const propose = (wish: Wish) => {
    ask(wish);
    sheet.value = null;
  };
  const newLink = (seat: ChairNumber, waits: boolean) => {
    inviteBot(seat, waits);
    sheet.value = null;
  };
  const gone = table.chairs.flatMap((chair, seat) =>
    (chair.kind === "person" || chair.bot === ELSEWHERE) && seat !== mySeat.value && (chair.left || !chair.present)
      ? [seat]
      : [],
  );
  return (
    <section class="menu-group stack">
      {!alone.value && <h3>{t("ask-the-others")}</h3>}
      {mayUndo.value && (
        <button type="button" onClick={() => propose({ type: "propose", what: "undo" })}>
          {alone.value ? t("undo-practice") : t("propose-undo")}
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
              <div key={seat} class="row">
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
        <div key={seat} class="row">
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

/** The link of the table; of a game that you look at again, with the moment; of a puzzle. */
function linkOf(kind: Source["kind"], table: TableState): string {
  return kind === "live" ? tablePath(table) : here() + location.search;
}

/** Whether there may be one: where all is done by finger there hardly is. */
function hasKeyboard(): boolean {
  return matchMedia("(any-pointer: fine)").matches;
}

export function MenuSheet({ table }: { table: TableState }) {
  const {
    ask,
    game,
    kind,
    mySeat,
    picking: { sheet },
    requests: { leave },
  } = useTable();
  const puzzle = kind.value === "puzzle";
  const seated = mySeat.value !== null && !puzzle;
  const { shows = false, shows_notes: showsNotes = false } = table.chairs[mySeat.value ?? 0] ?? {};
  const seed = seedSentence(table);
  const audience = audienceSentence(table.settings);
  const rules = rulesOf(table.settings);
  return (
    <div class="menu stack loose">
      <p class="empty">{beside(rules)}</p>
      {seed && <p class="notice">{seed}</p>}
      {audience && <p class="notice">{audience}</p>}
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
          on={shows}
          onChange={(on) => ask({ type: "show", on, notes: showsNotes })}
        />
      )}
      {seated && table.settings.spectators && table.phase === "playing" && (
        <Switch
          label={t("show-my-notes")}
          on={showsNotes}
          onChange={(notes) => ask({ type: "show", on: shows, notes })}
        />
      )}
      {table.spectators.length > 0 && <p class="watching">{t("watching", { names: watcherNames(table) })}</p>}
      <section class="menu-group stack">
        <RulebookButton {...table.settings} onOpen={() => (sheet.value = null)} />
        {table.settings.agreement !== NONE && <AgreementButton agreement={table.settings.agreement} named />}
        {hasKeyboard() && (
          <button type="button" onClick={() => (sheet.value = "keys")}>
            {t("keyboard")}
          </button>
        )}
        {kind.value !== "lesson" && (
          <CopyButton text={linkTo(linkOf(kind.value, table))}>
            {t(puzzle ? "copy-puzzle-link" : kind.value === "live" ? "copy-table-link" : "copy-moment")}
          </CopyButton>
        )}
        <button type="button" onClick={() => go(puzzle ? "/puzzles" : "/puzzle")}>
          {t(puzzle ? "puzzles" : "puzzle-of-the-day")}
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
      <Later load={preferences} props={{}} />
    </div>
  );
}
