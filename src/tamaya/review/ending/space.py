"""What a search of the end game writes on: lists, or arrays for compiled code."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tamaya.core.cards import IDENTITIES
from tamaya.core.tables import Tables
from tamaya.review.solver.keys import LOTS
from tamaya.review.solver.space import DEEPEST


class Sheet(NamedTuple):
    """The words of a search. A decision is followed by chance: which tile is drawn, then which card."""

    # by depth: the decision
    rows: Any  # the position
    moves: Any  # what can be done in it
    counts: Any  # how many things that are
    tried: Any  # how many of them have been begun
    keys: Any  # its key
    best: Any  # the value of the best of them so far
    upper: Any  # no value is greater
    # by depth: the chance after what is being tried
    after: Any  # the position, whatever was drawn
    tiles: Any  # the bonus tiles that can still be what was drawn, as bits
    tiles_in_all: Any  # how many there were
    tiles_sum: Any  # the values after those that are done
    cards: Any  # by identity: how many cards can be what was drawn
    cards_in_all: Any
    cards_done: Any
    cards_sum: Any  # the values after those that are done
    identity: Any  # the one that is being tried
    # the position that is looked at
    left: Any  # by identity: how many copies are neither placed nor discarded
    # what has been found out
    lots: Any  # what keys are made of
    table: Any  # keys
    values: Any  # and their values


def sheet_for(t: Tables, size: int, whole: Callable[..., Any], real: Callable[..., Any]) -> Sheet:
    """A sheet for these rules that remembers about so many positions; `whole` and `real` make lists of numbers."""
    return Sheet(
        rows=whole(DEEPEST, t.row_size),
        moves=whole(DEEPEST, t.actions + 1),
        counts=whole(DEEPEST),
        tried=whole(DEEPEST),
        keys=whole(DEEPEST),
        best=real(DEEPEST),
        upper=real(DEEPEST),
        after=whole(DEEPEST, t.row_size),
        tiles=whole(DEEPEST),
        tiles_in_all=whole(DEEPEST),
        tiles_sum=real(DEEPEST),
        cards=whole(DEEPEST, IDENTITIES),
        cards_in_all=whole(DEEPEST),
        cards_done=whole(DEEPEST),
        cards_sum=real(DEEPEST),
        identity=whole(DEEPEST),
        left=whole(IDENTITIES),
        lots=whole(LOTS),
        table=whole(size),
        values=real(size),
    )
