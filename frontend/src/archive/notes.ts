/** The notes that lay on the cards at a moment. */
import type { CardId, GamePage, Seat } from "../messages.gen.ts";

/** By card: what a seat had written on it by then; with open cards what all had, and who. */
export function notesAt({ game, notes }: GamePage, moves: number, seat: Seat | null): Record<string, string> {
  const lying = new Map<string, { card: CardId; text: string }>();
  for (const note of notes) {
    if (note.after > moves || (seat !== null && note.seat !== seat)) continue;
    const text = seat === null ? `${game.names[note.seat]}: ${note.text}` : note.text;
    lying.delete(`${note.seat} ${note.card}`);
    if (note.text) lying.set(`${note.seat} ${note.card}`, { card: note.card, text });
  }
  const found: Record<string, string> = {};
  for (const { card, text } of lying.values()) found[card] = found[card] ? `${found[card]} · ${text}` : text;
  return found;
}
