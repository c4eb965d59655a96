"""What the server keeps in memory: a socket in the lobby, a table with four sockets where a game has begun, and such a
table after a game; and how much CPU time it takes to sit down. `--against TREE` measures another work tree of Tamaya,
too, and compares.

    python -m bench.memory
    python -m bench.memory --against ../tamaya-before

Live objects are counted by `tracemalloc` in one server: how much more there is with this many more tables, after others
have filled what is remembered for all of them. That is the same in every run, but it does not see what the system and
uvloop keep. So another server shows how its memory grows from one heap of tables to the next, as the system counts it
(RSS): it comes in pages and with what lies free between objects, and needs many tables to mean anything.
"""

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

from bench.players import SEATS, Client, Party, Socket, come, script
from bench.serving import TREE, Running, database, server
from tamaya import Game, Rules

Result = TypeVar("Result")

WARM = 20  # tables that fill what is remembered for all; as many games are played to the end for what is in those
SETTLING = 0.5  # seconds until the server has done what follows from the last message


class Measured(NamedTuple):
    """Kilobytes of live objects and of memory, and milliseconds of CPU time."""

    lobby_socket: float
    table: float
    table_after_game: float
    resident: float
    sitting_down: float


NAMES = (
    "kB of live objects, a socket in the lobby",
    f"kB of live objects, a table with {SEATS} sockets",
    "kB of live objects, such a table after a game",
    f"kB of memory (RSS), a table with {SEATS} sockets",
    "ms of CPU time to sit down",
)


def main() -> int:
    """Measure one or two servers."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=40, help="whose live objects are counted")
    parser.add_argument("--many", type=int, default=300, help="tables in a heap, by which the memory grows")
    parser.add_argument("--against", type=Path, metavar="TREE", help="another work tree, with its own .venv")
    args = parser.parse_args()
    trees = [TREE, *([args.against.resolve()] if args.against else [])]
    found = [asyncio.run(measure(tree, args.tables, args.many)) for tree in trees]
    for name, *figures in zip(NAMES, *found, strict=True):
        print(f"{name:50}" + "".join(f"{figure:9.1f}" for figure in figures), end="")
        print(f"{figures[0] / figures[1]:7.2f} ×" if len(figures) > 1 else "")
    return 0


async def measure(tree: Path, number: int, many: int) -> Measured:
    """Fill two servers of a work tree, one that counts its objects and one that does not."""
    with server_of(tree, counts=True) as serving:
        games = whole_games(WARM + number)
        warm = await sit_down(serving, games[:WARM])
        await play(warm)
        in_lobby, sockets = await growth(lambda: traced(serving), enter_lobby(serving, SEATS * number))
        at_tables, parties = await growth(lambda: traced(serving), sit_down(serving, games[WARM:]))
        playing, _ = await growth(lambda: traced(serving), play(parties))
        for socket in sockets:
            socket.abort()
        for party in warm + parties:
            party.go()
    with server_of(tree) as serving:
        openings = [(seed, script(3, seed)) for seed in range(2 * many)]
        warm = await sit_down(serving, openings[:many])
        await play(warm)
        used = serving.cpu()
        resident, parties = await growth(serving.kilobytes, sit_down(serving, openings[many:]))
        used = serving.cpu() - used
        for party in warm + parties:
            party.go()
    return Measured(
        in_lobby / SEATS / number,
        at_tables / number,
        (at_tables + playing) / number,
        resident / many,
        used / many / SEATS * 1000,
    )


async def growth(size: Callable[[], float], work: Awaitable[Result]) -> tuple[float, Result]:
    """By how many kilobytes something grows with some work, and what came of that."""
    await asyncio.sleep(SETTLING)
    before = size()
    result = await work
    await asyncio.sleep(SETTLING)
    return size() - before, result


def traced(serving: Running) -> float:
    """The kilobytes of the objects that live in a server that counts them."""
    serving.process.send_signal(signal.SIGUSR1)
    assert serving.process.stdout is not None
    return int(serving.process.stdout.readline()) / 1000


async def enter_lobby(serving: Running, number: int) -> list[Socket]:
    """This many sockets in the lobby."""
    sockets = [await come(serving.port, "/ws/lobby") for _ in range(number)]
    for socket in sockets:
        await socket.until(b"")
    return sockets


async def sit_down(serving: Running, games: list[tuple[int, list[str]]]) -> list[Party]:
    """A table for each of these games, one after the other."""
    client = Client(serving.port)
    parties = [Party(serving.port, seed, game) for seed, game in games]
    for party in parties:
        await party.sit_down(client)
    return parties


async def play(parties: list[Party]) -> None:
    """Play what is to be played."""
    await asyncio.gather(*(party.play(0.0) for party in parties))


def whole_games(number: int) -> list[tuple[int, list[str]]]:
    """Games that nobody loses, with their seeds: hints and discards to the end."""
    games = []
    for seed in range(number):
        game = Game.deal(Rules.edition("danish"), SEATS, seed)
        while game.outcome is None:
            legal = list(map(str, game.legal_actions()))
            game.do(
                next((one for one in legal if one.startswith("discard")), None)
                or next(one for one in legal if one.startswith("hint"))
            )
        games.append((seed, list(map(str, game.history))))
    return games


@contextlib.contextmanager
def server_of(tree: Path, counts: bool = False) -> Iterator[Running]:
    """The server of a work tree. An older one makes a file of its own."""
    with (
        database("sqlite") as (place, _),
        server("tables", *(["--place", place] if tree == TREE else []), tree=tree, counts=counts) as it,
    ):
        yield it


if __name__ == "__main__":
    sys.exit(main())
