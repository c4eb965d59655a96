"""Dealing what a seat does not see, in a way that is possible: its own hand, the pile and the tiles to come.

Worlds for those who search agree with all that the seat knows: the cards it sees, the hints, what everybody concluded
from the code, and, as far as asked, with what the partners did: they would have acted otherwise had they seen other
cards. Worlds for those who review games of others agree with the words of the hints and with what the seat takes its
cards for besides; each is as likely as any other.
"""

from typing import Any

from tamaya.bots.compiled.facts import begin_facts, narrow, own_hand
from tamaya.bots.compiled.policy import MEMORY, MOST_IN_HAND, NOTES, Ints, choose
from tamaya.bots.compiled.seat_row import hide_hand
from tamaya.bots.compiled.sets import by_identity, is_one, which
from tamaya.core.cards import IDENTITIES, MOST_CARDS
from tamaya.core.kernel import pile_size
from tamaya.core.randomness import advance
from tamaya.core.row import (
    ACTOR,
    MOST_WORDS,
    NEXT,
    NONE,
    RETURNED,
    SEED,
    SIZE,
    TILES_DRAWN,
    TILES_IN_ALL,
    face_in_deck,
    forget_tiles,
    hand_places,
    hand_start,
    id_of,
    set_face_in_deck,
    set_tile_at,
    tile_at,
    with_face,
)
from tamaya.core.tables import Tables
from tamaya.fast.native import notepad, pointer

KEY = 0x9E3779B9  # of the random numbers


def deal_unseen(own: Ints, size: int, free: Ints, pile: Ints, cards: int, x: int, hand: Ints) -> int:
    """Give the own hand faces that it may have, and the rest to a pile of this many cards in random order; return the
    next random number, NONE if it did not work out. `free` counts the copies that are not seen."""
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
    """Fill a pile of this many cards with the copies that are left, in random order; return the next random number."""
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


def fill_in(row: Ints, t: Tables, seat: int, hand: Ints, pile: Ints, x: int, world: Ints) -> None:
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


CANDIDATES = 6  # of this many worlds one is chosen, by how well it explains what the partners did
MOST_TRIES = 1000
SHIFT = 3  # a decision that a world does not explain makes it 2 ** SHIFT times less likely: partners search, too


def deal_worlds(
    t: Tables, row: Ints, memory: Ints, seat: int, past: Ints, memories: Ints, count: int, x: int, worlds: Ints
) -> int:
    """Fill `worlds` with rows, chosen by the last `count` decisions of partners: `past` has the rows before them, with
    their action in the last word, and `memories` what everybody knew then. Return the next random number, NONE if no
    hand is possible."""
    own, free = notepad(MOST_IN_HAND), notepad(IDENTITIES)
    by_identity(own_hand(row, t, memory, seat, own), free)
    hand, pile, cards = notepad(MOST_IN_HAND), notepad(MOST_CARDS), pile_size(row, t)
    candidate = notepad(MOST_WORDS)
    for number in range(len(worlds)):
        total = 0
        for _ in range(CANDIDATES):
            x = deal_hand_and_pile(own, row[SIZE + seat], free, pile, cards, x, hand)
            if x == NONE:
                return NONE
            fill_in(row, t, seat, hand, pile, x, candidate)
            weight = 1 << SHIFT * explained(t, candidate, seat, past, memories, count)
            total += weight
            x = advance(x, KEY)
            if x * total >> 32 < weight:
                for word in range(t.row_size):
                    worlds[number, word] = candidate[word]
    return x


def deal_hand_and_pile(own: Ints, size: int, free: Ints, pile: Ints, cards: int, x: int, hand: Ints) -> int:
    """`deal_unseen`, again until it works out; NONE if it never does."""
    for _ in range(MOST_TRIES):
        following = deal_unseen(own, size, free, pile, cards, x, hand)
        if following != NONE:
            return following
        x = advance(x, KEY)
    return NONE


