"""Discard that passes information (expert).

Meaning: who discards a card that is known to be useful says: you have the same one, play yours.
When: everybody knows what the discarded card was, it is still needed, and another hand has a touched card that may be
it.
"""

from tamaya.bots.conventions.good_touch import beliefs
from tamaya.bots.conventions.table import UNKNOWN, Held, Table


def passed_on(table: Table, seat: int, held: Held, identity: int) -> Held | None:
    """The card that is the same as a discarded one, to be asked before the discard is carried out."""
    if not held.touched or table.useless >> identity & 1:
        return None
    place = table.hands[seat].index(held)
    if beliefs(table, seat)[place] != 1 << identity:
        return None
    mine: Held | None = None
    for other in table.after(seat):
        for card, bits in zip(reversed(table.hands[other]), reversed(beliefs(table, other)), strict=True):
            if not card.touched or not card.told >> identity & 1:
                continue
            if card.face == identity:
                return card
            if other == table.me and card.face == UNKNOWN and mine is None and bits & (bits - 1):
                mine = card
    return mine
