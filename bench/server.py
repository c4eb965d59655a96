"""How much tables cost and how long an action takes: tables with four sockets each play scripted games, beside a bare
echo server in the same run.

    python -m bench.server                                        what a delivery costs, in echoes
    python -m bench.server --tables 3000 --pace 8 --moves 8 --rounds 1
    python -m bench.server --tables 5000 --pace 8 --moves 8 --rounds 1 --database postgresql --workers 2
    python -m bench.server --database postgresql --servers 2      visitors of a table meet, as behind deploy/nginx.conf
    python -m bench.server --against ../tamaya-before             beside another work tree, by turns
    python -m bench.server --against ../tamaya-before --together  or at the same time, which tells smaller differences

Every table acts once each `pace` seconds. Reported: the time from sending an action to its last delivery, and the
server's CPU time per delivery in the best round. The echo server runs under the same uvicorn with the same settings,
gets messages of the same size at the same rate and answers with as many bytes as a delivery has. The players share the
machine with the server: what they and the database take of it is reported, too.
"""

import argparse
import asyncio
import contextlib
import gc
import math
import multiprocessing
import statistics
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

import uvloop

from bench.filling import MOVES, Visit, fill
from bench.players import SEATS, Party, come, script
from bench.serving import TREE, Running, cpu_of, database, serve, server

MOST = 2.5  # what a delivery may cost, in echoes
SOCKETS = 18_000  # of one process of players; a process may have only this many files open


