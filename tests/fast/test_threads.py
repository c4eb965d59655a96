"""Work shared out among threads: all of it is done, and what goes wrong in one thread is heard of."""

import subprocess
import sys

import pytest

from tamaya.fast.threads import share_out, shares

FORK = """
import os, signal
from tamaya.fast.threads import share_out
ranges = [(0, 1), (1, 2)]
share_out(lambda *_: None, ranges)
child = os.fork()
if not child:
    signal.alarm(20)  # ends it if nobody does the work
    share_out(lambda *_: None, ranges)
    os._exit(7)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


def test_every_lane_is_somebodys_and_few_lanes_stay_together() -> None:
    assert shares(1000, 3) == [(0, 333), (333, 666), (666, 1000)]
    assert shares(300, 8) == [(0, 300)]


def test_all_parts_are_done_when_the_call_returns() -> None:
    done: list[tuple[int, int, int]] = []
    share_out(lambda *part: done.append(part), [(0, 5), (5, 9), (9, 12)])
    assert sorted(done) == [(0, 0, 5), (1, 5, 9), (2, 9, 12)]


@pytest.mark.parametrize("culprit", [0, 1, 2])
def test_an_error_in_any_thread_reaches_the_caller_after_all_have_finished(culprit: int) -> None:
    done = []

    def work(part: int, _first: int, _last: int) -> None:
        if part == culprit:
            raise ValueError(f"part {part}")
        done.append(part)

    with pytest.raises(ValueError, match=f"part {culprit}"):
        share_out(work, [(0, 1), (1, 2), (2, 3)])
    assert sorted(done) == sorted({0, 1, 2} - {culprit})


@pytest.mark.skipif(sys.platform == "win32", reason="no fork")
def test_a_forked_process_gets_threads_of_its_own() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", FORK], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout == "7\n"
