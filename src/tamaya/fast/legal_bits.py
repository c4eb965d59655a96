"""Legal actions as bits, 64 to a word, for Numba: how they are noted in a batch, become the bytes of a mask, and how
one of them is chosen. Most rules have at most 64 actions, so a second word is seldom needed. No branch here depends on
what is legal, for no processor could foresee that.
"""

from tamaya.core.row import Row
from tamaya.core.tables import Tables
from tamaya.fast.native import count_bits, put_bytes

WORD = 64
EACH_BYTE = 0x0101010101010101
TOP_OF_EACH = -0x7F7F7F7F7F7F7F80  # the highest bit of each byte

# ---- Noting: these stand instead of the kernel's functions of the same names ----------------------------------------
# What is `noted` is the first word; the other ones are in `bits`.


def note_slots(bits: Row, t: Tables, discards: int, plays: int) -> int:  # noqa: ARG001
    """So many discards and plays; all of them are in the first word."""
    return (1 << discards) - 1 | (1 << plays) - 1 << t.play


def note_hints(bits: Row, noted: int, t: Tables, possible: int) -> int:
    """These hints."""
    return note_pattern(bits, noted, t.colour_hint, possible)


def note_action(bits: Row, noted: int, action: int) -> int:
    """One action."""
    return note_pattern(bits, noted, action, 1)


def note_pattern(bits: Row, noted: int, first: int, pattern: int) -> int:
    """The actions from the first on whose bits are set."""
    word = first // WORD
    shift = first % WORD
    beyond = pattern >> 1 >> WORD - 1 - shift
    if beyond:
        bits[word + 1] |= beyond
    if word == 0:
        return noted | pattern << shift
    bits[word] |= pattern << shift
    return noted


# ---- As bytes -------------------------------------------------------------------------------------------------------


def write_bytes(word: int, first: int, last: int, mask: Row) -> None:
    """Write a byte for each bit of a word, from one byte to before another."""
    place = first
    while place + 8 <= last:
        put_bytes(mask, place, as_bytes(word))
        word >>= 8
        place += 8
    while place < last:
        mask[place] = word & 1
        word >>= 1
        place += 1


def as_bytes(bits: int) -> int:
    """A byte for each of the lowest eight bits."""
    return (bits & 0x7F) * 0x40810204081 & EACH_BYTE | (bits >> 7 & 1) << 56


# ---- Choosing -------------------------------------------------------------------------------------------------------


def find_bit(word: int, number: int) -> int:
    """Where the bit is that has so many set bits below it."""
    twos = word - (word >> 1 & 0x5555555555555555)
    fours = (twos & 0x3333333333333333) + (twos >> 2 & 0x3333333333333333)
    up_to = (fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F) * EACH_BYTE  # by byte: how many are set in it and below
    first = 8 * bytes_within(up_to, number)
    return first + bytes_within(as_bytes(word >> first) * EACH_BYTE, number - (up_to << 8 >> first & 0xFF))


def bytes_within(ascending: int, number: int) -> int:
    """How many of eight bytes, none above 64, are not above a number below 64."""
    return count_bits((number * EACH_BYTE | TOP_OF_EACH) - ascending & TOP_OF_EACH)
