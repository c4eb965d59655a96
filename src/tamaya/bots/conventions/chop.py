"""Chop (beginner).

Meaning: the oldest card of a hand that no hint has touched is the *chop*: the next one that its holder discards.
When: always, unless the holder knows a useless card; that goes first.
"""

from collections.abc import Sequence

from tamaya.bots.conventions.board import Held
from tamaya.bots.conventions.example import Example

EXAMPLE = Example(
    hands=("w4 b4 y4 r3 g3", "r5 g3 b3 w4 w3", "y4 g4 b4 r3 w3"),
    moves=("hint 1 5",),
    then="discard g3",
    because="discard-chop",
)


def chop_of(hand: Sequence[Held]) -> Held | None:
    """The card that goes next; None if all are spoken for. The hand is in the order drawn."""
    for held in hand:
        if not held.touched and not held.called:
            return held
    return None
