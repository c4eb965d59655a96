"""Play hint.

Meaning: play the focus, now or as soon as the cards before it, which are already on their way, have been played.
When: the focus is not on the chop, or it cannot be one of the cards that are saved there.
"""

from tamaya.bots.conventions.board import UNKNOWN, Board, Ways
from tamaya.bots.conventions.example import Example
from tamaya.bots.conventions.good_touch import beliefs
from tamaya.core.cards import VALUES

EXAMPLE = Example(
    hands=("r4 b4 y4 r3 g3", "y3 g3 b3 r1 w3", "y4 g4 b4 r3 w3"),
    moves=("hint 1 red",),
    then="play r1",
    because="hinted-playable",
)


def on_the_way(board: Board, viewer: int, giver: int) -> Ways:
    """What is on its way, as a viewer sees it. The giver of a hint does not count on own cards that it does not
    know."""
    found = board.concluded.ways.get((viewer, giver))
    if found is None:
        ready = perhaps = 0
        for seat, hand in enumerate(board.hands):
            for held, bits in zip(hand, beliefs(board, seat), strict=True):
                if not held.touched and not held.called:
                    continue
                if bits & (bits - 1) == 0:
                    if held.seat == viewer or held.face in (UNKNOWN, bits.bit_length() - 1):
                        ready |= bits
                elif bits & ~board.playable == 0 and seat != giver:
                    face = board.face_for(viewer, held)
                    if seat == viewer:
                        perhaps |= bits
                    elif face != UNKNOWN and bits >> face & 1:
                        ready |= 1 << face
        for held in board.hands[viewer]:
            for wait in held.waits:
                for step in wait.steps:
                    perhaps |= 1 << step.identity
        front = next_after(board, ready)
        if perhaps & ~ready:
            front |= next_after(board, ready | perhaps)
        found = board.concluded.ways[viewer, giver] = Ways(ready, perhaps, front)
    return found


def next_after(board: Board, ready: int) -> int:
    """The first card of each firework that is neither placed nor among these."""
    t = board.t
    bits = 0
    for colour, placed in enumerate(board.placed):
        first = colour * VALUES
        if not t.copies[first]:
            continue
        while placed < VALUES and ready >> t.in_order[first + placed] & 1:
            placed += 1
        if placed < VALUES:
            bits |= 1 << t.in_order[first + placed]
    return bits & ~board.useless
