"""The compiled engine: the kernel and the loops over lanes, linked together once a process."""

from tamaya.core import kernel, randomness, row
from tamaya.fast import lanes
from tamaya.fast.compiler import Compiled, compile_modules, linked_once


@linked_once
def engine() -> Compiled:
    """Every function of the kernel and of `lanes`, compiled when it is first called."""
    entries = (
        lanes.deal_lanes,
        lanes.refresh_lanes,
        lanes.find_illegal,
        lanes.step_lanes,
        lanes.choose_lanes,
        lanes.find_clash,
        lanes.read_cards,
        lanes.set_cards,
    )
    return compile_modules(row, randomness, kernel, lanes, entries=entries)
