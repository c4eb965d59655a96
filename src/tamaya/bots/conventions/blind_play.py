"""Blind plays tell.

Meaning: nobody plays an untouched card without a reason. If somebody does so right after a hint to you, that hint asked
for it: your card does not fit yet. It comes after the card that was played; if it cannot, it is another one that lacked
a single card (a bluff).
When: the player acts for the first time since the hint, and nothing else explains it.
"""

from typing import NamedTuple

from tamaya.bots.conventions.board import UNKNOWN, Board, Held, cards_of
from tamaya.bots.conventions.example import Example
from tamaya.bots.conventions.play_hint import next_after
from tamaya.core.cards import VALUES

EXAMPLE = Example(
    hands=("r4 b4 y4 w3 g3", "y3 g4 b3 w4 b1", "y4 g3 b4 r2 w3"),
    moves=("hint 2 red", "play b1"),
    then="discard y4",
    because="discard-chop",
)


class Given(NamedTuple):
    """A hint of the last round."""

    giver: int
    focus: Held
    at: int
    direct: int  # what the focus could be that fits by itself
    open: int  # what it could be by the words
    ready: int  # what was on its way


def meant_by(board: Board, given: Given, seat: int, identity: int) -> int:
    """What the focus of a hint is if it made a seat play a card blindly; 0 if it did not."""
    focus = given.focus
    if given.giver == seat or focus not in board.hands[focus.seat]:
        return 0
    if focus.seat != board.me and focus.face != UNKNOWN and given.direct >> focus.face & 1:
        return 0
    possible = given.open & focus.told & ~given.direct & ~board.useless
    after = next_after(board, given.ready | 1 << identity) & ~next_after(board, given.ready)
    if possible & after:
        return possible & after
    next_to_giver = (seat - given.giver) % board.t.players == 1
    return (lacking_one(board, possible, given.ready) if next_to_giver else 0) or possible


def lacking_one(board: Board, bits: int, ready: int) -> int:
    """Those of these identities that would fit if a single card were played first."""
    t = board.t
    found = 0
    for identity in cards_of(bits):
        first = identity // VALUES * VALUES
        missing = sum(
            not ready >> t.in_order[first + place] & 1
            for place in range(board.placed[identity // VALUES], t.place[identity])
        )
        if missing == 1:
            found |= 1 << identity
    return found
