"""The searches of solver and end game, linked with the kernel and compiled by Numba, once a process."""

from tamaya.extras import need

need("fast", __name__)

from typing import Any

import numpy as np

from tamaya.core.tables import Tables
from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.fast.native import record_of
from tamaya.review.ending import expecting
from tamaya.review.solver import depth_first, keys, upper_bound


@linked_once
def solver() -> Compiled:
    """Every function of the search, compiled when it is first called."""
    entries = (depth_first.search, upper_bound.survey_deal, keys.draw_lots)
    return compile_functions(*entries, label="_for_review", inline=False)


def tables_record(t: Tables) -> Any:
    """The tables of the rules as compiled code reads them."""
    return record_of(t)[0]


def arrays(*shape: int) -> Any:
    """Zeros."""
    return np.zeros(shape, np.int64)


need("fast", __name__)


@linked_once
def ending() -> Compiled:
    """Every function of the search, compiled when it is first called."""
    return compile_functions(expecting.expect, keys.draw_lots, label="_for_endings", inline=False)


def reals(*shape: int) -> Any:
    """Zeros that can be fractions."""
    return np.zeros(shape, np.float64)
