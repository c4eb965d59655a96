"""Which number each hint is.

With empty hints every hint to every seat is possible whatever the hands are: each is a number of its own. Without
them a hint to a seat counts by its kind: it touches a target card by value or by colour, or it misses it. Only kinds
that are certain to exist whatever the hand is, by public knowledge, count as letters of their own.

An alphabet is an array: for each seat, counted from the giver, the number of its first hint, its target and the kinds
that count; the last of the first numbers is how many numbers there are.
"""

from tamaya.bots.compiled.policy import Ints
from tamaya.bots.compiled.sets import Copies, count_bits, count_copies
from tamaya.bots.hat.notes import A_SEAT, KINDS_NOTED, LETTERED, TARGET_NOTED
from tamaya.core.action_numbers import seat_after
from tamaya.core.cards import ALL_VALUES, COLOURS, MOST_COPIES, VALUES
from tamaya.core.row import NONE, SIZE, hand_start
from tamaya.core.tables import BLACK_CARDS, WILD_CARDS, Tables

SPLIT_TOUCH, MISS, SPLIT_MISS = 1, 2, 4
assert len(COLOURS) <= 8  # as many as `_shared_values` folds into one

FIRST, TARGET, KINDS = 0, 6, 12  # from here in an alphabet, by how much further the receiver sits
ALPHABET = 18  # words


def make_alphabet(
    row: Ints, t: Tables, left: Copies, known: Ints, giver: int, alphabet: Ints, noted: int, notes: Ints
) -> int:
    """Number the hints that a seat can give; return how many numbers there are. There are notes about the hands of the
    `noted` seats."""
    number = 0
    for further in range(1, t.players):
        seat = seat_after(t, giver, further)
        alphabet[FIRST + further] = number
        if row[SIZE + seat] == 0:
            continue
        if t.empty_hints:
            number += t.colours + VALUES
            continue
        words = seat * A_SEAT
        if noted >> seat & 1 and notes[words + LETTERED]:
            target, kinds = notes[words + TARGET_NOTED], notes[words + KINDS_NOTED]
        else:
            target = _target_slot(row, t, known, seat)
            kinds = _kinds_of(row, t, left, known, seat, target)
            if noted >> seat & 1:
                notes[words + LETTERED] = 1
                notes[words + TARGET_NOTED], notes[words + KINDS_NOTED] = target, kinds
        alphabet[TARGET + further] = target
        alphabet[KINDS + further] = kinds
        number += 1 + (kinds & SPLIT_TOUCH) + (1 if kinds & MISS else 0) + (1 if kinds & SPLIT_MISS else 0)
    alphabet[FIRST + t.players] = number
    return number


def number_of(t: Tables, alphabet: Ints, further: int, hint: int, touched: int) -> int:
    """The number of a hint; NONE if it has none."""
    first = alphabet[FIRST + further]
    if t.empty_hints:
        return int(first + hint)
    kinds = alphabet[KINDS + further]
    by_value = hint >= t.colours
    if touched >> alphabet[TARGET + further] & 1:
        return int(first + (1 if kinds & SPLIT_TOUCH and not by_value else 0))
    if not kinds & MISS:
        return NONE
    return int(first + 1 + (kinds & SPLIT_TOUCH) + (1 if kinds & SPLIT_MISS and not by_value else 0))


def _target_slot(row: Ints, t: Tables, known: Ints, seat: int) -> int:
    """The card of a hand about which least is known, the oldest of several."""
    first = hand_start(t, seat)
    target, most = 0, 0
    for slot in range(row[SIZE + seat]):
        count = count_bits(known[first + slot] & ~BLACK_CARDS)
        if count > most:
            target, most = slot, count
    return target


def _kinds_of(row: Ints, t: Tables, left: Copies, known: Ints, seat: int, target: int) -> int:
    """Which kinds of hints to a seat are letters of their own, as flags."""
    wild = t.touches[0] & WILD_CARDS
    first = hand_start(t, seat)
    size = row[SIZE + seat]
    aimed = known[first + target]
    kinds = 0 if aimed & BLACK_CARDS else SPLIT_TOUCH
    never_alike = aimed & wild == 0 and size > MOST_COPIES + count_copies(BLACK_CARDS, left)
    value_miss = True
    some_miss = True
    values = _shared_values(known, first, size)
    for value in range(VALUES):
        same_value = t.touches[t.colours + value]
        if values >> value & 1 and count_copies(same_value, left) >= size:
            value_miss = False
            if never_alike:
                break  # nothing that follows changes anything
            if aimed & same_value & wild:
                some_miss = False
            if size > MOST_COPIES + count_copies(same_value & BLACK_CARDS, left):
                continue  # there are not that many cards alike
            for colour in range(len(COLOURS)):
                not_split = same_value & (ALL_VALUES << colour * VALUES | BLACK_CARDS)
                if some_miss and _feasible(first, size, left, known, not_split):
                    some_miss = False
    if value_miss and aimed & wild == 0 and not _may_be_of_one_colour(t, first, size, left, known):
        kinds |= MISS | SPLIT_MISS
    elif some_miss:
        kinds |= MISS
    return kinds


def _may_be_of_one_colour(t: Tables, first: int, size: int, left: Copies, known: Ints) -> bool:
    """Whether a single colour, or black, may be all that a hand has, so that a hint of it touches everything."""
    colours = _shared_colours(known, first, size)
    for hint in range(t.colours):
        colour = t.named[hint] * VALUES
        if colours >> colour & 1 and count_copies(ALL_VALUES << colour | BLACK_CARDS, left) >= size:
            return True
    return False


def _shared_colours(known: Ints, first: int, size: int) -> int:
    """The colours that all cards of a hand may have if they are not black: the bit of a colour's first identity."""
    colours = NONE  # all bits
    for place in range(first, first + size):
        bits = known[place]
        folded = bits | bits >> 1
        folded |= folded >> 2 | bits >> 4  # as many as there are VALUES
        colours &= NONE if bits & BLACK_CARDS else folded
    return colours


def _shared_values(known: Ints, first: int, size: int) -> int:
    """The values that all cards of a hand may have, as bits."""
    values = ALL_VALUES
    for place in range(first, first + size):
        folded = known[place] | known[place] >> 4 * VALUES
        folded |= folded >> 2 * VALUES
        values &= folded | folded >> VALUES
    return values


def _feasible(first: int, size: int, left: Copies, known: Ints, among: int) -> bool:
    """Whether all cards of a hand may be of these identities, as far as everybody can tell."""
    for place in range(first, first + size):
        if known[place] & among == 0:
            return False
    return count_copies(among, left) >= size
