"""5 stall.

Meaning: a hint of the value 5 whose focus is not on the chop says only: this is a 5. It passes the turn.
When: nothing has been discarded yet, and the 5 cannot be one that fits.
With late: also after the first discard.
"""

from tamaya.bots.conventions.board import Board, Held
from tamaya.bots.conventions.example import Example
from tamaya.bots.conventions.save import last_places
from tamaya.core.cards import VALUES

EXAMPLE = Example(
    hands=("w4 b4 y4 r4 g3", "y3 g4 r2 b5 w3", "y4 g3 b4 w3 w2"),
    moves=("hint 1 5",),
    then="discard y3",
    because="discard-chop",
)
WITH = {
    "late": Example(
        hands=("w4 b4 y4 r5 g3", "y3 g4 r2 b5 w3", "y4 g3 b4 w3 w2"),
        moves=("hint 1 5", "discard y3", "hint 0 5"),
        then="discard w4",
        because="discard-chop",
    ),
}


def is_stall(board: Board, focus: Held, on_chop: bool, hint: int, bits: int) -> bool:
    """Whether a hint is read as a stall: a 5 that is not saved."""
    t = board.t
    if board.discarded and not board.agreement.plays("five-stall:late"):
        return False
    return hint == t.colours + VALUES - 1 and not on_chop and not focus.touched and bits & last_places(t) != 0
