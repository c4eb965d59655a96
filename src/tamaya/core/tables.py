"""Facts that follow from the rules, worked out once: the deck, the fireworks, what each hint touches, and the numbers
of actions. The kernel and everything else ask these tables; a variant is a different table, not a different program.

A *hint number* counts the colours that may be named, then the values. An *action number* counts, in this order:
discard a slot, play a slot, colour hints, value hints (both by how many seats further the receiver sits, then by
colour or value), announced plays (slot, then colour), and taking a discarded card (bonus tiles). For the base game
these are the action numbers of the Hanabi Learning Environment.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from tamaya.core.cards import ALL_VALUES, BASE_COLOURS, COLOURS, IDENTITIES, VALUES, Card, Colour
from tamaya.core.errors import BadRules, shown
from tamaya.core.row import (
    DID_CARD,
    DID_DRAW,
    DID_TARGET,
    FACE_BITS,
    HAND,
    HINTS,
    NEXT,
    NONE,
    RETURNED,
    SIZE,
    TURNS_LEFT,
)
from tamaya.core.rules import Rules

FULL_ROW = (3, 2, 2, 2, 1)  # S2, M1: copies of 1 to 5
SINGLE_ROW = (1, 1, 1, 1, 1)  # M1
BLACK_ROW = (1, 2, 2, 2, 3)  # K1
NO_ROW = (0, 0, 0, 0, 0)
FIREWORKS = len(COLOURS)
MULTICOLOUR = Colour.MULTICOLOUR.index_
BLACK = Colour.BLACK.index_
# By their number: the base colours of the deck (S2, X4)
IN_PLAY = {3: (Colour.RED, Colour.GREEN, Colour.BLUE), 4: BASE_COLOURS[:4], 5: BASE_COLOURS}
WILD_CARDS = ALL_VALUES << MULTICOLOUR * VALUES
BLACK_CARDS = ALL_VALUES << BLACK * VALUES


class Tables(NamedTuple):
    """The rules for a number of players, as plain numbers."""

    players: int
    hand_size: int
    deck_size: int
    max_hints: int
    max_mistakes: int
    empty_hints: bool
    discard_when_full: bool
    announce: bool
    masterpiece: bool
    bonus_tiles: bool

    deck: tuple[int, ...]  # every card's identity, unshuffled
    copies: tuple[int, ...]  # by identity
    place: tuple[int, ...]  # by identity: its place in its firework, 0 is the first to be played
    in_order: tuple[int, ...]  # by firework × 5 + place: the identity that belongs there
    all_cards: int  # the identities in the deck, as bits
    to_place: int  # how many cards make a perfect show
    worth_of_nothing: int  # K5: what a show without a card is worth

    values: int  # how many values a colour has: five, but in a small game
    colours: int  # how many colours a hint may name
    named: tuple[int, ...]  # by hint: the colour that it names
    touches: tuple[int, ...]  # by hint: the identities it touches, as bits
    allows: tuple[int, ...]  # by identity: the hints that may be given to whoever holds this card, as bits
    hint_seat: tuple[int, ...]  # by action from `colour_hint` on: how many seats further the receiver sits
    hint_number: tuple[int, ...]  # and the hint
    colour_hints: int  # in the same bits: all colour hints
    value_hints: int  # and all value hints

    play: int  # the first action number of each kind; discards begin at 0
    colour_hint: int
    value_hint: int
    announced: int
    take: int
    actions: int

    row_size: int  # words
    new_row: tuple[int, ...]  # a table that is set, before any card lies on it


def touched_by_colour(colour: int, wild: bool) -> int:
    """The identities that a colour hint touches: its colour and wild multicolour cards (H7, M3, K3)."""
    return ALL_VALUES << colour * VALUES | (WILD_CARDS if wild else 0)


def touched_by_value(value: int) -> int:
    """The identities that a value hint touches: all cards of the value (H7)."""
    return sum(1 << colour * VALUES + value - 1 for colour in range(FIREWORKS))


def allowed_hints(
    touches: tuple[int, ...], hint_seat: tuple[int, ...], hint_number: tuple[int, ...], empty_hints: bool
) -> tuple[int, ...]:
    """The hints that a seat may be given because it holds this card: those that touch the card, or all of them if empty
    hints are allowed (H5, H6)."""
    return tuple(
        sum(
            1 << place
            for place, (seat, hint) in enumerate(zip(hint_seat, hint_number, strict=True))
            if seat == further and (empty_hints or touches[hint] >> identity & 1)
        )
        for further in range(1, hint_seat[-1] + 1)
        for identity in range(1 << FACE_BITS)
    )


def small_row(values: int) -> tuple[int, ...]:
    """The copies of 1 to 5 in a small game with this many values: three of the first, one of the last."""
    return ((FULL_ROW[0], *FULL_ROW[1 : values - 1], *FULL_ROW[-1:])[:values] + NO_ROW)[:VALUES]


@lru_cache(maxsize=256, typed=True)  # 2.0 players are not 2 players
def compile_tables(rules: Rules, players: int, base_colours: int = MULTICOLOUR, values: int = VALUES) -> Tables:
    """The tables of these rules for this many players. (Research also plays a small base game, with only the first
    colours and values.)"""
    given: object = rules  # from callers without types, too
    if not isinstance(given, Rules):
        raise BadRules("rules", value=shown(given))
    hand_size = rules.hand_size_for(players)
    multicolour_row = {0: NO_ROW, 5: SINGLE_ROW, 10: FULL_ROW}[rules.multicolour_cards]
    black_row = BLACK_ROW if rules.black_powder else NO_ROW
    base = tuple(colour.index_ for colour in IN_PLAY[rules.colours][:base_colours])
    rows = [small_row(values) if colour in base else NO_ROW for colour in range(MULTICOLOUR)]
    copies = (*(count for row in rows for count in row), *multicolour_row, *black_row)

    upwards, downwards = tuple(range(VALUES)), tuple(range(VALUES - 1, -1, -1))
    place = upwards * (FIREWORKS - 1) + downwards  # P1, K2
    in_order = tuple(identity // VALUES * VALUES + place[identity] for identity in range(IDENTITIES))

    wild = rules.multicolour.startswith("wild")
    named = (*base, MULTICOLOUR) if rules.multicolour.startswith("named") else base  # M2, M3, K3
    colours = len(named)
    all_cards = sum(1 << identity for identity in range(IDENTITIES) if copies[identity])
    touches = tuple(
        bits & all_cards
        for bits in (
            *(touched_by_colour(colour, wild) for colour in named),
            *(touched_by_value(value) for value in range(1, values + 1)),
        )
    )
    further = range(1, players)
    hint_seat = tuple(seat for kinds in (colours, values) for seat in further for _ in range(kinds))
    hint_number = (*range(colours),) * len(further) + (*range(colours, colours + values),) * len(further)

    colour_hint = 2 * hand_size
    value_hint = colour_hint + (players - 1) * colours
    announced = value_hint + (players - 1) * values
    take = announced + (hand_size * FIREWORKS if rules.announce else 0)
    return Tables(
        players=players,
        hand_size=hand_size,
        deck_size=sum(copies),
        max_hints=rules.hints,
        max_mistakes=rules.mistakes,
        empty_hints=rules.empty_hints,
        discard_when_full=rules.discard_when_full,
        announce=rules.announce,
        masterpiece=rules.masterpiece,
        bonus_tiles=rules.bonus_tiles,
        deck=tuple(identity for identity in range(IDENTITIES) for _ in range(copies[identity])),
        copies=copies,
        place=place,
        in_order=in_order,
        all_cards=all_cards,
        to_place=all_cards.bit_count(),
        worth_of_nothing=-VALUES if rules.black_powder else 0,
        values=values,
        colours=colours,
        named=named,
        touches=touches,
        allows=allowed_hints(touches, hint_seat, hint_number, rules.empty_hints),
        hint_seat=hint_seat,
        hint_number=hint_number,
        colour_hints=(1 << value_hint - colour_hint) - 1,
        value_hints=(1 << announced - value_hint) - 1 << value_hint - colour_hint,
        play=hand_size,
        colour_hint=colour_hint,
        value_hint=value_hint,
        announced=announced,
        take=take,
        actions=take + (sum(copies) if rules.bonus_tiles else 0),
        row_size=HAND + players * hand_size,
        new_row=new_row(players, hand_size, rules.hints),
    )


def new_row(players: int, hand_size: int, hints: int) -> tuple[int, ...]:
    """The row of a game before the cards are dealt (S3, S4)."""
    row = [0] * (HAND + players * hand_size)
    row[HINTS] = hints
    row[NEXT] = players * hand_size
    row[SIZE : SIZE + players] = [hand_size] * players
    for word in (RETURNED, TURNS_LEFT, DID_CARD, DID_TARGET, DID_DRAW):
        row[word] = NONE
    return tuple(row)


def check_deck(deck: Iterable[Card | str], t: Tables) -> list[int]:
    """The identities of a deck in some order; raise if these are not its cards."""
    cards = [Card.parse(card) if isinstance(card, str) else card for card in deck]
    found = Counter(cards)
    wanted = Counter(Card.of(identity) for identity in t.deck)
    if found != wanted:
        missing = " ".join(str(card) for card in sorted((wanted - found).elements())) or "–"
        extra = " ".join(str(card) for card in sorted((found - wanted).elements())) or "–"
        raise BadRules("deck", cards=t.deck_size, missing=missing, extra=extra)
    return [card.identity for card in cards]


def check_tiles(tiles: Iterable[int]) -> list[int]:
    """The bonus tiles in some order; raise if these are not all of them."""
    order = list(tiles)
    if sorted(order) != [1, 2, 3, 4, 5, 6]:
        raise BadRules("tiles", value=shown(order))
    return order
