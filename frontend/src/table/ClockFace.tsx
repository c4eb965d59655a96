/** How long whoever is to act still has. It hurries nobody: running out is said, and that is all, or a bot helps out. */
import { t } from "../i18n.ts";
import type { Seat } from "../messages.gen.ts";
import { timeText } from "../store/clock.ts";
import { useTable } from "../store/context.ts";
import type { TableStore } from "../store/TableStore.ts";

/** What is said when the time of a seat is over. */
export function timeUpText(store: TableStore, seat: Seat): string {
  const { mySeat, seatName, table } = store;
  const by = seat === mySeat.value ? "you" : "other";
  return t(table.value?.settings.clock_bot ? "time-up-bot" : "time-up", { by, who: seatName(seat) });
}

/** Beside the status: the time of this turn. */
export function ClockFace() {
  const store = useTable();
  const {
    past,
    seatName,
    clock: { running, secondsLeft },
  } = store;
  const now = running.value;
  const left = now && secondsLeft(now.seat);
  if (!now || left === null || past.value) return null;
  const label = now.up
    ? timeUpText(store, now.seat)
    : t("time-left", { who: seatName(now.seat), time: timeText(left) });
  return (
    <span
      class={`clock-face ${now.up ? "run-out" : left <= 10 ? "soon" : ""}`}
      role="timer"
      aria-label={label}
      title={label}
    >
      {timeText(left)}
    </span>
  );
}

/** Beside a name: what a player has left for all turns. */
export function SeatClock({ seat }: { seat: Seat }) {
  const {
    seatName,
    table,
    clock: { secondsLeft },
  } = useTable();
  const left = secondsLeft(seat);
  if (table.value?.settings.clock !== "player" || table.value.chairs[seat]?.kind !== "person" || left === null)
    return null;
  return (
    <small class="seat-clock" role="timer" aria-label={t("time-left", { who: seatName(seat), time: timeText(left) })}>
      {timeText(left)}
    </small>
  );
}

/** Says so when the time of this turn is over, until somebody has acted. */
export function TimeUp() {
  const store = useTable();
  const {
    past,
    clock: { running },
  } = store;
  const now = running.value;
  if (!now?.up || past.value) return null;
  return (
    <p class="time-up" role="status">
      {timeUpText(store, now.seat)}
    </p>
  );
}
