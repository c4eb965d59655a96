"""The code that all seats share: what an action says to everybody else, and how the public table changes by it.

Each receiver has a number, the answers to the questions about that hand. The sum of all receivers' numbers, modulo the
size of the alphabet, is what the actor says; a receiver sees the others' hands, subtracts their numbers and has the
own one. `me` is the seat whose cards are blank in the row, or NONE if a referee with the open cards does it for all.
"""

import numpy as np

from tamaya.bots.facts import is_one, look, narrow, unclaimed, which
from tamaya.bots.hat.alphabet import kinds_of, letter, letters, target_slot
from tamaya.bots.hat.questions import question_hand
from tamaya.bots.policy import Facts, Ints
from tamaya.core.cards import IDENTITIES, VALUES
from tamaya.core.row import DID_DRAW, FACE, HAND, HINTS, ID, NONE, NOTHING, PENDING, SIZE


def begin(row: Ints, t: Facts, table: Ints) -> None:  # noqa: ARG001  # all bots begin alike
    """The public table of a game that begins."""
    table[:] = t.all_cards


def first_number(row: Ints, t: Facts, table: Ints, giver: int, receiver: int, left: Ints) -> int:
    """The number of the first hint to a receiver; for the giver itself, one round on, the size of the alphabet."""
    first = 0
    seat = (giver + 1) % t.players
    while seat != receiver:
        target = target_slot(row, t, table, seat)
        first += letters(row, t, seat, 0 if t.empty_hints else kinds_of(row, t, table, seat, target, left))
        seat = (seat + 1) % t.players
    return first


def hint_number(row: Ints, t: Facts, table: Ints, giver: int, seat: int, hint: int, touched: int, left: Ints) -> int:
    """The number of a hint; NONE if it has none."""
    target = target_slot(row, t, table, seat)
    kinds = 0 if t.empty_hints else kinds_of(row, t, table, seat, target, left)
    own = letter(t, kinds, hint, touched >> target & 1 == 1)
    return NONE if own == NONE else first_number(row, t, table, giver, seat, left) + own


def tell(
    row: Ints, t: Facts, table: Ints, giver: int, modulus: int, me: int, sent: int, after: Ints, left: Ints
) -> int:
    """What the giver says, modulo `modulus`: the sum of the receivers' numbers. `after` becomes the table as they then
    know it. If one of them is `me`, its number comes from what was `sent`."""
    playable, useless, _ = look(row, t, left)
    free = np.zeros(IDENTITIES, np.int64)
    unclaimed(row, t, table, left, free)
    after[:] = table
    known = np.zeros(t.hand_size, np.int64)
    faces = np.zeros(t.hand_size, np.int64)
    total = 0
    mine_playable, mine_useless = playable, useless
    for offset in range(1, t.players):
        seat = (giver + offset) % t.players
        first = HAND + seat * t.hand_size
        size = row[SIZE + seat]
        if seat == me:
            mine_playable, mine_useless = playable, useless
        else:
            for slot in range(size):
                known[slot] = table[row[first + slot] >> ID]
                faces[slot] = row[first + slot] >> FACE & 63
            total += question_hand(known, size, faces, NONE, modulus, playable, useless, free)
            for slot in range(size):
                after[row[first + slot] >> ID] = known[slot]
        playable, useless = foresee(row, t, table, seat, playable, useless)
    if me != NONE and me != giver:
        first = HAND + me * t.hand_size
        size = row[SIZE + me]
        for slot in range(size):
            known[slot] = table[row[first + slot] >> ID]
        question_hand(known, size, faces, (sent - total) % modulus, modulus, mine_playable, mine_useless, free)
        for slot in range(size):
            after[row[first + slot] >> ID] = known[slot]
    return total % modulus


def foresee(row: Ints, t: Facts, table: Ints, seat: int, playable: int, useless: int) -> tuple[int, int]:
    """What will be playable and useless after the turn of a seat, if it publicly knows what playable card it has."""
    first = HAND + seat * t.hand_size
    for place in range(first, first + row[SIZE + seat]):
        known = table[row[place] >> ID]
        if is_one(known) and known & playable:
            identity = which(known)
            colour = identity // VALUES
            further = t.place[identity] + 1
            if further < VALUES:
                following = 1 << t.in_order[colour * VALUES + further]
                if following & useless == 0:
                    playable |= following
            return playable & ~known, useless | known
    return playable, useless


def useless_slots(row: Ints, t: Facts, table: Ints, seat: int, useless: int) -> int:
    """The cards of a hand that everybody knows to be useless, as bits by slot."""
    first = HAND + seat * t.hand_size
    slots = 0
    for slot in range(row[SIZE + seat]):
        if table[row[first + slot] >> ID] & ~useless == 0:
            slots |= 1 << slot
    return slots


def knows_a_play(row: Ints, t: Facts, table: Ints, seat: int, playable: int) -> bool:
    """Whether everybody can tell that a seat holds a playable card, and which."""
    first = HAND + seat * t.hand_size
    for place in range(first, first + row[SIZE + seat]):
        if table[row[place] >> ID] & ~playable == 0:
            return True
    return False


def hear(row: Ints, t: Facts, table: Ints, seat: int, action: int, touched: int, me: int) -> None:
    """Change the public table by what an action says. The row is that before the action; `touched` is what a hint
    touches, as bits by slot."""
    if row[PENDING] != NOTHING or action >= t.take:
        return
    left = np.zeros(IDENTITIES, np.int64)
    playable, useless, _ = look(row, t, left)
    after = np.empty_like(table)
    if action < t.play:
        slots = useless_slots(row, t, table, seat, useless)
        number, count = _rank(slots, action)
        if count > 1 and number != NONE:
            tell(row, t, table, seat, count, me, number, after, left)
            table[:] = after
        if row[HINTS] > 0:  # nobody needed a hint
            for other in range(t.players):
                if other != seat and not knows_a_play(row, t, table, other, playable):
                    first = HAND + other * t.hand_size
                    for place in range(first, first + row[SIZE + other]):
                        if table[row[place] >> ID] & ~playable:
                            table[row[place] >> ID] &= ~playable
    elif t.colour_hint <= action < t.announced:
        target = (seat + t.hint_seat[action - t.colour_hint]) % t.players
        hint = t.hint_number[action - t.colour_hint]
        modulus = first_number(row, t, table, seat, seat, left)
        number = hint_number(row, t, table, seat, target, hint, touched, left)
        if number != NONE:
            tell(row, t, table, seat, modulus, me, number, after, left)
            table[:] = after


def _rank(slots: int, slot: int) -> tuple[int, int]:
    """The place of a slot among these (NONE if it is none of them), and how many they are."""
    number, count = NONE, 0
    for other in range(64):
        if slots >> other & 1:
            if other == slot:
                number = count
            count += 1
    return number, count


def settle(row: Ints, t: Facts, table: Ints) -> None:
    """Bring the public table up to date with the row after an action."""
    left = np.zeros(IDENTITIES, np.int64)
    look(row, t, left)
    if row[DID_DRAW] != NONE:
        table[row[DID_DRAW]] = t.all_cards
    narrow(row, t, table, left)
