"""Worlds by the words: all that a seat sees and was told in hints, and what it takes its cards for besides.

For those who review games of others. Each world is as likely as any other."""

import numpy as np

from tamaya.bots.compiled.dealing import KEY, fill_in, nth_copy, shuffle_rest
from tamaya.bots.compiled.facts import begin_facts, narrow, own_hand
from tamaya.bots.compiled.policy import MEMORY, Facts, Ints
from tamaya.bots.compiled.sets import by_identity
from tamaya.core.cards import IDENTITIES
from tamaya.core.kernel import pile_size
from tamaya.core.randomness import advance
from tamaya.core.row import (
    NONE,
    SIZE,
    TILES_DRAWN,
    TILES_IN_ALL,
    forget_tiles,
    hand_places,
    id_of,
    set_tile_at,
    tile_at,
)


def deal_by_words(t: Facts, row: Ints, seat: int, taken_for: Ints, x: int, worlds: Ints) -> int:
    """Fill `worlds` with rows that agree with all that the seat sees and was told, and with what it takes each card for
    (by id). The row is as the seat may know it, and the cards can be what they are taken for. Return the next random
    number."""
    memory = np.zeros(MEMORY, np.int64)
    begin_facts(row, t, memory)
    narrow(row, t, memory)
    own = np.zeros(t.hand_size, np.int64)
    free = np.zeros(IDENTITIES, np.int64)
    for place in hand_places(row, t, seat):
        card = id_of(row[place])
        memory[card] &= taken_for[card]
    by_identity(own_hand(row, t, memory, seat, own), free)
    hand = np.zeros(t.hand_size, np.int64)
    pile = np.zeros(pile_size(row, t), np.int64)
    order = np.zeros(row[SIZE + seat], np.int64)
    most = np.zeros(row[SIZE + seat], np.int64)
    order_evenly(own, free, order, most)
    for number in range(len(worlds)):
        x, count = deal_hand_evenly(own, free, order, most, x, hand)
        x = shuffle_rest(count, pile, len(pile), x)
        fill_in(row, t, seat, hand, pile, x, worlds[number])
        x = shuffle_tiles_to_come(worlds[number], x)
    return x


def order_evenly(own: Ints, free: Ints, order: Ints, most: Ints) -> None:
    """In which order the cards of a hand are dealt, the fewest copies first, into `order`; and of how many copies each
    has the choice, at most, into `most`: cards before it that can be nothing else have taken theirs."""
    for slot in range(len(order)):
        copies = copies_of(own[slot], free)
        place = slot
        while place > 0 and most[place - 1] > copies:
            most[place] = most[place - 1]
            order[place] = order[place - 1]
            place -= 1
        most[place] = copies
        order[place] = slot
    for place in range(len(order)):
        for earlier in range(place):
            if own[order[earlier]] & ~own[order[place]] == 0:
                most[place] -= 1


def copies_of(known: int, count: Ints) -> int:
    """How many copies there are of what a card may be."""
    copies = 0
    for identity in range(IDENTITIES):
        if known >> identity & 1:
            copies += max(count[identity], 0)
    return copies


def deal_hand_evenly(own: Ints, free: Ints, order: Ints, most: Ints, x: int, hand: Ints) -> tuple[int, Ints]:
    """Give each card of a hand one of the copies that it may be, all ways alike: one of `most` by chance, and all over
    again if there are not so many. Return the next random number and the copies that are left over."""
    count = free.copy()
    place = 0
    while place < len(order):
        x = advance(x, KEY)
        number = x * most[place] >> 32
        slot = order[place]
        hand[slot] = nth_copy(own[slot], count, number)
        if hand[slot] == NONE:
            count[:] = free
            place = 0
        else:
            count[hand[slot]] -= 1
            place += 1
    return x, count


def shuffle_tiles_to_come(row: Ints, x: int) -> int:
    """Put the bonus tiles that nobody has drawn into random order; return the next random number."""
    first = row[TILES_DRAWN]
    tiles = np.zeros(TILES_IN_ALL, np.int64)
    for number in range(TILES_IN_ALL):
        tiles[number] = tile_at(row, number)
    forget_tiles(row)
    for number in range(first, TILES_IN_ALL):
        x = advance(x, KEY)
        other = number + (x * (TILES_IN_ALL - number) >> 32)
        tiles[number], tiles[other] = tiles[other], tiles[number]
        set_tile_at(row, number, tiles[number])
    return x
