"""Writes observations as packed bits, 32 to a word, the first bit lowest: in memory what NumPy calls little bit order.

Plain functions in the subset that Numba compiles; `out` is a list of words, all zero at first, with one to spare.
"""

from tamaya.core.row import Row
from tamaya.core.tables import Tables

WORD = 32
AT_ONCE = 31  # bits that `put` writes
ALL_AT_ONCE = (1 << AT_ONCE) - 1


def put(out: Row, at: int, bits: int) -> None:
    """Write up to `AT_ONCE` bits at this place."""
    bits <<= at & 31
    out[at >> 5] |= bits & 0xFFFFFFFF
    out[(at >> 5) + 1] |= bits >> 32


def put_one(out: Row, at: int) -> None:
    """Write a single bit."""
    out[at >> 5] |= 1 << (at & 31)


def put_ones(out: Row, at: int, count: int) -> None:
    """Write this many ones: a thermometer."""
    while count > AT_ONCE:
        put(out, at, ALL_AT_ONCE)
        at += AT_ONCE
        count -= AT_ONCE
    put(out, at, (1 << count) - 1)


def put_slots(out: Row, at: int, slots: int) -> None:
    """Write a set of slots, however many a hand has."""
    put(out, at, slots & ALL_AT_ONCE)
    if slots >> AT_ONCE:
        put(out, at + AT_ONCE, slots >> AT_ONCE)


def further_on(t: Tables, seat: int, other: int) -> int:
    """How many seats after this one the other sits: observations count seats from the observer."""
    return other - seat if other >= seat else other - seat + t.players


def words_for(bits: int) -> int:
    """How many words hold this many bits, without the spare one."""
    return (bits + WORD - 1) // WORD
