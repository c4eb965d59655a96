"""Shares the lanes of a batch out among threads. Compiled loops let go of Python's lock, so that they run side by side.

No lane knows of another and each has its own randomness: the result is the same for any number of threads.
"""

import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from queue import SimpleQueue
from threading import Thread

FEWEST_LANES = 256  # for fewer lanes a thread, handing over costs more than it saves

Work = Callable[[int, int, int], None]  # part, first lane, the lane after its last
Answers = SimpleQueue[BaseException | None]
Job = tuple[Work, int, int, int, Answers]


def shares(lanes: int, threads: int) -> list[tuple[int, int]]:
    """Ranges of lanes, one for each thread that is worth waking."""
    parts = max(1, min(threads, lanes // FEWEST_LANES))
    return [(lanes * part // parts, lanes * (part + 1) // parts) for part in range(parts)]


def share_out(work: Work, ranges: Sequence[tuple[int, int]]) -> None:
    """Call `work(part, first, last)` for each range; the first one here, the others in threads. Handing over takes a
    tenth of a millisecond or so: let one piece of work do all that can be done without looking at other lanes."""
    if len(ranges) == 1:
        work(0, *ranges[0])
        return
    jobs = _jobs(len(ranges) - 1)
    answers: Answers = SimpleQueue()
    for part, (first, last) in enumerate(ranges[1:], 1):
        jobs.put((work, part, first, last, answers))
    try:
        work(0, *ranges[0])
    finally:
        errors = [answers.get() for _ in ranges[1:]]
    for error in errors:
        if error is not None:
            raise error


@cache
def _jobs(threads: int) -> SimpleQueue[Job]:
    """Where so many threads wait for work, for good."""
    jobs: SimpleQueue[Job] = SimpleQueue()
    for number in range(threads):
        Thread(target=_serve, args=(jobs,), name=f"tamaya-lanes-{number}", daemon=True).start()
    return jobs


def _serve(jobs: SimpleQueue[Job]) -> None:
    while True:
        _do(*jobs.get())


def _do(work: Work, part: int, first: int, last: int, answers: Answers) -> None:
    try:
        work(part, first, last)
    except BaseException as error:
        answers.put(error)
    else:
        answers.put(None)


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_jobs.cache_clear)  # threads do not follow into a forked process
