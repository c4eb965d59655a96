"""The observation layouts by name: their sizes and their compiled encoders."""

from tamaya.extras import need

need("fast", __name__)

from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from tamaya.core import action_numbers, kernel, randomness, row
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables
from tamaya.env import bits, layout_full, layout_hle, observing
from tamaya.env.bits import words_for
from tamaya.env.layout_full import full_bits
from tamaya.env.layout_hle import hle_bits
from tamaya.env.layout_names import FULL, check_layout
from tamaya.env.observing import Packed, observe_full, observe_hle, unpack
from tamaya.fast import Batch
from tamaya.fast.compiler import Compiled, compile_modules, linked_once


@linked_once
def observers() -> Compiled:
    """The loops of `observing`, compiled when they are first called."""
    modules = (row, action_numbers, randomness, kernel, bits, layout_hle, layout_full, observing)
    return compile_modules(*modules, entries=(observe_hle, observe_full, unpack))


class Layout:
    """How observations are written; see `layout_names`."""

    def __init__(self, name: str, rules: Rules, t: Tables) -> None:
        self.name = name
        self.kind = check_layout(name, rules)
        self.bits = full_bits(t) if name == FULL else hle_bits(t, self.kind)
        self.words = words_for(self.bits)

    def empty(self, games: int) -> Packed:
        """Room for so many packed observations, with the spare word that the encoders need."""
        return np.zeros((games, self.words + 1), np.uint32)

    def observe(self, batch: Batch, seats: npt.NDArray[np.int64], out: Packed) -> None:
        """Write what a seat of each lane observes, packed."""
        batch.share_out(partial(self.observe_part, batch, seats, out))

    def observe_part(
        self, batch: Batch, seats: npt.NDArray[np.int64], out: Packed, thread: int, first: int, last: int
    ) -> None:
        """The same in a range of lanes."""
        if self.name == FULL:
            observers()[observe_full](batch.arrays, seats, out, first, last)
        else:
            observers()[observe_hle](batch.arrays, batch.scratch[thread], seats, self.kind, out, first, last)

    def unpack(
        self, packed: Packed, out: npt.NDArray[Any] | None = None, batch: Batch | None = None
    ) -> npt.NDArray[Any]:
        """Packed observations with a number for each bit, uint8 unless `out` has another type. If they are all those of
        a batch, its threads can share the work."""
        target = np.zeros((len(packed), self.bits), np.uint8) if out is None else out
        loop = observers()[unpack]
        if batch is None:
            loop(packed, target, 0, len(packed))
        else:
            batch.share_out(lambda _, first, last: loop(packed, target, first, last))
        return target
