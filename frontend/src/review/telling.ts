/** The sentences of a review: what they name is called as at the table, and the card that they are about comes first. */
import type { Replay } from "../archive/replay.ts";
import { readAction } from "../game/actions.ts";
import { before } from "../game/counting.ts";
import { cardName, whatName } from "../game/describe.ts";
import { type Arguments, find, list, t } from "../i18n.ts";
import type { Explanation, GameState, ReviewMoment, Version } from "../messages.gen.ts";
import { decimal, percent } from "./percent.ts";

const SHARES = ["chance", "other"];
const SEATS = ["who", "giver", "by"];

const about = (card: string, reason: string) => t("reason-about", { cards: card, reason });

export class Telling {
  readonly #replay: Replay;

  constructor(replay: Replay) {
    this.#replay = replay;
  }

  #shown(name: string, value: string | number): string | number {
    const { seatName } = this.#replay.table;
    if (name === "faces") return list(String(value).split(" ").map(cardName), "or");
    if (name === "asked") return list(String(value).split(" ").map(Number).map(seatName));
    if (typeof value === "string") return value;
    if (SHARES.includes(name)) return percent(value);
    if (SEATS.includes(name)) return seatName(value);
    return name === "gain" ? decimal(value) : value;
  }

  /** What a card is called: its face if you see it at a moment or it was laid down, else its place in a hand. */
  nameAt(moves: number, id: number): string {
    const seen = this.#replay.seen.value;
    if (!seen) return "";
    for (const [seat, hand] of (seen.views[moves]?.hands ?? []).entries()) {
      const place = hand.findIndex((held) => held.id === id) + 1;
      if (place === 0) continue;
      const face = hand[place - 1]?.card;
      return face ? cardName(face) : t("reason-their-card", { who: this.#replay.table.seatName(seat), place });
    }
    const events = (seen.game as GameState).moves.flatMap((move) => move.events);
    const laid = events.find((one) => "id" in one && one.id === id);
    return laid && "card" in laid && laid.card ? cardName(laid.card) : "";
  }

  /** A sentence with the card it is about before it, unless that has just been named; the others are named within it. */
  told({ key, cards, details }: Explanation, moves: number, known: number | null = null): string {
    const args: Arguments = Object.fromEntries(
      Object.entries(details).map(([name, one]) => [name, this.#shown(name, one)]),
    );
    const [first = "", ...others] = cards.map((id) => this.nameAt(moves, id));
    const sentence = find(key, { ...args, others: list(others) }) ?? "";
    const whole = cards.length === 0 || cards[0] === known ? sentence : about(first, sentence);
    return whole.charAt(0).toLocaleUpperCase() + whole.slice(1);
  }

  /** What a moment that counted was, in a sentence. */
  verdict({ move, said }: ReviewMoment): string {
    return this.told(said, before(move));
  }

  /** What could be done after this many moves; "hint" is any hint. */
  actionText(text: string, moves: Version): string {
    if (text === "hint") return t("do-any-hint");
    const action = readAction(text);
    if (action.kind === "hint") {
      return t("do-hint", { who: this.#replay.table.seatName(action.seat), what: whatName(action.what) });
    }
    return "card" in action ? t("do-card", { how: action.kind, card: this.nameAt(moves, action.card) }) : text;
  }
}
