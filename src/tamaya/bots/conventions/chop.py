"""Chop.

Meaning: the oldest card of a hand that no hint has touched is the *chop*: the next one that its holder discards.
When: always, unless the holder knows a useless card; that goes first.
"""

from tamaya.bots.conventions.board import Board, Held
from tamaya.bots.conventions.example import Example

EXAMPLE = Example(
    hands=("w4 b4 y4 r3 g3", "r5 g3 b3 w4 w3", "y4 g4 b4 r3 w3"),
    moves=("hint 1 5",),
    then="discard g3",
    because="discard-chop",
)


def chop_of(board: Board, seat: int) -> Held | None:
    """The card of a seat that goes next; None if all are spoken for, or if nothing is agreed on."""
    if board.agreement.plays("chop"):
        for held in board.hands[seat]:
            if not held.touched and not held.called:
                return held
    return None
