"""Save.

Meaning: keep this card, it must not be discarded; there is no need to play it now.
When: the focus lies on the chop, and the card may be one of these:
- a 5, by a hint of its value;
- the last copy of a card that is still needed, by any hint (5s by value only).
"""

from tamaya.bots.conventions.board import Board
from tamaya.bots.conventions.example import Example
from tamaya.bots.conventions.two_save import TWO, savable_twos
from tamaya.core.cards import VALUES
from tamaya.core.tables import Tables

EXAMPLE = Example(
    hands=("r4 b4 y4 r3 g3", "r5 g3 b3 w4 w3", "y4 g4 b4 r3 w3"),
    moves=(),
    then="hint 1 5",
    because="give-save",
)


def savable(board: Board, giver: int, target: int, hint: int) -> int:
    """What a card on the target's chop may be saved as by a hint of this number."""
    t = board.t
    touches = t.touches[hint]
    if hint < t.colours:
        return board.critical & touches & ~last_places(t)
    bits = board.critical & touches
    if hint - t.colours + 1 == TWO and board.agreement.plays("two-save"):
        bits |= savable_twos(board, giver, target)
    return bits


def last_places(t: Tables) -> int:
    """The identities that complete a firework."""
    bits = 0
    for first in range(0, len(t.copies), VALUES):
        if t.copies[first]:
            bits |= 1 << t.in_order[first + VALUES - 1]
    return bits
