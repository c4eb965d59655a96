/** The table one sits at: what the server told of it, and what one asks of the server. */
import { batch, computed, signal } from "@preact/signals";
import type { FromServer, GameState, Past, TableState } from "../messages.gen.ts";
import { explain } from "../net/api.ts";
import { BARRED, type Barred, SIGNED_OUT, Socket, type SocketEvents } from "../net/socket.ts";
import { renewAddress, socketPath } from "../route.ts";
import { remember } from "../trust/seen.ts";
import { tellArrivals } from "./botLinks.ts";
import { wishesFor } from "./errand.ts";
import { forgetFaces, show } from "./faces.ts";
import { arrive } from "./me.ts";
import { continued, retold } from "./moves.ts";
import { type Answers, heard, Outbox, type Wish } from "./outbox.ts";
import { forgetRemarks, hear, remarks } from "./remarks.ts";
import { forgetSpeeches } from "./speech.ts";
import { toast } from "./toasts.ts";

export type Connection = "connecting" | "open" | "lost" | "restarting" | Barred;

export const table = signal<TableState | null>(null);
export const game = signal<GameState | null>(null);
export const past = signal<Past | null>(null);
export const connection = signal<Connection>("connecting");
/** The action that is on its way to the server. */
export const sending = signal<string | null>(null);

/** The table as it is shown: now, or the past that one looks at. */
export const view = computed(() => past.value?.view ?? game.value?.view ?? null);
/** What follows from the rules of the game. */
export const facts = computed(() => game.value?.facts ?? null);
/** One's own seat in the game; null for spectators. */
export const mySeat = computed(() => table.value?.chair ?? null);
/** The seat before which the tokens lie, where the box has a master (S6). */
export const master = computed(() => table.value?.master ?? null);
/** The seat from which the table is shown. */
export const eyes = computed(() => mySeat.value ?? view.value?.seat ?? null);
export const myTurn = computed(() => {
  const now = game.value?.view;
  return (
    table.value?.phase === "playing" && past.value === null && now?.actor === mySeat.value && mySeat.value !== null
  );
});

const outbox = new Outbox();
/** What a table is at the other end of: a socket, or a game that was prepared. */
export type Line = Pick<Socket, "send" | "close">;
let socket: Line | null = null;

/** Go to a table; the returned function leaves it. */
export function openTable(): () => void {
  return openLine((events) => new Socket(socketPath, events));
}

/** Go to whatever table is at the end of a line; the returned function leaves it. */
export function openLine(connect: (events: SocketEvents) => Line): () => void {
  reset();
  const opened = connect({
    opened: () => undefined, // open once the table is here
    lost: () => (connection.value = connection.value === "restarting" ? "restarting" : "lost"),
    refused: (code) => {
      if (code === SIGNED_OUT) void arrive();
      else connection.value = BARRED[code] ?? "forbidden";
    },
    received: (message) => receive(message as FromServer),
    ping: () => ({ type: "ping", request: 0 }),
  });
  socket = opened;
  return () => {
    opened.close();
    if (socket === opened) reset();
  };
}

function reset(): void {
  batch(() => {
    table.value = game.value = past.value = sending.value = null;
    forgetRemarks();
    connection.value = "connecting";
  });
  forgetFaces();
  forgetSpeeches();
  outbox.clear();
  socket = null;
}

/** Ask the server for something; it is kept until answered. The answer is the number of the request. */
export function ask(wish: Wish, answers?: Answers): number {
  const message = outbox.add(wish, answers);
  socket?.send(message);
  return message.request;
}

/** Do an action at the game as it is now. */
export function act(action: string): void {
  const now = game.value;
  if (!now || sending.value !== null) return;
  sending.value = action;
  ask({ type: "act", version: now.version, action });
}

/** How many moves were made. */
export const moveCount = computed(() => game.value?.moves.length ?? 0);

/** The request for the moment that is to be shown; what was asked for before it comes too late. */
let wanted: number | null = null;

/** Show the table as it was after so many moves. */
export function look(moves: number): void {
  if (moves === moveCount.value) lookAtNow();
  else wanted = ask({ type: "look", version: moves });
}

/** Show the table as it is. */
export function lookAtNow(): void {
  wanted = past.value = null;
}

function receive(message: FromServer): void {
  switch (message.type) {
    case "table":
      tellArrivals(table.value, message);
      table.value = message;
      renewAddress(message);
      if (message.phase === "waiting") game.value = past.value = null;
      if (connection.value !== "open") reopen();
      break;
    case "game":
      remember(table.value, message);
      batch(() => {
        game.value = message;
        past.value = null;
      });
      break;
    case "moved":
      remember(table.value, message);
      if (game.value) game.value = continued(game.value, message);
      break;
    case "past":
      outbox.take(message.request);
      if (message.request === wanted) past.value = message.version === moveCount.value ? null : message;
      break;
    case "suggested":
      outbox.find(message.request)?.answers.suggested?.(message); // "done" follows
      break;
    case "botKey":
      outbox.find(message.request)?.answers.invited?.(message); // likewise
      break;
    case "explained":
      if (game.value) game.value = retold(game.value, message.moves);
      break;
    case "remarks":
      hear(message.whole, message.remarks, table.value?.you.id ?? "");
      break;
    case "reaction":
      show(message.seat, message.reaction);
      if (game.value && message.seat === mySeat.value) game.value = { ...game.value, may_react: message.again };
      break;
    case "done":
      settle(outbox.take(message.request));
      break;
    case "refused":
      refuse(message);
      break;
    case "restarting":
      connection.value = "restarting";
  }
}

function settle(found: ReturnType<Outbox["take"]>): void {
  if (found?.message.type === "act") sending.value = null;
  found?.answers.done?.();
}

function refuse(refused: Extract<FromServer, { type: "refused" }>): void {
  const found = outbox.take(refused.request);
  if (found?.message.type === "act") sending.value = null;
  if (refused.code === "already-done") return; // only its answer got lost
  if (!table.value) return; // the page says why there is no table
  found?.answers.refused?.(refused.code);
  toast(explain(refused), "problem");
}

/** Back after a dropped connection: send again what was not answered. The server's state came first. */
function reopen(): void {
  connection.value = "open";
  queueMicrotask(() => setTimeout(resend, 0, wishesFor(table.value!)));
}

function resend(wishes: Wish[]): void {
  for (const message of outbox.messages) {
    const said = message.type === "say" && heard(message, remarks.value, table.value?.you.id ?? "");
    if (said || message.type === "react") {
      outbox.take(message.request);
    } else {
      socket?.send(message); // the server knows an action that it has already done
    }
  }
  for (const wish of wishes) ask(wish);
}
