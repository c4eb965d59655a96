"""2 save.

Meaning: keep this 2, as if it were the last copy.
When: a hint of the value 2 on the chop, for a 2 that starts no firework, if no other copy is in sight.
"""

from tamaya.bots.conventions.board import UNKNOWN, Board
from tamaya.bots.conventions.example import Example
from tamaya.core.cards import VALUES

EXAMPLE = Example(
    hands=("w4 b4 y4 r4 g3", "r2 g3 b3 w4 w3", "y4 g4 b4 r3 w3"),
    moves=(),
    then="hint 1 2",
    because="give-save",
)
TWO = 2


def savable_twos(board: Board, giver: int, target: int) -> int:
    """The 2s that a hint of their value may save on the target's chop."""
    t = board.t
    bits = seen = 0
    for seat, hand in enumerate(board.hands):
        if seat not in (giver, target):  # what both of them see
            for held in hand:
                if held.face != UNKNOWN:
                    seen |= 1 << held.face
    for identity in range(1, len(t.copies), VALUES):
        if t.copies[identity] and t.place[identity] == 1 and not (board.useless | seen) >> identity & 1:
            bits |= 1 << identity
    return bits
