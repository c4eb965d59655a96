"""The search of the end game, linked with the kernel and compiled by Numba, once a process."""

from typing import Any

from tamaya.extras import need

need("fast", __name__)

import numpy as np

from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.review.ending import expecting
from tamaya.review.solver import keys


@linked_once
def ending() -> Compiled:
    """Every function of the search, compiled when it is first called."""
    return compile_functions(expecting.expect, keys.draw_lots, label="_for_endings", inline=False)


def reals(*shape: int) -> Any:
    """Zeros that can be fractions."""
    return np.zeros(shape, np.float64)
