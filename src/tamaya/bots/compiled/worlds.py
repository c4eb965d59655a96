"""Worlds that a seat takes to be possible: its own hand, the pile and the tiles to come, dealt at random.

A world agrees with all that the seat knows: the cards it sees, the hints, what everybody concluded from the code, and,
as far as asked, with what the partners did: they would have acted otherwise had they seen other cards.
"""

import numpy as np

from tamaya.bots.compiled.dealing import KEY, deal_unseen, fill_in
from tamaya.bots.compiled.facts import own_hand
from tamaya.bots.compiled.masking import hide_hand
from tamaya.bots.compiled.policy import NOTES, Facts, Ints, choose
from tamaya.bots.compiled.sets import by_identity
from tamaya.core.cards import IDENTITIES
from tamaya.core.kernel import pile_size
from tamaya.core.randomness import advance
from tamaya.core.row import ACTOR, NONE, SIZE, face_in_deck, hand_places, id_of, with_face
from tamaya.fast.notepad import notepad

CANDIDATES = 6  # of so many worlds one is chosen, by how well it explains what the partners did
MOST_TRIES = 1000
SHIFT = 3  # a decision that a world does not explain makes it 2 ** SHIFT times less likely: partners search, too


def deal_worlds(
    t: Facts, row: Ints, memory: Ints, seat: int, past: Ints, memories: Ints, count: int, x: int, worlds: Ints
) -> int:
    """Fill `worlds` with rows, chosen by the last `count` decisions of partners: `past` has the rows before them, with
    their action in the last word, and `memories` what everybody knew then. Return the next random number, NONE if no
    hand is possible."""
    own = np.zeros(t.hand_size, np.int64)
    free = np.zeros(IDENTITIES, np.int64)
    by_identity(own_hand(row, t, memory, seat, own), free)
    hand = np.zeros(t.hand_size, np.int64)
    pile = np.zeros(pile_size(row, t), np.int64)
    candidate = np.zeros(t.row_size, np.int64)
    for number in range(len(worlds)):
        total = 0
        for _ in range(CANDIDATES):
            x = deal_hand_and_pile(own, row[SIZE + seat], free, pile, x, hand)
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


def deal_hand_and_pile(own: Ints, size: int, free: Ints, pile: Ints, x: int, hand: Ints) -> int:
    """`dealing.deal_unseen`, again until it works out; NONE if it never does."""
    for _ in range(MOST_TRIES):
        following = deal_unseen(own, size, free, pile, len(pile), x, hand)
        if following != NONE:
            return following
        x = advance(x, KEY)
    return NONE


def explained(t: Facts, world: Ints, seat: int, past: Ints, memories: Ints, count: int) -> int:
    """How many decisions of the partners are what the blueprint would have done, had the seat held these cards."""
    then = np.zeros(t.row_size, np.int64)
    why = np.zeros(2, np.int64)
    agreeing = 0
    for number in range(count):
        for word in range(t.row_size):
            then[word] = past[number, word]
        for place in hand_places(then, t, seat):
            then[place] = with_face(then[place], face_in_deck(world, id_of(then[place])))
        hide_hand(then, t, then[ACTOR])
        if choose(then, t, memories[number], why, notepad(NOTES)) == past[number, t.row_size]:
            agreeing += 1
    return agreeing
