/** Signs that something happened, for those who want them: sound, vibration, a notification when it is one's turn. */
import { effect } from "@preact/signals";
import { t } from "../i18n.ts";
import type { Event } from "../messages.gen.ts";
import { notifying, sounding, vibrating } from "../state/settings.ts";
import { game, myTurn } from "../state/table.ts";
import { toast } from "../state/toasts.ts";
import type { Sound } from "./sounds.ts";

const BUZZ = [90, 70, 90];

function make(which: Sound): void {
  void import("./sounds.ts").then(({ sound }) => sound(which));
}

/** The sound of what happened; the quietest things have none. */
function soundOf(event: Event): Sound | null {
  if (event.type === "hinted") return "hint";
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

let wasMine = false;
effect(() => {
  const mine = myTurn.value;
  const began = mine && !wasMine;
  wasMine = mine;
  if (!began) return;
  if (sounding.peek()) make("turn");
  if (vibrating.peek()) navigator.vibrate?.(BUZZ);
  if (notifying.peek()) void notify();
});

let known: number | null = null;
effect(() => {
  const moves = game.value?.moves;
  const fresh = known === null ? [] : (moves ?? []).filter((move) => move.number >= known!);
  known = moves ? moves.length : null;
  if (!sounding.peek()) return;
  const last = fresh
    .flatMap((move) => move.events)
    .map(soundOf)
    .findLast((one) => one !== null);
  if (last) make(last);
});

/** Whether notifications are wanted; the browser asks the first time. */
export async function wantNotifications(on: boolean): Promise<void> {
  notifying.value = on;
  if (!on) return;
  if ((await Notification.requestPermission()) === "granted") return;
  notifying.value = false;
  toast(t("notify-refused"), "problem");
}

/** Whether sounds are wanted; one is heard at once. */
export function wantSounds(on: boolean): void {
  sounding.value = on;
  if (on) make("turn");
}
