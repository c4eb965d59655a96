/** The sentences of a review: what they name is called as at the table, and the card that they are about comes first. */
import { looksNow } from "../archive/replay.ts";
import { cardName } from "../game/describe.ts";
import { type Arguments, find, list, t } from "../i18n.ts";
import type { Explanation, GameState } from "../messages.gen.ts";
import { seatName } from "../state/people.ts";
import { decimal, percent } from "./percent.ts";

const SHARES = ["chance", "other"];
const SEATS = ["who", "giver", "by"];

function shown(name: string, value: string | number): string | number {
  if (name === "faces") return list(String(value).split(" ").map(cardName), "disjunction");
  if (name === "asked") return list(String(value).split(" ").map(Number).map(seatName));
  if (typeof value === "string") return value;
  if (SHARES.includes(name)) return percent(value);
  if (SEATS.includes(name)) return seatName(value);
  return name === "gain" ? decimal(value) : value;
}

/** What a card is called: its face if one sees it at a moment or it was laid down, else its place in a hand. */
export function nameAt(moves: number, id: number): string {
  const { game, views } = looksNow()!;
  for (const [seat, hand] of views[moves]!.hands.entries()) {
    const place = hand.findIndex((held) => held.id === id) + 1;
    if (place === 0) continue;
    const face = hand[place - 1]!.card;
    return face ? cardName(face) : t("reason-their-card", { who: seatName(seat), place });
  }
  const laid = (game as GameState).moves.flatMap(({ events }) => events).find((one) => "id" in one && one.id === id);
  return laid && "card" in laid && laid.card ? cardName(laid.card) : "";
}

/** A sentence with the card it is about before it, unless that has just been named; the others are named within it. */
export function told({ key, cards, details }: Explanation, moves: number, known: number | null = null): string {
  const args: Arguments = Object.fromEntries(Object.entries(details).map(([name, one]) => [name, shown(name, one)]));
  const names = cards.map((id) => nameAt(moves, id));
  const sentence = find(key, { ...args, others: list(names.slice(1)) }) ?? "";
  const whole = cards.length === 0 || cards[0] === known ? sentence : about(names[0]!, sentence);
  return whole.charAt(0).toLocaleUpperCase() + whole.slice(1);
}

const about = (card: string, reason: string) => t("reason-about", { cards: card, reason });
