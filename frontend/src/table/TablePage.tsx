/** A table: waiting room, game, end. */
import { useEffect, useState } from "preact/hooks";
import { EndOfGame } from "../end/EndOfGame.tsx";
import { t } from "../i18n.ts";
import { go } from "../route.ts";
import { isPassing, PassScreen } from "../pass/PassScreen.tsx";
import { connection, game, openTable, table, view } from "../state/table.ts";
import { WaitingRoom } from "../waiting/WaitingRoom.tsx";
import { Announcer } from "./Announcer.tsx";
import { Board } from "./Board.tsx";
import { ConnectionBar } from "./ConnectionBar.tsx";

function NoTable({ why }: { why: "unknown" | "forbidden" }) {
  return (
    <main class="page narrow">
      <section class="panel">
        <h1>{t(`table-${why}`)}</h1>
        <p>{t(`table-${why}-text`)}</p>
        <button type="button" class="primary" onClick={() => go("/")}>
          {t("to-lobby")}
        </button>
      </section>
    </main>
  );
}

function Inside() {
  const now = table.value;
  const [onTable, setOnTable] = useState(false);
  useEffect(() => setOnTable(false), [now?.phase, now?.games]);
  if (connection.value === "unknown" || connection.value === "forbidden") return <NoTable why={connection.value} />;
  if (!now || (now.phase !== "waiting" && !view.value)) {
    return (
      <main class="page loading">
        <p role="status">{t("loading")}</p>
      </main>
    );
  }
  if (now.phase === "waiting") return <WaitingRoom table={now} />;
  if (now.phase === "over" && !onTable) {
    return <EndOfGame table={now} game={game.value!} onLook={() => setOnTable(true)} />;
  }
  if (now.phase === "playing" && isPassing(now)) return <PassScreen table={now} view={view.value!} />;
  return <Board view={view.value!} onResult={now.phase === "over" ? () => setOnTable(false) : null} />;
}

export function TablePage({ id }: { id: string }) {
  useEffect(() => openTable(id), [id]);
  return (
    <>
      <ConnectionBar />
      <Inside />
      <Announcer />
    </>
  );
}
