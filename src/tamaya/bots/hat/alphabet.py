"""Which number each hint is.

With empty hints every hint to every seat is possible whatever the hands are: each is a number of its own. Without
them a hint to a seat counts by its kind: it touches a target card by value or by colour, or it misses it. Only kinds
that are certain to exist whatever the hand is, by public knowledge, count as letters of their own.
"""

from tamaya.bots.facts import count_bits
from tamaya.bots.policy import Facts, Ints
from tamaya.core.cards import COLOURS, IDENTITIES, VALUES
from tamaya.core.row import HAND, ID, NONE, SIZE
from tamaya.core.tables import BLACK, MULTICOLOUR

ROW = (1 << VALUES) - 1
BLACK_CARDS = ROW << BLACK * VALUES
WILD_CARDS = ROW << MULTICOLOUR * VALUES
SPLIT_TOUCH, MISS, SPLIT_MISS = 1, 2, 4


def feasible(row: Ints, t: Facts, table: Ints, seat: int, among: int, left: Ints) -> bool:
    """Whether all cards of a hand may be of these identities, as far as everybody can tell."""
    first = HAND + seat * t.hand_size
    for place in range(first, first + row[SIZE + seat]):
        if table[row[place] >> ID] & among == 0:
            return False
    copies = 0
    for identity in range(IDENTITIES):
        if among >> identity & 1:
            copies += left[identity]
    return bool(copies >= row[SIZE + seat])


def target_slot(row: Ints, t: Facts, table: Ints, seat: int) -> int:
    """The card of a hand about which least is known, the oldest of several."""
    first = HAND + seat * t.hand_size
    target, most = 0, 0
    for slot in range(row[SIZE + seat]):
        count = count_bits(table[row[first + slot] >> ID] & ~BLACK_CARDS)
        if count > most:
            target, most = slot, count
    return target


def kinds_of(row: Ints, t: Facts, table: Ints, seat: int, target: int, left: Ints) -> int:
    """Which kinds of hints to a seat are letters of their own, as flags."""
    wild = t.touches[0] & WILD_CARDS
    aimed = table[row[HAND + seat * t.hand_size + target] >> ID]
    kinds = 0 if aimed & BLACK_CARDS else SPLIT_TOUCH
    value_miss = True
    some_miss = True
    for value in range(VALUES):
        same_value = t.touches[t.colours + value]
        if feasible(row, t, table, seat, same_value, left):
            value_miss = False
            if aimed & same_value & wild:
                some_miss = False
            for colour in range(len(COLOURS)):
                same = same_value & (ROW << colour * VALUES | BLACK_CARDS)
                if feasible(row, t, table, seat, same, left):
                    some_miss = False
    colour_miss = aimed & wild == 0
    for colour in range(t.colours):
        if colour_miss and feasible(row, t, table, seat, ROW << colour * VALUES | BLACK_CARDS, left):
            colour_miss = False
    if value_miss and colour_miss:
        kinds |= MISS | SPLIT_MISS
    elif some_miss:
        kinds |= MISS
    return kinds


def letters(row: Ints, t: Facts, seat: int, kinds: int) -> int:
    """How many numbers the hints to a seat have."""
    if row[SIZE + seat] == 0:
        return 0
    if t.empty_hints:
        return t.colours + VALUES
    return 1 + (kinds & SPLIT_TOUCH) + (1 if kinds & MISS else 0) + (1 if kinds & SPLIT_MISS else 0)


def letter(t: Facts, kinds: int, hint: int, touches_target: bool) -> int:
    """The number of a hint among those to the same seat; NONE if it has none."""
    if t.empty_hints:
        return hint
    by_value = hint >= t.colours
    if touches_target:
        return 1 if kinds & SPLIT_TOUCH and not by_value else 0
    if not kinds & MISS:
        return NONE
    return 1 + (kinds & SPLIT_TOUCH) + (1 if kinds & SPLIT_MISS and not by_value else 0)
