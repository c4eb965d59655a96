"""What compiled bots ask of a row again and again: the fireworks, how many copies are left, what cards can be.

A *table* is an array by card id of what everybody can tell of a card, as bits; a card in a hand begins with all.
"""

import numpy as np

from tamaya.bots.policy import Facts, Ints
from tamaya.core.cards import COLOURS, IDENTITIES, VALUES
from tamaya.core.row import ABOVE, FACE, FIREWORK, GONE, HAND, HINTS, ID, SIZE

BLANK = 63  # the face of a card that the seat does not see


def look(row: Ints, t: Facts, left: Ints) -> tuple[int, int, int]:
    """Count the copies of each identity that are neither placed nor discarded; return the playable, the useless and
    the irreplaceable identities, as bits."""
    playable = useless = irreplaceable = 0
    for colour in range(len(COLOURS)):
        placed = row[FIREWORK + colour]
        within_reach = True
        for place in range(VALUES):
            identity = t.in_order[colour * VALUES + place]
            copies = t.copies[identity]
            gone = row[GONE + colour] >> identity % VALUES * 2 & 3
            left[identity] = copies - gone - (1 if place < placed and copies > 0 else 0)
            if gone == copies and place >= placed:
                within_reach = False
            if copies == 0:
                continue
            if place < placed or not within_reach:
                useless |= 1 << identity
                continue
            if place == placed:
                playable |= 1 << identity
            if copies - gone == 1:
                irreplaceable |= 1 << identity
    return playable, useless, irreplaceable


def is_one(bits: int) -> bool:
    """Whether exactly one identity is left."""
    return bits != 0 and bits & (bits - 1) == 0


def which(bits: int) -> int:
    """The lowest identity of a set."""
    identity = 0
    while bits >> identity & 1 == 0:
        identity += 1
    return identity


def count_bits(bits: int) -> int:
    """How many identities a set has."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def narrow(row: Ints, t: Facts, table: Ints, left: Ints) -> None:
    """Bring a public table up to date with the hints and the counts: an identity whose copies are all accounted for
    is nobody else's."""
    for seat in range(t.players):
        first = HAND + seat * t.hand_size
        for place in range(first, first + row[SIZE + seat]):
            card = row[place] >> ID
            known = table[card] & row[place] & ~ABOVE
            table[card] = known if known else row[place] & ~ABOVE  # a partner broke the code: believe the hints
    sure = np.zeros(IDENTITIES, np.int64)
    changed = True
    while changed:
        changed = False
        sure[:] = 0
        count_sure(row, t, table, sure, 1)
        exhausted = 0
        for identity in range(IDENTITIES):
            if left[identity] <= sure[identity]:
                exhausted |= 1 << identity
        for seat in range(t.players):
            first = HAND + seat * t.hand_size
            for place in range(first, first + row[SIZE + seat]):
                card = row[place] >> ID
                known = table[card]
                if not is_one(known) and known & exhausted and known & ~exhausted:
                    table[card] = known & ~exhausted
                    changed = True


def count_sure(row: Ints, t: Facts, table: Ints, counts: Ints, by: int) -> None:
    """Add `by` to the count of each identity that a card in a hand is publicly known to be."""
    for seat in range(t.players):
        first = HAND + seat * t.hand_size
        for place in range(first, first + row[SIZE + seat]):
            known = table[row[place] >> ID]
            if is_one(known):
                counts[which(known)] += by


def unclaimed(row: Ints, t: Facts, table: Ints, left: Ints, free: Ints) -> None:
    """By identity: the copies left that no card is publicly known to be."""
    free[:] = left
    count_sure(row, t, table, free, -1)


def own_hand(row: Ints, t: Facts, table: Ints, left: Ints, seat: int, own: Ints, free: Ints) -> None:
    """What a seat can tell of its own cards, seeing the others' hands; `free` counts the copies that it cannot see."""
    free[:] = left
    for other in range(t.players):
        first = HAND + other * t.hand_size
        if other != seat:
            for place in range(first, first + row[SIZE + other]):
                free[row[place] >> FACE & 63] -= 1
    first = HAND + seat * t.hand_size
    size = row[SIZE + seat]
    for slot in range(size):
        own[slot] = table[row[first + slot] >> ID]
    changed = True
    while changed:
        changed = False
        for slot in range(size):
            seen = 0
            for identity in range(IDENTITIES):
                if own[slot] >> identity & 1:
                    others = 0
                    for other in range(size):
                        if other != slot and own[other] == 1 << identity:
                            others += 1
                    if free[identity] > others:
                        seen |= 1 << identity
            if seen != own[slot] and seen:
                own[slot] = seen
                changed = True


def weigh(bits: int, among: int, free: Ints) -> float:
    """How likely a card that is one of `bits` is one of `among`, by the copies left."""
    if is_one(bits):
        return 1.0 if bits & among else 0.0
    total = chosen = 0
    for identity in range(IDENTITIES):
        if bits >> identity & 1 and free[identity] > 0:
            total += free[identity]
            if among >> identity & 1:
                chosen += free[identity]
    return chosen / total if total else 0.0


def touched_by(row: Ints, t: Facts, seat: int, hint: int) -> int:
    """The cards of a hand that a hint touches, as bits by slot."""
    first = HAND + seat * t.hand_size
    touched = 0
    for slot in range(row[SIZE + seat]):
        if t.touches[hint] >> (row[first + slot] >> FACE & 63) & 1:
            touched |= 1 << slot
    return touched


def seen_elsewhere(row: Ints, t: Facts, seat: int) -> int:
    """The identities in the other hands, as bits."""
    seen = 0
    for other in range(t.players):
        if other != seat:
            first = HAND + other * t.hand_size
            for place in range(first, first + row[SIZE + other]):
                seen |= 1 << (row[place] >> FACE & 63)
    return seen


def likeliest(own: Ints, size: int, wanted: int, free: Ints) -> tuple[int, float]:
    """The own card that is most likely to be one of the wanted, and how likely that is."""
    best, best_chance = 0, -1.0
    for slot in range(size):
        chance = weigh(own[slot], wanted, free)
        if chance > best_chance:
            best, best_chance = slot, chance
    return best, best_chance


def announced_play(row: Ints, t: Facts, known: int, slot: int) -> int:
    """Play a card that is sure to fit, its colour announced if that is known and brings a token (A2)."""
    if t.announce and row[HINTS] < t.max_hints:
        for colour in range(len(COLOURS)):
            if known & ~(31 << colour * VALUES) == 0:
                return t.announced + slot * len(COLOURS) + colour
    return t.play + slot
