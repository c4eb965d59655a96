/** Calls those who sit at the table when something happens: by the title of the page, and for those who want it by sound,
 * vibration, and a notification when it is your turn. */

import { effect, signal } from "@preact/signals";
import { at } from "../base.ts";
import { t } from "../i18n.ts";
import type { Event, Seat } from "../messages.gen.ts";
import { sound } from "../signals/signals.ts";
import type { Sound } from "../signals/sounds.ts";
import { notifying, sounding, vibrating } from "../state/settings.ts";
import type { Table } from "./table.ts";

const BUZZ = [90, 70, 90];

/** The sound of what happened; the quietest things have none. */
function soundOf(event: Event, me: Seat | null): Sound | null {
  if (event.type === "hinted") return event.target === me ? "told" : "hint";
  if (event.type === "ended") return "end";
  if (event.type === "played") return event.completed ? "complete" : "fit";
  return event.type === "misplayed" ? "mistake" : null;
}

/** Phones take notifications only from the page's worker. Where a browser refused that one, the page shows its own. */
async function notify(why: string): Promise<void> {
  if (!document.hidden || Notification.permission !== "granted") return;
  const what = { body: "Tamaya", icon: at("/icon-192.png"), tag: "tamaya-turn", data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(why, what);
  const note = new Notification(why, what);
  note.onclick = () => {
    focus();
    note.close();
  };
}

export class Calls {
  readonly #table: Table;
  /** The game has begun, and nobody has looked yet. */
  readonly #begun = signal(false);

  constructor(table: Table) {
    this.#table = table;
  }

  watch(): (() => void)[] {
    return [this.#titled(), this.#onStart(), this.#onTurns(), this.#onMoves()];
  }

  /** A lesson or a replay calls nobody: a table may be waiting behind it. */
  #titled(): () => void {
    const stop = effect(() => {
      if (this.#table.kind.value !== "live") return;
      const call = this.#table.myTurn.value ? "your-turn" : this.#begun.value ? "game-begun" : null;
      document.title = call ? `● ${t(call)} · Tamaya` : "Tamaya";
    });
    return () => {
      stop();
      if (this.#table.kind.peek() === "live") document.title = "Tamaya";
    };
  }

  /** The game begins while you do something else. */
  #onStart(): () => void {
    let before: string | undefined;
    const seen = () => {
      if (!document.hidden) this.#begun.value = false;
    };
    document.addEventListener("visibilitychange", seen);
    const stop = effect(() => {
      const phase = this.#table.table.value?.phase;
      const begins = before === "waiting" && phase === "playing" && this.#table.mySeat.peek() !== null;
      before = phase;
      if (!begins) return;
      this.#begun.value = document.hidden;
      if (!this.#table.myTurn.peek()) this.#call("game-begun");
    });
    return () => {
      stop();
      document.removeEventListener("visibilitychange", seen);
    };
  }

  #call(why: "your-turn" | "game-begun"): void {
    if (sounding.peek()) sound("turn");
    if (vibrating.peek()) navigator.vibrate?.(BUZZ);
    if (notifying.peek()) void notify(t(why));
  }

  #onTurns(): () => void {
    let wasMine = false;
    return effect(() => {
      const mine = this.#table.myTurn.value;
      const began = mine && !wasMine;
      wasMine = mine;
      if (began) this.#call("your-turn");
    });
  }

  #onMoves(): () => void {
    let known: number | null = null;
    return effect(() => {
      const moves = this.#table.game.value?.moves;
      const before = known;
      known = moves ? moves.length : null;
      if (before === null || !sounding.peek()) return;
      const last = (moves ?? [])
        .filter((move) => move.place >= before)
        .flatMap((move) => move.events)
        .map((event) => soundOf(event, this.#table.mySeat.peek()))
        .findLast((one) => one !== null);
      if (last) sound(last);
    });
  }
}
