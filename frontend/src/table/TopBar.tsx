/** Whose turn it is, and the ways to what lies beside the table. */

import { Sign } from "../art/Drawings.tsx";
import { watcherNames } from "../game/disclosed.ts";
import { t } from "../i18n.ts";
import { shortcut } from "../keyboard/shortcuts.ts";
import type { View } from "../messages.gen.ts";
import { gamesPlayed } from "../offline/offers.ts";
import { showKnown } from "../state/settings.ts";
import { toast } from "../state/toasts.ts";
import { useTable } from "../store/context.ts";
import type { SheetName } from "../store/picking.ts";
import type { TableStore } from "../store/TableStore.ts";
import { wide } from "../wide.ts";

function status(store: TableStore, view: View): string {
  const { myTurn, past, seatName, table } = store;
  if (past.value) return t("looking-back");
  if (table.value?.phase === "over") return t("game-over");
  if (myTurn.value) return t("your-turn");
  if (view.actor === null) return t("game-over");
  const who = seatName(view.actor);
  return view.pending ? t("turn-pending", { who, decision: view.pending.replace(" ", "-") }) : t("turn-of", { who });
}

const FIRST_GAMES = 3;

/** What a sign means: where there is room, and to beginners everywhere. */
function Word({ of }: { of: NonNullable<SheetName> | "known" | "watchers" }) {
  const small = gamesPlayed.value < FIRST_GAMES && of !== "watchers" ? "for-beginners" : ""; // a sixth has no room
  return (
    <span class={`word ${small}`} aria-hidden="true">
      {t("opener-word", { of })}
    </span>
  );
}

/** What is read out contains what is seen: so whoever says the word to their device gets what they see. */
function named(label: string, of: string): string {
  const word = t("opener-word", { of });
  return label.includes(word) ? label : `${word}: ${label}`;
}

function Opener({
  to,
  sign,
  label,
  count = 0,
}: {
  to: NonNullable<SheetName>;
  sign: string;
  label: string;
  count?: number;
}) {
  const {
    picking: { sheet },
  } = useTable();
  return (
    <button type="button" class="icon" data-opens={to} aria-label={named(label, to)} onClick={() => (sheet.value = to)}>
      <Sign name={sign} />
      <Word of={to} />
      {count > 0 && <span class="badge">{count}</span>}
    </button>
  );
}

/** A title with a long name in it needs two lines on a phone. */
const LONG = 14;

/** Whose turn it is; or that somebody asks something while you are about to do another thing. */
function Title({ view }: { view: View }) {
  const store = useTable();
  const {
    myTurn,
    seatName,
    requests: { turnToRequest, waitsAside },
  } = store;
  const request = waitsAside.value;
  const title = status(store, view);
  return (
    <h1 class={`status ${myTurn.value ? "mine" : ""}`}>
      {request ? (
        <button type="button" class="asks" onClick={turnToRequest}>
          <span class="by">{seatName(request.by)}:</span> <span>{t("asks-you", { what: request.what })}</span>
        </button>
      ) : (
        <span class={title.length > LONG ? "long" : ""}>{title}</span>
      )}
    </h1>
  );
}

/** For players: how many watch, and with one tap they see what you see yourself. */
function Watchers() {
  const { ask, mySeat, table } = useTable();
  const now = table.value;
  const mine = mySeat.value === null ? null : now?.chairs[mySeat.value];
  if (!now || !mine || now.phase !== "playing" || now.spectators.length === 0) return null;
  const names = watcherNames(now);
  const label = `${t("watching", { names })}. ${t("show-my-view")}`;
  const share = () => {
    ask({ type: "show", on: !mine.shows, notes: mine.shows_notes });
    toast(t(mine.shows ? "view-hidden" : "view-shown", { names }));
  };
  return (
    <button
      type="button"
      class="icon watchers"
      aria-pressed={mine.shows}
      aria-label={named(label, "watchers")}
      title={label}
      onClick={share}
    >
      <Sign name="watchers" />
      <Word of="watchers" />
      <span class="badge">{now.spectators.length}</span>
    </button>
  );
}

/** `panels`: discards and history lie beside or below the table already. */
export function TopBar({ view, panels }: { view: View; panels: boolean }) {
  const {
    remembering,
    talk: { unread },
  } = useTable();
  return (
    <header class="top-bar">
      <Opener to="menu" sign="menu" label={t("menu")} />
      <Title view={view} />
      {remembering.value ? (
        <span class="icon memory-mark" role="img" aria-label={t("memory-table")} title={t("memory-table")}>
          <Sign name="memory" />
        </span>
      ) : (
        <button
          type="button"
          class="icon"
          aria-pressed={showKnown.value}
          aria-label={named(t("show-known"), "known")}
          title={t("show-known")}
          {...shortcut("v")}
          onClick={() => (showKnown.value = !showKnown.value)}
        >
          <Sign name="eye" />
          <Word of="known" />
        </button>
      )}
      <Watchers />
      {!panels && (
        <>
          <Opener to="discards" sign="grid" label={t("discards")} />
          <Opener to="history" sign="scroll" label={t("history")} />
        </>
      )}
      {!wide.value && <Opener to="talk" sign="talk" label={t("talk")} count={unread.value} />}
    </header>
  );
}
