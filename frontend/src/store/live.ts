/** A table that a server keeps: what it says, and what was asked of it and not answered yet. That outlives a dropped
 * connection: no input is lost. */
import { batch } from "@preact/signals";
import { arrivalSentence } from "../game/disclosed.ts";
import { judge, show } from "../learn/fading.ts";
import type { FromServer, GameState, Move, Moved, Refused, Remark, Say, TableState } from "../messages.gen.ts";
import { explain } from "../net/api.ts";
import { BARRED, SIGNED_OUT, Socket } from "../net/socket.ts";
import { countGame } from "../offline/offers.ts";
import { dealPath, instead, renewAddress, socketPath } from "../route.ts";
import { wishesFor } from "../state/errand.ts";
import { arrive } from "../state/me.ts";
import { markPlayed } from "../state/settings.ts";
import { toast } from "../state/toasts.ts";
import { Outbox } from "./outbox.ts";
import type { Answers, Moment, Source, Wish } from "./source.ts";
import type { TableStore } from "./TableStore.ts";

/** The game after new moves. */
export function continued(now: GameState, moved: Moved): GameState {
  const first = moved.moves[0]?.place ?? now.moves.length;
  return {
    ...now,
    version: moved.version,
    view: moved.view,
    may_react: moved.may_react,
    may_undo: moved.may_undo,
    moves: [...now.moves.filter((move) => move.place < first), ...moved.moves],
  };
}

/** The same game, some moves of which were told again. */
export function retold(now: GameState, again: Move[]): GameState {
  return { ...now, moves: now.moves.map((move) => again.find((one) => one.place === move.place) ?? move) };
}

/** Whether a remark was heard, though its answer got lost. */
export function heard(say: Say, remarks: Remark[], me: string): boolean {
  return remarks
    .slice(-5)
    .some((one) => one.by.id === me && one.text === (say.text ?? null) && one.phrase === (say.phrase ?? null));
}

export class Live implements Source {
  readonly kind = "live";
  readonly #store: TableStore;
  readonly #outbox = new Outbox();
  readonly #socket: Socket;

  constructor(store: TableStore) {
    const { connection } = store;
    this.#store = store;
    this.#socket = new Socket(socketPath, {
      opened: () => undefined, // open once the table is here
      lost: () => {
        connection.value = connection.value === "restarting" ? "restarting" : "lost";
      },
      refused: (code) => {
        if (code === SIGNED_OUT) void arrive();
        else connection.value = BARRED[code] ?? "forbidden";
      },
      received: (message) => this.#receive(message as FromServer),
      ping: () => ({ type: "ping", request: 0 }),
    });
  }

  ask(wish: Wish, answers: Answers): void {
    this.#socket.send(this.#outbox.add(wish, answers));
  }

  look(moves: number, show: (moment: Moment) => void): void {
    this.#socket.send(this.#outbox.add({ type: "look", version: moves }, { past: show }));
  }

  close(): void {
    this.#socket.close();
  }

  #receive(message: FromServer): void {
    const { table, game, past, connection, talk, seen, mySeat } = this.#store;
    switch (message.type) {
      case "table":
        this.#tell(message);
        break;
      case "game":
        seen.remember(table.value, message);
        batch(() => {
          game.value = message;
          past.value = null;
        });
        break;
      case "moved":
        seen.remember(table.value, message);
        if (game.value) this.#judge(game.value, message);
        if (game.value) game.value = continued(game.value, message);
        break;
      case "past":
        this.#outbox.take(message.request)?.answers.past?.(message);
        break;
      case "suggested":
        this.#outbox.find(message.request)?.answers.suggested?.(message); // "done" follows
        break;
      case "botKey":
        this.#outbox.find(message.request)?.answers.invited?.(message); // likewise
        break;
      case "explained":
        if (game.value) game.value = retold(game.value, message.moves);
        break;
      case "remarks":
        talk.hear(message.whole, message.remarks);
        break;
      case "reaction":
        talk.show(message.seat, message.reaction);
        if (game.value && message.seat === mySeat.value) game.value = { ...game.value, may_react: message.again };
        break;
      case "done":
        this.#outbox.take(message.request)?.answers.done?.();
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "restarting":
        connection.value = "restarting";
    }
  }

  /** What your own move shows: help that is not needed fades. */
  #judge({ view }: GameState, { moves }: Moved): void {
    const [move] = moves;
    if (!move || view.actor !== this.#store.mySeat.value || move.seat !== view.actor) return;
    for (const [help, right] of judge(view, move.action, move.events)) show(help, right);
  }

  #tell(message: TableState): void {
    const { table, game, past, connection } = this.#store;
    this.#tellArrivals(table.value, message);
    table.value = message;
    renewAddress(message);
    if (message.phase === "waiting") game.value = past.value = null;
    if (message.phase === "over" && message.chair !== null) {
      markPlayed();
      if (countGame(`${message.id}/${message.games}`)) show("warnings", true);
    }
    if (connection.value === "open") return;
    // Back after a dropped connection: send again what was not answered. The server's state comes first.
    connection.value = "open";
    queueMicrotask(() => setTimeout(() => this.#resend(wishesFor(message)), 0));
  }

  /** Say which bots have come since. */
  #tellArrivals(before: TableState | null, now: TableState): void {
    if (!before) return;
    const known = before.arrivals.at(-1)?.number ?? -1;
    const fresh = now.arrivals.filter((one) => one.number > known);
    for (const one of fresh) toast(arrivalSentence(one));
    this.#store.talk.unread.value += fresh.length;
  }

  #refuse(refused: Refused): void {
    const found = this.#outbox.take(refused.request);
    if (refused.code === "already-done") {
      found?.answers.done?.(); // only its answer got lost
      return;
    }
    if (refused.code === "sealed-deal") instead(dealPath(String(refused.details.deal))); // they may still play it
    found?.answers.refused?.(refused.code);
    if (this.#store.table.value) toast(explain(refused), "problem"); // else the page says why there is no table
  }

  #resend(wishes: Wish[]): void {
    const { talk, table, ask } = this.#store;
    for (const message of this.#outbox.messages) {
      const said = message.type === "say" && heard(message, talk.remarks.value, table.value?.you.id ?? "");
      if (said || message.type === "react") this.#outbox.take(message.request);
      else this.#socket.send(message); // the server knows an action that it has already done
    }
    for (const wish of wishes) ask(wish);
  }
}
