"""The hat player's hints and discards that speak."""

import numpy as np

from tamaya.bots.facts import count_bits, touched_by, which
from tamaya.bots.hat.code import first_number, hint_number, knows_a_play, tell
from tamaya.bots.policy import Facts, Ints
from tamaya.core.row import FACE, HAND, ID, NONE, SIZE


def somebody_needs_a_hint(row: Ints, t: Facts, table: Ints, seat: int, playable: int) -> bool:
    """Whether another seat holds a playable card and nobody can tell any there."""
    for other in range(t.players):
        if other != seat and not knows_a_play(row, t, table, other, playable):
            first = HAND + other * t.hand_size
            for place in range(first, first + row[SIZE + other]):
                if playable >> (row[place] >> FACE & 63) & 1:
                    return True
    return False


def best_hint(row: Ints, t: Facts, table: Ints, seat: int, left: Ints) -> int:
    """The hint that says what has to be said; of several the one that narrows the hand most."""
    modulus = first_number(row, t, table, seat, seat, left)
    if modulus == 0:
        return NONE
    after = np.empty_like(table)
    number = tell(row, t, table, seat, modulus, NONE, NONE, after, left)
    best, best_score = NONE, -1
    for action in range(t.colour_hint, t.announced):
        other = (seat + t.hint_seat[action - t.colour_hint]) % t.players
        hint = t.hint_number[action - t.colour_hint]
        touched = touched_by(row, t, other, hint)
        if row[SIZE + other] == 0 or (touched == 0 and not t.empty_hints):
            continue
        if hint_number(row, t, table, seat, other, hint, touched, left) != number:
            continue
        score = 0
        for slot in range(row[SIZE + other]):
            known = after[row[HAND + other * t.hand_size + slot] >> ID]
            narrowed = known & t.touches[hint] if touched >> slot & 1 else known & ~t.touches[hint]
            score += count_bits(known) - count_bits(narrowed)
        if score > best_score:
            best, best_score = action, score
    return best


def discard_useless(row: Ints, t: Facts, table: Ints, seat: int, slots: int, known: int, left: Ints) -> int:
    """Discard a useless card; of several that everybody knows (`slots`), the one whose place says what has to be
    said; otherwise one that the seat itself knows."""
    count = count_bits(slots)
    if count > 1:
        after = np.empty_like(table)
        number = tell(row, t, table, seat, count, NONE, NONE, after, left)
        for slot in range(row[SIZE + seat]):
            if slots >> slot & 1:
                if number == 0:
                    return slot
                number -= 1
    return which(slots if slots else known)
