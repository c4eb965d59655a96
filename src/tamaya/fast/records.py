"""The tables of the rules as a NumPy record, which compiled code reads like the named tuple that CPython reads.

Every record has the same layout, whatever the rules: lists are padded to the longest that any rules need, so that
nothing is compiled twice.
"""

import numpy as np
import numpy.typing as npt

from tamaya.core.cards import IDENTITIES, MOST_CARDS, VALUES
from tamaya.core.row import HINT_NUMBERS, MOST_WORDS
from tamaya.core.rules import PLAYERS
from tamaya.core.tables import Tables

MOST_OTHERS = PLAYERS[-1] - 1
LENGTHS = {
    "deck": MOST_CARDS,
    "copies": IDENTITIES,
    "place": IDENTITIES,
    "in_order": IDENTITIES,
    "named": HINT_NUMBERS - VALUES,
    "touches": HINT_NUMBERS,
    "allows": MOST_OTHERS * IDENTITIES,
    "hint_seat": MOST_OTHERS * HINT_NUMBERS,
    "hint_number": MOST_OTHERS * HINT_NUMBERS,
    "new_row": MOST_WORDS,
}

TABLES = np.dtype(
    [(name, np.int64, (LENGTHS[name],)) if name in LENGTHS else (name, np.int64) for name in Tables._fields]
)


def record_of(t: Tables) -> npt.NDArray[np.void]:
    """The tables as an array of one record."""
    record = np.zeros(1, TABLES)
    for name, value in zip(t._fields, t, strict=True):
        if isinstance(value, tuple):
            record[name][0, : len(value)] = value
        else:
            record[name] = value
    return record
