/** What this page has seen of a deal before the end: its fingerprint and the faces of cards, to be compared with what the
 * server says after the game. What was seen first counts. */
import { keep, kept } from "../keep.ts";
import type { Card, GameState, Moved, TableState } from "../messages.gen.ts";

const MOST_KEPT = 30;

interface Given {
  fingerprint: string;
  /** How many moves had been made when it was first seen. */
  moves: number;
}

let deal = "";
let reshuffled = false; // bonus tile 5: from then on a card's place says nothing about its face
const faces = new Map<number, Card>();

function keyOf(table: TableState): string {
  return `${table.id} ${table.games}`;
}

function given(): Record<string, Given> {
  try {
    return JSON.parse(kept("deals") ?? "{}") as Record<string, Given>;
  } catch {
    return {};
  }
}

/** The fingerprint that this browser was sent while the game ran; on the page of a game, which does not name its table,
 * the same one if it was. */
export function givenFor(table: TableState, { commitment }: GameState): Given | null {
  const known = given();
  return known[keyOf(table)] ?? Object.values(known).find(({ fingerprint }) => fingerprint === commitment) ?? null;
}

/** The cards that were seen, by their place in the deck. */
export function facesOf(table: TableState): ReadonlyMap<number, Card> {
  return deal === keyOf(table) ? faces : new Map();
}

/** Remember what a message shows of a game that is running. */
export function remember(table: TableState | null, told: GameState | Moved): void {
  if (table?.phase !== "playing") return;
  const key = keyOf(table);
  if (deal !== key) {
    deal = key;
    reshuffled = false;
    faces.clear();
  }
  if (told.type === "game" && told.commitment !== null) keepGiven(key, told.commitment, told.moves.length);
  for (const event of told.moves.flatMap((move) => move.events)) {
    if (event.type === "reshuffled") reshuffled = true;
    else if ("id" in event && event.card !== null) see(event.id, event.card);
  }
  for (const held of told.view.hands.flat()) if (held.card !== null) see(held.id, held.card);
}

function see(id: number, card: Card): void {
  if (!reshuffled && !faces.has(id)) faces.set(id, card);
}

function keepGiven(key: string, fingerprint: string, moves: number): void {
  const known = given();
  if (key in known) return;
  const newest = Object.entries(known).slice(1 - MOST_KEPT);
  keep("deals", JSON.stringify(Object.fromEntries([...newest, [key, { fingerprint, moves }]])));
}
