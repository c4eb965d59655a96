"""Sets of identities as bits, and how many copies there are of each: three words in which a bit says that there is one
copy, that there is a second and a third one. So all identities are counted at once.
"""

from tamaya.bots.compiled.policy import Ints
from tamaya.core.cards import IDENTITIES

# The identities of which there is a copy or more, of which there are two or more, and three.
Copies = tuple[int, int, int]
NO_COPIES = (0, 0, 0)


def is_one(bits: int) -> bool:
    """Whether exactly one identity is left."""
    return bits != 0 and bits & (bits - 1) == 0


def count_bits(bits: int) -> int:
    """How many identities a set has."""
    count = 0
    while bits:  # the compiler makes one instruction of it
        bits &= bits - 1
        count += 1
    return count


def which(bits: int) -> int:
    """The lowest identity of a set."""
    return count_bits((bits & -bits) - 1)


def one_more(copies: Copies, bits: int) -> Copies:
    """With one more copy of these identities, up to three."""
    one, two, three = copies
    return one | bits, two | one & bits, three | two & bits


def without(copies: Copies, gone: Copies) -> Copies:
    """The copies that are left without those that are gone; never less than none."""
    one, two, three = copies
    for bits in gone:
        one, two, three = one & ~bits | two & bits, two & ~bits | three & bits, three & ~bits
    return one, two, three


def count_copies(bits: int, copies: Copies) -> int:
    """How many copies there are of a set of identities."""
    return count_bits(bits & copies[0]) + count_bits(bits & copies[1]) + count_bits(bits & copies[2])


def by_identity(copies: Copies, numbers: Ints) -> None:
    """Write down how many copies there are of each identity."""
    for identity in range(IDENTITIES):
        numbers[identity] = count_copies(1 << identity, copies)


def share(bits: int, among: int, copies: Copies) -> int:
    """The part that `among` has in the copies of `bits`, in 2 ** 20ths: that tells any two of them apart."""
    total = count_copies(bits, copies)
    return (count_copies(bits & among, copies) << 20) // total if total else 0


def weigh(bits: int, among: int, copies: Copies) -> float:
    """How likely a card that is one of `bits` is one of `among`, by the copies left."""
    if is_one(bits):
        return 1.0 if bits & among else 0.0
    total = count_copies(bits, copies)
    return count_copies(bits & among, copies) / total if total else 0.0
