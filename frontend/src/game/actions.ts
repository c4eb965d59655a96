/** Actions in notation, written and read. */
import type { CardId, Colour, Move, Seat } from "../messages.gen.ts";

/** What a hint names. */
export type What = Colour | number;

export type Action =
  | { kind: "play"; card: CardId; as: Colour | null }
  | { kind: "discard" | "take"; card: CardId }
  | { kind: "hint"; seat: Seat; what: What }
  | { kind: "arrange" | "pose" };

/** An action with a card: to play or discard one of your own, or to take a discarded one. */
export function withCard(kind: "play" | "discard" | "take", card: CardId): string {
  return `${kind} ${card}`;
}

export function announced(card: CardId, colour: Colour): string {
  return `play ${card} as ${colour}`;
}

export function hint(seat: Seat, what: What): string {
  return `hint ${seat} ${what}`;
}

export function readAction(text: string): Action {
  const [verb, first, second = "", colour] = text.split(" ");
  switch (verb) {
    case "play":
      return { kind: verb, card: Number(first), as: (colour as Colour | undefined) ?? null };
    case "discard":
    case "take":
      return { kind: verb, card: Number(first) };
    case "hint":
      return { kind: verb, seat: Number(first), what: /^\d+$/.test(second) ? Number(second) : (second as Colour) };
    case "arrange":
    case "pose":
      return { kind: verb };
    default:
      throw new Error(`No action: ${text}`);
  }
}

/** Whether a move took a turn; how people hold their cards takes none (C3). */
export function takesTurn(move: Move): boolean {
  const { kind } = readAction(move.action);
  return kind !== "arrange" && kind !== "pose";
}

export function turnsOf(moves: Move[]): Move[] {
  return moves.filter(takesTurn);
}
