"""Save.

Meaning: keep this card, it must not be discarded; there is no need to play it now.
When: the focus lies on the chop, and the card may be the last copy of one that is still needed.
With 5: 5s are saved by a hint of their value only, so a colour says nothing of them.
With 2: a hint of the value 2 also saves a 2 that starts no firework, if no other copy is in sight.
With early: it is given before the card would be discarded next, if there is nothing better to do.
"""

from tamaya.bots.conventions.board import UNKNOWN, Board
from tamaya.bots.conventions.example import Example
from tamaya.core.cards import VALUES
from tamaya.core.tables import Tables

EXAMPLE = Example(
    hands=("r4 b4 y4 r3 g3", "r5 g3 b3 w4 w3", "y4 g4 b4 r3 w3"),
    moves=(),
    then="hint 1 5",
    because="give-save",
)
WITH = {
    "5": Example(
        hands=("w4 b4 y4 r4 g3", "r1 g3 b3 w4 w3", "y4 g4 b4 r3 w3"),
        moves=("hint 1 red",),
        then="play r1",
        because="hinted-playable",
    ),
    "2": Example(
        hands=("w4 b4 y4 r4 g3", "r2 g3 b3 w4 w3", "y4 g4 b4 r3 w3"),
        moves=(),
        then="hint 1 2",
        because="give-save",
    ),
    "early": Example(
        hands=("w4 b4 y4 r4 g3", "g5 w3 r1 y3 b1"),
        moves=("hint 1 1", "play b1"),
        then="hint 1 5",
        because="give-save",
    ),
}
TWO = 2


def savable(board: Board, giver: int, target: int, hint: int) -> int:
    """What a card on the target's chop may be saved as by a hint of this number."""
    t = board.t
    bits = board.critical & t.touches[hint]
    if hint < t.colours and board.agreement.plays("save:5"):
        bits &= ~last_places(t)
    if hint - t.colours + 1 == TWO and board.agreement.plays("save:2"):
        bits |= savable_twos(board, giver, target)
    return bits


def last_places(t: Tables) -> int:
    """The identities that complete a firework."""
    bits = 0
    for first in range(0, len(t.copies), VALUES):
        if t.copies[first]:
            bits |= 1 << t.in_order[first + VALUES - 1]
    return bits


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
