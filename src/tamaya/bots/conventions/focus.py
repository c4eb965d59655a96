"""Focus.

Meaning: a hint may touch several cards but is about one of them, its *focus*.
When: the chop, if it is touched for the first time; else the newest card touched for the first time; if all touched
cards had hints before, the newest of them. Where partners do not care for the chop, it is the newest there, too.
"""

from collections.abc import Collection

from tamaya.bots.conventions.board import Board, Held
from tamaya.bots.conventions.chop import chop_of
from tamaya.bots.conventions.example import Example

EXAMPLE = Example(
    hands=("w4 b4 y4 r3 g3", "y3 r4 b3 r1 w3", "y4 g4 b4 r3 w3"),
    moves=("hint 1 red",),
    then="play r1",
    because="hinted-playable",
)


def focus_of(board: Board, seat: int, touched: Collection[int]) -> tuple[Held, bool, bool]:
    """The card of a seat that a hint is about, whether it lies on the chop, and whether everybody can tell that it is
    this one: without the agreement, only if no other card comes into question."""
    chop = chop_of(board, seat)
    told = [held for held in board.hands[seat] if held.id in touched]
    meant = [held for held in told if not held.touched] or told
    on_chop = chop is not None and chop in meant
    focus = chop if chop is not None and on_chop and board.chop_first else meant[-1]
    return focus, focus is chop, len(meant) == 1 or board.agreement.plays("focus")
