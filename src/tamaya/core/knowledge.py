"""What each card in a hand can still be.

Hints say it directly (the row keeps that, `told`); counting says more: a card cannot be one of which every copy is seen
elsewhere. `deduce` is exact: an identity stays possible if and only if the unseen cards can be laid out that way.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, count, islice
from operator import gt

from tamaya.core.cards import COLOURS, IDENTITIES, VALUES
from tamaya.core.row import BLANK, FACE, FIREWORK, GONE, ID, KNOWN, NONE, SIZE, Row, hand_start
from tamaya.core.tables import Tables


def hand(row: Row, t: Tables, seat: int) -> list[int]:
    """The ids in a seat's hand."""
    return [word >> ID for word in held(row, t, seat)]


def told(row: Row, t: Tables, seat: int) -> list[int]:
    """What the hints alone allow for each card of a hand, as bits."""
    return [word & KNOWN for word in held(row, t, seat)]


def faces(row: Row, t: Tables, seat: int) -> list[int]:
    """The identities in a seat's hand."""
    return [word >> FACE & BLANK for word in held(row, t, seat)]


def held(row: Row, t: Tables, seat: int) -> list[int]:
    """A seat's hand as it stands in the row."""
    first = hand_start(t, seat)
    return row[first : first + row[SIZE + seat]]


Copies = tuple[int, int]  # how many of each identity there are, in binary: the identities with a one, those with a two


Asked = tuple[tuple[int, ...], Copies]  # what hints allow for each card, and the copies that are left


class Knowledge:
    """What can be told of all hands in a position. A hint changes nothing for most hands: what was found in the
    previous position is not worked out again."""

    def __init__(self, hands: list[list[int]], left: Copies, before: "Knowledge | None" = None) -> None:
        """From the hands as they stand in the row, and the copies that are neither placed nor discarded."""
        self.told = [tuple([word & KNOWN for word in words]) for words in hands]
        self._hands = hands
        self._left = left
        self._hidden = _without(left, chain.from_iterable(hands))
        # By seat, or NONE for everybody: what was asked last, and found.
        self._found: dict[int, tuple[Asked, tuple[int, ...]]] = {} if before is None else before._found

    def public(self) -> list[tuple[int, ...]]:
        """By seat and slot: what everybody can tell."""
        possible = iter(self._deduced(NONE, sum(self.told, ()), self._left))
        return [tuple(islice(possible, len(told))) for told in self.told]

    def of_seat(self, seat: int) -> tuple[int, ...]:
        """By slot: what a seat can tell of its own hand."""
        return self._deduced(seat, self.told[seat], _with(self._hidden, self._hands[seat]))

    def _deduced(self, who: int, allowed: tuple[int, ...], left: Copies) -> tuple[int, ...]:
        asked = allowed, left
        found = self._found.get(who)
        if found is None or found[0] != asked:
            found = self._found[who] = asked, _deduce(allowed, left)
        return found[1]


def deduce(allowed: Sequence[int], left: Sequence[int]) -> list[int]:
    """For cards with these allowed identities and this many copies left of each: what each of them can really be."""
    low = sum((copies & 1) << identity for identity, copies in enumerate(left))
    high = sum((copies >> 1) << identity for identity, copies in enumerate(left))
    return list(_deduce(allowed, (low, high)))


def unseen(row: Row, t: Tables) -> Copies:
    """The copies that are neither on the fireworks nor on the discard pile."""
    low = high = 0
    for colour in range(len(COLOURS)):
        first = colour * VALUES
        copies = t.copies[first : first + VALUES]
        if copies[0]:
            left = _unplaced(copies, t.place[first : first + VALUES], row[FIREWORK + colour]) - row[GONE + colour]
            low |= _LOW[left] << first
            high |= _HIGH[left] << first
    return low, high


@lru_cache(maxsize=1 << 10)
def _unplaced(copies: tuple[int, ...], place: tuple[int, ...], placed: int) -> int:
    """The copies of one colour that are not on its firework, in two bits for each value, as the row has those that are
    gone."""
    return sum(copies[value] - (place[value] < placed) << 2 * value for value in range(VALUES))


def _every_second(first: int) -> list[int]:
    """By a number of two bits for each value: every second of its bits, from this one on."""
    return [sum((bits >> 2 * value + first & 1) << value for value in range(VALUES)) for bits in range(1 << 2 * VALUES)]


_LOW, _HIGH = _every_second(0), _every_second(1)


def _without(left: Copies, words: Iterable[int]) -> Copies:
    """The copies that are left without these cards."""
    low, high = left
    for word in words:
        card = 1 << (word >> FACE & BLANK)
        high ^= card & ~low
        low ^= card
    return low, high


def _with(left: Copies, words: Iterable[int]) -> Copies:
    """The copies that there are with these cards."""
    low, high = left
    for word in words:
        card = 1 << (word >> FACE & BLANK)
        high ^= card & low
        low ^= card
    return low, high


