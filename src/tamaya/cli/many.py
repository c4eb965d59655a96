"""Work on many games: its options, its file, and how far it is."""

import argparse
import hashlib
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from tamaya.arena.run_file import RunFile
from tamaya.arena.running import Found, Search, processes, search_all
from tamaya.cli.arena import ending_in_order
from tamaya.cli.files import read_games
from tamaya.cli.progress import ProgressLine
from tamaya.cli.voice import say
from tamaya.formats import RecordedGame, write_game

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
