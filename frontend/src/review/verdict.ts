/** What a moment that counted was, in a sentence. */
import { looksNow } from "../archive/replay.ts";
import { cardName } from "../game/describe.ts";
import { find, t } from "../i18n.ts";
import type { GameState, Moment } from "../messages.gen.ts";
import { seatName } from "../state/people.ts";
import { decimal, percent } from "./percent.ts";

const SHARES = ["chance", "other"];
const SEATS = ["who", "giver"];

function shown([name, value]: [string, string | number]): [string, string | number] {
  if (typeof value === "string") return [name, value];
  if (SHARES.includes(name)) return [name, percent(value)];
  if (SEATS.includes(name)) return [name, seatName(value)];
  return [name, name === "gain" ? decimal(value) : value];
}

/** The face of a card in somebody's hand at a moment. */
function nameAt(move: number, id: number): string {
  const { game, views } = looksNow()!;
  const held = views[move]!.hands.flat().find((card) => card.id === id)?.card;
  const laid = (game as GameState).moves.flatMap(({ events }) => events).find((one) => "id" in one && one.id === id);
  const face = held ?? (laid && "card" in laid ? laid.card : null);
  return face ? cardName(face) : "";
}

export function verdict({ move, kind, cards, details }: Moment): string {
  const args = Object.fromEntries(Object.entries(details).map(shown));
  const others = cards.length > 1 ? nameAt(move, cards[1]!) : "";
  const sentence = find(`verdict-${kind}`, { ...args, others }) ?? "";
  if (cards.length === 0) return sentence;
  const text = t("reason-about", { cards: nameAt(move, cards[0]!), reason: sentence });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
