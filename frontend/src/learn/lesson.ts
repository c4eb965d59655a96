/** A prepared game as the source of a table: it goes on when the learner does what was prepared. */
import { batch, computed, effect, signal } from "@preact/signals";
import { withCard } from "../game/actions.ts";
import { t } from "../i18n.ts";
import type { FromServer, Lesson as Prepared, TableState, View } from "../messages.gen.ts";
import { explain } from "../net/api.ts";
import { me } from "../state/me.ts";
import { toast } from "../state/toasts.ts";
import { continued } from "../store/live.ts";
import type { Selection } from "../store/picking.ts";
import type { Answers, Moment, Source, Wish } from "../store/source.ts";
import { TableStore } from "../store/TableStore.ts";
import { keepStep, keptStep } from "./progress.ts";
import { STEPS, type Step } from "./steps.ts";

const FIVE = 7; // the card that must not be lost
const PAUSE = 1100; // between moves that are shown one after the other
const REFUSAL = { code: "lesson", message: "Not in the lesson.", details: {} };

/** The learner has a name, or is "you". */
function named(table: TableState): TableState {
  const you = { ...table.you, name: me.value?.name ?? t("you") };
  const chairs = table.chairs.map((chair) => (chair.person?.id === you.id ? { ...chair, person: you } : chair));
  return { ...table, you, chairs };
}

export class Lesson implements Source {
  readonly kind = "lesson";
  readonly table = new TableStore();
  /** While moves are being shown the guide is silent. */
  readonly showing = signal(false);
  /** A kind word after a tap that was not meant. */
  readonly nudge = signal<string | null>(null);
  readonly step = computed<Step>(() => STEPS[this.#number.value] ?? STEPS[0]);
  readonly progress = computed(() => this.#number.value / (STEPS.length - 1));
  readonly #number = signal(0);
  readonly #beats: FromServer[][];
  #shown = 0;
  #timer = 0;

  constructor({ beats }: Prepared) {
    this.#beats = beats;
  }

  /** Begin, or go on where one left; the returned function leaves the lesson. */
  open(): () => void {
    const close = this.table.open(this);
    this.begin(keptStep() < STEPS.length - 1 ? keptStep() : 0);
    const stop = effect(() => this.#watch(this.table.picking.selection.value));
    return () => {
      clearTimeout(this.#timer);
      stop();
      close();
    };
  }

  readonly begin = (at: number): void => {
    clearTimeout(this.#timer);
    this.table.picking.unpick();
    batch(() => {
      this.#number.value = at;
      this.showing.value = false;
      this.nudge.value = null;
      for (let beat = 0; beat <= this.step.value.beat; beat++) this.#tell(beat);
    });
    this.#shown = this.step.value.beat;
    keepStep(at);
  };

  /** The next thing that the guide has to say, after the moves that come before it. */
  readonly advance = (): void => {
    this.#number.value++;
    this.nudge.value = null;
    keepStep(this.step.value.wait === "end" ? 0 : this.#number.value);
    this.#showOn();
  };

  #showOn(): void {
    this.showing.value = this.#shown < this.step.value.beat;
    if (!this.showing.value) return;
    this.#timer = setTimeout(() => {
      this.#tell(++this.#shown);
      this.#showOn();
    }, PAUSE);
  }

  #tell(beat: number): void {
    const { table, game, past, talk } = this.table;
    for (const message of this.#beats[beat] ?? []) {
      if (message.type === "table") table.value = named(message);
      else if (message.type === "game") {
        game.value = message;
        past.value = null;
      } else if (message.type === "moved" && game.value) game.value = continued(game.value, message);
      else if (message.type === "remarks") talk.hear(message.whole, message.remarks);
    }
  }

  /** The action that comes next in the prepared game. */
  #prepared(): string | undefined {
    const next = this.#beats[this.#shown + 1]?.find((message) => message.type === "moved");
    return next?.moves[0]?.action;
  }

  /** The table after so many moves, or after a few more where several pass by at once. */
  look(moves: number, show: (moment: Moment) => void): void {
    const told = this.#beats.slice(0, this.#shown + 1).flat();
    const views: View[] = told.flatMap((one) => (one.type === "game" || one.type === "moved" ? [one.view] : []));
    const view = views.find(({ version }) => version >= moves);
    if (view) show({ version: view.version, view });
  }

  ask(wish: Wish, answers: Answers): void {
    if (wish.type === "act") {
      queueMicrotask(() => {
        answers.done?.();
        this.#do(wish.action);
      });
    } else if (wish.type !== "leave") {
      answers.refused?.(REFUSAL.code);
      toast(explain(REFUSAL), "problem");
    }
  }

  #do(action: string): void {
    if (this.step.value.wait === "act" && action === this.#prepared()) {
      this.#tell(++this.#shown);
      this.advance();
    } else {
      this.nudge.value = action === withCard("discard", FIVE) ? "five" : "other";
    }
  }

  /** Picking is enough where the guide asks for no more. */
  #watch(picked: Selection): void {
    const { wait } = this.step.peek();
    if (picked === null || typeof wait === "string" || this.showing.peek()) return;
    const right =
      "card" in wait
        ? picked.kind === "card" && picked.card === wait.card
        : picked.kind === "seat" && picked.seat === wait.seat;
    if (right) queueMicrotask(this.advance);
    else this.nudge.value = "other";
  }
}
