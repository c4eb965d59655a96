/** Doing something: at once, or after a question if you would regret it or may not have meant it. */
import { signal } from "@preact/signals";
import { hint, type What } from "../game/actions.ts";
import { type Danger, dangerOf } from "../game/danger.ts";
import { touched } from "../game/hints.ts";
import { sentencesFor } from "../game/sentences.ts";
import { sentences, t } from "../i18n.ts";
import { show } from "../learn/fading.ts";
import type { Seat } from "../messages.gen.ts";
import { askFirst } from "../state/question.ts";
import { confirming } from "../state/settings.ts";
import type { Advice } from "./advice.ts";
import type { Picking } from "./picking.ts";
import type { Table } from "./table.ts";

export class Attempts {
  /** The action that waits for a second thought. */
  readonly doubtful = signal<{ action: string; danger: Danger } | null>(null);
  readonly #table: Table;
  readonly #picking: Picking;
  readonly #advice: Advice;
  /** The game in which an empty hint was said to be meant: once is enough. */
  #meant = -1;

  constructor(table: Table, picking: Picking, advice: Advice) {
    this.#table = table;
    this.#picking = picking;
    this.#advice = advice;
  }

  get #warns(): boolean {
    return confirming.value && !this.#table.unaided.value;
  }

  readonly attempt = (action: string): void => {
    if (this.#asks(action)) return;
    const { view, facts } = this.#table;
    const danger = this.#warns && view.value && facts.value ? dangerOf(facts.value, view.value, action) : null;
    if (danger) {
      show("warnings", false);
      this.doubtful.value = { action, danger };
    } else this.carryOut(action);
  };

  /** Whether a move is only asked about. */
  #asks(action: string): boolean {
    const { asking, askAbout } = this.#advice;
    if (!asking.value) return false;
    askAbout(action);
    this.#picking.unpick();
    return true;
  }

  readonly carryOut = (action: string): void => {
    this.doubtful.value = null;
    this.#table.act(action);
    this.#picking.unpick();
    this.#table.stay();
  };

  /** Give a hint. One that touches no card asks once in a game whether it is meant. */
  readonly attemptHint = (seat: Seat, what: What): void => {
    if (this.#asks(hint(seat, what))) return;
    const { view, facts, table, people } = this.#table;
    const now = view.value;
    const thisGame = table.value?.games ?? 0;
    const empty = now && facts.value && touched(facts.value, now.hands[seat] ?? [], what).length === 0;
    if (!empty || now.actor === null || !this.#warns || this.#meant === thisGame) {
      this.carryOut(hint(seat, what));
      return;
    }
    const said = { seat: now.actor, target: seat, what, touched: [], free: now.pending !== null };
    askFirst({
      title: t("empty-ask"),
      text: sentences(sentencesFor({ type: "hinted", ...said }, people.value)),
      yes: t("empty-yes"),
      no: t("empty-no"),
      act: () => {
        this.#meant = thisGame;
        this.carryOut(hint(seat, what));
      },
    });
  };
}
