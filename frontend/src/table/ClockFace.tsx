/** How long whoever is to act still has. It hurries nobody: running out is said, and that is all, or a bot helps out. */
import { t } from "../i18n.ts";
import { running, secondsLeft, timeText } from "../state/clock.ts";
import { seatName } from "../state/people.ts";
import { mySeat, past, table } from "../state/table.ts";

/** What is said when the time of a seat is over. */
export function timeUpText(seat: number): string {
  const by = seat === mySeat.value ? "you" : "other";
  return t(table.value?.settings.clock_bot ? "time-up-bot" : "time-up", { by, who: seatName(seat) });
}

/** Beside the status: the time of this turn. */
export function ClockFace() {
  const now = running.value;
  const left = now && secondsLeft(now.seat);
  if (!now || left === null || past.value) return null;
  const label = now.up ? timeUpText(now.seat) : t("time-left", { who: seatName(now.seat), time: timeText(left) });
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
export function SeatClock({ seat }: { seat: number }) {
  const left = secondsLeft(seat);
  if (table.value?.settings.clock !== "player" || table.value.chairs[seat]?.kind !== "person" || left === null)
    return null;
  return (
    <small class="seat-clock" aria-label={t("time-left", { who: seatName(seat), time: timeText(left) })}>
      {timeText(left)}
    </small>
  );
}

/** Says so when the time of this turn is over, until somebody has acted. */
export function TimeUp() {
  const now = running.value;
  if (!now?.up || past.value) return null;
  return (
    <p class="time-up" role="status">
      {timeUpText(now.seat)}
    </p>
  );
}
