"""A position as one number: two positions with the same key and the same tokens have the same future.

Fireworks, the seat to act, the cards drawn and the hands say everything: which copies were discarded follows from
them. In a hand the order does not matter, and all useless cards are the same card.
"""

from typing import Any

from tamaya.core.cards import COLOURS, IDENTITIES
from tamaya.core.randomness import advance, key_for, start
from tamaya.core.row import (
    ACTOR,
    FIREWORK,
    NEXT,
    PENDING,
    RETURNED,
    SIZE,
    TILES_DRAWN,
    TURNS_LEFT,
    face_in_deck,
    face_of,
    hand_start,
)
from tamaya.core.rules import PLAYERS
from tamaya.core.tables import Tables

BITS = (1 << 62) - 1  # below 63 bits CPython's integers and compiled ones agree
EVERYTHING = (1 << IDENTITIES) - 1

# Where the lots of each thing begin
FACES = 64  # more than there are identities; the first that is none is a useless card
TENS = 128  # more than any word says that counts here
LOTS_OF_HANDS = 0
LOTS_OF_PILE = LOTS_OF_HANDS + PLAYERS[-1] * FACES
LOTS_OF_DRAWS = LOTS_OF_PILE + TENS * FACES
LOTS_OF_FIREWORKS = LOTS_OF_DRAWS + TENS
LOTS_OF_SEATS = LOTS_OF_FIREWORKS + len(COLOURS) * 8
LOTS_OF_TURNS = LOTS_OF_SEATS + 8
LOTS_OF_DECISIONS = LOTS_OF_TURNS + 8
LOTS_OF_TILES = LOTS_OF_DECISIONS + 8
LOTS = LOTS_OF_TILES + 8
PROBES = 4  # places in which a key may be kept


def draw_lots(lots: Any) -> None:
    """A random number for everything that a key is made of."""
    x = start(1)
    key = key_for(1, 0)
    for number in range(LOTS):
        high = advance(x, key)
        x = advance(high, key)
        lots[number] = (high << 32 | x) & BITS


def key_of(row: Any, t: Tables, lots: Any, useful: int) -> int:
    """The key of a position in which these identities are of use."""
    key = lots[LOTS_OF_DRAWS + row[NEXT]] + lots[LOTS_OF_SEATS + row[ACTOR]]
    key = (key & BITS) + lots[LOTS_OF_TURNS + row[TURNS_LEFT] + 1]
    for colour in range(len(COLOURS)):
        key = (key & BITS) + lots[LOTS_OF_FIREWORKS + colour * 8 + row[FIREWORK + colour]]
    for seat in range(t.players):
        first = hand_start(t, seat)
        for place in range(first, first + row[SIZE + seat]):
            identity = face_of(row[place])
            kind = identity if useful >> identity & 1 else IDENTITIES
            key = (key & BITS) + lots[LOTS_OF_HANDS + seat * FACES + kind]
    if t.bonus_tiles:
        key = (key & BITS) + lots[LOTS_OF_DECISIONS + row[PENDING]]
        key = (key & BITS) + lots[LOTS_OF_TILES + row[TILES_DRAWN]]
        for card in range(row[NEXT], t.deck_size):  # tile 5 shuffles them
            key = (key & BITS) + lots[LOTS_OF_PILE + card * FACES + face_in_deck(row, card)]
        if row[RETURNED] >= 0:
            key = (key & BITS) + lots[LOTS_OF_PILE + t.deck_size * FACES + face_in_deck(row, row[RETURNED])]
    return int(key & BITS)


# ---- A table of keys -------------------------------------------------------------------------------------------------


def first_place(table: Any, key: int) -> int:
    """The first of the `PROBES` places in which a key is looked for."""
    return int(key % (len(table) - PROBES))


def place_for(table: Any, key: int) -> int:
    """Where to keep a key; if none of its places is empty, another key is forgotten."""
    place = first_place(table, key)
    for probe in range(place, place + PROBES):
        if table[probe] == 0:
            return probe
    return int(place + key // len(table) % PROBES)
