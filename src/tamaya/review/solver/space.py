"""What a search writes on: lists, or arrays for compiled code."""

from typing import Any, NamedTuple

from tamaya.core.cards import IDENTITIES
from tamaya.core.tables import FULL_ROW, Tables

DEEPEST = 400  # no game has this many moves
MOST_COPIES = max(FULL_ROW)  # of any card


class Space(NamedTuple):
    """The words of a search. Draws are counted from a position on: 0 is what is in a hand already."""

    # by depth
    rows: Any  # the position
    moves: Any  # what to try in it
    counts: Any  # how many those are
    tried: Any  # how many of them have been tried
    keys: Any  # its key
    ranks: Any  # how promising each of the moves is, in the position that is looked at
    # the deal
    soonest: Any  # by the id that is drawn next × 35 + identity: the id of the next copy in the pile, or FAR
    copies_at: Any  # by identity × 3: the ids of its copies, ascending, then FAR
    faces: Any  # by id: the identity
    ahead: Any  # by the id that is drawn next: the identities in the pile, as bits
    above: Any  # by colour × 5 + cards placed: the identities that are still to be placed, as bits
    # the position that is looked at
    arrives: Any  # by identity: the draw that brings a copy
    ready: Any  # by identity: the draw that brings it and all that it is laid on
    coming: Any  # by draw: how many useful cards are ready with it or later
    waiting: Any  # by draw: how many last copies begin (or cease) to wait for their turn
    settled: Any  # by draw: of how many cards no other copy comes in time from then on
    left: Any  # by identity: how many copies are neither placed nor discarded
    # as if all hands were one: by depth
    one_hand: Any  # the cards at hand that are of use, as bits
    one_fireworks: Any  # cards placed
    one_needed: Any  # how many are still to be placed
    one_choices: Any  # which cards are still to be tried, as bits
    one_plays: Any  # 1 if they are played, 0 if they are discarded
    one_keys: Any  # and what was found out: positions
    one_marks: Any  # and for which deal, and whether it can be won
    # what failed
    lots: Any  # what keys are made of
    table: Any  # keys
    marks: Any  # and the tokens that the position had


def space_for(t: Tables, size: int, zeros: Any) -> Space:
    """A space for these rules that remembers about this many positions; `zeros` makes its lists."""
    from tamaya.review.solver.keys import LOTS

    draws = t.deck_size + 2
    return Space(
        rows=zeros(DEEPEST, t.row_size),
        moves=zeros(DEEPEST, t.actions + 1),
        counts=zeros(DEEPEST),
        tried=zeros(DEEPEST),
        keys=zeros(DEEPEST),
        ranks=zeros(t.actions + 1),
        soonest=zeros((t.deck_size + 1) * IDENTITIES),
        copies_at=zeros(IDENTITIES * MOST_COPIES),
        faces=zeros(t.deck_size + 1),
        ahead=zeros(t.deck_size + 1),
        above=zeros(IDENTITIES),
        arrives=zeros(IDENTITIES),
        ready=zeros(IDENTITIES),
        coming=zeros(draws),
        waiting=zeros(draws),
        settled=zeros(draws),
        left=zeros(IDENTITIES),
        one_hand=zeros(draws),
        one_fireworks=zeros(draws),
        one_needed=zeros(draws),
        one_choices=zeros(draws),
        one_plays=zeros(draws),
        one_keys=zeros(size // 4),
        one_marks=zeros(size // 4),
        lots=zeros(LOTS),
        table=zeros(size),
        marks=zeros(size),
    )
