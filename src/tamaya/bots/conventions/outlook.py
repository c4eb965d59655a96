"""What a seat is likely to do next, as far as the conventions say."""

from tamaya.bots.conventions.chop import chop_of
from tamaya.bots.conventions.good_touch import beliefs, is_unwanted
from tamaya.bots.conventions.table import Held, Table


def can_play(table: Table, seat: int) -> bool:
    """Whether a seat knows a card to play."""
    return any(bits & ~table.playable == 0 for bits in beliefs(table, seat))


def known_useless(table: Table, seat: int) -> Held | None:
    """The oldest card that a seat knows it can throw away."""
    for held, bits in zip(table.hands[seat], beliefs(table, seat), strict=True):
        if is_unwanted(table, seat, bits):
            return held
    return None


def would_discard(table: Table, seat: int) -> Held | None:
    """The card that a seat would discard though it may be needed; None if it has something better to do."""
    if can_play(table, seat) or known_useless(table, seat) is not None:
        return None
    return chop_of(table.hands[seat])
