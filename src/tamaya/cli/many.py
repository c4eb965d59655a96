"""Work that takes long: how far it is, and where it is about many games, its options and its file."""

import argparse
import hashlib
import signal
import sys
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from tamaya.arena.run_file import RunFile
from tamaya.arena.running import Found, Search, processes, search_all
from tamaya.cli.files import read_games
from tamaya.cli.voice import say
from tamaya.formats import RecordedGame, write_game


class ProgressLine:
    """How far something is, and how long it will still take."""

    def __init__(self, name: str, end: int, before: int = 0) -> None:
        self._name = name
        self._end = end
        self._before = before  # what was done already when this began
        self._start = time.monotonic()
        self._on = sys.stderr.isatty()
        self._due = 0.0  # when the line is next written

    @property
    def is_due(self) -> bool:
        """Whether the line would be written now: so that nobody works out what it says in vain."""
        return self._on and time.monotonic() >= self._due

    def update(self, done: int, more: str = "") -> None:
        """Show that this many are done."""
        if not self.is_due:
            return
        clock = time.monotonic()
        self._due = clock + 0.5
        left = (clock - self._start) / max(done - self._before, 1) * (self._end - done)
        bar = ("█" * round(20 * done / self._end)).ljust(20, "·")
        told = say("progress-line", done=done, end=self._end, more=more, seconds=round(left))
        print(
            f"\r{self._name} {bar} {told}   ",
            end="",
            file=sys.stderr,
            flush=True,
        )

    def clear(self) -> None:
        """Take the line away."""
        if self._on:
            print("\r" + " " * 90 + "\r", end="", file=sys.stderr, flush=True)


@contextmanager
def ending_in_order() -> Iterator[None]:
    """SIGTERM also ends a run in order, with what is done so far."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


# ---- Many games ------------------------------------------------------------------------------------------------------


INTERRUPTED = 130  # the exit status
MANY = ("resume", "workers", "dask")


def configure_many(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("--resume", metavar="FILE", help=say("help-resume"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("help-workers"))
    parser.add_argument("--dask", metavar="ADDRESS", help=say("help-dask"))


@lru_cache(maxsize=1)
def same_games(file: str, game: int | None = None) -> list[RecordedGame]:
    """The games that are meant, read once in each process."""
    return read_games(argparse.Namespace(file=file, game=game))


def sum_of(games: Iterable[RecordedGame]) -> str:
    """What tells games from others."""
    return hashlib.sha256("".join(map(write_game, games)).encode()).hexdigest()


class Wanted(NamedTuple):
    """What is to be found out.

    Attributes:
        search: finds it out about a number
        end: the first number that there is not
        heading: what it is about; a run with another one does not go on with it
    """

    search: Search
    end: int
    heading: dict[str, object]


@contextmanager
def searching(
    wanted: Wanted, args: argparse.Namespace, name: str, count: int
) -> Iterator[tuple[Generator[Found, None, None], ProgressLine]]:
    """What there is to find out, as it comes, and the line that says how much of the `count` is done. Ctrl-C and
    SIGTERM end it in order."""
    workers = 1 if args.file == "-" else processes(args.workers)  # the standard input cannot be read twice
    kept = RunFile(Path(args.resume), wanted.heading, wanted.end, Found.from_json) if args.resume else None
    line = ProgressLine(name, count, len(kept.parts) if kept else 0)
    work = search_all(wanted.search, wanted.end, workers, args.dask, kept)
    try:
        with ending_in_order(), suppress(KeyboardInterrupt), closing(work):
            yield work, line
    finally:
        line.clear()
