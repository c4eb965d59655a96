/** Steps with the arrow keys: along a hand and from hand to hand. What the arrows reach is picked. */
import type { Seat } from "../messages.gen.ts";
import { selection } from "../state/selection.ts";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Rows = HTMLElement[][];

function rows(...selectors: string[]): Rows {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .map((row) => [...row.querySelectorAll<HTMLElement>("button")])
    .filter((row) => row.length > 0);
}

/** The seat whose control this is. */
function seatOf(control: HTMLElement): Seat {
  return Number(control.dataset.seat) as Seat;
}

function focus(control: HTMLElement): void {
  control.focus();
  const { card } = control.dataset;
  if (card === undefined) return;
  const id = Number(card);
  selection.value = control.closest(".own-hand")
    ? { kind: "card", card: id }
    : { kind: "seat", seat: seatOf(control), card: id };
}

/** Where the last step ended, for when what was there has gone. */
let last = 0;

function step(grid: Rows, [right, down]: [number, number]): boolean {
  const at = document.activeElement as HTMLElement;
  const row = grid.findIndex((one) => one.includes(at));
  if (row < 0) return false;
  const next = grid[Math.min(Math.max(row + down, 0), grid.length - 1)]!;
  const column = grid[row]!.indexOf(at) + right;
  last = Math.min(Math.max(column, 0), next.length - 1);
  focus(next[last]!);
  return true;
}

/** Go to a card of one's own by its place. */
export function goToCard(place: number): boolean {
  const hand = rows(".own-hand .hand")[0] ?? [];
  const card = hand[Math.min(place, hand.length - 1)];
  if (!card) return false;
  last = hand.indexOf(card);
  focus(card);
  return true;
}

/** Follow an arrow key from wherever the focus is. */
export function follow(key: string): boolean {
  const arrow = ARROWS[key];
  if (!arrow) return false;
  if (step(rows(".dock .keys", ".dock .pad-row", ".dock .take-row"), arrow)) return true;
  return step(rows(".mates .hand", ".own-hand .hand"), arrow) || intoHand() || goToCard(last);
}

/** From a teammate's name to their cards. */
function intoHand(): boolean {
  const mate = document.activeElement?.closest(".mate-name")?.parentElement;
  const card = mate?.querySelector<HTMLElement>(".hand button");
  if (!card) return false;
  last = 0;
  focus(card);
  return true;
}

/** Begin a hint for the next teammate. */
export function nextMate(): boolean {
  const mates = [...document.querySelectorAll<HTMLElement>(".mate-name")];
  const picked = selection.value;
  const now = picked?.kind === "seat" ? mates.findIndex((mate) => seatOf(mate) === picked.seat) : -1;
  const mate = mates[(now + 1) % mates.length];
  if (!mate) return false;
  mate.focus();
  selection.value = { kind: "seat", seat: seatOf(mate), card: null };
  return true;
}

/** Let go of what is picked; the focus goes back to it. */
export function letGo(): boolean {
  const picked = selection.value;
  if (picked === null) return false;
  const place =
    picked.card === null
      ? `.mate-name[data-seat="${picked.kind === "seat" ? picked.seat : ""}"]`
      : `.hand [data-card="${picked.card}"]`;
  document.querySelector<HTMLElement>(place)?.focus();
  selection.value = null;
  return true;
}
