"""Observations of the lanes of a batch: loops around the layouts, for Numba."""

from tamaya.extras import need

need("fast", __name__)

from typing import Any

import numpy as np
import numpy.typing as npt

from tamaya.core.row import OUTCOME, RUNNING
from tamaya.env.layout_full import encode_full
from tamaya.env.layout_hle import encode_hle, play_past_the_end
from tamaya.fast.lanes import Arrays, Bools, Ints, Lanes
from tamaya.fast.pointers import pointer

Packed = npt.NDArray[np.uint32]


def observe_hle(
    arrays: Arrays,
    scratch: Ints,
    page: Packed,
    seats: Ints,
    kind: int,
    chosen: Bools,
    out: Packed,
    first: int,
    last: int,
) -> None:
    """Write what a seat of each chosen lane observes, in the layout `hle`. `scratch` has room for a row, `page` for an
    observation and the spare word that the encoders need."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    words = pointer(page, 0)
    for lane in range(first, last):
        if not chosen[lane]:
            continue
        for word in range(page.shape[1]):
            words[word] = 0
        row = pointer(lanes.rows, lane)
        if row[OUTCOME] != RUNNING:
            row = pointer(scratch, 0)
            for word in range(t.row_size):
                row[word] = lanes.rows[lane, word]
            play_past_the_end(row, t)
        encode_hle(row, t, seats[lane], kind, words)
        copy_words(words, pointer(out, lane), out.shape[1])


def observe_full(arrays: Arrays, page: Packed, seats: Ints, chosen: Bools, out: Packed, first: int, last: int) -> None:
    """Write what a seat of each chosen lane observes, in the layout `full`."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    words = pointer(page, 0)
    for lane in range(first, last):
        if not chosen[lane]:
            continue
        for word in range(page.shape[1]):
            words[word] = 0
        encode_full(pointer(lanes.rows, lane), t, seats[lane], words)
        copy_words(words, pointer(out, lane), out.shape[1])


def copy_words(words: Any, out: Any, count: int) -> None:
    """Copy so many words."""
    for word in range(count):
        out[word] = words[word]


def unpack(
    packed: Packed, chosen: Bools, digits: npt.NDArray[Any], out: npt.NDArray[Any], first: int, last: int
) -> None:
    """Write each bit of the chosen packed observations as a number of its own. `digits` has the bits of each byte."""
    bits = out.shape[1]
    whole = bits >> 5
    for lane in range(first, last):
        if not chosen[lane]:
            continue
        words = pointer(packed, lane)
        target = pointer(out, lane)
        for number in range(whole):
            for byte in range(4):
                put_eight(pointer(digits, words[number] >> 8 * byte & 255), target, number * 32 + byte * 8)
        for bit in range(whole * 32, bits):
            target[bit] = words[whole] >> (bit & 31) & 1


def put_eight(digits: Any, out: Any, at: int) -> None:
    """Copy eight numbers. As all are read before one is written, the compiler moves them at once."""
    a, b, c, d = digits[0], digits[1], digits[2], digits[3]
    e, f, g, h = digits[4], digits[5], digits[6], digits[7]
    out[at], out[at + 1], out[at + 2], out[at + 3] = a, b, c, d
    out[at + 4], out[at + 5], out[at + 6], out[at + 7] = e, f, g, h
