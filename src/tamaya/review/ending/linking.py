"""The search of the end game, linked with the kernel and compiled by Numba, once a process."""

from typing import Any

from tamaya.extras import need

need("fast", __name__)

import numpy as np

from tamaya.core import action_numbers, kernel, prospects, randomness, row
from tamaya.fast.compiler import Compiled, compile_modules, linked_once
from tamaya.review.ending import expecting, options, piles
from tamaya.review.solver import keys, moves, outlook


@linked_once
def ending() -> Compiled:
    """Every function of the search, compiled when it is first called."""
    entries = (expecting.expect, keys.draw_lots)
    modules = (row, action_numbers, randomness, kernel, prospects, outlook, keys, moves, piles, options, expecting)
    return compile_modules(*modules, entries=entries, label="_for_endings", inline=False)


def reals(*shape: int) -> Any:
    """Zeros that can be fractions."""
    return np.zeros(shape, np.float64)
