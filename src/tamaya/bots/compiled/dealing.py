"""Dealing what a seat does not see, in a way that is possible: its own hand, the pile and the tiles to come."""

from tamaya.bots.compiled.policy import Facts, Ints
from tamaya.bots.compiled.sets import is_one, which
from tamaya.core.cards import IDENTITIES
from tamaya.core.kernel import pile_size
from tamaya.core.randomness import advance
from tamaya.core.row import (
    NEXT,
    NONE,
    RETURNED,
    SEED,
    SIZE,
    TILES_DRAWN,
    TILES_IN_ALL,
    hand_start,
    id_of,
    set_face_in_deck,
    set_tile_at,
    tile_at,
    with_face,
)
from tamaya.fast.notepad import notepad

KEY = 0x9E3779B9  # of the random numbers


def deal_unseen(own: Ints, size: int, free: Ints, pile: Ints, cards: int, x: int, hand: Ints) -> int:
    """Give the own hand faces that it may have, and the rest to a pile of so many cards in random order;
    return the next random
    number, NONE if it did not work out. `free` counts the copies that are not seen."""
    count = notepad(IDENTITIES)
    for identity in range(IDENTITIES):
        count[identity] = free[identity]
    for slot in range(size):
        hand[slot] = NONE
        if is_one(own[slot]):
            hand[slot] = which(own[slot])
            count[hand[slot]] -= 1
    slot, copies = narrowest(own, size, count, hand)
    while slot != NONE:
        if copies == 0:
            return NONE
        x = advance(x, KEY)
        hand[slot] = nth_copy(own[slot], count, x * copies >> 32)
        count[hand[slot]] -= 1
        slot, copies = narrowest(own, size, count, hand)
    return shuffle_rest(count, pile, cards, x)


def narrowest(own: Ints, size: int, count: Ints, hand: Ints) -> tuple[int, int]:
    """Of the cards without a face the one with the fewest copies that it may be, and how many; NONE if all have one."""
    best, fewest = NONE, 1000
    for slot in range(size):
        if hand[slot] == NONE:
            copies = 0
            for identity in range(IDENTITIES):
                if own[slot] >> identity & 1 and count[identity] > 0:
                    copies += count[identity]
            if copies < fewest:
                best, fewest = slot, copies
    return best, fewest


def nth_copy(known: int, count: Ints, number: int) -> int:
    """The identity of a copy, counted from 0 among all those that a card may be."""
    for identity in range(IDENTITIES):
        if known >> identity & 1 and count[identity] > 0:
            number -= count[identity]
            if number < 0:
                return identity
    return NONE


def shuffle_rest(count: Ints, pile: Ints, cards: int, x: int) -> int:
    """Fill a pile of so many cards with the copies that are left, in random order; return the next random number."""
    filled = 0
    for identity in range(IDENTITIES):
        for _ in range(count[identity]):
            if filled < cards:
                pile[filled] = identity
                filled += 1
    for last in range(filled - 1, 0, -1):
        x = advance(x, KEY)
        other = x * (last + 1) >> 32
        pile[last], pile[other] = pile[other], pile[last]
    return x


def fill_in(row: Ints, t: Facts, seat: int, hand: Ints, pile: Ints, x: int, world: Ints) -> None:
    """A row with these cards where the seat's own row is blank, and with tiles to come in the order that `x` gives."""
    for word in range(t.row_size):
        world[word] = row[word]
    first = hand_start(t, seat)
    for slot in range(row[SIZE + seat]):
        held = row[first + slot]
        world[first + slot] = with_face(held, hand[slot])
        set_face_in_deck(world, id_of(held), hand[slot])
    for place in range(pile_size(row, t)):
        card = row[NEXT] + place
        set_face_in_deck(world, card if card < t.deck_size else row[RETURNED], pile[place])
    world[SEED] = x
    drawn = 0
    for number in range(row[TILES_DRAWN]):
        drawn |= 1 << tile_at(row, number)
    number = row[TILES_DRAWN]
    for further in range(TILES_IN_ALL):
        tile = (x + further) % TILES_IN_ALL + 1
        if not drawn >> tile & 1:
            set_tile_at(world, number, tile)
            number += 1
