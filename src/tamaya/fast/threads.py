"""Shares the lanes of a batch out among threads. Compiled loops let go of Python's lock, so that they run side by side.

No lane knows of another and each has its own randomness: the result is the same for any number of threads.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

FEWEST_LANES = 256  # for fewer lanes a thread, handing over costs more than it saves


def shares(lanes: int, threads: int) -> list[tuple[int, int]]:
    """Ranges of lanes, one for each thread that is worth waking."""
    parts = max(1, min(threads, lanes // FEWEST_LANES))
    return [(lanes * part // parts, lanes * (part + 1) // parts) for part in range(parts)]


def share_out(work: Callable[[int, int, int], None], ranges: list[tuple[int, int]]) -> None:
    """Call `work(part, first, last)` for each range; the first one here, the others in threads."""
    if len(ranges) == 1:
        work(0, *ranges[0])
        return
    others = [
        _pool(len(ranges) - 1).submit(work, part, first, last) for part, (first, last) in enumerate(ranges) if part > 0
    ]
    work(0, *ranges[0])
    for other in others:
        other.result()


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="tamaya-lanes")
