"""The observation layouts by name: their sizes and their compiled encoders."""

from tamaya.extras import need

need("fast", __name__)

from functools import cache, partial
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
from tamaya.fast.lanes import Bools


@linked_once
def observers() -> Compiled:
    """The loops of `observing`, compiled when they are first called."""
    modules = (row, action_numbers, randomness, kernel, bits, layout_hle, layout_full, observing)
    return compile_modules(*modules, entries=(observe_hle, observe_full, unpack))


@cache
def digits_of_bytes(kind: np.dtype[Any]) -> npt.NDArray[Any]:
    """The bits of each byte, the lowest first, as numbers of this kind."""
    return np.unpackbits(np.arange(256, dtype=np.uint8)[:, np.newaxis], axis=1, bitorder="little").astype(kind)


class Layout:
    """How observations are written; see `layout_names`."""

    def __init__(self, name: str, rules: Rules, t: Tables) -> None:
        self.name = name
        self.kind = check_layout(name, rules)
        self.bits = full_bits(t) if name == FULL else hle_bits(t, self.kind)
        self.words = words_for(self.bits)

    def empty(self, games: int) -> Packed:
        """Room for so many packed observations, one after the other."""
        return np.zeros((games, self.words), np.uint32)

    def observe(self, batch: Batch, seats: npt.NDArray[np.int64], out: Packed, chosen: Bools | None = None) -> None:
        """Write what a seat of each chosen lane observes, packed; of every lane if none are chosen."""
        lanes = batch.everywhere if chosen is None else chosen
        batch.share_out(partial(self.observe_part, batch, seats, out, lanes))

    def observe_part(
        self, batch: Batch, seats: npt.NDArray[np.int64], out: Packed, chosen: Bools, thread: int, first: int, last: int
    ) -> None:
        """The same in a range of lanes."""
        page = np.empty((1, self.words + 1), np.uint32)
        if self.name == FULL:
            observers()[observe_full](batch.arrays, page, seats, chosen, out, first, last)
        else:
            scratch = batch.scratch[thread]
            observers()[observe_hle](batch.arrays, scratch, page, seats, self.kind, chosen, out, first, last)

    def unpack(
        self, batch: Batch, packed: Packed, out: npt.NDArray[Any] | None = None, chosen: Bools | None = None
    ) -> npt.NDArray[Any]:
        """The packed observations of the chosen lanes with a number for each bit, uint8 unless `out` has another."""
        target = np.zeros((len(packed), self.bits), np.uint8) if out is None else out
        lanes = batch.everywhere if chosen is None else chosen
        loop, digits = observers()[unpack], digits_of_bytes(target.dtype)
        batch.share_out(lambda _, first, last: loop(packed, lanes, digits, target, first, last))
        return target
