"""Finesse.

Meaning: somebody is told a card that does not fit yet, and nobody has the missing card among the touched ones. Who
holds it as newest untouched card plays that blindly.
When: the player sits between giver and receiver (else it is a reverse finesse), and no prompt is possible there.
"""

from collections.abc import Collection, Sequence

from tamaya.bots.conventions.board import Held
from tamaya.bots.conventions.example import Example

EXAMPLE = Example(
    hands=("r4 b4 y4 w3 g3", "y3 g4 b3 w4 r1", "y4 g4 b4 r2 w3"),
    moves=("hint 2 red",),
    then="play r1",
    because="answer-finesse",
)


def finesse_position(hand: Sequence[Held], taken: Collection[int]) -> Held | None:
    """The newest card that is not spoken for."""
    for held in reversed(hand):
        if not held.touched and not held.called and held.id not in taken:
            return held
    return None
