"""What a number tells a hand: a row of questions about it, each answered by a digit of the number.

Giver and receivers ask the same questions, because they follow from the public table alone. As long as a number below
the modulus can hold another digit, there is another question: the first playable card, the first useless one, and so
on, down to the identity of a single card.
"""

from tamaya.bots.compiled.policy import MOST_IN_HAND, Ints
from tamaya.bots.compiled.sets import Copies, count_bits, count_copies, is_one, share, weigh, which
from tamaya.core.row import HINT_NUMBERS, NONE, SIZE, face_of, hand_start
from tamaya.core.rules import PLAYERS
from tamaya.core.tables import Tables
from tamaya.fast.native import scratchpad

MOST_QUESTIONS = 12
MOST_NUMBERS = (PLAYERS[-1] - 1) * HINT_NUMBERS  # of any alphabet


def question_hand(
    row: Ints, t: Tables, seat: int, number: int, modulus: int, playable: int, useless: int, free: Copies, known: Ints
) -> int:
    """Ask about a hand and narrow what is `known` of it, by place. If `number` is the modulus the faces answer, and the
    number that says so is returned; else the number answers."""
    first = hand_start(t, seat)
    last = first + row[SIZE + seat]
    value = 0
    unit = 1
    highest = modulus - 1  # that can still be said, in units
    rest = NONE if number == modulus else number
    about_playable = about_useless = True  # whether there is still something to ask
    for _ in range(MOST_QUESTIONS):
        room = highest + 1
        if room < 2:
            break
        answers, answer = 0, 0
        if about_playable:
            answers, answer, about_playable = _first_of(row, first, last, rest, room, playable, free, known)
        if answers == 0 and about_useless:
            answers, answer, about_useless = _first_of(row, first, last, rest, room, useless, free, known)
        if answers == 0:
            answers, answer = _identify(row, first, last, rest, room, playable, useless, free, known)
        if answers == 0:
            break
        value += unit * answer
        highest -= answer
        if highest < answers:
            break  # no other digit has room
        highest //= answers
        unit *= answers
        if rest != NONE:
            rest //= answers
    return value


def _first_of(
    row: Ints, first: int, last: int, rest: int, room: int, wanted: int, free: Copies, known: Ints
) -> tuple[int, int, bool]:
    """Which card is the first that is one of the wanted, in order of likelihood? Not asked if one is known to be. How
    many answers there are, the answer, and whether there are other cards to ask about."""
    slots = 0
    for place in range(first, last):
        if known[place] & ~wanted == 0:
            return 0, 0, False
        if known[place] & wanted:
            slots += 1
    asked = min(slots, room - 1)
    if asked == 0:
        return 0, 0, False
    chances = scratchpad(MOST_IN_HAND)
    for place in range(first, last):
        chances[place - first] = share(known[place], wanted, free) if known[place] & wanted else NONE
    answers = asked + 1
    answer = NONE if rest == NONE else rest % answers
    for number in range(1, answers):
        best = 0
        for slot in range(1, last - first):
            best = slot if chances[slot] > chances[best] else best
        place = first + best
        if wanted >> face_of(row[place]) & 1 == 1 if rest == NONE else answer == number:
            known[place] &= wanted
            return answers, number, False
        known[place] &= ~wanted
        chances[best] = NONE
    return answers, 0, asked < slots


def _identify(
    row: Ints, first: int, last: int, rest: int, room: int, playable: int, useless: int, free: Copies, known: Ints
) -> tuple[int, int]:
    """Which block of identities is this card in? Asked of the card that is likeliest to be playable."""
    best, best_chance = NONE, -1.0
    for place in range(first, last):
        if is_one(known[place]) or known[place] & ~useless == 0 or known[place] & ~playable == 0:
            continue
        chance = weigh(known[place], playable, free) if known[place] & playable else 0.0
        if chance > best_chance:
            best, best_chance = place, chance
    if best == NONE:
        return 0, 0
    dead = known[best] & useless
    live = known[best] & ~useless
    face = 0 if rest != NONE else 1 << face_of(row[best])
    alone = 1 if count_copies(dead, free) else 0  # whether all useless ones have a block for themselves
    if count_bits(live) <= room - alone and live & ~free[0] == 0:
        used, answer, known[best] = _one_each(dead, live, alone, rest, face)
    else:
        blocks = scratchpad(MOST_NUMBERS)
        used = _share_out(dead, live, free, room, blocks)
        answer = 0
        if rest == NONE:
            # If somebody broke the code the card may be in no block: then no answer is true, and the last one is given.
            while answer < used - 1 and blocks[answer] & face == 0:
                answer += 1
        else:
            answer = rest % used
        known[best] = blocks[answer]
    return (used, answer) if used > 1 else (0, 0)


def _one_each(dead: int, live: int, alone: int, rest: int, face: int) -> tuple[int, int, int]:
    """What `_share_out` comes to if there is a block for each identity that is not useless: how many blocks are used,
    the answer, and its block."""
    used = alone + count_bits(live)
    if rest != NONE:
        answer = rest % used
    elif face & live:
        answer = alone + count_bits(live & face - 1)
    else:
        answer = 0 if face & dead else used - 1
    if answer < alone:
        return used, answer, dead
    for _ in range(answer - alone):
        live &= live - 1
    return used, answer, live & -live | (0 if answer else dead)


def _share_out(dead: int, live: int, free: Copies, room: int, blocks: Ints) -> int:
    """Share identities out over blocks of about equal weight, all useless ones in one; return how many are used. The
    next identity goes to the lightest block, the first of several: blocks are sets of bits, by how many copies they
    have more than the lightest."""
    for number in range(room):
        blocks[number] = 0
    blocks[0] = dead
    weight_of_useless = count_copies(dead, free)
    lightest, by_one, by_two, by_three = (1 << room) - 2, 0, 0, 0
    if weight_of_useless == 0:
        lightest |= 1
    weight = 0
    once, twice, thrice = free[0] & ~free[1], free[1] & ~free[2], free[2]
    while live:
        while lightest == 0:
            lightest, by_one, by_two, by_three = by_one, by_two, by_three, 0
            weight += 1
            if weight == weight_of_useless:
                lightest |= 1
        identity = live & -live
        block = lightest & -lightest
        blocks[which(block)] |= identity
        by_one |= block if identity & once else 0
        by_two |= block if identity & twice else 0
        by_three |= block if identity & thrice else 0
        lightest ^= block if identity & free[0] else 0
        live ^= identity
    used = 0
    for number in range(room):
        if blocks[number]:
            blocks[used] = blocks[number]
            used += 1
    return used
