/** What is said at the table, and the faces that players make in answer to a card. */
import { computed, signal } from "@preact/signals";
import type { ReactionName, Remark, Seat } from "../messages.gen.ts";
import type { Table } from "./table.ts";

export interface Face {
  id: number;
  seat: Seat;
  reaction: ReactionName;
}

const FACE_STAYS = 4000;
const FACES_KEPT = 5;
const SPEECH_STAYS = 5000;
const A_LETTER = 40; // more time for longer ones

export class Talk {
  readonly remarks = signal<Remark[]>([]);
  /** How much of it you have not seen yet. */
  readonly unread = signal(0);
  /** What players have just said, shown as bubbles where they sit, one for each person. */
  readonly speeches = signal<Remark[]>([]);
  /** The last faces, for those who listen. */
  readonly made = signal<Face[]>([]);
  /** The faces that are shown now. */
  readonly faces = signal<Face[]>([]);
  /** Whether you are choosing a face. */
  readonly choosing = signal(false);
  /** The server says when there may be one. */
  readonly mayReact = computed(() => (this.#table.game.value?.may_react ?? false) && this.#table.past.value === null);

  readonly #table: Table;
  #last = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Something was said; all of it, if `whole`. */
  hear(whole: boolean, said: Remark[]): void {
    const me = this.#table.table.value?.you.id;
    const known = new Set(this.remarks.value.map((one) => one.number));
    const fresh = said.filter((one) => !known.has(one.number));
    if (!whole) {
      this.unread.value += fresh.filter((one) => one.by.id !== me).length;
      for (const one of fresh) if (one.channel === "table") this.#speak(one);
    }
    this.remarks.value = whole ? said : [...this.remarks.value, ...fresh];
  }

  /** Show it for as long as it takes to read it. */
  #speak(remark: Remark): void {
    this.speeches.value = [...this.speeches.value.filter((one) => one.by.id !== remark.by.id), remark];
    const stay = SPEECH_STAYS + A_LETTER * (remark.text?.length ?? 0);
    setTimeout(() => {
      this.speeches.value = this.speeches.value.filter((one) => one !== remark);
    }, stay);
  }

  /** Somebody made a face: show it for a moment. */
  show(seat: Seat, reaction: ReactionName): void {
    const face = { id: ++this.#last, seat, reaction };
    this.made.value = [...this.made.value.slice(1 - FACES_KEPT), face];
    this.faces.value = [...this.faces.value.filter((one) => one.seat !== seat), face];
    setTimeout(() => {
      this.faces.value = this.faces.value.filter((one) => one !== face);
    }, FACE_STAYS);
  }

  readonly react = (reaction: ReactionName): void => {
    this.choosing.value = false;
    this.#table.ask({ type: "react", reaction });
  };
}
