"""Ends what a program has started, wherever it went (on Linux): all of it bears a mark in its environment, which it has
inherited. A guard, this file as a process of its own, does so when we were killed and cannot do it any more."""

import os
import secrets
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

NAME = "HANABI_PROGRAM"  # of the variable; a program that starts others in turn adds their marks to its own
PROCESSES = Path("/proc")
CAN_FIND = sys.platform == "linux"
MOST_ROUNDS = 20  # whatever starts faster than it is ended is given up


class Marks:
    """The marks that this process gives, and the guard over what bears them."""

    def __init__(self) -> None:
        self._own = secrets.token_hex(16)
        self._given = 0
        self._guard: subprocess.Popen[bytes] | None = None

    def give(self) -> str:
        """A mark for another program, which is guarded from now on."""
        if CAN_FIND and self._guard is None:
            command = [sys.executable, "-IS", __file__, self._own]
            self._guard = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)
        self._given += 1
        return f"{self._own}.{self._given};"

    def release_guard(self) -> None:
        """There is nothing left to guard."""
        if self._guard is not None:
            self._guard.communicate()
            self._guard = None


def marked(environment: dict[str, str], mark: str) -> dict[str, str]:
    """The environment of a program with a mark."""
    return {**environment, NAME: environment.get(NAME, "") + mark}


def end_marked(mark: str) -> None:
    """End all that bears a mark, and whatever that starts meanwhile."""
    if CAN_FIND:
        for _ in range(MOST_ROUNDS):
            if not sum(_end_if_marked(pid, mark.encode()) for pid in _pids()):  # all of them, not up to the first
                return


def _pids() -> list[int]:
    return [int(one.name) for one in PROCESSES.iterdir() if one.name.isdigit()]


def _end_if_marked(pid: int, mark: bytes) -> bool:
    if not _bears(pid, mark):
        return False
    with suppress(OSError):  # it has ended, or is not ours
        process = os.pidfd_open(pid)
        try:
            if _bears(pid, mark):  # still: no other has got its number
                signal.pidfd_send_signal(process, signal.SIGKILL)
                return True
        finally:
            os.close(process)
    return False


def _bears(pid: int, mark: bytes) -> bool:
    try:
        return mark in (PROCESSES / str(pid) / "environ").read_bytes()
    except OSError:
        return False


if __name__ == "__main__":
    sys.stdin.buffer.read()  # until whoever started us is gone
    end_marked(sys.argv[1])
