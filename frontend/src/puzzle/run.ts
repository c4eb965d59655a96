/** A run: one puzzle after another, without an end or against the clock. The server chooses them and counts. */
import { batch, computed, signal } from "@preact/signals";
import { t } from "../i18n.ts";
import type { PuzzleRun, PuzzleTheme, RunKind } from "../messages.gen.ts";
import { toast } from "../state/toasts.ts";
import { beginRun, getRun } from "./requests.ts";

const TICK = 250; // ms between two looks at the clock

export class Run {
  readonly kind: RunKind;
  readonly state = signal<PuzzleRun | null>(null);
  readonly problem = signal<Error | null>(null);
  /** The puzzle that is on the table; null between two runs. */
  readonly shown = signal<number | null>(null);
  /** What became of the last puzzle; null before the first one. */
  readonly last = signal<"right" | "wrong" | "skipped" | null>(null);
  /** The numbers of the puzzles that were answered wrong since it began. */
  readonly missed = signal<number[]>([]);
  /** Seconds that are left; null without a clock. */
  readonly left = signal<number | null>(null);
  /** Whether one against the clock has come to its end before one's eyes. */
  readonly over = computed(() => this.left.value === 0 && this.#begun);
  #ends = 0;
  #begun = false;

  constructor(kind: RunKind) {
    this.kind = kind;
  }

  /** Look how it stands, or begin with a theme; the returned function leaves it. */
  open(theme: PuzzleTheme | null): () => void {
    const ticking = setInterval(this.#tick, TICK);
    void this.#find(theme);
    return () => clearInterval(ticking);
  }

  async #find(theme: PuzzleTheme | null): Promise<void> {
    try {
      const found = await getRun(this.kind);
      this.#take(found);
      this.#begun = found.puzzle !== null;
      if (this.kind === "endless" && (found.puzzle === null || found.theme !== theme)) await this.begin(theme);
      else this.shown.value = found.puzzle;
    } catch (error) {
      this.problem.value = error as Error;
    }
  }

  readonly begin = async (theme: PuzzleTheme | null = null): Promise<void> => {
    try {
      const found = await beginRun(this.kind, theme);
      this.#begun = true;
      batch(() => {
        this.missed.value = [];
        this.last.value = null;
        this.#take(found);
        this.shown.value = found.puzzle;
      });
    } catch (error) {
      toast((error as Error).message, "problem");
    }
  };

  #take(state: PuzzleRun): void {
    this.state.value = state;
    this.#ends = performance.now() + 1000 * (state.left ?? 0);
    this.left.value = state.left;
  }

  readonly #tick = (): void => {
    if (this.left.value === null || this.left.value === 0) return;
    this.left.value = Math.max(0, (this.#ends - performance.now()) / 1000);
  };

  /** What the server said of an answer. Against the clock the next puzzle comes at once. */
  answered(number: number, how: "right" | "wrong" | "skipped", state: PuzzleRun): void {
    batch(() => {
      this.last.value = how;
      if (how !== "right" && !this.missed.value.includes(number)) this.missed.value = [...this.missed.value, number];
      this.#take(state);
      if (this.kind === "clock") this.shown.value = state.puzzle;
    });
  }

  readonly toNext = (): void => {
    const next = this.state.value?.puzzle;
    if (next) this.shown.value = next;
    else toast(t("error-server"), "problem");
  };
}
