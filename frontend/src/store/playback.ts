/** Going through the game move by move: by hand, or by itself. */
import { computed, effect, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { MoveNumber, Version } from "../messages.gen.ts";
import { PACES, pace } from "../state/settings.ts";
import type { Table } from "./table.ts";

/** A server answers about ten looks a second for long. */
const SOONEST = 110;

/** What those who know more of the game add to its moments. */
export interface Mark {
  kind: string;
  name: string;
  why: string;
}

export interface Commentary {
  /** Drawn behind the slider. */
  Behind: ComponentType;
  /** Drawn beside what was done last. */
  Beside: ComponentType;
  /** Said of the game after this many moves. */
  told: (moves: Version) => string;
  /** The cards that it speaks of then; null if it is silent. */
  lit: (moves: Version) => number[] | null;
  /** What a move was, in a word, and why; null if there is nothing to say. */
  mark?: (move: MoveNumber) => Mark | null;
}

export class Playback {
  readonly playing = signal(false);
  readonly commentary = signal<Commentary | null>(null);
  /** How many moves have been made at the moment that is shown. */
  readonly at = computed(() => this.#table.past.value?.version ?? this.#table.moveCount.value);
  /** Whether the game is gone through and not played: you look back, or it is over. */
  readonly reviewing = computed(() => this.#table.past.value !== null || this.#table.table.value?.phase === "over");
  /** Where you want to be; it takes a moment to get there. */
  readonly aim = computed(() => this.#wished.value ?? this.at.value);

  readonly #table: Table;
  readonly #wished = signal<number | null>(null);
  #last = 0;
  #timer = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Show the game after this many moves. Those asked for in quick succession are left out, but for the last. */
  readonly goTo = (moves: Version): void => {
    this.#wished.value = Math.min(Math.max(moves, 0), this.#table.moveCount.value);
    if (this.#timer === 0) this.#timer = setTimeout(this.#send, Math.max(0, this.#last + SOONEST - Date.now()));
  };

  readonly #send = (): void => {
    this.#timer = 0;
    this.#last = Date.now();
    if (this.#wished.value !== null) this.#table.look(this.#wished.value);
  };

  /** A step, by hand. */
  readonly stepBy = (moves: Version): void => {
    this.pause();
    this.goTo(this.aim.value + moves);
  };

  readonly pause = (): void => {
    this.playing.value = false;
  };

  /** Let the game go on by itself from where you want to be; from the beginning if that is its end. */
  readonly play = (): void => {
    if (this.aim.value === this.#table.moveCount.value) this.goTo(0);
    this.playing.value = true;
  };

  /** Show what happened after this many moves once more, then the present. */
  readonly replayFrom = (moves: Version): void => {
    this.goTo(moves);
    this.playing.value = true;
  };

  /** Whether you were looking back. */
  readonly backToNow = (): boolean => {
    const wasBack = this.#table.past.value !== null;
    this.#stop();
    this.#table.lookAtNow();
    return wasBack;
  };

  #stop(): void {
    this.pause();
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#wished.value = null;
  }

  watch(): (() => void)[] {
    let wasBack = false;
    return [
      () => this.#stop(),
      effect(() => {
        if (this.#wished.value === this.at.value) this.#wished.value = null;
      }),
      // Step on while it plays; before the first step has come there is nothing to step on from.
      effect(() => {
        const now = this.#table.past.value?.version;
        if (!this.playing.value || now === undefined) return undefined;
        const next = setTimeout(() => this.goTo(now + 1), PACES[pace.value]);
        return () => clearTimeout(next);
      }),
      // Nothing plays on once the present is shown again.
      effect(() => {
        const isBack = this.#table.past.value !== null;
        if (wasBack && !isBack) this.pause();
        wasBack = isBack;
      }),
    ];
  }
}
