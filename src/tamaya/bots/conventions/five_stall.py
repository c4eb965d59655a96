"""5 stall (expert).

Meaning: a hint of the value 5 whose focus is not on the chop says only: this is a 5. It passes the turn.
When: there is nothing better to do, and discarding is impossible or a pity.
"""

from tamaya.bots.conventions.save import last_places
from tamaya.bots.conventions.table import Held, Table
from tamaya.core.cards import VALUES


def is_stall(table: Table, focus: Held, on_chop: bool, hint: int, bits: int) -> bool:
    """Whether a hint is read as a stall: a 5 that is not saved and need not be playable."""
    t = table.t
    return (
        hint == t.colours + VALUES - 1
        and not on_chop
        and not focus.touched
        and bits & last_places(t) != 0
        and bits & ~table.playable != 0
    )
