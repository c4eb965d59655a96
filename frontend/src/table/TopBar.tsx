/** Whose turn it is, and the ways to what lies beside the table. */

import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { shortcut } from "../keyboard/shortcuts.ts";
import type { View } from "../messages.gen.ts";
import { showKnown } from "../state/settings.ts";
import { useTable } from "../store/context.ts";
import type { SheetName } from "../store/picking.ts";
import type { TableStore } from "../store/TableStore.ts";
import { wide } from "../wide.ts";

function status(store: TableStore, view: View): string {
  const { myTurn, past, seatName, table } = store;
  if (past.value) return t("looking-back");
  if (table.value?.phase === "over") return t("game-over");
  if (myTurn.value) return t("your-turn");
  return view.actor === null ? t("game-over") : t("turn-of", { who: seatName(view.actor) });
}

function Opener({ to, sign, label, count = 0 }: { to: SheetName; sign: string; label: string; count?: number }) {
  const {
    picking: { sheet },
  } = useTable();
  return (
    <button type="button" class="icon" data-opens={to} aria-label={label} onClick={() => (sheet.value = to)}>
      <Sign name={sign} />
      {count > 0 && <span class="badge">{count}</span>}
    </button>
  );
}

/** A title with a long name in it needs two lines on a phone. */
const LONG = 14;

/** Whose turn it is; or that somebody asks something while one is about to do another thing. */
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
          aria-label={t("show-known")}
          title={t("show-known")}
          {...shortcut("v")}
          onClick={() => (showKnown.value = !showKnown.value)}
        >
          <Sign name="eye" />
        </button>
      )}
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
