/** A plan: what you will do when your turn comes. Nobody else learns of it, and it is withdrawn, with a word, when what it
 * rests on has changed. */
import { computed, effect, signal } from "@preact/signals";
import { restsOn } from "../game/rests.ts";
import { t } from "../i18n.ts";
import { toast } from "../state/toasts.ts";
import type { Attempts } from "./attempt.ts";
import type { Picking } from "./picking.ts";
import type { Table } from "./table.ts";

export class Plans {
  readonly planned = signal<string | null>(null);
  readonly mayPlan = computed(() => {
    const { kind, table, game, past, mySeat, myTurn } = this.#table;
    const plays = kind.value === "live" && table.value?.phase === "playing" && mySeat.value !== null;
    return plays && !myTurn.value && past.value === null && game.value?.view.outcome === null;
  });

  readonly #table: Table;
  readonly #attempts: Attempts;
  readonly #picking: Picking;
  #rests: string | null = null;

  constructor(table: Table, attempts: Attempts, picking: Picking) {
    this.#table = table;
    this.#attempts = attempts;
    this.#picking = picking;
  }

  #restsNow(action: string): string | null {
    const { game, mySeat } = this.#table;
    return game.value && mySeat.value !== null ? restsOn(game.value.view, mySeat.value, action) : null;
  }

  readonly plan = (action: string): void => {
    this.#rests = this.#restsNow(action);
    this.planned.value = action;
    this.#picking.unpick();
    this.#table.stay();
  };

  readonly withdraw = (): void => {
    this.planned.value = null;
  };

  watch(): (() => void)[] {
    const { game, myTurn } = this.#table;
    return [
      effect(() => {
        const view = game.value?.view;
        const turn = myTurn.value;
        const action = this.planned.peek();
        if (!action) return;
        const holds = view?.outcome === null && this.#restsNow(action) === this.#rests;
        if (holds && !turn) return;
        this.withdraw();
        if (holds && view.legal.includes(action)) this.#attempts.attempt(action);
        else if (view?.outcome === null) toast(t("plan-withdrawn"));
      }),
    ];
  }
}
