/** A game to look at. */
import { faceOf } from "../src/game/cards.ts";
import {
  type Card,
  type CardSet,
  type Chair,
  COLOURS,
  type GameState,
  type HeldCard,
  type View,
} from "../src/messages.gen.ts";
import { NAMED } from "../src/rulebook.gen.ts";

export const FACTS = NAMED;

/** The set of these cards. */
export function setOf(...cards: Card[]): CardSet {
  return cards.map(faceOf).reduce((sum, { colour, value }) => sum + 2 ** (COLOURS.indexOf(colour) * 5 + value - 1), 0);
}

export function held(id: number, card: Card | null, ...possible: Card[]): HeldCard {
  return {
    id,
    card,
    told: setOf(...possible),
    possible: setOf(...possible),
    hints: [],
    drawn: 0,
    turned: false,
    raised: 0,
  };
}

export function viewOf(changes: Partial<View> = {}): View {
  return {
    rules: {
      multicolour: "named-10",
      black_powder: true,
      bonus_tiles: false,
      announce: true,
      masterpiece: false,
      hints: 8,
      mistakes: 3,
      empty_hints: true,
      discard_when_full: false,
      hand_size: null,
      colours: 5,
    },
    players: 2,
    seat: 0,
    version: 0,
    turn: 0,
    actor: 0,
    pending: null,
    hints: 8,
    mistakes: 0,
    fireworks: { red: 0, yellow: 0, green: 0, blue: 0, white: 0, multicolour: 0, black: 0 },
    pile: 40,
    turns_left: null,
    hands: [[], []],
    discards: [],
    tiles_drawn: [],
    playable: 0,
    useless: 0,
    irreplaceable: 0,
    best: 30,
    outcome: null,
    ending: null,
    score: 0,
    worth: 0,
    legal: [],
    pile_cards: null,
    ...changes,
  };
}

export function gameOf(changes: Partial<GameState> = {}): GameState {
  return {
    type: "game",
    version: 0,
    view: viewOf(),
    moves: [],
    notes: {},
    impression: null,
    story: null,
    everyones_notes: null,
    watching: null,
    all_hands: false,
    may_react: false,
    may_undo: false,
    facts: FACTS,
    commitment: null,
    deal: null,
    ...changes,
  };
}

export function person(name: string): Chair {
  return {
    kind: "person",
    person: { id: name, name },
    bot: null,
    speed: null,
    present: true,
    left: false,
    shows: false,
    shows_notes: false,
    shares: false,
    name: null,
    waits: false,
    asked_by: null,
    address: null,
    awaited: 0,
  };
}
