"""What compiled code works on: a row as a bare pointer, words on the stack to write on, and the tables of the rules as
a record. Numba has none of the three by itself."""

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from tamaya.core.cards import IDENTITIES, MOST_CARDS, VALUES
from tamaya.core.row import BLANK, HINT_NUMBERS, MOST_WORDS, Row
from tamaya.core.rules import PLAYERS
from tamaya.core.tables import Tables


def _pointer(_: Any, array: Any, row: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        view = context.make_array(signature.args[0])(context, builder, arguments[0])
        place = arguments[1]
        if array.ndim == 2:
            place = builder.mul(place, builder.extract_value(view.shape, 1))
        return builder.gep(view.data, [place])

    return types.CPointer(array.dtype)(array, row), generate  # type: ignore[no-untyped-call]


if TYPE_CHECKING:

    def pointer(array: npt.NDArray[np.generic], row: int) -> Row:
        """Where this row of a two-dimensional, contiguous array begins, or where this word of a one-dimensional one is.
        The array must outlive the pointer."""
else:
    pointer = intrinsic(_pointer)


def _words(words: Any, blank: bool) -> Any:
    if not isinstance(words, types.IntegerLiteral):
        return None

    def generate(context: Any, builder: Any, signature: Any, __: Any) -> Any:
        number = signature.args[0].literal_value
        word = context.get_value_type(types.int64)
        data = cgutils.alloca_once(builder, word, size=number)  # type: ignore[no-untyped-call]
        if blank:
            all_bytes = cgutils.intp_t(number * context.get_abi_sizeof(word))
            cgutils.memset(builder, data, all_bytes, 0)  # type: ignore[no-untyped-call]
        return data

    return types.CPointer(types.int64)(words), generate  # type: ignore[no-untyped-call]


def _notepad(_: Any, words: Any) -> Any:
    return _words(words, blank=True)


def _scratchpad(_: Any, words: Any) -> Any:
    return _words(words, blank=False)


if TYPE_CHECKING:

    def notepad(words: int) -> npt.NDArray[np.int64]:
        """This many words, all 0, as a pointer. The number is a constant, and the words must not outlive the
        function."""

    def scratchpad(words: int) -> npt.NDArray[np.int64]:
        """The same, but nobody knows what the words say before they are written."""
else:
    notepad = intrinsic(prefer_literal=True)(_notepad)
    scratchpad = intrinsic(prefer_literal=True)(_scratchpad)


def _count_bits(_: Any, word: Any) -> Any:
    def generate(__: Any, builder: Any, ___: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return word(word), generate


def _put_bytes(_: Any, array: Any, place: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, __: Any, arguments: Any) -> Any:
        begin, number, value = arguments
        builder.store(value, builder.bitcast(builder.gep(begin, [number]), value.type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(array, place, word), generate


if TYPE_CHECKING:

    def count_bits(word: int) -> int:
        """How many bits of a word are set."""

    def put_bytes(array: Row, place: int, word: int) -> None:
        """Write a word over eight bytes, from this one on."""
else:
    count_bits = intrinsic(_count_bits)
    put_bytes = intrinsic(_put_bytes)


MOST_OTHERS = PLAYERS[-1] - 1
LENGTHS = {
    "deck": MOST_CARDS,
    "copies": IDENTITIES,
    "place": IDENTITIES,
    "in_order": IDENTITIES,
    "named": HINT_NUMBERS - VALUES,
    "touches": HINT_NUMBERS,
    "allows": MOST_OTHERS * (BLANK + 1),
    "hint_seat": MOST_OTHERS * HINT_NUMBERS,
    "hint_number": MOST_OTHERS * HINT_NUMBERS,
    "new_row": MOST_WORDS,
}

TABLES = np.dtype(
    [(name, np.int64, (LENGTHS[name],)) if name in LENGTHS else (name, np.int64) for name in Tables._fields]
)


def record_of(t: Tables) -> npt.NDArray[np.void]:
    """The tables as an array of one record, which compiled code reads like the named tuple that CPython reads. Every
    record has the same layout, whatever the rules: lists are padded to the longest that any rules need, so that nothing
    is compiled twice."""
    record = np.zeros(1, TABLES)
    for name, value in zip(t._fields, t, strict=True):
        if isinstance(value, tuple):
            record[name][0, : len(value)] = value
        else:
            record[name] = value
    return record
