/** A socket that comes back: it reconnects with growing pauses and notices a connection that died silently. */
import { at } from "../base.ts";

const PAUSES = [100, 300, 700, 1200];
const LONGEST = 1500;
const QUIET = 12_000; // no word for so long: ask
const PATIENCE = 4_000; // no answer for so long: the connection is dead

export interface SocketEvents {
  opened(): void;
  lost(): void;
  /** The server knows no such place, or does not let one in; it is not tried again. */
  refused(code: number): void;
  received(message: unknown): void;
  /** What to send to see whether the server is there; null where it would not answer. */
  ping(): unknown;
}

/** The close code for those whom the server does not know, or not any more. */
export const SIGNED_OUT = 4401;
/** Why you do not get in, by the close code. */
export type Barred = "forbidden" | "unknown" | "moved" | "unreadable";
export const BARRED: Record<number, Barred> = { 4403: "forbidden", 4404: "unknown", 4410: "moved", 4500: "unreadable" };

export class Socket {
  /** May change while one stays: it is asked for at each connection. */
  private readonly path: () => string;
  private readonly events: SocketEvents;
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer = 0;
  private closed = false;

  constructor(path: () => string, events: SocketEvents) {
    this.path = path;
    this.events = events;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: unknown): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** The person is back or the network is: try at once. */
  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.open) this.ask();
    else if (this.socket === null) this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(this.path())}`,
    );
    this.socket = socket;
    this.timer = setTimeout(() => this.drop(socket, 0), PATIENCE);
    socket.onopen = () => {
      this.listen();
      this.events.opened();
    };
    socket.onmessage = (event) => {
      this.listen();
      const message = JSON.parse(event.data as string) as { type?: string };
      if (message.type !== "refused") this.attempt = 0; // else you may be turned away again and again
      this.events.received(message);
    };
    socket.onclose = (event) => this.drop(socket, event.code);
  }

  private listen(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), QUIET);
  }

  private ask(): void {
    const ping = this.events.ping();
    const asked = this.socket;
    if (ping === null || !asked) return;
    clearTimeout(this.timer);
    this.send(ping);
    this.timer = setTimeout(() => this.drop(asked, 0), PATIENCE);
  }

  private drop(socket: WebSocket, code: number): void {
    if (this.socket !== socket || this.closed) return;
    this.socket = null;
    socket.onclose = null;
    socket.close();
    clearTimeout(this.timer);
    if (code === SIGNED_OUT || code in BARRED) {
      this.events.refused(code);
      return;
    }
    this.events.lost();
    const pause = PAUSES[this.attempt++] ?? LONGEST;
    this.timer = setTimeout(() => this.connect(), pause * (0.8 + 0.4 * Math.random()));
  }
}
