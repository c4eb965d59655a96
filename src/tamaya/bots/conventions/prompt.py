"""Prompt.

Meaning: somebody is told a card that does not fit yet. The missing card is one that has had hints before: whoever
holds it plays it now.
When: the newest touched card in that hand which may be the missing one, and which its holder does not know already. A
prompt comes before a finesse.
"""

from collections.abc import Collection

from tamaya.bots.conventions.board import Board, Held
from tamaya.bots.conventions.example import Example
from tamaya.bots.conventions.good_touch import beliefs

EXAMPLE = Example(
    hands=("r4 b4 y4 w3 g3", "y3 r2 b3 r1 w3", "y4 g4 b4 g3 r3"),
    moves=("hint 1 red", "play r1", "discard y4", "hint 2 red"),
    then="play r2",
    because="answer-prompt",
)


def prompted(board: Board, seat: int, identity: int, taken: Collection[int]) -> Held | None:
    """The card that a seat would play as the missing one."""
    hand = board.hands[seat]
    for held, bits in zip(reversed(hand), reversed(beliefs(board, seat)), strict=True):
        if held.touched and held.id not in taken and bits >> identity & 1:
            return held
    return None
