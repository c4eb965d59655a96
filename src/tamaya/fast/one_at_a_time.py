"""One process compiles at a time: the others wait and then find it done. All processes that one command starts say only
once what takes so long."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tamaya.children.locks import lock

TURN = "tamaya-compiling.lock"
TOLD = "tamaya-compiling.told"  # the group of processes that was told last

_compiling = False  # it is this process's turn
_told = False


@contextmanager
def turn(folder: Path) -> Iterator[None]:
    """Wait until no other process compiles into this folder. What is compiled on the way needs no turn of its own."""
    global _compiling
    if _compiling:
        yield
        return
    with (folder / TURN).open("a") as file:
        with suppress(OSError):  # where that does not work, each process compiles for itself
            lock(file.fileno(), wait=True)
        _compiling = True
        try:
            yield
        finally:
            _compiling = False


def say_that_it_takes_a_while(folder: Path) -> None:
    """Unless this process has said so, or another of its group."""
    global _told
    if not _told and not _tell_group(folder / TOLD):
        print("tamaya: compiling the engine for this machine, once; it can take a minute or more …", file=sys.stderr)
    _told = True


def _tell_group(told: Path) -> bool:
    """Note that this group of processes is told; return whether it had been."""
    group = str(os.getpid() if sys.platform == "win32" else os.getpgrp())
    with told.open("a+") as file:
        with suppress(OSError):
            lock(file.fileno(), wait=True)
        file.seek(0)
        before = file.read()
        file.truncate(0)
        file.write(group)
    return before == group
