"""Fixing hint.

Meaning: you were about to play this card, and it does not fit. The hint says nothing else.
When: a touched card that its holder took for playable can no longer be that, by the words of the hint.
"""

from collections.abc import Collection, Sequence

from tamaya.bots.conventions.board import Board, Held
from tamaya.bots.conventions.example import Example

EXAMPLE = Example(
    hands=("w4 b4 y4 r4 w3", "y3 g1 b3 g1 w3", "y4 g3 b4 w4 w2"),
    moves=("hint 1 1", "play g1"),
    then="hint 1 green",
    because="give-fix",
)


def is_fix(
    board: Board, hand: Sequence[Held], touched: Collection[int], before: Sequence[int], now: Sequence[int]
) -> bool:
    """Whether a hint takes a card back that was believed to be playable."""
    for held, then, bits in zip(hand, before, now, strict=True):
        about_to_play = (held.touched or held.called) and then & ~board.playable == 0
        if about_to_play and held.id in touched and not bits & board.playable:
            return True
    return False