def counts(left: Copies) -> list[int]:
    """The same as a list."""
    low, high = left
    return [(low >> identity & 1) + 2 * (high >> identity & 1) for identity in range(IDENTITIES)]


def _deduce(allowed: Sequence[int], left: Copies) -> tuple[int, ...]:
    """`deduce`. A known card takes its copy; the others share the copies that are left."""
    low, high = left
    options = [bits & (low | high) for bits in allowed]
    choices = [bits.bit_count() for bits in options]
    if 1 not in choices:
        return tuple(options if _all_find_one(choices) else _lay_out(options, choices, low, high))
    for bit, kinds in zip(options, choices, strict=True):
        if kinds == 1:
            high ^= bit & ~low
            low ^= bit
    others = iter(_deduce([bits for bits, kinds in zip(options, choices, strict=True) if kinds != 1], (low, high)))
    return tuple([bits if kinds == 1 else next(others) for bits, kinds in zip(options, choices, strict=True)])


def _lay_out(options: list[int], choices: list[int], low: int, two: int) -> list[int]:
    """`deduce`, with care: only the few cards that might not find a copy have to be laid out."""
    cards = len(options)
    one, three = low | two, low & two  # the identities with at least this many copies
    choices = [
        kinds if kinds >= cards else kinds + (bits & two).bit_count() + (bits & three).bit_count()
        for kinds, bits in zip(choices, options, strict=True)
    ]
    tight = _tight(choices)
    if not tight:
        return options
    narrow = [options[number] for number in tight]
    holds, spare = _assign(narrow, one, two, three)
    # An identity without a spare copy is possible for a card if its holders can move on, along a chain, to a spare
    # copy or to the one that the card itself would give up.
    reaches = {identity: _reach(identity, holds, narrow) for identity in set(holds) if not spare >> identity & 1}
    if reaches:
        held_by = dict(zip(tight, holds, strict=True))
        for number, bits in enumerate(options):
            free = spare | 1 << held_by[number] if number in held_by else spare
            found = bits & free
            for identity, reach in reaches.items():
                if bits >> identity & 1 and reach & free:
                    found |= 1 << identity
            options[number] = found
    return options


def _all_find_one(choices: list[int]) -> bool:
    """Whether no card is `_tight`, in short."""
    order = sorted(choices)
    return not order or (order.pop() > len(order) and all(map(gt, order, count(1))))


def _tight(choices: list[int]) -> list[int]:
    """The cards that might not find a copy, by how many each has to choose from. One that has at least as many as there
    are cards always finds one, whatever the others hold: it can be laid out last. Among those that are left the same is
    asked again (and one copy more, for a card laid out last may insist on one)."""
    cards = len(choices)
    tight = [number for number in range(cards) if choices[number] < cards]
    while tight and cards > len(tight):
        cards = len(tight)
        tight = [number for number in tight if choices[number] <= cards]
    return tight


def _assign(options: list[int], one: int, two: int, three: int) -> tuple[list[int], int]:
    """Some way to give every card an identity, and the identities of which it leaves a copy over. Identities of
    which there are several are given first: what is left over needs no thought."""
    holds = [NONE] * len(options)
    for card in sorted(range(len(options)), key=[bits.bit_count() for bits in options].__getitem__):
        found = options[card] & two or options[card] & one
        if not found:
            left = [
                (one >> identity & 1) + (two >> identity & 1) + (three >> identity & 1)
                for identity in range(IDENTITIES)
            ]
            _make_room(card, holds, options, left, 0)
            one, two, three = [
                sum((copies >= least) << identity for identity, copies in enumerate(left)) for least in (1, 2, 3)
            ]
            continue
        bit = found & -found
        holds[card] = bit.bit_length() - 1
        if three & bit:
            three ^= bit
        elif two & bit:
            two ^= bit
        else:
            one ^= bit
    return holds, one


def _make_room(card: int, holds: list[int], options: list[int], left: list[int], tried: int) -> int:
    """Give a card an identity by moving the holders of a taken one on; returns what was tried in vain, NONE if done."""
    for identity in range(IDENTITIES):
        if not options[card] >> identity & 1 or tried >> identity & 1:
            continue
        tried |= 1 << identity
        if left[identity] > 0:
            left[identity] -= 1
            holds[card] = identity
            return NONE
        for holder, held in enumerate(holds):
            if held == identity:
                tried = _make_room(holder, holds, options, left, tried)
                if tried == NONE:
                    holds[card] = identity
                    return NONE
    return tried


def _reach(identity: int, holds: list[int], options: list[int]) -> int:
    """The identities that can be freed up to by moving holders on, starting with the holders of this one."""
    reached = frontier = 1 << identity
    while frontier:
        onwards = 0
        for card, held in enumerate(holds):
            if frontier >> held & 1:
                onwards |= options[card]
        frontier = onwards & ~reached
        reached |= frontier
    return reached
