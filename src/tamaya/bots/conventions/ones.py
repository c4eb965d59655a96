"""Order of 1s.

Meaning: who holds several 1s plays the oldest first. So everybody knows which one comes next, and of two equal ones the
newer is the useless one.
When: several touched cards of one hand are taken for 1s that fit.
"""

from tamaya.bots.conventions.board import Board
from tamaya.bots.conventions.example import Example

EXAMPLE = Example(
    hands=("w4 b4 y4 r4 g3", "y3 g1 b3 r1 w3", "y4 g3 b4 w4 w2"),
    moves=("hint 1 1",),
    then="play g1",
    because="known-playable",
)


def starts_a_firework(board: Board, bits: int) -> bool:
    """Whether a card can be nothing but the first of a firework."""
    t = board.t
    return all(t.place[identity] == 0 for identity in range(len(t.place)) if bits >> identity & 1)


def older_first(board: Board, place: int) -> float:
    """What speaks for playing a 1 at this place of the hand before others."""
    return -0.001 * place if board.agreement.plays("ones") else 0.001 * place
