"""Stopping the command: what is done is reported and kept, and no process is left behind. With real processes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")]


def wait_until(holds: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + 120
    while not holds():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def living_in_group(group: int) -> set[int]:
    """The processes of a group that still run; those that nobody has fetched yet do not count."""
    listed = subprocess.run(["ps", "-eo", "pid=,pgid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = (line.split() for line in listed.splitlines())
    return {int(pid) for pid, pgid, state in rows if int(pgid) == group and not state.startswith("Z")}


def heed_interrupts() -> None:
    """A shell lets what it starts in the background ignore them, the tests for example."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(
    ("number", "to_all"),
    [
        (signal.SIGINT, True),  # as a terminal does
        pytest.param(signal.SIGINT, False, marks=pytest.mark.long),
        (signal.SIGTERM, False),
        pytest.param(signal.SIGTERM, True, marks=pytest.mark.long),
        (signal.SIGKILL, False),
        pytest.param(signal.SIGKILL, True, marks=pytest.mark.long),
    ],
)
def test_a_run_that_is_stopped_leaves_no_process_behind(number: int, to_all: bool, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena = [sys.executable, "-m", "tamaya", "arena", "--resume", str(file)]
    asked = ["--bot", "cautious", "--games", "100000", "--workers", "2"]
    run = subprocess.Popen(
        [*arena, *asked], stdout=PIPE, stderr=PIPE, text=True, start_new_session=True, preexec_fn=heed_interrupts
    )
    wait_until(lambda: file.exists() and file.read_text().count("\n") > 1, "no game was played")
    assert len(living_in_group(run.pid)) >= 3
    if to_all:
        os.killpg(run.pid, number)
    else:
        run.send_signal(number)
    out, err = run.communicate(timeout=120)
    wait_until(lambda: not living_in_group(run.pid), "a process is left")
    assert file.read_text().count("\n") > 1
    if number != signal.SIGKILL:
        assert (run.returncode, err) == (130, "")
        assert "mean" in out
