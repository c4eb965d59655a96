"""What the server keeps in memory: a socket in the lobby, a table with four sockets, and such a table after a game; and
how much CPU time it takes to sit down. `--against TREE` measures another work tree of Tamaya, too, and compares.

    python bench/memory.py --tables 50
"""

import argparse
import asyncio
import contextlib
import http.client
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from websockets.asyncio.client import connect

from bench.server import SEATS, Table, cpu, script
from tamaya import Game, Rules

OPEN: list[Table] = []  # tables of the warm-up, whose sockets stay open
TREE = Path(__file__).parents[1]


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
    with server_of(tree) as (port, process):
        await warm_up(port, 5)
        empty = kilobytes(process)
        lobby = [await connect(f"ws://127.0.0.1:{port}/ws/lobby", compression=None) for _ in range(SEATS * number)]
        in_lobby = (kilobytes(process) - empty) / len(lobby)
        for socket in lobby:
            socket.transport.abort()
    with server_of(tree) as (port, process):
        client = await warm_up(port, 2 * number)
        empty, cpu_before = kilobytes(process), cpu(port)
        tables = [Table(port, seed, actions) for seed, actions in enumerate(whole_games(number))]
        for table in tables:
            await table.sit_down(client)
        at_tables, seconds = kilobytes(process) - empty, cpu(port) - cpu_before
        await asyncio.gather(*(table.play(0.0) for table in tables))
        after = kilobytes(process) - empty
        for table in tables:
            for socket in table.sockets:
                socket.transport.abort()
    return Measured(in_lobby, at_tables / number, after / number, seconds / number / SEATS * 1000)


async def warm_up(port: int, number: int) -> http.client.HTTPConnection:
    """Play at other tables, so that what the server needs but once is there: imports, threads, caches."""
    client = http.client.HTTPConnection("127.0.0.1", port)
    for seed in range(number):
        table = Table(port, seed, script(3, seed))
        await table.sit_down(client)
        await table.play(0.0)
        OPEN.append(table)
    return client


def whole_games(number: int) -> list[list[str]]:
    """Games that nobody loses: hints and discards to the end."""
    games = []
    for seed in range(number):
        game = Game.deal(Rules.edition("danish"), SEATS, seed)
        while game.outcome is None:
            legal = list(map(str, game.legal_actions()))
            discards = [action for action in legal if action.startswith("discard")]
            game.do(next(iter(discards), legal[0]))
        games.append(list(map(str, game.history)))
    return games


@contextlib.contextmanager
def server_of(tree: Path) -> Iterator[tuple[int, int]]:
    """The server of a work tree: its port and its process."""
    python = sys.executable if tree == TREE else str(tree / ".venv/bin/python")
    command = [python, str(tree / "bench/server.py"), "--serve", "tables"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline()), process.pid
        finally:
            process.kill()


def kilobytes(process: int) -> float:
    """What a process has in memory."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS:")))


if __name__ == "__main__":
    sys.exit(main())
