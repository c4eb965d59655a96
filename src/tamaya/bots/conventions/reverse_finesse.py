"""Reverse finesse.

Meaning: as a finesse, but the player with the missing card sits after the receiver. The receiver sees that the card
could be there and waits one round.
When: nobody between giver and receiver is asked.
"""

from tamaya.bots.conventions.board import Board
from tamaya.bots.conventions.example import Example

EXAMPLE = Example(
    hands=("r4 b4 y4 w3 g3", "y3 g4 b3 r2 w4", "y4 g3 b4 w3 r1"),
    moves=("hint 1 red", "discard y3"),
    then="play r1",
    because="answer-finesse",
)


def acts_in_time(board: Board, giver: int, seat: int, target: int) -> bool:
    """Whether a seat may be asked to play before the target does."""
    players = board.t.players
    return board.agreement.plays("reverse-finesse") or (seat - giver) % players < (target - giver) % players
