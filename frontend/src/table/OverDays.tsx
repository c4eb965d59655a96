/** At a table over days: what happened since you last looked plays by itself, and your next game is a tap away. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { keep, kept } from "../keep.ts";
import { nameOf } from "../lobby/TableList.tsx";
import type { Nudged, TableListing, TableState } from "../messages.gen.ts";
import { ask, getLobby } from "../net/api.ts";
import { tablePath } from "../route.ts";
import { wantNotifications } from "../signals/signals.ts";
import { notifying } from "../state/settings.ts";
import { toast } from "../state/toasts.ts";
import { useTable } from "../store/context.ts";
import { PageLink } from "../ui/PageLink.tsx";

const MOST_KEPT = 30; // games

/** How far you have seen each game on this device. */
function looked(): Record<string, number> {
  try {
    return JSON.parse(kept("looked") ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function note(game: string, moves: number): void {
  const { [game]: _, ...others } = looked();
  const newest = Object.entries(others).slice(1 - MOST_KEPT);
  keep("looked", JSON.stringify(Object.fromEntries([...newest, [game, moves]])));
}

/** Of the games where it is one's turn, the one with the least time. */
export function nextTurn(yours: TableListing[], me: string, but: string): TableListing | null {
  const mine = yours.filter((one) => one.awaits === me && one.id !== but);
  return mine.toSorted((one, other) => (one.due ?? Infinity) - (other.due ?? Infinity))[0] ?? null;
}

/** Lets whoever is to act know that one waits. */
function Nudge({ table }: { table: TableState }) {
  const [nudged, setNudged] = useState(false);
  const { game, seatName } = useTable();
  const seat = game.value?.view.actor ?? null;
  const chair = seat === null ? undefined : table.chairs[seat];
  if (seat === null || !chair || chair.kind !== "person" || chair.present) return null;
  const tap = () =>
    ask<Nudged>(`/api/tables/${table.id}/nudge`, {}).then(
      () => setNudged(true),
      (error: Error) => toast(error.message, "problem"),
    );
  return (
    <button type="button" disabled={nudged} onClick={() => void tap()}>
      {t(nudged ? "nudged" : "nudge", { name: seatName(seat) })}
    </button>
  );
}

export function OverDays({ table }: { table: TableState }) {
  const {
    moveCount,
    myTurn,
    playback: { replayFrom },
  } = useTable();
  const [next, setNext] = useState<TableListing | null>(null);
  const { id, games, you } = table;
  const game = `${id} ${games}`;
  useEffect(() => {
    const before = looked()[game];
    if (before !== undefined && before < moveCount.value) replayFrom(before);
  }, [game]);
  useEffect(() => note(game, moveCount.value), [game, moveCount.value]);
  useEffect(() => {
    if (!myTurn.value)
      getLobby().then(
        ({ yours }) => setNext(nextTurn(yours, you.id, id)),
        () => undefined, // the front page has it, too
      );
  }, [id, myTurn.value]);
  if (myTurn.value) return null;
  return (
    <>
      {next && <PageLink to={tablePath(next)} text={t("next-turn", { table: nameOf(next) })} />}
      <Nudge key={moveCount.value} table={table} />
      {!notifying.value && "Notification" in window && (
        <button type="button" class="quiet" onClick={() => void wantNotifications(true)}>
          {t("tell-my-turn")}
        </button>
      )}
    </>
  );
}
