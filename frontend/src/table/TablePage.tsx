/** A table: waiting room, game, end. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useStaying } from "../end/useStaying.ts";
import { hasWords, t } from "../i18n.ts";
import { answer, isInvited } from "../invite/answered.ts";
import { Invited } from "../invite/Invited.tsx";
import { LessonMeanwhile, useCalledBack } from "../learn/Meanwhile.tsx";
import type { Move, TableState } from "../messages.gen.ts";
import { mayMove } from "../motion/still.ts";
import { isPassing } from "../pass/passing.ts";
import { comeToSit } from "../state/errand.ts";
import { me } from "../state/me.ts";
import { TableContext, useTable } from "../store/context.ts";
import { Live } from "../store/live.ts";
import { TableStore } from "../store/TableStore.ts";
import { Later } from "../ui/Later.tsx";
import { Loading } from "../ui/Loading.tsx";
import { BotSheet } from "../waiting/BotSheet.tsx";
import { Announcer } from "./Announcer.tsx";
import { Board } from "./Board.tsx";
import { endBefore, passScreen, tableEnd, waitingRoom } from "./later.ts";
import { NoTable } from "./NoTable.tsx";

const LAST_MOMENT = 2400;

/** True for a moment after a game ended before your eyes: the last card still has to land. */
function useLastMoment(phase: string | undefined): boolean {
  const shown = useRef(phase);
  const [, setPassed] = useState(0);
  const lasts = shown.current === "playing" && phase === "over" && mayMove();
  if (!lasts) shown.current = phase;
  useEffect(() => {
    if (!lasts) return;
    const pass = () => {
      shown.current = "over";
      setPassed((count) => count + 1);
    };
    const timer = setTimeout(pass, LAST_MOMENT);
    return () => clearTimeout(timer);
  }, [lasts]);
  return lasts;
}

/** Somebody with a name opened the link of a table where they do not sit. */
function InvitedByName({ table, onLearn }: { table: TableState; onLearn: () => void }) {
  const { ask } = useTable();
  const sit = (renamed: boolean) => {
    answer(table.id);
    if (renamed)
      comeToSit(); // the table is opened anew, under the new name
    else ask({ type: "sit" });
  };
  return <Invited invitation={table} onSit={sit} onLook={() => answer(table.id)} onLearn={onLearn} />;
}

/** Whether there is a game that you may not see, so that it will never come: why. */
function whyUnseen({ phase, chair, settings, last_game }: TableState): string | null {
  if (phase === "waiting" || chair !== null) return null;
  if (!settings.spectators) return t("table-forbidden-text");
  return phase === "over" && last_game === null ? t("error-private-game") : null;
}

function Inside() {
  const { connection, look, table, ...shown } = useTable();
  const now = table.value;
  const game = shown.game.value;
  const view = shown.view.value;
  const [onTable, setOnTable] = useState(false);
  const lastMoment = useLastMoment(now?.phase);
  const { ended, join } = useStaying(now);
  const [learning, setLearning] = useState(false);
  useCalledBack(learning && now?.phase !== "waiting", () => setLearning(false));
  useEffect(() => setOnTable(false), [now?.phase, now?.games]);
  const invited = now !== null && isInvited(now);
  useEffect(() => {
    if (now && !invited) answer(now.id);
  }, [now?.id, invited]);
  const line = connection.value;
  if (line === "unknown" || line === "forbidden" || line === "moved" || line === "unreadable") {
    return <NoTable why={line} />;
  }
  const unseen = now && !isPassing(now) ? whyUnseen(now) : null;
  if (unseen) return <NoTable why="forbidden" text={unseen} />;
  const isHere = now && (!now.settings.box || hasWords(now.settings.edition));
  if (!isHere) return <Loading />;
  if (ended) return <Later load={endBefore} props={{ ended, now, join }} />;
  if (now.phase === "waiting" && learning) return <LessonMeanwhile onLeave={() => setLearning(false)} />;
  const onLearn = () => setLearning(true);
  if (invited) return <InvitedByName table={now} onLearn={onLearn} />;
  if (now.phase === "waiting") return <Later load={waitingRoom} props={{ table: now, onLearn }} />;
  if (!view || !game) return <Loading />;
  if (now.phase === "over" && !onTable && !lastMoment) {
    const onLook = (move: Move | null) => {
      if (move) look(move.place);
      setOnTable(true);
    };
    return <Later load={tableEnd} props={{ table: now, game, onLook }} />;
  }
  if (now.phase === "playing" && isPassing(now)) return <Later load={passScreen} props={{ table: now, view }} />;
  return <Board view={view} onResult={now.phase === "over" && !lastMoment ? () => setOnTable(false) : null} />;
}

export function TablePage({ id }: { id: string }) {
  const name = me.value?.name;
  const store = useMemo(() => new TableStore(), [id, name]); // the table learns of another name when you come with it
  useEffect(() => {
    const live = new Live(store);
    const close = store.open(live);
    return () => {
      live.close();
      close();
    };
  }, [store]);
  return (
    <TableContext.Provider value={store}>
      <ConnectionBar />
      <Inside />
      <Announcer />
      <BotSheet />
    </TableContext.Provider>
  );
}

/** Says so while there is no connection. */
function ConnectionBar() {
  const { connection } = useTable();
  const state = connection.value;
  return (
    <div role="status" class="connection-holder">
      {(state === "lost" || state === "restarting") && <p class="connection">{t(`connection-${state}`)}</p>}
    </div>
  );
}
