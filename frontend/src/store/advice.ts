/** Advice on what to do, for those who play with bots alone or try what could have been: first where to look, then the
 * move, then why. And "why not this?": any move can be asked about instead of being made. */
import { computed, effect, signal } from "@preact/signals";
import type { Suggested } from "../messages.gen.ts";
import { helps } from "../state/settings.ts";
import type { Table } from "./table.ts";

const STEPS = ["look", "move", "why"] as const;

export class Advice {
  /** Whether an answer is on its way. */
  readonly pondering = signal(false);
  readonly mayAsk = computed(() => {
    const { myTurn, sending, remembering, alone, kind } = this.#table;
    const allowed = kind.value === "what-if" || (alone.value && !remembering.value);
    return myTurn.value && sending.value === null && allowed;
  });
  /** The move that the coach speaks of, in the game as it is now. */
  readonly considered = computed(() => {
    const ideas = this.#now.value?.candidates ?? [];
    return ideas[this.#place.value % ideas.length] ?? null;
  });
  /** How much of it is said. */
  readonly step = computed(() => STEPS[this.#steps.value] ?? "why");
  /** What else can be asked for: another idea, or the first again if that was the last; nothing if there is only one. */
  readonly otherIdea = computed(() => {
    const ideas = this.#now.value?.candidates.length ?? 0;
    if (ideas < 2) return null;
    return (this.#place.value + 1) % ideas === 0 ? "advice-first" : "advice-next";
  });
  /** Whether the next move is asked about instead of being made. */
  readonly asking = computed(() => this.#askingAt.value === this.#table.game.value?.version && this.mayAsk.value);
  /** What is to be said of the move that was asked about. */
  readonly weighed = computed(() => this.#now.value?.weighed ?? null);

  readonly #table: Table;
  readonly #newest = signal<Suggested | null>(null);
  readonly #place = signal(0);
  readonly #steps = signal(0);
  readonly #askingAt = signal<number | null>(null);
  readonly #now = computed(() => {
    const now = this.#newest.value;
    const { game, past } = this.#table;
    return now && now.version === game.value?.version && this.mayAsk.value && !past.value ? now : null;
  });

  constructor(table: Table) {
    this.#table = table;
  }

  /** Say more: the move, why, and then another idea. */
  readonly sayMore = (): void => {
    if (this.step.value === "why") this.#place.value += 1;
    else this.#steps.value += 1;
  };

  readonly askForAdvice = (): void => {
    this.#place.value = this.#steps.value = 0;
    this.#ask(null);
  };

  /** Ask about a move: it is not made. */
  readonly askAbout = (action: string): void => this.#ask(action);

  readonly beginAsking = (): void => {
    this.forget();
    this.#askingAt.value = this.#table.game.value?.version ?? null;
  };

  /** Nothing more is said. */
  readonly forget = (): void => {
    this.#newest.value = this.#askingAt.value = null;
  };

  #ask(action: string | null): void {
    const ready = () => {
      this.pondering.value = false;
    };
    this.#askingAt.value = null;
    this.pondering.value = true;
    this.#table.ask(
      { type: "suggest", action },
      {
        done: ready,
        refused: ready,
        suggested: (suggested) => {
          this.#newest.value = suggested;
        },
      },
    );
  }

  /** Beginners who practise hear why the bots did what they did. */
  watch(): (() => void)[] {
    let asked = -1;
    return [
      effect(() => {
        const version = this.#table.game.value?.version ?? -1;
        if (!this.mayAsk.value || !helps.reasons.value || version === asked) return;
        asked = version;
        this.#table.ask({ type: "explain" });
      }),
    ];
  }
}
