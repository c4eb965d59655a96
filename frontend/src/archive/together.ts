/** Looking at a replay with others: one leads, the others follow and talk. */
import { computed, effect, signal } from "@preact/signals";
import type { Company, FromPage, FromReplay, Refused, ReplayTalk, Spot } from "../messages.gen.ts";
import { explain } from "../net/api.ts";
import { Socket } from "../net/socket.ts";
import { toast } from "../state/toasts.ts";
import { moment, onTable, page, perspective, seeFrom, tell, trying } from "./replay.ts";

export const company = signal<Company | null>(null);
/** Whether one goes where the leader goes. */
export const following = signal(true);
export const leading = computed(() => {
  const { leader, you } = company.value ?? {};
  return leader != null && leader.id === you?.id;
});
/** Somebody else leads. */
export const led = computed(() => company.value?.leader != null && !leading.value);

let socket: Socket | null = null;
let applying = false;

/** Meet those who look at the same game; the returned function leaves them. */
export function meet(game: string): () => void {
  following.value = true;
  socket = new Socket(() => `/ws/game/${game}`, {
    opened: () => undefined,
    lost: () => (company.value = null),
    refused: () => (company.value = null),
    received: (message) => receive(message as Company | ReplayTalk | Refused | { type: "done" }),
    ping: () => ({ type: "here" }) satisfies FromReplay,
  });
  const opened = socket;
  return () => {
    opened.close();
    if (socket === opened) socket = null;
    company.value = null;
  };
}

function receive(message: Company | ReplayTalk | Refused | { type: "done" | "restarting" }): void {
  if (message.type === "company") company.value = message;
  else if (message.type === "talk") tell({ type: "remarks", whole: message.whole, remarks: message.remarks });
  else if (message.type === "refused") toast(explain(message), "problem");
}

function send(message: FromReplay): void {
  socket?.send(message);
}

/** What is said at the table of a replay is for those who look at it. */
export function hearRemark(message: FromPage): boolean {
  if (message.type !== "say" || !message.text) return false;
  send({ type: "remark", text: message.text });
  tell({ type: "done", request: message.request });
  return true;
}

function spot(): Spot {
  return { move: moment.value, seat: perspective.value };
}

export function lead(on: boolean): void {
  send({ type: "lead", on, spot: spot() });
}

export function follow(on: boolean): void {
  following.value = on;
}

/** Go where the leader is. */
effect(() => {
  const place = company.value?.spot;
  if (!led.value || !following.value || !place || !page.value) return;
  const apply = async () => {
    applying = true;
    onTable.value = true;
    await seeFrom(place.seat, place.move);
    applying = false;
  };
  if (!trying.peek() && (place.move !== moment.peek() || place.seat !== perspective.peek())) void apply();
});

/** Let the others know where one is, if one leads; whoever goes elsewhere follows no more. */
effect(() => {
  const { move, seat } = spot();
  const now = company.peek();
  if (!now?.spot || trying.value) return;
  const elsewhere = now.spot.move !== move || now.spot.seat !== seat;
  if (elsewhere && leading.peek()) send({ type: "point", spot: { move, seat } });
  else if (elsewhere && led.peek() && !applying) following.value = false;
});
