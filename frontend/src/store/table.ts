/** What is known of a table, and what can be asked of it. All else that stands around it is built on this. */
import { computed, signal } from "@preact/signals";
import { seatOf } from "../game/counting.ts";
import { lampOf, seatNames } from "../game/describe.ts";
import type { Naming } from "../game/reasons.ts";
import type { People } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import type { ChairNumber, EditionInfo, GameNote, GameState, Seat, TableState, Version } from "../messages.gen.ts";
import type { Barred } from "../net/socket.ts";
import { edition } from "../state/me.ts";
import type { Answers, Moment, Source, Wish } from "./source.ts";

export type Connection = "connecting" | "open" | "lost" | "restarting" | Barred;

export class Table {
  /** Where it comes from; nothing is answered while there is none. */
  readonly source = signal<Source | null>(null);
  readonly table = signal<TableState | null>(null);
  readonly game = signal<GameState | null>(null);
  /** The past that you look at, if you do. */
  readonly past = signal<Moment | null>(null);
  /** What was written on cards, and when; in a replay. */
  readonly written = signal<readonly GameNote[]>([]);
  readonly connection = signal<Connection>("connecting");
  /** The action that is on its way. */
  readonly sending = signal<string | null>(null);

  /** The table as it is shown: now, or the past that you look at. */
  readonly view = computed(() => this.past.value?.view ?? this.game.value?.view ?? null);
  /** What follows from the rules of the game. */
  readonly facts = computed(() => this.game.value?.facts ?? null);
  /** Your own seat in the game; null for spectators. */
  readonly mySeat = computed(() => seatAt(this.table.value?.chair));
  /** The seat before which the tokens lie, where the box has a master (S6). */
  readonly master = computed(() => seatAt(this.table.value?.master));
  /** The seat from which the table is shown. */
  readonly eyes = computed(() => this.mySeat.value ?? this.view.value?.seat ?? null);
  readonly myTurn = computed(
    () =>
      this.table.value?.phase === "playing" &&
      this.past.value === null &&
      this.mySeat.value !== null &&
      this.game.value?.view.actor === this.mySeat.value,
  );
  /** How many moves were made. */
  readonly moveCount = computed(() => this.game.value?.moves.length ?? 0);
  /** Whether players have to remember the hints themselves now: the server sends nothing of older ones. */
  readonly remembering = computed(
    () => this.table.value?.settings.memory === true && this.table.value.phase === "playing",
  );
  /** Whether you play with bots alone. */
  readonly alone = computed(() => this.table.value !== null && isAlone(this.table.value));
  readonly kind = computed(() => this.source.value?.kind ?? "live");
  /** Whether you are to find the move out yourself: nothing at the table gives it away. */
  readonly unaided = computed(() => this.kind.value === "puzzle" || this.kind.value === "again");
  /** The box that is played; null where people just play, and in the lesson, which is for owners of any box. */
  readonly box = computed<EditionInfo | null>(() => {
    const settings = this.kind.value === "lesson" ? null : this.table.value?.settings;
    return (settings?.box && edition(settings.edition)) || null;
  });
  /** Who sits at the table, in words. */
  readonly people = computed<People>(() => ({
    names: seatNames(this.table.value?.chairs ?? []),
    me: this.mySeat.value,
  }));

  /** Where it is drawn. */
  root: HTMLElement | null = null;
  readonly drawnIn = (root: HTMLElement | null): void => {
    this.root = root;
  };
  /** Counts what was looked for: what comes after something else was asked for comes too late. */
  #looks = 0;

  readonly seatName = (seat: Seat): string => this.people.value.names[seat] ?? t("chair-empty");

  /** The lantern of a seat. */
  readonly lampAt = (seat: Seat): number => (this.table.value ? lampOf(this.table.value, seat) : seat);

  /** What those who speak of cards call them, at the moment that is shown. */
  readonly naming = (): Naming | null => {
    const view = this.view.value;
    return view && { ...this.people.value, view, moves: this.game.value?.moves ?? [] };
  };

  readonly ask = (wish: Wish, answers: Answers = {}): void => this.source.peek()?.ask(wish, answers);

  /** Do an action at the game as it is now. */
  readonly act = (action: string): void => {
    const now = this.game.value;
    if (!now || this.sending.value !== null) return;
    const answered = () => {
      this.sending.value = null;
    };
    this.sending.value = action;
    this.ask({ type: "act", version: now.version, action }, { done: answered, refused: answered });
  };

  /** Show the table as it was after this many moves. */
  readonly look = (moves: Version): void => {
    if (moves === this.moveCount.value) {
      this.lookAtNow();
      return;
    }
    const mine = ++this.#looks;
    this.source.peek()?.look(moves, (moment) => {
      if (mine === this.#looks) this.past.value = moment.version === this.moveCount.value ? null : moment;
    });
  };

  /** Show the table as it is. */
  readonly lookAtNow = (): void => {
    this.#looks++;
    this.past.value = null;
  };

  /** After an action its button is gone: the focus stays by the actions, and the arrows lead back to the hand. */
  readonly stay = (): void => this.root?.querySelector<HTMLElement>(".dock")?.focus({ preventScroll: true });
}

const seatAt = (chair: ChairNumber | null | undefined): Seat | null => (chair == null ? null : seatOf(chair));

/** Whether whoever sits there plays with bots alone. */
export function isAlone({ chairs, chair: mine }: TableState): boolean {
  return chairs.every((chair, seat) => chair.kind === "bot" || seat === mine);
}
