/** Why a bot did something, or why you could do it: the cards that it is about, by name, and a sentence. */
import { find, list, t } from "../i18n.ts";
import type { Card, CardId, Explanation, Move, View } from "../messages.gen.ts";
import { readAction, turnsOf } from "./actions.ts";
import { cardName } from "./describe.ts";
import { toldIn } from "./told.ts";

/** To whom it is said: a bot speaks of itself, a coach to the player. */
export type Voice = "bot" | "you";

/** What a card can be called: its face if the reader sees it, else its place in a hand. */
export interface Naming {
  view: View;
  moves: Move[];
  names: string[];
  me: number | null;
}

/** Reasons whose first card is what they are about, and whose other cards the sentence names itself. */
const WITH_OTHERS = new Set(["give-prompt", "give-finesse", "heard-prompt", "heard-finesse"]);

function faceIn(naming: Naming, id: number): Card | null {
  const discarded = naming.view.discards.find(([card]) => card === id)?.[1];
  if (discarded) return discarded;
  for (const event of naming.moves.flatMap((move) => move.events)) {
    if ("id" in event && event.id === id && "card" in event && event.card) return event.card;
  }
  return null;
}

/** The name of a card, or null if the reader has no way to find it. */
export function nameOf(naming: Naming, id: number): string | null {
  const { view, names, me } = naming;
  for (const [seat, hand] of view.hands.entries()) {
    const place = hand.findIndex((held) => held.id === id) + 1;
    if (place === 0) continue;
    const face = hand[place - 1]?.card;
    if (face) return cardName(face);
    return seat === me ? t("reason-your-card", { place }) : t("reason-their-card", { who: names[seat] ?? "", place });
  }
  const face = faceIn(naming, id);
  return face && cardName(face);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function listOf(faces: string | number): string {
  const names = String(faces).split(" ").filter(Boolean);
  return names.length > 0
    ? list(
        names.map((face) => cardName(face as Card)),
        "or",
      )
    : "none";
}

/** The sentence for a reason, with the cards it is about before it; none for a bot whose words are not ours. `known` is a
 * card that was named just before. */
export function reasonText(
  reason: Explanation,
  naming: Naming,
  voice: Voice = "bot",
  known: number | null = null,
): string | null {
  const named = reason.cards.map((id) => nameOf(naming, id));
  const split = WITH_OTHERS.has(reason.key) ? 1 : named.length;
  const cards = named.slice(0, split).filter((name) => name !== null);
  const others = named.slice(split).filter((name) => name !== null);
  const { card, faces, seat } = reason.details;
  const sentence = find(`reason-${reason.key}`, {
    ...reason.details,
    voice,
    count: cards.length,
    further: others.length,
    others: list(others),
    ...(card ? { card: cardName(card as Card) } : {}),
    ...(faces === undefined ? {} : { faces: listOf(faces) }),
    ...(seat === undefined ? {} : { who: naming.names[seat as number] ?? "" }),
  });
  if (sentence === null) return null;
  const same = reason.cards.length === 1 && reason.cards[0] === known;
  if (cards.length === 0 || same) return capital(sentence);
  return capital(t("reason-about", { cards: list(cards), reason: sentence }));
}

/** What a bot says of its move: why it acted, after how it understood the hints about the same cards; and what else it
 * understood since its last turn, which is not why. */
function saidOf(move: Move): { why: Explanation[]; besides: Explanation[] } {
  const action = readAction(move.action);
  const moved = new Set([...(move.reason?.cards ?? []), ...("card" in action ? [action.card] : [])]);
  const heard = move.heard ?? [];
  const isWhy = ({ cards }: Explanation) => cards[0] !== undefined && moved.has(cards[0]);
  return {
    why: [...heard.filter(isWhy), ...(move.reason ? [move.reason] : [])],
    besides: heard.filter((one) => !isWhy(one)),
  };
}

/** What is not the reason stands in brackets. */
export function asides(reasons: Explanation[], naming: Naming): string[] {
  return reasons
    .map((reason) => reasonText(reason, naming))
    .filter((text) => text !== null)
    .map((text) => `(${text})`);
}

/** Why a bot made its move; where it stands by a card (`known`), that is not named. */
export function explanations(move: Move, naming: Naming, known: CardId | null = null): string[] {
  const { why } = saidOf(move);
  return why
    .map((reason, index) => {
      const before = why[index - 1]?.cards ?? [];
      return reasonText(reason, naming, "bot", known ?? (before.length === 1 ? before[0] : null));
    })
    .filter((text) => text !== null);
}

/** How a bot understood what the others did since its last turn, where that is not why it made its move. */
export function understood(move: Move, naming: Naming): string[] {
  return asides(saidOf(move).besides, naming);
}

/** How bots read the hints that a move gave them, as they said when they acted next. What may be about another hint on the
 * same card is left out. */
export function readings(move: Move, naming: Naming): string[] {
  const turns = turnsOf(naming.moves);
  return toldIn(move).flatMap(({ to, touched }) => {
    const before = turns.findLast(({ seat, place }) => seat === to && place < move.place)?.place ?? -1;
    const answer = turns.find(({ seat, place }) => seat === to && place > move.place);
    const others = turns
      .filter(({ place }) => place > before && place !== move.place && place < (answer?.place ?? 0))
      .flatMap(toldIn)
      .flatMap((told) => told.touched);
    return (answer?.heard ?? [])
      .filter(({ cards: [card] }) => card !== undefined && touched.includes(card) && !others.includes(card))
      .map((heard) => reasonText(heard, naming))
      .filter((text) => text !== null)
      .map((text) => `${naming.names[to] ?? ""}: ${text}`);
  });
}

/** The cards that a bot's move is about: those of reasons for which there are words. */
export function cardsOf(move: Move): number[] {
  return saidOf(move)
    .why.filter((reason) => find(`reason-${reason.key}`) !== null)
    .flatMap((reason) => reason.cards);
}
