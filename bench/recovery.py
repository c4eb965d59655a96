"""How the server comes back: killed and started again with many tables, where somebody returns to each at once; and a
storm of people who all lost their connection, while others play on.

    python -m bench.recovery [--tables 10000] [--storm 4000] [--database postgresql --workers 2]
"""

import argparse
import asyncio
import statistics
import time
from collections.abc import Sequence

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


async def return_all(serving: Running, what: str, visits: Sequence[Visit]) -> list[Socket]:
    """Everybody comes at the same moment; how long it takes until each sees the game."""
    begun, used = time.perf_counter(), serving.cpu()

    async def back(visit: Visit) -> tuple[float, Socket]:
        socket = await come(serving.port, f"/ws/table/{visit.table}", visit.cookie)
        await socket.until(b'{"type":"game"')
        return time.perf_counter() - begun, socket

    came = await asyncio.gather(*map(back, visits))
    times = sorted(seconds for seconds, _ in came)
    print(
        f"{len(visits)} sockets: {what} after {times[-1]:.1f} s (half of them after {statistics.median(times):.1f} s); "
        f"{(serving.cpu() - used) / len(visits) * 1000:.2f} ms of CPU time each, {serving.kilobytes() / 1000:.0f} MB"
    )
    return [socket for _, socket in came]


async def come_and_go(serving: Running, what: str, visits: Sequence[Visit]) -> None:
    """Everybody comes, and leaves no open files behind."""
    sockets = await return_all(serving, what, visits)
    for socket in sockets:
        socket.abort()
    while not all(socket.closed for socket in sockets):
        await asyncio.sleep(0.1)


async def storm(serving: Running, others: Sequence[Sequence[Visit]], visits: Sequence[Visit]) -> None:
    """Many lose their connection and come back at the same moment, while others play."""
    sockets = await return_all(serving, "everybody comes", visits)
    parties = [Party(serving.port, seed, script(MOVES + 28, seed)[MOVES:]) for seed in range(OTHERS)]
    for party, seats in zip(parties, others, strict=True):
        await party.come_back(seats[0].table, [visit.cookie for visit in seats])
    playing = [asyncio.create_task(party.play(0.5)) for party in parties]
    while any(len(party.seconds) < 8 for party in parties):
        await asyncio.sleep(0.1)
    before = [second for party in parties for second in party.seconds]
    for party in parties:
        party.seconds.clear()
    for socket in sockets:
        socket.abort()
    await return_all(serving, "the storm is over", visits)
    during = [second for party in parties for second in party.seconds]
    await asyncio.gather(*playing)
    after = [second for party in parties for second in party.seconds][len(during) :]
    for when, seconds in (("before", before), ("during", during), ("after", after)):
        print(f"others {when} the storm: p50 {statistics.median(seconds) * 1000:.0f} ms, ", end="")
        print(f"p99 {sorted(seconds)[int(len(seconds) * 0.99)] * 1000:.0f} ms ({len(seconds)} actions)")


if __name__ == "__main__":
    main()
