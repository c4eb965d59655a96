"""Reproducible randomness: a stream of numbers is a seed, a purpose and nothing else.

All arithmetic stays below 63 bits, so that CPython's integers and compiled ones agree.

    x = start(seed)                     the stream of this seed ...
    key = key_for(seed, purpose)        ... for this purpose
    x = advance(x, key)                 its next number, below 2 ** 32
    choice = x * bound >> 32            as a number below `bound`

`Stream` is the same for code that nobody compiles.
"""

from typing import TypeVar

SEEDS = range(1 << 53)  # what JSON and every browser keep exactly
FOR_DECK, FOR_TILES, FOR_RESHUFFLE, FOR_PARTNERS, FOR_COLOURS = range(5)  # the last: by seat, from here on
FOR_WORLDS = 100

_BITS = 0xFFFFFFFF


def advance(x: int, key: int) -> int:
    """The number after x: the sum scattered so that every bit moves about half of the others."""
    x = x + key & _BITS
    x = (x ^ x >> 16) * 0x21F0AAAD & _BITS
    x = (x ^ x >> 15) * 0x735A2D97 & _BITS
    return x ^ x >> 15


def start(seed: int) -> int:
    """Where the streams of a seed begin."""
    return advance(seed & _BITS, 0)


def key_for(seed: int, purpose: int) -> int:
    """What tells the streams of a seed apart; never 0, with which a stream could stand still."""
    return advance(seed >> 32, purpose + 1 << 24)


Item = TypeVar("Item")


class Stream:
    """The numbers of a seed and a purpose, one after the other."""

    def __init__(self, seed: int, purpose: int) -> None:
        self._x = start(seed)
        self._key = key_for(seed, purpose)

    def below(self, bound: int) -> int:
        """A number from 0 to before `bound`, however large, each as likely as any other."""
        while True:
            found = 0
            for _ in range(bound.bit_length() // 32 + 2):  # at least 32 bits more: hardly ever out of the last range
                self._x = advance(self._x, self._key)
                found = found << 32 | self._x
            bits = 32 * (bound.bit_length() // 32 + 2)
            if found < (1 << bits) // bound * bound:
                return found % bound

    def shuffle(self, items: list[Item]) -> None:
        """Bring them into any order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
