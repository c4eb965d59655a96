/** What this page has seen of a deal before the end: its fingerprint and the faces of cards, to be compared with what the
 * server says after the game. What was seen first counts. */
import { keep, kept } from "../keep.ts";
import type { Card, CardId, GameState, Moved, TableState, Version } from "../messages.gen.ts";

const MOST_KEPT = 30;

interface Given {
  fingerprint: string;
  /** How many moves had been made when it was first seen. */
  moves: Version;
}

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

function keepGiven(key: string, fingerprint: string, moves: Version): void {
  const known = given();
  if (key in known) return;
  const newest = Object.entries(known).slice(1 - MOST_KEPT);
  keep("deals", JSON.stringify(Object.fromEntries([...newest, [key, { fingerprint, moves }]])));
}

export class Seen {
  #deal = "";
  #reshuffled = false; // bonus tile 5: from then on a card's place says nothing about its face
  readonly #faces = new Map<CardId, Card>();

  /** The cards that were seen, by their place in the deck. */
  facesOf(table: TableState): ReadonlyMap<CardId, Card> {
    return this.#deal === keyOf(table) ? this.#faces : new Map();
  }

  /** Remember what a message shows of a game that is running. */
  remember(table: TableState | null, told: GameState | Moved): void {
    if (table?.phase !== "playing") return;
    const key = keyOf(table);
    if (this.#deal !== key) {
      this.#deal = key;
      this.#reshuffled = false;
      this.#faces.clear();
    }
    if (told.type === "game" && told.commitment !== null) keepGiven(key, told.commitment, told.moves.length);
    for (const event of told.moves.flatMap((move) => move.events)) {
      if (event.type === "reshuffled") this.#reshuffled = true;
      else if ("id" in event && event.card !== null) this.#see(event.id, event.card);
    }
    for (const held of told.view.hands.flat()) if (held.card !== null) this.#see(held.id, held.card);
  }

  #see(id: number, card: Card): void {
    if (!this.#reshuffled && !this.#faces.has(id)) this.#faces.set(id, card);
  }
}
