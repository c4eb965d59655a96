"""The observation layouts by name (`hle`, `hle-minimal`, `hle-seer` for the base game, `full` for all options): their
sizes, and observations of a single row or of all lanes of a batch."""

from tamaya.extras import need

need("fast", __name__)

from functools import cache, cached_property, partial
from typing import Any

import numpy as np
import numpy.typing as npt

from tamaya.core.errors import BadRules, shown
from tamaya.core.row import OUTCOME, RUNNING, Row
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables
from tamaya.env.bits import words_for
from tamaya.env.explaining import Section, full_sections, hle_sections
from tamaya.env.layout_full import encode_full, full_bits
from tamaya.env.layout_hle import CARD_KNOWLEDGE, MINIMAL, SEER, encode_hle, hle_bits, play_past_the_end
from tamaya.fast import Batch
from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.fast.lanes import Arrays, Bools, Ints, Lanes
from tamaya.fast.native import pointer

Packed = npt.NDArray[np.uint32]
FULL = "full"
KINDS = {"hle": CARD_KNOWLEDGE, "hle-minimal": MINIMAL, "hle-seer": SEER, FULL: CARD_KNOWLEDGE}
BASE_ONLY = ("multicolour", "black_powder", "bonus_tiles", "announce", "masterpiece", "colours")


def check_layout(name: str, rules: Rules) -> int:
    """HLE's observation type for a layout, if there is one of this name and it knows these rules."""
    if name not in KINDS:
        raise BadRules("not-one-of", option="layout", value=shown(name), choices=", ".join(KINDS))
    if name != FULL and any(getattr(rules, option) != getattr(Rules(), option) for option in BASE_ONLY):
        raise BadRules("base-layout", name=shown(name))
    return KINDS[name]


@linked_once
def observers() -> Compiled:
    """The loops below, compiled when they are first called."""
    return compile_functions(observe_hle, observe_full, unpack)


@cache
def digits_of_bytes(kind: np.dtype[Any]) -> npt.NDArray[Any]:
    """The bits of each byte, the lowest first, as numbers of this kind."""
    return np.unpackbits(np.arange(256, dtype=np.uint8)[:, np.newaxis], axis=1, bitorder="little").astype(kind)


class Layout:
    """How observations are written."""

    def __init__(self, name: str, rules: Rules, t: Tables) -> None:
        self.name = name
        self.kind = check_layout(name, rules)
        self.tables = t
        self.bits = full_bits(t) if name == FULL else hle_bits(t, self.kind)
        self.words = words_for(self.bits)

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The parts of an observation, and what each of their bits says."""
        return tuple(full_sections(self.tables) if self.name == FULL else hle_sections(self.tables, self.kind))

    def explain(self, observation: npt.ArrayLike) -> list[str]:
        """What an observation says, a line for each bit that is set."""
        bits = np.asarray(observation)
        if bits.shape != (self.bits,):
            raise BadRules("wrong-array", option="observation", wanted=self.bits, found=f"{bits.dtype} {bits.shape}")
        says = [line for section in self.sections for line in section.says]
        return [says[index] for index in np.flatnonzero(bits)]

    def observe_row(self, row: Row, seat: int) -> npt.NDArray[np.int8]:
        """What a seat observes of a single row, a number for each bit. CPython runs this; nothing is compiled."""
        words = [0] * (self.words + 1)
        if self.name == FULL:
            encode_full(row, self.tables, seat, words)
        else:
            if row[OUTCOME] != RUNNING:
                row = row.copy()
                play_past_the_end(row, self.tables)
            encode_hle(row, self.tables, seat, self.kind, words)
        packed = np.array(words, np.uint32).astype("<u4").view(np.uint8)
        return np.unpackbits(packed, count=self.bits, bitorder="little").astype(np.int8)

    def empty(self, games: int) -> Packed:
        """Room for this many packed observations, one after the other."""
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


# ---- Loops over lanes, for Numba -------------------------------------------------------------------------------------


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
    """Copy this many words."""
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
