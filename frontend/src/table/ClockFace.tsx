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
    ask,
    clock,
    mySeat,
    past,
    seatName,
    table,
    clock: { running, secondsLeft },
  } = store;
  const now = running.value;
  const left = now && secondsLeft(now.seat);
  if (clock.paused.value && !past.value) return <Paused />;
  if (!now || left === null || past.value) return null;
  const label = now.up
    ? timeUpText(store, now.seat)
    : t("time-left", { who: seatName(now.seat), time: timeText(left) });
  return (
    <>
      <span
        class={`clock-face ${now.up ? "run-out" : left <= 10 ? "soon" : ""}`}
        role="timer"
        aria-label={label}
        title={label}
      >
        {timeText(left)}
      </span>
      {mySeat.value !== null && !now.up && table.value?.settings.clock !== "days" && (
        <button
          type="button"
          class="clock-pause"
          aria-label={t("clock-pause")}
          title={t("clock-pause")}
          onClick={() => ask({ type: "pause", on: true })}
        >
          ❚❚
        </button>
      )}
    </>
  );
}

/** The clock is stopped, until a player lets it go on or whoever is to act does so. */
function Paused() {
  const { ask, mySeat } = useTable();
  return (
    <button
      type="button"
      class="clock-face paused"
      disabled={mySeat.value === null}
      title={t("clock-go-on")}
      onClick={() => ask({ type: "pause", on: false })}
    >
      ▶ {t("clock-paused")}
    </button>
  );
}

/** Beside a name: what a player has left for all turns. */
export function SeatClock({ seat }: { seat: Seat }) {
  const {
    mySeat,
    seatName,
    table,
    clock: { running, secondsLeft },
  } = useTable();
  const left = secondsLeft(seat);
  const now = table.value;
  const mine = seat === mySeat.value;
  const above = mine && running.value?.seat === seat; // your own time is always in sight, but not twice
  if (now?.settings.clock !== "player" || now.chairs[seat]?.kind !== "person" || left === null || above) return null;
  return (
    <small
      class={mine ? "own-clock" : "seat-clock"}
      role="timer"
      aria-label={t("time-left", { who: seatName(seat), time: timeText(left) })}
    >
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
    <p class="warm" role="status">
      {timeUpText(store, now.seat)}
    </p>
  );
}
