"""What a seat is likely to do next, as far as the conventions say."""

from tamaya.bots.conventions.board import Board, Held
from tamaya.bots.conventions.chop import chop_of
from tamaya.bots.conventions.good_touch import beliefs, is_unwanted


def can_play(board: Board, seat: int) -> bool:
    """Whether a seat knows a card to play."""
    return any(bits & ~board.playable == 0 for bits in beliefs(board, seat))


def known_useless(board: Board, seat: int) -> Held | None:
    """The oldest card that a seat knows it can throw away."""
    for held, bits in zip(board.hands[seat], beliefs(board, seat), strict=True):
        if is_unwanted(board, seat, bits):
            return held
    return None


def would_discard(board: Board, seat: int) -> Held | None:
    """The card that a seat would discard though it may be needed; None if it has something better to do."""
    if can_play(board, seat) or known_useless(board, seat) is not None:
        return None
    return chop_of(board, seat)
