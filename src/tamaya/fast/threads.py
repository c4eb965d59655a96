"""Shares the lanes of a batch out among threads. Compiled loops let go of Python's lock, so that they run side by side.

No lane knows of another and each has its own randomness: the result is the same for any number of threads.
"""

import os
import sys
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache
from queue import SimpleQueue
from threading import Thread

FEWEST_LANES = 256  # for fewer lanes, handing over costs more than it saves

Range = tuple[int, int]  # the first lane, and the one after the last
Work = Callable[[int, int, int], None]  # the thread's number, and a range
Answers = SimpleQueue[BaseException | None]
Job = tuple[Work, int, deque[Range], Answers]


def shares(lanes: int, threads: int) -> list[Range]:
    """Ranges of lanes that the threads take one after the other. They are small in the middle, where threads finish, so
    that all do at about the same time, even if one begins late or has to let other programs run."""
    if threads == 1:
        return [(0, lanes)]
    least = max(FEWEST_LANES, lanes // (16 * threads))
    before: list[Range] = []
    after: list[Range] = []
    first, last = 0, lanes
    while last - first >= 2 * least:
        size = max(least, (last - first) // (2 * threads))
        before.append((first, first + size))
        after.append((last - size, last))
        first, last = first + size, last - size
    middle = [(first, last)] if first < last else []
    return [*before, *middle, *reversed(after)]


def run_in_threads(work: Work, ranges: Sequence[Range], threads: int) -> None:
    """Call `work(thread, first, last)` for each range, in this thread and in others, until none is left. Handing over
    takes a tenth of a millisecond or so: let one piece of work do all that can be done without looking at other lanes.
    """
    if len(ranges) == 1:
        work(0, *ranges[0])
        return
    left = deque(ranges)
    answers: Answers = SimpleQueue()
    helpers = min(threads, len(ranges)) - 1
    jobs = _jobs(helpers)
    for thread in range(1, helpers + 1):
        jobs.put((work, thread, left, answers))
    _take_part(work, 0, left, answers)
    errors = [error for _ in ranges if (error := answers.get()) is not None]
    if errors:
        raise errors[0]


def _take_part(work: Work, thread: int, left: deque[Range], answers: Answers) -> None:
    take = left.pop if thread % 2 else left.popleft  # from either end, the same as last time: those may be in its cache
    while left:
        try:
            first, last = take()
        except IndexError:  # another thread was faster
            return
        try:
            work(thread, first, last)
        except BaseException as error:
            answers.put(error)
        else:
            answers.put(None)


@cache
def _jobs(threads: int) -> SimpleQueue[Job]:
    """Where this many threads wait for work, for good."""
    jobs: SimpleQueue[Job] = SimpleQueue()
    for number in range(threads):
        Thread(target=_serve, args=(jobs,), name=f"tamaya-lanes-{number}", daemon=True).start()
    return jobs


def _serve(jobs: SimpleQueue[Job]) -> None:
    while True:
        _take_part(*jobs.get())


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_jobs.cache_clear)  # threads do not follow into a forked process
