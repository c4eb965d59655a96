/** Calls those who sit at the table when something happens: by the title of the page, and for those who want it by sound,
 * vibration, and a notification when it is one's turn. */
import { effect } from "@preact/signals";
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
async function notify(): Promise<void> {
  if (!document.hidden || Notification.permission !== "granted") return;
  const what = { body: "Tamaya", icon: "/icon-192.png", tag: "tamaya-turn", data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(t("your-turn"), what);
  const note = new Notification(t("your-turn"), what);
  note.onclick = () => {
    focus();
    note.close();
  };
}

export class Calls {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  watch(): (() => void)[] {
    return [
      effect(() => {
        document.title = this.#table.myTurn.value ? `● ${t("your-turn")} · Tamaya` : "Tamaya";
      }),
      () => {
        document.title = "Tamaya";
      },
      this.#onTurns(),
      this.#onMoves(),
    ];
  }

  #onTurns(): () => void {
    let wasMine = false;
    return effect(() => {
      const mine = this.#table.myTurn.value;
      const began = mine && !wasMine;
      wasMine = mine;
      if (!began) return;
      if (sounding.peek()) sound("turn");
      if (vibrating.peek()) navigator.vibrate?.(BUZZ);
      if (notifying.peek()) void notify();
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
