"""What the server keeps in memory: a socket in the lobby, a table with four sockets, and such a table after a game; and
how much CPU time it takes to sit down. `--against TREE` measures another work tree of Tamaya, too, and compares.

    python -m bench.memory --tables 50
"""

import argparse
import asyncio
import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.players import SEATS, Client, Party, come, script
from bench.serving import TREE, Running, database, server
from tamaya import Game, Rules


class Measured(NamedTuple):
    """Kilobytes, and milliseconds of CPU time."""

    lobby_socket: float
    table: float
    table_after_game: float
    sitting_down: float


def main() -> int:
    """Measure one or two servers."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--against", type=Path, metavar="TREE", help="another work tree, with its own .venv")
    args = parser.parse_args()
    ours = asyncio.run(measure(TREE, args.tables))
    theirs = asyncio.run(measure(args.against, args.tables)) if args.against else None
    tables = f"kB a table with {SEATS} sockets", "kB such a table after a game"
    names = ("kB a socket in the lobby", *tables, "ms of CPU time to sit down")
    for number, name in enumerate(names):
        print(f"{name:32}{ours[number]:8.1f}", end="")
        print(f"{theirs[number]:8.1f}{ours[number] / theirs[number]:7.2f} ×" if theirs else "")
    return 0


async def measure(tree: Path, number: int) -> Measured:
    """Fill two servers of a work tree."""
    with server_of(tree) as serving:
        await warm_up(serving, 5)
        empty = serving.kilobytes()
        lobby = [await come(serving.port, "/ws/lobby") for _ in range(SEATS * number)]
        for socket in lobby:
            await socket.until(b"")
        in_lobby = (serving.kilobytes() - empty) / len(lobby)
    with server_of(tree) as serving:
        warm = await warm_up(serving, 2 * number)
        empty, cpu_before = serving.kilobytes(), serving.cpu()
        games = whole_games(2 * number)
        first = await sit_down(serving, games, range(number))
        at_tables, seconds = serving.kilobytes() - empty, serving.cpu() - cpu_before
        await play(first)  # so that caches of positions are full
        empty = serving.kilobytes()
        second = await sit_down(serving, games, range(number, 2 * number))
        await play(second)
        after = serving.kilobytes() - empty
        for party in warm + first + second:
            party.go()
    return Measured(in_lobby, at_tables / number, after / number, seconds / number / SEATS * 1000)


async def warm_up(serving: Running, number: int) -> list[Party]:
    """Play a little at other tables, so that what the server needs but once is there: imports, threads."""
    parties = await sit_down(serving, [script(3, seed) for seed in range(number)], range(number))
    for party in parties:
        await party.play(0.0)
    return parties


async def sit_down(serving: Running, games: list[list[str]], seeds: range) -> list[Party]:
    """A table for each of these games, one after the other."""
    client = Client(serving.port)
    parties = [Party(serving.port, seed, games[seed]) for seed in seeds]
    for party in parties:
        await party.sit_down(client)
    return parties


async def play(parties: list[Party]) -> None:
    """Play what is to be played."""
    await asyncio.gather(*(party.play(0.0) for party in parties))


def whole_games(number: int) -> list[list[str]]:
    """Games that nobody loses: hints and discards to the end."""
    games = []
    for seed in range(number):
        game = Game.deal(Rules.edition("danish"), SEATS, seed)
        while game.outcome is None:
            legal = list(map(str, game.legal_actions()))
            game.do(
                next((one for one in legal if one.startswith("discard")), None)
                or next(one for one in legal if one.startswith("hint"))
            )
        games.append(list(map(str, game.history)))
    return games


@contextlib.contextmanager
def server_of(tree: Path) -> Iterator[Running]:
    """The server of a work tree. An older one makes a file of its own."""
    with (
        database("sqlite") as (place, _),
        server("tables", *(["--place", place] if tree == TREE else []), tree=tree) as it,
    ):
        yield it


if __name__ == "__main__":
    sys.exit(main())
