"""Fixing hint (expert).

Meaning: you were about to play this card, and it does not fit. The hint says nothing else.
When: a touched card that its holder took for playable can no longer be that, by the words of the hint.
"""

from collections.abc import Collection, Sequence

from tamaya.bots.conventions.table import Held, Table


def is_fix(
    table: Table, hand: Sequence[Held], touched: Collection[int], before: Sequence[int], now: Sequence[int]
) -> bool:
    """Whether a hint takes a card back that was believed to be playable."""
    for held, then, bits in zip(hand, before, now, strict=True):
        about_to_play = (held.touched or held.called) and then & ~table.playable == 0
        if about_to_play and held.id in touched and not bits & table.playable:
            return True
    return False
