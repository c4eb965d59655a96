"""What a number tells a hand: a row of questions about it, each answered by a digit of the number.

Giver and receivers ask the same questions, because they follow from the public table alone. As long as a number below
the modulus can hold another digit, there is another question: the first playable card, the first useless one, and so
on, down to the identity of a single card.
"""

import numpy as np

from tamaya.bots.compiled.facts import is_one, weigh
from tamaya.bots.compiled.policy import Facts, Ints
from tamaya.core.cards import IDENTITIES
from tamaya.core.row import NONE, SIZE, face_of, hand_start

MOST_QUESTIONS = 12


def question_hand(
    row: Ints, t: Facts, seat: int, number: int, modulus: int, playable: int, useless: int, free: Ints, known: Ints
) -> int:
    """Ask about a hand and narrow what is `known` of it, by place. If `number` is the modulus the faces answer, and the
    number that says so is returned; else the number answers."""
    first = hand_start(t, seat)
    last = first + row[SIZE + seat]
    value = 0
    unit = 1
    for _ in range(MOST_QUESTIONS):
        room = (modulus - value - 1) // unit + 1
        if room < 2:
            break
        rest = NONE if number == modulus else (number - value) // unit
        answers, answer = _first_of(row, first, last, rest, room, playable, free, known)
        if answers == 0:
            answers, answer = _first_of(row, first, last, rest, room, useless, free, known)
        if answers == 0:
            answers, answer = _identify(row, first, last, rest, room, playable, useless, free, known)
        if answers == 0:
            break
        value += unit * answer
        unit *= answers
    return value


def _first_of(
    row: Ints, first: int, last: int, rest: int, room: int, wanted: int, free: Ints, known: Ints
) -> tuple[int, int]:
    """Which card is the first that is one of the wanted, in order of likelihood? Not asked if one is known to be."""
    slots = 0
    for place in range(first, last):
        if known[place] & ~wanted == 0:
            return 0, 0
        if known[place] & wanted:
            slots += 1
    asked = min(slots, room - 1)
    if asked == 0:
        return 0, 0
    answers = asked + 1
    answer = NONE if rest == NONE else rest % answers
    for number in range(1, asked + 1):
        place = _likeliest_to_be(first, last, wanted, free, known)
        hit = wanted >> face_of(row[place]) & 1 == 1 if rest == NONE else answer == number
        if hit:
            known[place] &= wanted
            return answers, number
        known[place] &= ~wanted
    return answers, 0


def _likeliest_to_be(first: int, last: int, wanted: int, free: Ints, known: Ints) -> int:
    """The card that is likeliest to be one of the wanted, of those that may be."""
    best, best_chance = first, -1.0
    for place in range(first, last):
        if known[place] & wanted:
            chance = weigh(known[place], wanted, free)
            if chance > best_chance:
                best, best_chance = place, chance
    return best


def _identify(
    row: Ints, first: int, last: int, rest: int, room: int, playable: int, useless: int, free: Ints, known: Ints
) -> tuple[int, int]:
    """Which block of identities is this card in? Asked of the card that is likeliest to be playable."""
    best, best_chance = NONE, -1.0
    for place in range(first, last):
        if is_one(known[place]) or known[place] & ~useless == 0 or known[place] & ~playable == 0:
            continue
        chance = weigh(known[place], playable, free)
        if chance > best_chance:
            best, best_chance = place, chance
    if best == NONE:
        return 0, 0
    blocks = np.zeros(room, np.int64)
    used = _share_out(known[best], useless, free, blocks)
    if used < 2:
        return 0, 0
    answer = 0
    if rest == NONE:
        # If somebody broke the code the card may be in no block: then no answer is true, and the last one is given.
        while answer < used - 1 and blocks[answer] >> face_of(row[best]) & 1 == 0:
            answer += 1
    else:
        answer = rest % used
    known[best] &= blocks[answer]
    return used, answer


def _share_out(bits: int, useless: int, free: Ints, blocks: Ints) -> int:
    """Share identities out over blocks of about equal weight, all useless ones in one; return how many are used."""
    room = len(blocks)
    weights = np.zeros(room, np.int64)
    blocks[0] = bits & useless
    for identity in range(IDENTITIES):
        if blocks[0] >> identity & 1:
            weights[0] += max(free[identity], 0)
    for identity in range(IDENTITIES):
        if (bits & ~useless) >> identity & 1:
            lightest = 0
            for block in range(1, room):
                if weights[block] < weights[lightest]:
                    lightest = block
            blocks[lightest] |= 1 << identity
            weights[lightest] += max(free[identity], 0)
    used = 0
    for block in range(room):
        if blocks[block]:
            blocks[used] = blocks[block]
            used += 1
    return used
