"""The compiled engine: the kernel and the loops over lanes, linked together once a process."""

from functools import cache
from typing import Any

from tamaya.core import kernel, randomness, row
from tamaya.fast import lanes
from tamaya.fast.compiler import compile_modules


@cache
def engine() -> dict[str, Any]:
    """Every function of the kernel and of `lanes`, compiled when it is first called."""
    return compile_modules(row, randomness, kernel, lanes, entries=lanes.ENTRIES)
