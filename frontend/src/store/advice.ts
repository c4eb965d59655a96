/** Advice on what to do, for those who play with bots alone. */
import { computed, effect, signal } from "@preact/signals";
import type { Suggested } from "../messages.gen.ts";
import { beginner } from "../state/settings.ts";
import type { Table } from "./table.ts";

export class Advice {
  /** Whether an answer is on its way. */
  readonly pondering = signal(false);
  readonly mayAsk = computed(() => {
    const { myTurn, sending, remembering, alone } = this.#table;
    return myTurn.value && sending.value === null && !remembering.value && alone.value;
  });
  /** The move that the coach speaks of, in the game as it is now. */
  readonly considered = computed(() => {
    const now = this.#newest.value;
    const { game, past } = this.#table;
    if (!now || now.version !== game.value?.version || !this.mayAsk.value || past.value) return null;
    return now.candidates[this.#place.value % now.candidates.length] ?? null;
  });
  /** What else can be asked for: another idea, or the first again if that was the last; nothing if there is only one. */
  readonly otherIdea = computed(() => {
    const ideas = this.#newest.value?.candidates.length ?? 0;
    if (ideas < 2) return null;
    return (this.#place.value + 1) % ideas === 0 ? "advice-first" : "advice-next";
  });

  readonly #table: Table;
  readonly #newest = signal<Suggested | null>(null);
  readonly #place = signal(0);

  constructor(table: Table) {
    this.#table = table;
  }

  readonly considerNext = (): void => {
    this.#place.value += 1;
  };

  readonly askForAdvice = (): void => {
    const ready = () => {
      this.pondering.value = false;
    };
    this.pondering.value = true;
    this.#table.ask(
      { type: "suggest" },
      {
        done: ready,
        refused: ready,
        suggested: (suggested) => {
          this.#place.value = 0;
          this.#newest.value = suggested;
        },
      },
    );
  };

  /** Beginners who practise hear why the bots did what they did. */
  watch(): (() => void)[] {
    let asked = -1;
    return [
      effect(() => {
        const version = this.#table.game.value?.version ?? -1;
        if (!this.mayAsk.value || !beginner.value || version === asked) return;
        asked = version;
        this.#table.ask({ type: "explain" });
      }),
    ];
  }
}