def explained(t: Tables, world: Ints, seat: int, past: Ints, memories: Ints, count: int) -> int:
    """How many decisions of the partners are what the blueprint would have done, had the seat held these cards."""
    then = notepad(MOST_WORDS)
    why = notepad(2)
    agreeing = 0
    for number in range(count):
        for word in range(t.row_size):
            then[word] = past[number, word]
        for place in hand_places(then, t, seat):
            then[place] = with_face(then[place], face_in_deck(world, id_of(then[place])))
        hide_hand(then, t, then[ACTOR])
        memory: Any = pointer(memories, number)
        if choose(then, t, memory, why, notepad(NOTES)) == past[number, t.row_size]:
            agreeing += 1
    return agreeing


def deal_by_words(t: Tables, row: Ints, seat: int, taken_for: Ints, x: int, worlds: Ints) -> int:
    """Fill `worlds` with rows that agree with all that the seat sees and was told, and with what it takes each card for
    (by id). The row is as the seat may know it, and the cards can be what they are taken for. Return the next random
    number."""
    here: Any = pointer(row, 0)
    memory = notepad(MEMORY)
    begin_facts(here, t, memory)
    narrow(here, t, memory)
    for place in hand_places(here, t, seat):
        card = id_of(here[place])
        memory[card] &= taken_for[card]
    own, free, left = notepad(MOST_IN_HAND), notepad(IDENTITIES), notepad(IDENTITIES)
    by_identity(own_hand(here, t, memory, seat, own), free)
    hand, pile = notepad(MOST_IN_HAND), notepad(MOST_CARDS)
    size, cards = here[SIZE + seat], pile_size(here, t)
    order, most = notepad(MOST_IN_HAND), notepad(MOST_IN_HAND)
    order_evenly(own, size, free, order, most)
    for number in range(len(worlds)):
        x = deal_hand_evenly(own, size, free, order, most, x, hand, left)
        x = shuffle_rest(left, pile, cards, x)
        world: Any = pointer(worlds, number)
        fill_in(here, t, seat, hand, pile, x, world)
        x = shuffle_tiles_to_come(world, x)
    return x


def order_evenly(own: Ints, size: int, free: Ints, order: Ints, most: Ints) -> None:
    """In which order the cards of a hand are dealt, the fewest copies first, into `order`; and of how many copies each
    has the choice, at most, into `most`: cards before it that can be nothing else have taken theirs."""
    for slot in range(size):
        copies = copies_of(own[slot], free)
        place = slot
        while place > 0 and most[place - 1] > copies:
            most[place] = most[place - 1]
            order[place] = order[place - 1]
            place -= 1
        most[place] = copies
        order[place] = slot
    for place in range(size):
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


def deal_hand_evenly(own: Ints, size: int, free: Ints, order: Ints, most: Ints, x: int, hand: Ints, left: Ints) -> int:
    """Give each card of a hand one of the copies that it may be, all ways alike: one of `most` by chance, and all over
    again if there are not that many. Return the next random number; `left` gets the copies that are left over."""
    place = 0
    while place < size:
        if place == 0:
            for identity in range(IDENTITIES):
                left[identity] = free[identity]
        x = advance(x, KEY)
        number = x * most[place] >> 32
        slot = order[place]
        hand[slot] = nth_copy(own[slot], left, number)
        if hand[slot] == NONE:
            place = 0
        else:
            left[hand[slot]] -= 1
            place += 1
    return x


def shuffle_tiles_to_come(row: Ints, x: int) -> int:
    """Put the bonus tiles that nobody has drawn into random order; return the next random number."""
    first = row[TILES_DRAWN]
    tiles = notepad(TILES_IN_ALL)
    for number in range(TILES_IN_ALL):
        tiles[number] = tile_at(row, number)
    forget_tiles(row)
    for number in range(first, TILES_IN_ALL):
        x = advance(x, KEY)
        other = number + (x * (TILES_IN_ALL - number) >> 32)
        tiles[number], tiles[other] = tiles[other], tiles[number]
        set_tile_at(row, number, tiles[number])
    return x
