/** A game of the archive at the other end of the line: it answers whoever looks, from any seat. */
import { batch, computed, effect, signal } from "@preact/signals";
import type { FromPage, FromServer, GamePage, GameState, Past, Seen, TableState } from "../messages.gen.ts";
import { getGame, getSeen } from "../net/api.ts";
import type { SocketEvents } from "../net/socket.ts";
import { game, openLine, past } from "../state/table.ts";
import { toast } from "../state/toasts.ts";
import { notesAt } from "./notes.ts";

/** What the server told of the game. */
export const page = signal<GamePage | null>(null);
/** From which seat the game is shown; null: with open cards. */
export const perspective = signal<number | null>(null);
/** Why there is nothing to show. */
export const problem = signal<Error | null>(null);
/** Whether the table is shown, or else what is told about the game. */
export const onTable = signal(false);
/** Whether one plays on from the moment that is shown, for all seats. */
export const trying = signal(false);

/** Whether the address, as it was when the game was opened, says to play on: it soon names the moment alone. */
export let playsOn = false;

let line: SocketEvents | null = null;
const looks = new Map<number | null, Seen>();
/** What to do with what is asked for at the table and is no looking. */
let others: (message: FromPage) => boolean = () => false;

/** The moment that is shown: after so many moves. */
export const moment = computed(() => past.value?.version ?? game.value?.moves.length ?? 0);

/** The moment to which one jumped: the move before it is the one to look at. Forgotten when one goes elsewhere. */
export const jumpedTo = signal<number | null>(null);
effect(() => {
  if (moment.value !== jumpedTo.peek()) jumpedTo.value = null;
});

/** Notes appear when they were written. */
effect(() => {
  if (!page.value) return;
  const notes = notesAt(page.value, moment.value, perspective.value);
  const now = game.peek();
  if (now && JSON.stringify(now.notes) !== JSON.stringify(notes)) game.value = { ...now, notes };
});

/** Open a game, at the moment that the address names; the returned function leaves it. */
export function openGame(id: string, answer: (message: FromPage) => boolean): () => void {
  const asked = new URLSearchParams(location.search);
  batch(() => {
    page.value = problem.value = null;
    perspective.value = null;
    trying.value = false;
    onTable.value = asked.has("move") || asked.has("seat");
  });
  looks.clear();
  others = answer;
  playsOn = asked.has("play");
  const close = openLine((events) => {
    line = events;
    return { send: (message) => hear(message as FromPage), close: () => undefined };
  });
  void load(id, numberOf(asked.get("seat")), numberOf(asked.get("move")));
  return () => {
    close();
    line = null;
    page.value = null;
  };
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
}

async function load(id: string, seat: number | null, move: number | null): Promise<void> {
  const mine = line;
  try {
    const found = await getGame(id);
    const from = seat !== null && seat < found.game.names.length ? seat : null;
    const seen = await getSeen(id, from);
    if (line !== mine) return;
    looks.set(from, seen);
    page.value = found;
    show(from, move);
  } catch (error) {
    if (line === mine) problem.value = error as Error;
  }
}

/** The game has gone on: show it as it is now, to its end. */
export async function reload(): Promise<void> {
  const id = page.value!.game.id;
  looks.clear();
  await load(id, perspective.value, null);
}

/** Say something to the table as a server would. */
export function tell(...messages: FromServer[]): void {
  batch(() => {
    for (const message of messages) line?.received(message);
  });
}

/** How the game looks from where it is shown. */
export function looksNow(): Seen | null {
  return looks.get(perspective.value) ?? null;
}

/** The table around the game, as the server told it; nobody sits at it now, and so nobody is away. */
export function tableState(): TableState {
  const told = page.value!.table as TableState;
  return { ...told, chair: null, chairs: told.chairs.map((chair) => ({ ...chair, present: true })) };
}

/** Show the game from a seat, or with open cards, at a moment; the last one if none is named. */
export function show(seat: number | null, move: number | null): void {
  const seen = looks.get(seat);
  if (!seen || !page.value) return;
  const last = seen.views.length - 1;
  const at = Math.min(move ?? last, last);
  batch(() => {
    trying.value = false;
    perspective.value = seat;
    tell(tableState(), { ...(seen.game as GameState), notes: notesAt(page.value!, at, seat) });
    if (at < last) past.value = pastAt(seen, at, 0);
  });
}

function pastAt(seen: Seen, version: number, request: number): Past {
  return { type: "past", request, version, view: seen.views[version]! };
}

/** See the game as a seat did, or with open cards, at this moment or another one. */
export async function seeFrom(seat: number | null, move: number | null = null): Promise<void> {
  const now = page.value;
  if (!now) return;
  try {
    if (!looks.has(seat)) {
      const seen = await getSeen(now.game.id, seat);
      if (page.value?.game.id !== now.game.id) return;
      looks.set(seat, seen);
    }
    show(seat, move ?? moment.value);
  } catch (error) {
    toast((error as Error).message, "problem");
  }
}

/** Away from the table, to what is told about the game: there all cards are open. */
export async function toSummary(): Promise<void> {
  await seeFrom(null);
  onTable.value = false;
}

function hear(message: FromPage): void {
  const seen = looksNow();
  if (message.type === "look" && seen && message.version < seen.views.length) {
    const answer = pastAt(seen, message.version, message.request);
    queueMicrotask(() => line?.received(answer));
  } else if (!others(message)) {
    queueMicrotask(() => line?.received({ type: "done", request: message.request }));
  }
}
