/** Where a table comes from, and who answers what is asked at it: the server, a game of the archive, a puzzle, a lesson. */
import type { BotKey, FromPage, Past, Suggested } from "../messages.gen.ts";

type Distribute<Message> = Message extends FromPage ? Omit<Message, "request"> : never;
/** Something to ask for. */
export type Wish = Exclude<Distribute<FromPage>, { type: "look" | "ping" }>;

/** What is done with the answer. */
export interface Answers {
  done?(): void;
  refused?(code: string): void;
  suggested?(suggested: Suggested): void;
  invited?(key: BotKey): void;
}

/** The table after this many moves. */
export type Moment = Pick<Past, "version" | "view">;

export interface Source {
  readonly kind: "live" | "replay" | "what-if" | "again" | "puzzle" | "lesson";
  /** Sooner or later it is done or refused. */
  ask(wish: Wish, answers: Answers): void;
  /** Show how it was after this many moves. */
  look(moves: number, show: (moment: Moment) => void): void;
}
