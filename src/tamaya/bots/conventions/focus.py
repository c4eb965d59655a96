"""Focus (beginner).

Meaning: a hint may touch several cards but is about one of them, its *focus*.
When: the chop, if it is touched for the first time; else the newest card touched for the first time; if all touched
cards had hints before, the newest of them.
"""

from collections.abc import Collection, Sequence

from tamaya.bots.conventions.board import Held
from tamaya.bots.conventions.chop import chop_of
from tamaya.bots.conventions.example import Example

EXAMPLE = Example(
    hands=("w4 b4 y4 r3 g3", "y3 r4 b3 r1 w3", "y4 g4 b4 r3 w3"),
    moves=("hint 1 red",),
    then="play r1",
    because="hinted-playable",
)


def focus_of(hand: Sequence[Held], touched: Collection[int]) -> tuple[Held, bool]:
    """The card that a hint is about, and whether it lies on the chop."""
    chop = chop_of(hand)
    if chop is not None and chop.id in touched:
        return chop, True
    new = [held for held in hand if held.id in touched and not held.touched]
    return (new or [held for held in hand if held.id in touched])[-1], False
