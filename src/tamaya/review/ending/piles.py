"""A pile whose order nobody knows: which cards the next draw can bring, and a position in which it brought one.

The kernel draws the card that lies on top; that is changed afterwards, which is the same, for nothing else in a step
asks what was drawn."""

from typing import Any

from tamaya.core.cards import COLOURS, IDENTITIES, VALUES
from tamaya.core.kernel import card_in_pile, pile_size
from tamaya.core.row import (
    ACTOR,
    DID_DRAW,
    DID_SEAT,
    FIREWORK,
    HINTS,
    MISTAKES,
    NONE,
    PENDING,
    SIZE,
    TILES_DRAWN,
    TURNS_LEFT,
    copies_gone,
    face_in_deck,
    face_of,
    hand_start,
    set_face_in_deck,
    tile_at,
    with_face,
)
from tamaya.core.tables import Tables
from tamaya.review.solver.keys import (
    BITS,
    FACES,
    LOTS_OF_DECISIONS,
    LOTS_OF_DRAWS,
    LOTS_OF_FIREWORKS,
    LOTS_OF_HANDS,
    LOTS_OF_PILE,
    LOTS_OF_SEATS,
    LOTS_OF_TURNS,
)


def useful_cards(row: Any, t: Tables, left: Any) -> int:
    """The identities that are told apart, as bits: each firework up to the first card of which no copy is left. Bonus
    tiles can bring any card back, so with them all are."""
    if t.bonus_tiles:
        return t.all_cards
    useful = 0
    for colour in range(len(COLOURS)):
        if t.copies[colour * VALUES] == 0:
            continue
        for place in range(row[FIREWORK + colour], VALUES):
            identity = t.in_order[colour * VALUES + place]
            if left[identity] == 0:
                break
            useful |= 1 << identity
    return useful


def count_draws(row: Any, t: Tables, useful: int, cards: Any) -> int:
    """Count by identity what can have been drawn just now: what is in the pile, and the card that the row says. All
    useless cards count as one of them. Return how many there are in all."""
    for identity in range(IDENTITIES):
        cards[identity] = 0
    useless = NONE
    in_pile = pile_size(row, t)
    for place in range(in_pile + 1):
        identity = face_in_deck(row, card_in_pile(row, t, place) if place < in_pile else row[DID_DRAW])
        if useful >> identity & 1 == 0:
            useless = identity if useless == NONE else useless
            identity = useless
        cards[identity] += 1
    return in_pile + 1


def let_draw(row: Any, t: Tables, identity: int) -> None:
    """Let the card that was drawn last be this one, and lay the other into the pile for it."""
    drawn = row[DID_DRAW]
    other = face_in_deck(row, drawn)
    if other == identity:
        return
    place = 0
    while face_in_deck(row, card_in_pile(row, t, place)) != identity:
        place += 1
    set_face_in_deck(row, card_in_pile(row, t, place), other)
    set_face_in_deck(row, drawn, identity)
    seat = row[DID_SEAT]
    newest = hand_start(t, seat) + row[SIZE + seat] - 1
    row[newest] = with_face(row[newest], identity)


def key_of_open_hands(row: Any, t: Tables, lots: Any, useful: int, aim: int, with_tokens: bool) -> int:
    """A position as one number: two with the same key have the same future, if the hands are open and the order of the
    pile is unknown. In a hand and in the pile the order does not matter, and all useless cards are the same card."""
    key = lots[LOTS_OF_DRAWS + aim] + lots[LOTS_OF_SEATS + row[ACTOR]]
    key = (key & BITS) + lots[LOTS_OF_TURNS + row[TURNS_LEFT] + 1]
    if with_tokens:
        key = (key & BITS) + lots[LOTS_OF_PILE + row[HINTS]]
        key = (key & BITS) + lots[LOTS_OF_PILE + FACES + row[MISTAKES]]
    for colour in range(len(COLOURS)):
        key = (key & BITS) + lots[LOTS_OF_FIREWORKS + colour * 8 + row[FIREWORK + colour]]
    for seat in range(t.players):
        first = hand_start(t, seat)
        for place in range(first, first + row[SIZE + seat]):
            identity = face_of(row[place])
            kind = identity if useful >> identity & 1 else IDENTITIES
            key = (key & BITS) + lots[LOTS_OF_HANDS + seat * FACES + kind]
    for place in range(pile_size(row, t)):
        identity = face_in_deck(row, card_in_pile(row, t, place))
        kind = identity if useful >> identity & 1 else IDENTITIES
        key = (key & BITS) + lots[LOTS_OF_PILE + 2 * FACES + kind]
    if t.bonus_tiles:
        key = (key & BITS) + lots[LOTS_OF_DECISIONS + row[PENDING]]
        for number in range(row[TILES_DRAWN]):
            key = (key & BITS) + lots[LOTS_OF_PILE + 3 * FACES + tile_at(row, number)]
        for identity in range(IDENTITIES):  # what can be brought back
            key = (key & BITS) + lots[LOTS_OF_PILE + (4 + copies_gone(row, identity)) * FACES + identity]
    return int(key & BITS)
