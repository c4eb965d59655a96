"""Observations of a single `Game` by the layouts as CPython runs them: without Numba."""

from tamaya.extras import need

need("fast", __name__)

import numpy as np
import numpy.typing as npt

from tamaya.core.row import OUTCOME, RUNNING, Row
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables
from tamaya.env.bits import words_for
from tamaya.env.layout_full import encode_full, full_bits
from tamaya.env.layout_hle import encode_hle, hle_bits, play_past_the_end
from tamaya.env.layout_names import FULL, check_layout


class PlainLayout:
    """How observations are written; see `layout_names`."""

    def __init__(self, name: str, rules: Rules, t: Tables) -> None:
        self.name = name
        self.kind = check_layout(name, rules)
        self.tables = t
        self.bits = full_bits(t) if name == FULL else hle_bits(t, self.kind)

    def observe(self, row: Row, seat: int) -> npt.NDArray[np.int8]:
        """What a seat observes of a row, a number for each bit."""
        words = [0] * (words_for(self.bits) + 1)
        if self.name == FULL:
            encode_full(row, self.tables, seat, words)
        else:
            if row[OUTCOME] != RUNNING:
                row = row.copy()
                play_past_the_end(row, self.tables)
            encode_hle(row, self.tables, seat, self.kind, words)
        packed = np.array(words, np.uint32).astype("<u4").view(np.uint8)
        return np.unpackbits(packed, count=self.bits, bitorder="little").astype(np.int8)
