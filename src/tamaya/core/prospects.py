"""What the fireworks can still become: which cards fit, which are useless, which must not be lost."""

from typing import NamedTuple

from tamaya.core.cards import COLOURS, VALUES, CardSet
from tamaya.core.row import FIREWORK, PENDING, PLAY_DISCARDED, RESHUFFLE, TILES_DRAWN, Row, copies_gone, tile_at
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
    colours = [colour for colour in range(len(COLOURS)) if t.copies[colour * VALUES]]
    lost = [_lost(row, t, colour) for colour in colours]
    shows = [
        [_reach(places, share) for places, share in zip(lost, shares, strict=True)]
        for shares in _rescues(row, t, colours, lost)
    ]
    for colour, now, most in zip(colours, shows[0], map(max, zip(*shows, strict=True)), strict=True):
        placed = row[FIREWORK + colour]
        for place in range(VALUES):
            identity = t.in_order[colour * VALUES + place]
            if place < placed or place >= most:
                useless |= 1 << identity
            elif t.copies[identity] - copies_gone(row, identity) == 1:
                irreplaceable |= 1 << identity
        if placed < now:
            playable |= 1 << t.in_order[colour * VALUES + placed]
    best = max(map(sum, shows)) + t.worth_of_nothing
    return Prospects(CardSet(playable), CardSet(useless), CardSet(irreplaceable), best)


def tiles_drawn(row: Row) -> tuple[int, ...]:
    """The bonus tiles drawn so far, in order."""
    return tuple(tile_at(row, number) for number in range(row[TILES_DRAWN]))


def _lost(row: Row, t: Tables, colour: int) -> list[int]:
    """The places of a firework whose cards are still needed and all discarded."""
    row_of = t.in_order[colour * VALUES : colour * VALUES + VALUES]
    return [
        place
        for place in range(row[FIREWORK + colour], VALUES)
        if copies_gone(row, row_of[place]) == t.copies[row_of[place]]
    ]


def _reach(lost: list[int], rescued: int) -> int:
    """How many cards a firework can have in the end, if so many lost cards come back."""
    return lost[rescued] if rescued < len(lost) else VALUES


def _rescues(row: Row, t: Tables, colours: list[int], lost: list[list[int]]) -> list[list[int]]:
    """All ways in which bonus tiles 5 and 6 may bring lost cards back: how many to each firework. First of all none."""
    none = [0] * len(lost)
    ways = [none]
    tiles = len({5, 6} - set(tiles_drawn(row))) if t.bonus_tiles else 0
    # A tile is drawn for a firework that is completed; one that lacks a lost card has to get it back before.
    completed = sum(
        row[FIREWORK + colour] < VALUES and not places for colour, places in zip(colours, lost, strict=True)
    )
    for first, places in enumerate(lost):
        if not places:
            continue
        asked = row[PENDING] == RESHUFFLE or (
            row[PENDING] == PLAY_DISCARDED and places[0] == row[FIREWORK + colours[first]]
        )
        if not asked and not (tiles and completed):
            continue
        way = none.copy()
        way[first] = 1
        ways.append(way)
        if tiles > (not asked) and completed + (len(places) == 1) > (not asked):
            for second, others in enumerate(lost):
                if way[second] < len(others):
                    ways.append([share + (number == second) for number, share in enumerate(way)])
    return ways
