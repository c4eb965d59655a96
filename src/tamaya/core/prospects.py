"""What the fireworks can still become: which cards fit, which are useless, which must not be lost."""

from typing import NamedTuple

from tamaya.core.cards import COLOURS, VALUES, CardSet
from tamaya.core.row import FIREWORK, GONE, TILES, TILES_DRAWN, Row
from tamaya.core.tables import Tables


class Prospects(NamedTuple):
    """Sets of identities, as everybody can work them out from the fireworks and the discards."""

    playable: CardSet  # fits now (P1, K2)
    useless: CardSet  # can never be added any more (C4)
    irreplaceable: CardSet  # still useful, and the last copy that is not discarded (X3)
    best: int  # the highest score that is still possible


def prospects(row: Row, t: Tables) -> Prospects:
    """The prospects of a position."""
    playable = useless = irreplaceable = 0
    rescues = _rescues(row, t)
    reaches: list[list[int]] = []
    for colour in range(len(COLOURS)):
        if not t.copies[colour * VALUES]:
            continue
        placed = row[FIREWORK + colour]
        reach = [_reach(row, t, colour, used) for used in range(rescues + 1)]
        reaches.append(reach)
        for place in range(VALUES):
            identity = t.in_order[colour * VALUES + place]
            if place < placed or place >= reach[-1]:
                useless |= 1 << identity
            elif t.copies[identity] - discarded(row, identity) == 1:
                irreplaceable |= 1 << identity
        if placed < reach[0]:
            playable |= 1 << t.in_order[colour * VALUES + placed]
    best = _most(reaches, rescues) + t.worth_of_nothing
    return Prospects(CardSet(playable), CardSet(useless), CardSet(irreplaceable), best)


def discarded(row: Row, identity: int) -> int:
    """How many copies lie on the discard pile."""
    return row[GONE + identity // VALUES] >> identity % VALUES * 2 & 3


def tiles_drawn(row: Row) -> tuple[int, ...]:
    """The bonus tiles drawn so far, in order."""
    return tuple(row[TILES] >> 3 * number & 7 for number in range(row[TILES_DRAWN]))


def _reach(row: Row, t: Tables, colour: int, rescues: int) -> int:
    """How many cards a firework can have in the end, if so many lost cards come back."""
    for place in range(row[FIREWORK + colour], VALUES):
        identity = t.in_order[colour * VALUES + place]
        if discarded(row, identity) == t.copies[identity]:
            if rescues == 0:
                return place
            rescues -= 1
    return VALUES


def _rescues(row: Row, t: Tables) -> int:
    """How many lost cards bonus tiles 5 and 6 may still bring back: none if no firework can be completed any more."""
    if not t.bonus_tiles:
        return 0
    for colour in range(len(COLOURS)):
        if t.copies[colour * VALUES] and row[FIREWORK + colour] < VALUES == _reach(row, t, colour, 0):
            return len({5, 6} - set(tiles_drawn(row)))
    return 0


def _most(reaches: list[list[int]], rescues: int) -> int:
    """The most cards that can be placed if the rescues are shared out best among the fireworks."""
    most = [0] * (rescues + 1)
    for reach in reaches:
        most = [max(most[total - used] + reach[used] for used in range(total + 1)) for total in range(rescues + 1)]
    return most[-1]
