/** A prepared game as the source of a table: it goes on when the learner does what was prepared. */
import { batch, computed, effect, signal } from "@preact/signals";
import { t } from "../i18n.ts";
import type { LessonStep, Lesson as Prepared, TableState, View } from "../messages.gen.ts";
import { explain } from "../net/api.ts";
import { me } from "../state/me.ts";
import { toast } from "../state/toasts.ts";
import { continued } from "../store/live.ts";
import type { Selection } from "../store/picking.ts";
import type { Answers, Moment, Source, Wish } from "../store/source.ts";
import { TableStore } from "../store/TableStore.ts";
import { keepDone, keepStep, keptStep } from "./progress.ts";
import { selectors } from "./spots.ts";

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
  // biome-ignore lint/style/noNonNullAssertion: it goes from the first step to the last
  readonly step = computed<LessonStep>(() => this.prepared.steps[this.#number.value]!);
  readonly spots = computed(() => selectors(this.step.value.spots));
  readonly progress = computed(() => this.#number.value / this.#last);
  readonly #number = signal(0);
  readonly prepared: Prepared;
  readonly #last: number;
  #shown = 0;
  #timer = 0;

  constructor(prepared: Prepared) {
    this.prepared = prepared;
    this.#last = prepared.steps.length - 1;
  }

  /** Begin, or go on where you left; the returned function leaves the lesson. */
  open(): () => void {
    const close = this.table.open(this);
    const at = keptStep(this.prepared.name);
    this.begin(at < this.#last ? at : 0);
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
    keepStep(this.prepared.name, at);
  };

  /** The next thing that the guide has to say, after the moves that come before it. */
  readonly advance = (): void => {
    this.#number.value++;
    this.nudge.value = null;
    if (this.step.value.wait === "end") keepDone(this.prepared.name);
    else keepStep(this.prepared.name, this.#number.value);
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
    for (const message of this.prepared.beats[beat] ?? []) {
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
    const next = this.prepared.beats[this.#shown + 1]?.find((message) => message.type === "moved");
    return next?.moves[0]?.action;
  }

  /** The table after this many moves, or after a few more where several pass by at once. */
  look(moves: number, show: (moment: Moment) => void): void {
    const told = this.prepared.beats.slice(0, this.#shown + 1).flat();
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
    const { wait, nudges } = this.step.value;
    if (wait === "act" && action === this.#prepared()) {
      this.#tell(++this.#shown);
      this.advance();
    } else {
      this.nudge.value = nudges[action] ?? this.#kindWord();
    }
  }

  /** Where nothing is lit, you are meant to find it out. */
  #kindWord(): string {
    return this.step.peek().spots.length > 0 ? "other" : "think";
  }

  /** Picking is enough where the guide asks for no more. */
  #watch(picked: Selection): void {
    const { wait, pick } = this.step.peek();
    if (picked === null || (wait !== "card" && wait !== "seat") || this.showing.peek()) return;
    const right = picked.kind === wait && (picked.kind === "card" ? picked.card : picked.seat) === pick;
    if (right) queueMicrotask(this.advance);
    else this.nudge.value = this.#kindWord();
  }
}
