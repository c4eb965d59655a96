"""Words to write on for as long as a function runs: compiled code has them on the stack, where they cost nothing."""

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array


def _notepad(_: Any, words: Any) -> Any:
    if not isinstance(words, types.IntegerLiteral):
        return None
    array = types.Array(types.int64, 1, "C")  # type: ignore[no-untyped-call]

    def generate(context: Any, builder: Any, signature: Any, __: Any) -> Any:
        number = signature.args[0].literal_value
        item = context.get_value_type(types.int64)
        item_bytes = context.get_abi_sizeof(item)
        data = cgutils.alloca_once(builder, item, size=number)
        cgutils.memset(builder, data, cgutils.intp_t(number * item_bytes), 0)
        made = make_array(array)(context, builder)
        shape, strides = [cgutils.intp_t(number)], [cgutils.intp_t(item_bytes)]
        populate_array(made, data, shape, strides, item_bytes, None)
        return made._getvalue()

    return array(words), generate


if TYPE_CHECKING:

    def notepad(words: int) -> npt.NDArray[np.int64]:
        """So many words, all 0. The number is a constant, and the words must not outlive the function."""
else:
    notepad = intrinsic(prefer_literal=True)(_notepad)
