/** A game of the archive as the source of a table: it answers whoever looks, from any seat. */
import { batch, effect, signal } from "@preact/signals";
import { at } from "../base.ts";
import type { CardId, GamePage, GameState, Seat, Seen, TableState, Version } from "../messages.gen.ts";
import { getGame, getSeen } from "../net/api.ts";
import { gameId, gamePath } from "../route.ts";
import { toast } from "../state/toasts.ts";
import type { Answers, Moment, Source, Wish } from "../store/source.ts";
import { TableStore } from "../store/TableStore.ts";
import { tableOf } from "./played.ts";

const PAUSE = 300; // browsers take an address only so often

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
}

export class Replay implements Source {
  readonly kind = "replay";
  readonly id: string;
  readonly table = new TableStore();
  /** What the server told of the game. */
  readonly page = signal<GamePage | null>(null);
  /** Why there is nothing to show. */
  readonly problem = signal<Error | null>(null);
  /** From which seat the game is shown; null: with open cards. */
  readonly perspective = signal<number | null>(null);
  /** How the game looks from there. */
  readonly seen = signal<Seen | null>(null);
  /** Whether the table is shown, or else what is told about the game. */
  readonly onTable = signal(false);
  /** The moment that is shown: after this many moves. */
  readonly moment = this.table.playback.at;
  /** The moment that you jumped to: the move before it is the one to look at. Forgotten when you go elsewhere. */
  readonly jumpedTo = signal<number | null>(null);
  /** What is said at the table is for those who look at it. */
  say: (text: string) => void = () => undefined;
  readonly #looks = new Map<number | null, Seen>();
  #gone = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Open it at the moment that the address names; the returned function leaves it. Whatever you have come for begins when
   * it is there. */
  open(begin: (plays: boolean) => void): () => void {
    const asked = new URLSearchParams(location.search);
    this.onTable.value = asked.has("move") || asked.has("seat");
    const close = this.table.open(this);
    const stops = [this.#forgetJumps(), this.#showNotes(), this.#writeAddress()];
    void this.load(numberOf(asked.get("seat")), numberOf(asked.get("move"))).then(() => {
      if (this.page.value) begin(asked.has("play"));
    });
    return () => {
      this.#gone = true;
      for (const stop of [...stops, close]) stop();
    };
  }

  ask(wish: Wish, { done }: Answers): void {
    if (wish.type === "say" && wish.text) this.say(wish.text);
    done?.();
  }

  look(moves: number, show: (moment: Moment) => void): void {
    const view = this.seen.value?.views[moves];
    if (view) show({ version: moves, view });
  }

  async load(seat: Seat | null, move: number | null): Promise<void> {
    try {
      const found = await getGame(this.id, seat);
      if (this.#gone) return;
      this.#looks.clear();
      this.#looks.set(found.seen.seat, found.seen);
      this.page.value = found;
      this.show(found.seen.seat, move);
    } catch (error) {
      this.problem.value = error as Error;
    }
  }

  /** The table around the game; nobody sits at it now. */
  tableAround({ game, played }: GamePage): TableState {
    return tableOf(game.id, played);
  }

  /** Show the game from a seat, or with open cards, at a moment; the last one if none is named. */
  show(seat: Seat | null, move: number | null): void {
    const seen = this.#looks.get(seat);
    const page = this.page.value;
    if (!seen || !page) return;
    const last = seen.views.length - 1;
    const at = Math.min(move ?? last, last);
    const view = at < last ? seen.views[at] : undefined;
    batch(() => {
      this.perspective.value = seat;
      this.seen.value = seen;
      this.table.source.value = this;
      this.table.table.value = this.tableAround(page);
      this.table.written.value = page.notes;
      this.table.game.value = { ...(seen.game as GameState), notes: notesAt(page, at, seat) };
      this.table.lookAtNow();
      if (view) this.table.past.value = { version: at, view };
    });
  }

  /** See the game as a seat did, or with open cards, at this moment or another one. */
  readonly seeFrom = async (seat: Seat | null, move: number | null = null): Promise<void> => {
    if (!this.page.value) return;
    try {
      if (!this.#looks.has(seat)) this.#looks.set(seat, await getSeen(this.id, seat));
      if (!this.#gone) this.show(seat, move ?? this.moment.value);
    } catch (error) {
      toast((error as Error).message, "problem");
    }
  };

  /** Away from the table, to what is told about the game: there all cards are open. */
  async toSummary(): Promise<void> {
    await this.seeFrom(null);
    this.onTable.value = false;
  }

  /** The table after this many moves. */
  readonly showMoment = (moves: Version | null): void => {
    if (moves !== null) this.table.look(moves);
    this.onTable.value = true;
  };

  #forgetJumps(): () => void {
    return effect(() => {
      if (this.moment.value !== this.jumpedTo.peek()) this.jumpedTo.value = null;
    });
  }

  /** Notes appear when they were written. */
  #showNotes(): () => void {
    const { game, kind } = this.table;
    return effect(() => {
      if (!this.page.value || kind.value !== "replay") return;
      const notes = notesAt(this.page.value, this.moment.value, this.perspective.value);
      const now = game.peek();
      if (now && JSON.stringify(now.notes) !== JSON.stringify(notes)) game.value = { ...now, notes };
    });
  }

  /** The moment that is shown stands in the address: whoever gets the link sees the same. */
  #writeAddress(): () => void {
    let timer = 0;
    const stop = effect(() => {
      const seat = this.perspective.value === null ? "" : `&seat=${this.perspective.value}`;
      const moment = this.onTable.value ? `?move=${this.moment.value}${seat}` : "";
      clearTimeout(timer);
      if (!this.page.value || this.table.kind.value !== "replay") return;
      timer = setTimeout(() => {
        if (gameId.value === this.id) history.replaceState(null, "", at(gamePath(this.id) + moment));
      }, PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }
}

/** By card: what a seat had written on it by then; with open cards what all had, and who. */
export function notesAt({ game, notes }: GamePage, moves: number, seat: Seat | null): Record<string, string> {
  const lying = new Map<string, { card: CardId; text: string }>();
  for (const note of notes) {
    if (note.after > moves || (seat !== null && note.seat !== seat)) continue;
    const text = seat === null ? `${game.names[note.seat]}: ${note.text}` : note.text;
    lying.delete(`${note.seat} ${note.card}`);
    if (note.text) lying.set(`${note.seat} ${note.card}`, { card: note.card, text });
  }
  const found: Record<string, string> = {};
  for (const { card, text } of lying.values()) found[card] = found[card] ? `${found[card]} · ${text}` : text;
  return found;
}
