"""The search, linked with the kernel and compiled by Numba, once a process."""

from typing import Any

from tamaya.extras import need

need("fast", __name__)

import numpy as np

from tamaya.core.tables import Tables
from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.fast.native import record_of
from tamaya.review.solver import keys, search, upper_bound


@linked_once
def solver() -> Compiled:
    """Every function of the search, compiled when it is first called."""
    entries = (search.search, upper_bound.survey_deal, keys.draw_lots)
    return compile_functions(*entries, label="_for_review", inline=False)


def record(t: Tables) -> Any:
    """The tables of the rules as compiled code reads them."""
    return record_of(t)[0]


def arrays(*shape: int) -> Any:
    """Zeros."""
    return np.zeros(shape, np.int64)
