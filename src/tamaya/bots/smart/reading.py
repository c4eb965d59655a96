"""How the smart player reads actions: what everybody concludes from them, in the public table.

- A value hint to the next player that touches the card which that player would discard is a *warning*: the card is
  irreplaceable.
- Any other hint points at the newest touched card that may be playable and was not known to be: it is playable.
- Who could have warned and did not says that the card is not irreplaceable.
"""

import numpy as np

from tamaya.bots.facts import look, narrow
from tamaya.bots.policy import Facts, Ints
from tamaya.core.cards import IDENTITIES, VALUES
from tamaya.core.row import DID_DRAW, HAND, HINTS, ID, NONE, NOTHING, PENDING, SIZE


def begin(row: Ints, t: Facts, table: Ints) -> None:  # noqa: ARG001  # all bots begin alike
    """The public table of a game that begins."""
    table[:] = t.all_cards


def sure_slot(row: Ints, t: Facts, table: Ints, seat: int, wanted: int) -> int:
    """The oldest card of a hand that is publicly known to be one of the wanted; NONE if there is none."""
    first = HAND + seat * t.hand_size
    for slot in range(row[SIZE + seat]):
        if table[row[first + slot] >> ID] & ~wanted == 0:
            return slot
    return NONE


def next_discard(row: Ints, t: Facts, table: Ints, seat: int, playable: int, useless: int, irreplaceable: int) -> int:
    """The card that a seat might wrongly discard: the oldest that is not known to be needed, unless it can play
    something or knows a useless card. NONE if there is none."""
    first = HAND + seat * t.hand_size
    if sure_slot(row, t, table, seat, playable) != NONE or sure_slot(row, t, table, seat, useless) != NONE:
        return NONE
    for slot in range(row[SIZE + seat]):
        known = table[row[first + slot] >> ID]
        if known & ~(irreplaceable | playable):
            return slot
    return NONE


def read_hint(
    row: Ints,
    t: Facts,
    table: Ints,
    giver: int,
    seat: int,
    hint: int,
    touched: int,
    playable: int,
    useless: int,
    irreplaceable: int,
    known: Ints,
) -> int:
    """What a hand can be after a hint, by slot, into `known`. Return the slot that the hint is about: beginning with
    hand_size if it is a warning; NONE if it says only what it says."""
    first = HAND + seat * t.hand_size
    size = row[SIZE + seat]
    touches = t.touches[hint]
    for slot in range(size):
        before = table[row[first + slot] >> ID]
        known[slot] = before & touches if touched >> slot & 1 else before & ~touches
    if hint >= t.colours and seat == (giver + 1) % t.players:
        risky = next_discard(row, t, table, seat, playable, useless, irreplaceable)
        if risky != NONE and touched >> risky & 1 and known[risky] & irreplaceable:
            known[risky] &= irreplaceable
            return t.hand_size + risky
    for slot in range(size - 1, -1, -1):
        if touched >> slot & 1 and known[slot] & playable:
            if table[row[first + slot] >> ID] & ~playable == 0:
                continue
            if known[slot] & ~playable:
                known[slot] &= playable
            return slot
    return NONE


def foreseen(row: Ints, t: Facts, table: Ints, giver: int, receiver: int, playable: int, useless: int) -> int:
    """What will be playable when the receiver's turn comes, if those before play what they publicly know."""
    seat = (giver + 1) % t.players
    while seat != receiver:
        first = HAND + seat * t.hand_size
        for place in range(first, first + row[SIZE + seat]):
            known = table[row[place] >> ID]
            if known & ~playable == 0 and known & (known - 1) == 0 and known:
                identity = 0
                while known >> identity & 1 == 0:
                    identity += 1
                further = t.place[identity] + 1
                playable &= ~known
                if further < VALUES:
                    playable |= 1 << t.in_order[identity // VALUES * VALUES + further] & ~useless
                break
        seat = (seat + 1) % t.players
    return playable


def hear(row: Ints, t: Facts, table: Ints, seat: int, action: int, touched: int, me: int) -> None:  # noqa: ARG001
    """Change the public table by what an action says."""
    if row[PENDING] != NOTHING or action >= t.take:
        return
    left = np.zeros(IDENTITIES, np.int64)
    playable, useless, irreplaceable = look(row, t, left)
    following = (seat + 1) % t.players
    warned = False
    if t.colour_hint <= action < t.announced:
        target = (seat + t.hint_seat[action - t.colour_hint]) % t.players
        hint = t.hint_number[action - t.colour_hint]
        known = np.zeros(t.hand_size, np.int64)
        then = foreseen(row, t, table, seat, target, playable, useless)
        about = read_hint(row, t, table, seat, target, hint, touched, then, useless, irreplaceable, known)
        warned = about >= t.hand_size
        first = HAND + target * t.hand_size
        for slot in range(row[SIZE + target]):
            if known[slot]:
                table[row[first + slot] >> ID] = known[slot]
    if row[HINTS] > 0 and not warned:
        risky = next_discard(row, t, table, following, playable, useless, irreplaceable)
        if risky != NONE:
            card = row[HAND + following * t.hand_size + risky] >> ID
            if table[card] & ~irreplaceable:
                table[card] &= ~irreplaceable


def settle(row: Ints, t: Facts, table: Ints) -> None:
    """Bring the public table up to date with the row after an action."""
    left = np.zeros(IDENTITIES, np.int64)
    look(row, t, left)
    if row[DID_DRAW] != NONE:
        table[row[DID_DRAW]] = t.all_cards
    narrow(row, t, table, left)
