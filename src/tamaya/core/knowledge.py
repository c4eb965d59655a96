"""What each card in a hand can still be.

Hints say it directly (the row keeps that, `told`); counting says more: a card cannot be one whose copies are all seen
elsewhere. `deduce` is exact: an identity stays possible if and only if the unseen cards can be laid out that way.
"""

from collections.abc import Sequence

from tamaya.core.cards import IDENTITIES, VALUES
from tamaya.core.prospects import discarded
from tamaya.core.row import ABOVE, FACE, FIREWORK, HAND, ID, SIZE, Row
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
    possible = deduce([bits for seat in range(t.players) for bits in told(row, t, seat)], _unseen(row, t, ()))
    cards = iter(possible)
    return [[next(cards) for _ in range(row[SIZE + seat])] for seat in range(t.players)]


def seat_knowledge(row: Row, t: Tables, seat: int) -> list[int]:
    """By slot: what a seat can tell of its own hand, seeing all the others', as bits."""
    others = [identity for other in range(t.players) if other != seat for identity in faces(row, t, other)]
    return deduce(told(row, t, seat), _unseen(row, t, others))


def _unseen(row: Row, t: Tables, seen: Sequence[int]) -> list[int]:
    """By identity: copies that are neither on the fireworks nor on the discard pile nor seen elsewhere."""
    left = [
        t.copies[identity] - discarded(row, identity) - (t.place[identity] < row[FIREWORK + identity // VALUES])
        if t.copies[identity]
        else 0
        for identity in range(IDENTITIES)
    ]
    for identity in seen:
        left[identity] -= 1
    return left


def deduce(allowed: Sequence[int], left: Sequence[int]) -> list[int]:
    """For cards with these allowed identities and so many copies left of each: what each of them can really be."""
    available = 0
    for identity in range(IDENTITIES):
        if left[identity] > 0:
            available |= 1 << identity
    options = [bits & available for bits in allowed]
    holds = _assign(options, left)
    used = [0] * IDENTITIES
    for identity in holds:
        used[identity] += 1
    spare = 0
    for identity in range(IDENTITIES):
        if used[identity] < left[identity]:
            spare |= 1 << identity
    # An identity without a spare copy is possible for a card if its holders can move on, along a chain, to a spare
    # copy or to the one that the card itself would give up.
    reaches = {identity: _reach(identity, holds, options) for identity in set(holds) if not spare >> identity & 1}
    possible = []
    for bits, held in zip(options, holds, strict=True):
        free = spare | 1 << held
        found = bits & free
        for identity, reach in reaches.items():
            if bits >> identity & 1 and reach & free:
                found |= 1 << identity
        possible.append(found)
    return possible


def _assign(options: list[int], left: Sequence[int]) -> list[int]:
    """Some way to give every card an identity."""
    holders: list[list[int]] = [[] for _ in range(IDENTITIES)]

    def place(card: int, tried: set[int]) -> bool:
        bits = options[card]
        for identity in range(IDENTITIES):
            if bits >> identity & 1 and identity not in tried:
                tried.add(identity)
                if len(holders[identity]) < left[identity]:
                    holders[identity].append(card)
                    return True
                for holder in list(holders[identity]):
                    if place(holder, tried):
                        holders[identity].remove(holder)
                        holders[identity].append(card)
                        return True
        return False

    for card in sorted(range(len(options)), key=lambda card: options[card].bit_count()):
        place(card, set())
    holds = [0] * len(options)
    for identity, cards in enumerate(holders):
        for card in cards:
            holds[card] = identity
    return holds


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
