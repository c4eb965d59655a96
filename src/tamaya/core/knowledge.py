"""What each card in a hand can still be.

Hints say it directly (the row keeps that, `told`); counting says more: a card cannot be one whose copies are all seen
elsewhere. `deduce` is exact: an identity stays possible if and only if the unseen cards can be laid out that way.
"""

from collections.abc import Sequence

from tamaya.core.cards import COLOURS, IDENTITIES, VALUES
from tamaya.core.row import ABOVE, FACE, FIREWORK, GONE, HAND, ID, NONE, SIZE, Row
from tamaya.core.tables import Tables


def hand(row: Row, t: Tables, seat: int) -> list[int]:
    """The ids in a seat's hand."""
    return [held >> ID for held in _held(row, t, seat)]


def told(row: Row, t: Tables, seat: int) -> list[int]:
    """What the hints alone allow for each card of a hand, as bits."""
    return [held & ~ABOVE for held in _held(row, t, seat)]


def faces(row: Row, t: Tables, seat: int) -> list[int]:
    """The identities in a seat's hand."""
    return [held >> FACE & 63 for held in _held(row, t, seat)]


def _held(row: Row, t: Tables, seat: int) -> list[int]:
    first = HAND + seat * t.hand_size
    return row[first : first + row[SIZE + seat]]


def public_knowledge(row: Row, t: Tables) -> list[list[int]]:
    """By seat and slot: what everybody can tell from hints, fireworks and discards, as bits."""
    possible = deduce([bits for seat in range(t.players) for bits in told(row, t, seat)], unseen(row, t))
    cards = iter(possible)
    return [[next(cards) for _ in range(row[SIZE + seat])] for seat in range(t.players)]


def seat_knowledge(row: Row, t: Tables, seat: int) -> list[int]:
    """By slot: what a seat can tell of its own hand, seeing all the others', as bits."""
    left = unseen(row, t)
    for other in range(t.players):
        if other != seat:
            for identity in faces(row, t, other):
                left[identity] -= 1
    return deduce(told(row, t, seat), left)


def unseen(row: Row, t: Tables) -> list[int]:
    """By identity: copies that are neither on the fireworks nor on the discard pile."""
    left = list(t.copies)
    for colour in range(len(COLOURS)):
        first = colour * VALUES
        for placed in t.in_order[first : first + row[FIREWORK + colour]]:
            left[placed] -= 1
        gone = row[GONE + colour]
        while gone:
            left[first] -= gone & 3
            gone >>= 2
            first += 1
    return left


def deduce(allowed: Sequence[int], left: Sequence[int]) -> list[int]:
    """For cards with these allowed identities and so many copies left of each: what each of them can really be."""
    one = two = three = 0  # identities with at least so many copies left
    bit = 1
    for copies in left:
        if copies > 0:
            one |= bit
            if copies > 1:
                two |= bit
                if copies > 2:
                    three |= bit
        bit <<= 1
    options = [bits & one for bits in allowed]
    # A card that has at least as many copies to choose from as there are cards always finds one, whatever the others
    # hold. Only the others, which are few, have to be laid out.
    cards = len(options)
    tight = [
        number
        for number, bits in enumerate(options)
        if bits.bit_count() + (bits & two).bit_count() + (bits & three).bit_count() < cards
    ]
    if not tight:
        return options
    narrow = [options[number] for number in tight]
    holds, spare = _assign(narrow, left)
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


def _assign(options: list[int], left: Sequence[int]) -> tuple[list[int], int]:
    """Some way to give every card an identity, and the identities of which a copy is left over then. Identities of
    which there are several are given first: what is left over needs no thought."""
    copies = list(left)
    spare, plenty = _left_over(copies)
    holds = [NONE] * len(options)
    for card in sorted(range(len(options)), key=[bits.bit_count() for bits in options].__getitem__):
        found = options[card] & plenty or options[card] & spare
        if not found:
            _make_room(card, holds, options, copies, 0)
            spare, plenty = _left_over(copies)
            continue
        bit = found & -found
        identity = bit.bit_length() - 1
        holds[card] = identity
        copies[identity] -= 1
        if copies[identity] == 1:
            plenty ^= bit
        elif copies[identity] == 0:
            spare ^= bit
    return holds, spare


def _left_over(copies: list[int]) -> tuple[int, int]:
    """The identities of which a copy is left, and those of which several are, as bits."""
    spare = plenty = 0
    for identity, count in enumerate(copies):
        if count > 0:
            spare |= 1 << identity
            if count > 1:
                plenty |= 1 << identity
    return spare, plenty


def _make_room(card: int, holds: list[int], options: list[int], copies: list[int], tried: int) -> int:
    """Give a card an identity by moving the holders of a taken one on; returns what was tried in vain, NONE if done."""
    for identity in range(IDENTITIES):
        if not options[card] >> identity & 1 or tried >> identity & 1:
            continue
        tried |= 1 << identity
        if copies[identity] > 0:
            copies[identity] -= 1
            holds[card] = identity
            return NONE
        for holder, held in enumerate(holds):
            if held == identity:
                tried = _make_room(holder, holds, options, copies, tried)
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
