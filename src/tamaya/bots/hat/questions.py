"""What a number tells a hand: a row of questions about it, each answered by a digit of the number.

Giver and receivers ask the same questions, because they follow from the public table alone. As long as a number below
the modulus can hold another digit, there is another question: the first playable card, the first useless one, and so
on, down to the identity of a single card.
"""

import numpy as np

from tamaya.bots.facts import is_one, weigh
from tamaya.bots.policy import Ints
from tamaya.core.cards import IDENTITIES
from tamaya.core.row import NONE

MOST_QUESTIONS = 12


def question_hand(
    known: Ints, size: int, faces: Ints, number: int, modulus: int, playable: int, useless: int, free: Ints
) -> int:
    """Ask about a hand and narrow `known`, by slot. If `number` is NONE the faces answer, and the number that says so
    is returned; else the number answers."""
    value = 0
    unit = 1
    for _ in range(MOST_QUESTIONS):
        room = (modulus - value - 1) // unit + 1
        if room < 2:
            break
        rest = NONE if number == NONE else (number - value) // unit
        answers, answer = _first_of(known, size, faces, rest, room, playable, free)
        if answers == 0:
            answers, answer = _first_of(known, size, faces, rest, room, useless, free)
        if answers == 0:
            answers, answer = _identify(known, size, faces, rest, room, playable, useless, free)
        if answers == 0:
            break
        value += unit * answer
        unit *= answers
    return value


def _first_of(known: Ints, size: int, faces: Ints, rest: int, room: int, wanted: int, free: Ints) -> tuple[int, int]:
    """Which card is the first that is one of the wanted, in order of likelihood? Not asked if one is known to be."""
    chance = np.zeros(size)
    slots = 0
    for slot in range(size):
        if known[slot] & ~wanted == 0:
            return 0, 0
        if known[slot] & wanted:
            chance[slot] = weigh(known[slot], wanted, free)
            if chance[slot] > 0:
                slots += 1
    asked = min(slots, room - 1)
    if asked == 0:
        return 0, 0
    answers = asked + 1
    answer = NONE if rest == NONE else rest % answers
    for number in range(1, asked + 1):
        slot = int(np.argmax(chance))
        chance[slot] = 0.0
        hit = wanted >> faces[slot] & 1 == 1 if rest == NONE else answer == number
        if hit:
            known[slot] &= wanted
            return answers, number
        known[slot] &= ~wanted
    return answers, 0


def _identify(
    known: Ints, size: int, faces: Ints, rest: int, room: int, playable: int, useless: int, free: Ints
) -> tuple[int, int]:
    """Which block of identities is this card in? Asked of the card that is likeliest to be
    playable."""
    best = NONE
    best_chance = -1.0
    for slot in range(size):
        if is_one(known[slot]) or known[slot] & ~useless == 0 or known[slot] & ~playable == 0:
            continue
        chance = weigh(known[slot], playable, free)
        if chance > best_chance:
            best, best_chance = slot, chance
    if best == NONE:
        return 0, 0
    weights = np.zeros(room, np.int64)
    blocks = np.zeros(room, np.int64)
    bits = known[best]
    blocks[0] = bits & useless
    for identity in range(IDENTITIES):
        if blocks[0] >> identity & 1:
            weights[0] += max(free[identity], 0)
    for identity in range(IDENTITIES):
        if (bits & ~useless) >> identity & 1:
            block = int(np.argmin(weights))
            blocks[block] |= 1 << identity
            weights[block] += max(free[identity], 0)
    used = 0
    for block in range(room):
        if blocks[block]:
            blocks[used] = blocks[block]
            used += 1
    if used < 2:
        return 0, 0
    answer = 0
    if rest == NONE:
        while blocks[answer] >> faces[best] & 1 == 0:
            answer += 1
    else:
        answer = rest % used
    known[best] &= blocks[answer]
    return used, answer
