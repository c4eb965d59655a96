"""How the server comes back: killed and started again with many tables, where somebody returns to each at once; and a
storm of people who all lost their connection, while others play on.

    python -m bench.recovery [--tables 10000] [--storm 4000] [--database postgresql --workers 2]
"""

import argparse
import asyncio
import statistics
import time
from collections.abc import Sequence
from typing import NamedTuple

import uvloop

from bench.players import SEATS, Party, Socket, come, script, seat
from bench.serving import Running, database, server
from tamaya import Game, Rules
from tamaya.server.storage.database import NewEntry, Stamped
from tamaya.server.storage.devices import SignIn
from tamaya.server.storage.opening import open_database
from tamaya.server.table import entries as log
from tamaya.server.table.chance import seeded_deal
from tamaya.server.web.cookies import DeviceCookie, hash_of
from tamaya.server.wire.parts import Person, Settings

PEOPLE = 400  # who sit at several tables each
MOVES = 20  # played at each table
TOGETHER = 2000  # entries in one transaction
OTHERS = 50  # tables that play on, an action each half second


class Visit(NamedTuple):
    """A table, and the cookie of somebody who sits there."""

    table: str
    cookie: str


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
            runner.run(return_all(serving, "everybody comes", [visits[0] for visits in seated]))
        begun = time.perf_counter()  # it was killed
        with server("tables", *options) as serving:
            print(f"{args.tables} tables: the server serves again after {time.perf_counter() - begun:.1f} s")
            runner.run(return_all(serving, "everybody is back", [visits[0] for visits in seated]))
        with server("tables", *options) as serving:
            lost = [visit for visits in seated for visit in visits][: args.storm]
            runner.run(storm(serving, lost))


def fill(place: str, tables: int) -> list[list[Visit]]:
    """Tables with running games, and who sits there."""
    stored = open_database(place)
    people, cookies = [], []
    for number in range(PEOPLE):
        cookie = DeviceCookie.new()
        people.append(Person(id=f"person-{number}", name=f"P{number}"))
        cookies.append(str(cookie))
        new_device = SignIn(cookie.device, hash_of(cookie.secret), people[-1].id, "", int(time.time()))
        stored.save_person(people[-1].id, people[-1].name, new_device)
    new: list[Stamped] = []
    seated = []
    for number in range(tables):
        seats = [(number * SEATS + seat) % PEOPLE for seat in range(SEATS)]
        id = f"table-{number}"
        for place_in_log, entry in enumerate(game_log(number, [people[one] for one in seats])):
            new.append(Stamped(NewEntry(id, place_in_log, log.write_entry(entry)), number + place_in_log / 1000))
        seated.append([Visit(id, f"tamaya={cookies[one]}") for one in seats])
        if len(new) > TOGETHER:
            assert all(stored.append(new))
            new = []
    assert all(stored.append(new))
    stored.close()
    return seated


def game_log(seed: int, people: Sequence[Person]) -> list[log.AnyEntry]:
    """What has happened at a table so far."""
    rules = Rules.edition("danish")
    game = Game.deal(rules, SEATS, seed)
    entries: list[log.AnyEntry] = [log.Opened(people[0], Settings(edition="danish", players=SEATS))]
    entries += [log.Sat(chair, person) for chair, person in enumerate(people)]
    entries.append(log.Started(0, rules.to_dict(), *seeded_deal(rules, SEATS, seed), salt="00" * 32))
    for action in script(MOVES, seed):
        entries.append(log.Acted(game.actor, action))
        game.do(action)
    return entries


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


async def storm(serving: Running, visits: Sequence[Visit]) -> None:
    """Many lose their connection and come back at the same moment, while others play."""
    sockets = await return_all(serving, "everybody comes", visits)
    parties = [Party(serving.port, seed, script(60, seed)) for seed in range(OTHERS)]
    await seat(parties)
    playing = [asyncio.create_task(party.play(0.5)) for party in parties]
    while any(len(party.seconds) < 20 for party in parties):
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
