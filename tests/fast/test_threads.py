"""Work shared out among threads: all of it is done, and what goes wrong in one thread is heard of."""

import subprocess
import sys
from threading import Barrier

import pytest

from tamaya.fast.threads import FEWEST_LANES, run_in_threads, shares

FORK = """
import os, signal
from tamaya.fast.threads import run_in_threads
ranges = [(0, 1), (1, 2)]
run_in_threads(lambda *_: None, ranges, 2)
child = os.fork()
if not child:
    signal.alarm(20)  # ends it if nobody does the work
    run_in_threads(lambda *_: None, ranges, 2)
    os._exit(7)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.parametrize("threads", [1, 2, 3, 8])
@pytest.mark.parametrize("lanes", [1, 300, 512, 1000, 33_333])
def test_every_lane_is_in_one_range_and_there_are_not_too_many_ranges(lanes: int, threads: int) -> None:
    ranges = shares(lanes, threads)
    assert [lane for one in ranges for lane in range(*one)] == list(range(lanes))
    assert len(ranges) <= 16 * threads
    assert (len(ranges) == 1) == (threads == 1 or lanes < 2 * FEWEST_LANES)


def test_all_parts_are_done_when_the_call_returns() -> None:
    done: list[tuple[int, int]] = []
    run_in_threads(lambda _, *lanes: done.append(lanes), [(0, 5), (5, 9), (9, 12)], 2)
    assert sorted(done) == [(0, 5), (5, 9), (9, 12)]


def test_no_two_threads_have_the_same_number_at_once() -> None:
    both = Barrier(2, timeout=60)
    numbers = []

    def work(thread: int, _first: int, _last: int) -> None:
        both.wait()
        numbers.append(thread)

    run_in_threads(work, [(0, 1), (1, 2)], 2)
    assert sorted(numbers) == [0, 1]


@pytest.mark.parametrize("culprit", [0, 1, 2])
def test_an_error_in_any_range_reaches_the_caller_after_all_have_finished(culprit: int) -> None:
    done = []

    def work(_thread: int, first: int, _last: int) -> None:
        if first == culprit:
            raise ValueError(f"lane {first}")
        done.append(first)

    with pytest.raises(ValueError, match=f"lane {culprit}"):
        run_in_threads(work, [(0, 1), (1, 2), (2, 3)], 3)
    assert sorted(done) == sorted({0, 1, 2} - {culprit})


@pytest.mark.skipif(sys.platform == "win32", reason="no fork")
def test_a_forked_process_gets_threads_of_its_own() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", FORK], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout == "7\n"
