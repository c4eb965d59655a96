"""One process compiles at a time: the others wait and then find it done. Of the processes that one command starts one
says what takes so long, and in a terminal how far it is."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tamaya.children.locks import lock
from tamaya.core.voice import aloud
from tamaya.fast.assembly import on_part

TURN = "tamaya-compiling.lock"
TOLD = "tamaya-compiling.told"  # the group of processes that was told last
MANY_PARTS = 20
SAMPLES_A_PART = 7.4  # a part takes so many times as long as `_sample`, on fast machines and slow ones
SAMPLES_AN_INLINE_PART = 13  # optimised by itself, too
TYPED = 70  # per cent of the time, about: after it the whole is optimised

_compiling = False  # it is this process's turn
_told: set[str] = set()


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


@contextmanager
def progress(folder: Path, name: str, parts: int, inline: bool) -> Iterator[None]:
    """Say what takes a while, unless this process has said so, or another of its group; show how many of the parts are
    done, if somebody is watching. What has many parts is announced by itself, with its time."""
    large = parts >= MANY_PARTS
    what = name if large else ""
    if what in _told or _tell_group(folder / TOLD, what):
        _told.add(what)
        yield
        return
    _told.add(what)
    said = (
        aloud().say("compiling-long", seconds=f"{seconds_for(parts, inline):.0f}")
        if large
        else aloud().say("compiling")
    )
    print(said, file=sys.stderr)
    done = 0

    def show() -> None:
        nonlocal done
        done += 1
        print(f"\r{min(TYPED * done // parts, TYPED)} % ", end="", file=sys.stderr, flush=True)

    if not (large and sys.stderr.isatty()):
        yield
        return
    on_part.append(show)
    try:
        yield
    finally:
        on_part.remove(show)
        print("\r100 %", file=sys.stderr)


def _tell_group(told: Path, what: str) -> bool:
    """Note that this group of processes is told; return whether it had been."""
    group = f"{os.getpid() if sys.platform == 'win32' else os.getpgrp()} {what}"
    with told.open("a+") as file:
        with suppress(OSError):
            lock(file.fileno(), wait=True)
        file.seek(0)
        before = file.read()
        file.truncate(0)
        file.write(group)
    return before == group


def seconds_for(parts: int, inline: bool) -> float:
    """About how long so many parts take on this machine. Most of it is Numba's Python, so a little Python tells."""
    return parts * (SAMPLES_AN_INLINE_PART if inline else SAMPLES_A_PART) * min(_sample() for _ in range(3))


def _sample() -> float:
    """The seconds of computing that a fixed bit of Python takes, about 0.01."""
    start = time.process_time()
    made: dict[int, tuple[int, str]] = {}
    for number in range(100_000):
        made[number & 1023] = number, str(number)
    return time.process_time() - start
