/** The clock of the table, going on between two messages of the server. */
import { computed, effect, signal } from "@preact/signals";
import { t } from "../i18n.ts";
import type { Seat } from "../messages.gen.ts";
import type { Table } from "./table.ts";

const TICK = 250;

export class Clock {
  /** Whose time runs, and whether it is over. */
  readonly running = computed(() => {
    const face = this.#face.value;
    return face?.seat == null ? null : { seat: face.seat, up: face.up };
  });

  /** Whether it is stopped. */
  readonly paused = computed(() => this.#face.value?.paused ?? false);

  readonly #table: Table;
  readonly #face = computed(() => this.#table.table.value?.clock ?? null);
  readonly #now = signal(performance.now());
  /** When the table was last told of, by this device's clock. */
  #heardAt = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** How many seconds a seat has left for its turn; null without a clock. */
  readonly secondsLeft = (seat: Seat): number | null => {
    const clock = this.#face.value;
    const left = clock?.left[seat];
    if (!clock || left === undefined) return null;
    const gone = clock.seat === seat && !clock.up ? Math.max(0, this.#now.value - this.#heardAt) / 1000 : 0;
    return Math.max(0, Math.ceil(left - gone));
  };

  watch(): (() => void)[] {
    return [
      effect(() => {
        if (!this.#face.value) return;
        this.#heardAt = performance.now();
        this.#now.value = this.#heardAt;
      }),
      // It ticks only where there is a clock that runs.
      effect(() => {
        if (this.#face.value?.seat == null || this.#face.value.up) return undefined;
        const timer = setInterval(() => {
          this.#now.value = performance.now();
        }, TICK);
        return () => clearInterval(timer);
      }),
    ];
  }
}

const LONG = 7200;

/** "1:05", or "2 d 3 h" */
export function timeText(seconds: number): string {
  const hours = Math.ceil(seconds / 3600);
  if (seconds > LONG) return t("time-long", { days: Math.floor(hours / 24), hours: hours % 24 });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
