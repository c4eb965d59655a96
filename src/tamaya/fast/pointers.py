"""A row of an array as a bare pointer, which is how the compiled kernel gets it: indexed like a list, at no cost."""

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from numba import types
from numba.extending import intrinsic

from tamaya.core.row import Row


def _pointer(_: Any, array: Any, row: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        view = context.make_array(signature.args[0])(context, builder, arguments[0])
        words = builder.extract_value(view.shape, 1)
        return builder.gep(view.data, [builder.mul(arguments[1], words)])

    return types.CPointer(array.dtype)(array, row), generate  # type: ignore[no-untyped-call]


if TYPE_CHECKING:

    def pointer(array: npt.NDArray[np.generic], row: int) -> Row:
        """Where this row of a two-dimensional, contiguous array begins. The array must outlive the pointer."""
else:
    pointer = intrinsic(_pointer)
