"""Play hint (beginner).

Meaning: play the focus, now or as soon as the cards before it, which are already on their way, have been played.
When: the focus is not on the chop, or it cannot be one of the cards that are saved there.
"""

from tamaya.bots.conventions.good_touch import beliefs
from tamaya.bots.conventions.table import UNKNOWN, Table
from tamaya.core.cards import VALUES


def on_the_way(table: Table, viewer: int, giver: int) -> tuple[int, int]:
    """As a viewer sees it: the identities that their holders will play unasked, and those that come next after them,
    one of each firework. The giver of a hint does not count on own cards that it does not know."""
    found = table.known_ways.get((viewer, giver))
    if found is None:
        ready = 0
        for seat, hand in enumerate(table.hands):
            for held, bits in zip(hand, beliefs(table, seat), strict=True):
                if not held.touched and not held.called:
                    continue
                if bits & (bits - 1) == 0:
                    ready |= bits
                elif bits & ~table.playable == 0 and seat not in (giver, viewer):
                    face = table.face_for(viewer, held)
                    if face != UNKNOWN and bits >> face & 1:
                        ready |= 1 << face
        found = table.known_ways[viewer, giver] = ready, next_after(table, ready)
    return found


def next_after(table: Table, ready: int) -> int:
    """The first card of each firework that is neither placed nor among these."""
    t = table.t
    bits = 0
    for colour, placed in enumerate(table.placed):
        first = colour * VALUES
        if not t.copies[first]:
            continue
        while placed < VALUES and ready >> t.in_order[first + placed] & 1:
            placed += 1
        if placed < VALUES:
            bits |= 1 << t.in_order[first + placed]
    return bits & ~table.useless
