"""What cards a seat can hold, counted exactly for many games: loops for Numba. What is known of each own card is what
hints say of it; then every way to lay the copies that the seat does not see is equally likely, as in `core.layouts`.

The identities are handed out one after the other. A state says which of the cards have theirs, as bits; `to_end` has
the number of ways from each state to the end, by identity and state, and `ways` those from the beginning.
"""

import numpy as np
import numpy.typing as npt

from tamaya.core.cards import IDENTITIES
from tamaya.core.prospects import copies_left
from tamaya.core.row import NONE, Row, Words, face_of, hand_places, known_of
from tamaya.core.tables import Tables
from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.fast.lanes import Arrays, Ints, Lanes
from tamaya.fast.native import notepad, pointer

MOST_CARDS_COUNTED = 10  # in a hand: each further one doubles the number of states

Chances = npt.NDArray[np.float64]


def count_lanes(
    arrays: Arrays, seats: Ints, to_end: Chances, ways: Chances, chances: Chances, first: int, last: int
) -> None:
    """For each lane the chances of a seat's cards, [lanes, cards, identities]; none where its seat is NONE."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    left, allowed = notepad(IDENTITIES), notepad(IDENTITIES)
    for lane in range(first, last):
        chances[lane] = 0.0
        if seats[lane] != NONE:
            row = pointer(lanes.rows, lane)
            size = unseen_of(row, t, seats[lane], left, allowed)
            count_back(left, allowed, size, to_end)
            total = count_on(left, allowed, size, to_end, ways, chances[lane])
            for slot in range(size):
                for identity in range(IDENTITIES):
                    chances[lane, slot, identity] /= total


def unseen_of(row: Row, t: Tables, seat: int, left: Words, allowed: Words) -> int:
    """How many cards a seat has. Write by identity how many copies it does not see, and which of its cards may be that,
    as bits."""
    for identity in range(IDENTITIES):
        left[identity] = copies_left(row, t, identity)
        allowed[identity] = 0
    size = 0
    for other in range(t.players):
        for place in hand_places(row, t, other):
            if other != seat:
                left[face_of(row[place])] -= 1
                continue
            for identity in range(IDENTITIES):
                allowed[identity] |= (known_of(row[place]) >> identity & 1) << size
            size += 1
    return size


def count_back(left: Words, allowed: Words, size: int, to_end: Chances) -> None:
    """Fill `to_end`."""
    everything = (1 << size) - 1
    for state in range(everything + 1):
        to_end[IDENTITIES, state] = 1.0 if state == everything else 0.0
    for identity in range(IDENTITIES - 1, -1, -1):
        for state in range(everything + 1):
            free = allowed[identity] & ~state
            found, taken = 0.0, free
            while True:
                found += orders(left[identity], taken) * to_end[identity + 1, state | taken]
                if not taken:
                    break
                taken = (taken - 1) & free
            to_end[identity, state] = found


def count_on(left: Words, allowed: Words, size: int, to_end: Chances, ways: Chances, chances: Chances) -> float:
    """Add up, by card and identity, in how many ways it lies there; return how many ways there are in all."""
    everything = (1 << size) - 1
    for state in range(everything + 1):
        ways[0, state] = 1.0 if state == 0 else 0.0
    for identity in range(IDENTITIES):
        ways[identity + 1, : everything + 1] = 0.0
        for state in range(everything + 1):
            free = allowed[identity] & ~state
            taken = free if ways[identity, state] else 0
            while True:
                before = ways[identity, state] * orders(left[identity], taken)
                ways[identity + 1, state | taken] += before
                for slot in range(size):
                    if taken >> slot & 1:
                        chances[slot, identity] += before * to_end[identity + 1, state | taken]
                if not taken:
                    break
                taken = (taken - 1) & free
    return float(to_end[0, 0])


def orders(copies: int, taken: int) -> float:
    """In how many ways different copies lie on these cards."""
    found = 1.0
    while taken:
        found *= max(copies, 0)
        copies -= 1
        taken &= taken - 1
    return found


@linked_once
def counting() -> Compiled:
    """These loops, compiled when they are first called."""
    return compile_functions(count_lanes)
