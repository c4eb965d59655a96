"""Prompt (club).

Meaning: somebody is told a card that does not fit yet. The missing card is one that has had hints before: whoever
holds it plays it now.
When: the newest touched card in that hand which may be the missing one, and which its holder does not know already. A
prompt comes before a finesse.
"""

from collections.abc import Collection

from tamaya.bots.conventions.good_touch import beliefs
from tamaya.bots.conventions.table import Held, Table


def prompted(table: Table, seat: int, identity: int, taken: Collection[int]) -> Held | None:
    """The card that a seat would play as the missing one."""
    hand = table.hands[seat]
    for held, bits in zip(reversed(hand), reversed(beliefs(table, seat)), strict=True):
        if held.touched and held.id not in taken and bits >> identity & 1:
            return held
    return None
