"""Words to write on for as long as a function runs: compiled code has them on the stack, where they cost nothing."""

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic


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
        """So many words, all 0, as a pointer. The number is a constant, and the words must not outlive the function."""

    def scratchpad(words: int) -> npt.NDArray[np.int64]:
        """The same, but nobody knows what the words say before they are written."""
else:
    notepad = intrinsic(prefer_literal=True)(_notepad)
    scratchpad = intrinsic(prefer_literal=True)(_scratchpad)
