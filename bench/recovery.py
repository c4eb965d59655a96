"""How the server comes back: killed and started again with many tables, where somebody returns to each at once; and a
storm of people who all lost their connection, while others play on.

    python -m bench.recovery [--tables 10000] [--storm 4000] [--database postgresql --workers 2]
"""

import argparse
import asyncio
import multiprocessing
import statistics
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection

import uvloop

from bench.filling import MOVES, Visit, fill
from bench.players import Party, Socket, come, script
from bench.serving import Running, database, server

OTHERS = 50  # tables that play on, an action each half second


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--storm", type=int, default=4000, help="sockets that are lost and come back at once")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    with database(args.database) as (place, _), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        seated = fill(place, args.tables)
        options = "--place", place, "--workers", args.workers
        with server("tables", *options) as serving:
            runner.run(come_and_go(serving, "everybody comes", [visits[0] for visits in seated]))
        begun = time.perf_counter()  # it was killed
        with server("tables", *options) as serving:
            print(f"{args.tables} tables: the server serves again after {time.perf_counter() - begun:.1f} s")
            runner.run(come_and_go(serving, "everybody is back", [visits[0] for visits in seated]))
        with server("tables", *options) as serving:
            lost = [visit for visits in seated[OTHERS:] for visit in visits][: args.storm]
            runner.run(storm(serving, seated[:OTHERS], lost))


async def return_all(port: int, visits: Sequence[Visit]) -> tuple[list[float], list[Socket]]:
    """Everybody comes at the same moment; after how many seconds each sees the game."""
    begun = time.perf_counter()

    async def back(visit: Visit) -> tuple[float, Socket]:
        socket = await come(port, f"/ws/table/{visit.table}", visit.cookie)
        await socket.until(b'{"type":"game"')
        return time.perf_counter() - begun, socket

    came = await asyncio.gather(*map(back, visits))
    return sorted(seconds for seconds, _ in came), [socket for _, socket in came]


def tell(what: str, times: Sequence[float], serving: Running, used: float) -> None:
    """Print how long it took, and what it cost."""
    print(
        f"{len(times)} sockets: {what} after {times[-1]:.1f} s (half of them after {statistics.median(times):.1f} s); "
        f"{(serving.cpu() - used) / len(times) * 1000:.2f} ms of CPU time each, {serving.kilobytes() / 1000:.0f} MB"
    )


async def come_and_go(serving: Running, what: str, visits: Sequence[Visit]) -> None:
    """Everybody comes, and leaves no open files behind."""
    used = serving.cpu()
    times, sockets = await return_all(serving.port, visits)
    tell(what, times, serving, used)
    for socket in sockets:
        socket.abort()
    while not all(socket.closed for socket in sockets):
        await asyncio.sleep(0.1)


def crowd(port: int, visits: Sequence[Visit], word: Connection) -> None:
    """Those who lose their connection, in a process of their own: whoever plays on must not wait for them here."""

    async def live() -> None:
        loop = asyncio.get_running_loop()
        _, sockets = await return_all(port, visits)
        word.send([])
        await loop.run_in_executor(None, word.recv)
        for socket in sockets:
            socket.abort()
        times, sockets = await return_all(port, visits)
        word.send(times)
        await loop.run_in_executor(None, word.recv)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(live())


async def storm(serving: Running, others: Sequence[Sequence[Visit]], visits: Sequence[Visit]) -> None:
    """Many lose their connection and come back at the same moment, while others play."""
    loop = asyncio.get_running_loop()
    spawning = multiprocessing.get_context("spawn")
    word, theirs = spawning.Pipe()
    spawning.Process(target=crowd, args=(serving.port, visits, theirs), daemon=True).start()
    await loop.run_in_executor(None, word.recv)
    parties = [Party(serving.port, seed, script(MOVES + 28, seed)[MOVES:]) for seed in range(OTHERS)]
    for party, seats in zip(parties, others, strict=True):
        await party.come_back(seats[0].table, [visit.cookie for visit in seats])
    playing = [asyncio.create_task(party.play(0.5)) for party in parties]
    while any(len(party.seconds) < 8 for party in parties):
        await asyncio.sleep(0.1)
    before = [second for party in parties for second in party.seconds]
    for party in parties:
        party.seconds.clear()
    used = serving.cpu()
    word.send(None)
    times = await loop.run_in_executor(None, word.recv)
    during = [second for party in parties for second in party.seconds]
    tell("the storm is over", times, serving, used)
    await asyncio.gather(*playing)
    after = [second for party in parties for second in party.seconds][len(during) :]
    for when, seconds in (("before", before), ("during", during), *([("after", after)] if after else [])):
        print(f"others {when} the storm: p50 {statistics.median(seconds) * 1000:.0f} ms, ", end="")
        print(f"p99 {sorted(seconds)[int(len(seconds) * 0.99)] * 1000:.0f} ms ({len(seconds)} actions)")
    word.send(None)


if __name__ == "__main__":
    main()