def main() -> int:
    """Measure both and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between two actions of a table")
    parser.add_argument("--rounds", type=int, default=5, help="how often both are measured")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve the tables")
    parser.add_argument("--servers", type=int, default=1, help="servers, each for its share of the tables")
    parser.add_argument("--against", type=Path, metavar="TREE", help="another work tree, with its own .venv")
    parser.add_argument("--together", action="store_true", help="both trees at the same time")
    parser.add_argument("--serve", choices=["tables", "echo"], help=argparse.SUPPRESS)
    parser.add_argument("--size", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--place", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.together and not args.against:
        parser.error("--together needs --against TREE")
    if args.against and not (args.against / ".venv/bin/python").exists():
        parser.error(f"{args.against} is no work tree with a .venv: `make test` in it makes one")
    if min(args.tables, args.moves, args.rounds, args.servers) < 1:
        parser.error("tables, moves, rounds and servers have to be at least 1")
    if args.servers > 1 and args.database == "sqlite":
        parser.error("several servers need --database postgresql")
    if args.serve:
        serve(args.serve, args.size, args.place, args.workers)
        return 0
    tables, before, echo = Found(), Found(), Found()
    trees = [(tables, TREE), (before, args.against.resolve())] if args.against else [(tables, TREE)]
    for _ in range(args.rounds):  # by turns, so that all get their share of whatever else the machine does
        for part in [trees] if args.together else [[one] for one in trees]:
            for (found, _), more in zip(part, measure_together(args, [tree for _, tree in part]), strict=True):
                found.add(more)
        echo.add(measure_echo(args, tables.size))
        trees.reverse()  # who comes first has it harder
    report(args, {"tables": tables, "echo": echo} | ({"against": before} if args.against else {}))
    print(f"a delivery costs {tables.cost / echo.cost:.2f} × an echo (at most {MOST})", end="")
    print(f" and {tables.cpu / before.cpu:.2f} × one of the other tree" if args.against else "")
    return 0 if tables.cost <= MOST * echo.cost else 1


@dataclass
class Found:
    """What was measured: times to the last delivery, deliveries, their bytes, and the seconds of CPU time."""

    seconds: list[float] = field(default_factory=list)
    deliveries: int = 0
    bytes: int = 0
    duration: float = 0.0
    cpu: float = 0.0
    database_cpu: float = 0.0
    players_cpu: float = 0.0
    cost: float = math.inf  # microseconds a delivery, in the round when the machine disturbed it least

    def add(self, other: "Found") -> None:
        """Count another round, or what other players saw, too."""
        for name in ("seconds", "deliveries", "bytes", "duration", "cpu", "database_cpu", "players_cpu"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.cost = min(self.cost, other.cost)

    @property
    def size(self) -> int:
        """The bytes of a delivery."""
        return self.bytes // self.deliveries


def report(args: argparse.Namespace, all_found: dict[str, Found]) -> None:
    """Print what was found."""
    print(f"{args.tables} tables × {SEATS} sockets, an action each {args.pace} s, {args.moves} moves", end="; ")
    print(f"{args.database}, {args.servers} server(s) of {args.workers} process(es)")
    print(
        f"{'':10}{'deliveries':>12}{'bytes':>8}{'p50 ms':>9}{'p99 ms':>9}{'max ms':>9}{'CPU µs/delivery':>17}", end=""
    )
    print("   cores: server + database + players")
    for name, found in all_found.items():
        times = sorted(found.seconds)
        figures = [statistics.median(times), times[int(len(times) * 0.99)], times[-1]]
        print(f"{name:10}{found.deliveries:12}{found.size:8}", end="")
        print("".join(f"{figure * 1000:9.1f}" for figure in figures), f"{found.cost:16.1f}", end="   ")
        shares = found.cpu, found.database_cpu, found.players_cpu
        print(" + ".join(f"{share / found.duration:.2f}" for share in shares))


# ---- Players, in processes of their own if there are many of them ----------------------------------------------------


def measure_together(args: argparse.Namespace, trees: Sequence[Path]) -> list[Found]:
    """Play at all tables of a server of each work tree, at the same time."""
    begin = threading.Barrier(len(trees))

    def measure(tree: Path) -> Found:
        try:
            return measure_tables(args, tree, begin)
        except BaseException:
            begin.abort()  # nobody is to wait for this one
            raise

    with ThreadPoolExecutor() as pool:
        return list(pool.map(measure, trees))


def measure_tables(args: argparse.Namespace, tree: Path, begin: threading.Barrier) -> Found:
    """Play at all tables of a server of a work tree."""
    parts = math.ceil(args.tables * SEATS / SOCKETS)
    spawning = multiprocessing.get_context("spawn")
    came, begun = spawning.Barrier(parts + 1), spawning.Barrier(parts + 1)
    with contextlib.ExitStack() as needed:
        place, process = needed.enter_context(database(args.database))
        with _migrating:
            seated = list(enumerate(fill(place, args.tables)))
        options = "--place", place, "--workers", args.workers
        servers = [needed.enter_context(server("tables", *options, tree=tree)) for _ in range(args.servers)]
        ports = [serving.port for serving in servers]
        players = needed.enter_context(spawning.Pool(parts, _meet, (came, begun)))
        work = [(ports, seated[part::parts], args.moves, args.pace) for part in range(parts)]
        playing = players.map_async(_play, work)
        came.wait()
        begin.wait()
        kilobytes = sum(serving.kilobytes() for serving in servers)
        print(f"everybody is there, with {kilobytes / 1000:.0f} MB", file=sys.stderr, flush=True)
        used, used_by_database, start = _used_by(servers), cpu_of(process), time.perf_counter()
        begun.wait()
        found = Found()
        for part in playing.get():
            found.add(part)
        found.duration = time.perf_counter() - start
        found.cpu, found.database_cpu = _used_by(servers) - used, cpu_of(process) - used_by_database
    found.cost = found.cpu / found.deliveries * 1e6
    return found


def _used_by(servers: Sequence[Running]) -> float:
    return sum(serving.cpu() for serving in servers)


_migrating = threading.Lock()  # Alembic can do one at a time
_barriers: list[Barrier] = []


def _meet(*barriers: Barrier) -> None:
    """Where this process waits for the others: when everybody is there, and when all begin."""
    _barriers.extend(barriers)


def _play(work: tuple[list[int], list[tuple[int, list[Visit]]], int, float]) -> Found:
    """Play on at some of the tables."""
    ports, seated, moves, pace = work
    parties = [Party(ports[seed % len(ports)], seed, script(MOVES + moves, seed)[MOVES:]) for seed, _ in seated]

    async def play() -> Found:
        for party, (_, visits) in zip(parties, seated, strict=True):
            await party.come_back(visits[0].table, [visit.cookie for visit in visits])
        gc.disable()
        loop = asyncio.get_running_loop()
        for barrier in _barriers:
            await loop.run_in_executor(None, barrier.wait)
        used = time.process_time()
        await asyncio.gather(*(party.play(pace) for party in parties))
        used = time.process_time() - used
        for party in parties:
            party.go()
        times = [second for party in parties for second in party.seconds]
        sizes = sum(party.bytes for party in parties)
        return Found(times, len(times) * SEATS, sizes, players_cpu=used)

    try:
        return _run(play())
    except BaseException:
        for barrier in _barriers:
            barrier.abort()  # nobody is to wait for this process
        raise


def measure_echo(args: argparse.Namespace, size: int) -> Found:
    """The same number of deliveries at the same rate, for no more sockets than one process can have."""
    sockets = min(args.tables * SEATS, SOCKETS)
    with server("echo", "--size", size) as serving:

        async def talk_all() -> Found:
            opened = [await come(serving.port, "/ws/lobby") for _ in range(sockets)]
            seconds: list[float] = []
            before, used, begun = serving.cpu(), time.process_time(), time.perf_counter()

            async def talk(number: int) -> None:
                start = begun + number / sockets * args.pace
                for turn in range(args.moves):
                    await asyncio.sleep(max(0.0, start + turn * args.pace - time.perf_counter()))
                    sent = time.perf_counter()
                    opened[number].send(type="act", request=10, version=25, action="discard 17")
                    await opened[number].until(b"x")
                    seconds.append(time.perf_counter() - sent)

            await asyncio.gather(*map(talk, range(sockets)))
            found = Found(seconds, len(seconds), size * len(seconds), time.perf_counter() - begun)
            found.cpu, found.players_cpu = serving.cpu() - before, time.process_time() - used
            found.cost = found.cpu / found.deliveries * 1e6
            for socket in opened:
                socket.abort()
            return found

        return _run(talk_all())


def _run(work: Any) -> Found:
    """Run it in the quickest event loop."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found: Found = runner.run(work)
        return found


if __name__ == "__main__":
    sys.exit(main())
