"""Several processes serve the same tables: it makes no difference to which of them somebody is connected, and if one is
killed the others go on."""

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.databases import postgres
from tests.server.guests import PATIENCE, Running, Visit, play_on
from tests.server.processes import free_port, process, refused_start, workers_of
from tests.server.valkey import no_valkey, valkey
from tests.server.web.test_remote_bots import Bot

Child = subprocess.Popen[str]
Two = tuple[tuple[Running, Child], tuple[Running, Child]]


@contextlib.contextmanager
def two_servers(bus: str = "", bot_seconds: float = 60) -> Iterator[Two]:
    """Two processes with one database."""
    place = postgres().new_database()
    with (
        process(free_port(), place, bus=bus, bot_seconds=bot_seconds) as one,
        process(free_port(), place, bus=bus, bot_seconds=bot_seconds) as other,
    ):
        yield one, other


@pytest.fixture(scope="module")
def two() -> Iterator[tuple[Running, Running]]:
    """Two servers for all tests that kill none."""
    with two_servers() as ((one, _), (other, _)):
        yield one, other


def is_here(visit: Visit, name: str) -> bool:
    """Whether somebody with this name is at the table, as it shows."""
    table = visit.table
    seated = [chair["person"] for chair in table["chairs"] if chair.get("present")]
    return name in [person["name"] for person in [*seated, *table["spectators"]] if person]


def test_people_of_one_table_play_a_whole_game_by_way_of_two_processes(two: tuple[Running, Running]) -> None:
    one, other = two
    ann, bob = one.guest("Ann"), other.guest("Bob")
    table = ann.open_table(players=3, public=True)
    host, guest = ann.join(table), bob.join(table)
    host.until(lambda: is_here(host, "Bob"))
    guest.until(lambda: is_here(guest, "Ann"))
    assert guest.ask("sit", chair=1) == "done"
    assert host.ask("addBot", chair=2) == "done"
    assert guest.ask("say", text="Good luck!") == "done"
    host.until(lambda: bool(host.newest("remarks")["remarks"]))
    assert host.ask("start") == "done"
    play_on(host, guest)
    assert host.view["score"] == guest.view["score"]
    with bob.at(one).join(table) as again:  # reloads by way of the other process
        assert again.view == guest.view
        assert again.newest("remarks")["remarks"][0]["text"] == "Good luck!"
    assert bob.listed(table, "yours")


def test_a_bot_from_elsewhere_may_come_by_way_of_another_process(two: tuple[Running, Running]) -> None:
    one, other = two
    ann = one.guest("Ann")
    with ann.join(ann.open_table(players=2)) as host:
        assert host.ask("inviteBot", chair=1) == "done"
        bot = Bot(other, host.newest("botKey")["path"]).says_hello()
        host.until(lambda: host.table["chairs"][1]["present"])
        assert host.ask("start", first=1) == "done"
        done = bot.plays()
        host.until(host.my_turn)
        (move,) = host.newest("moved")["moves"]
        assert (move["action"], move["fallback"]) == (done, False)
        bot.leave()
        host.until(lambda: not host.table["chairs"][0]["present"])


def test_a_table_that_is_opened_in_one_process_is_in_the_lobby_of_the_other(two: tuple[Running, Running]) -> None:
    one, other = two
    looking = Visit(other.guest("Bob"), "/ws/lobby")
    looking.read()
    table = one.guest("Ann").open_table(public=True)
    while table not in [listed["id"] for listed in looking.read()["tables"]]:
        pass


def test_nobody_is_refused_because_a_process_has_not_heard_the_news(two: tuple[Running, Running]) -> None:
    one, other = two
    ann, bob = one.guest("Ann"), other.guest("Bob")
    table = ann.open_table(players=2)
    host, guest = ann.join(table), bob.join(table)
    assert guest.ask("sit", chair=1) == "done"
    assert host.ask("start") == "done"
    for _ in range(5):  # without waiting for what the server says
        version = host.version
        assert host.act(next(a for a in host.view["legal"] if a.startswith(("hint", "discard")))) == "done"
        legal = bob.at(one).join(table)
        action = next(a for a in legal.view["legal"] if a.startswith(("hint", "discard")))
        assert guest.ask("act", version=version + 1, action=action) == "done"
        host.until(host.my_turn)


def test_who_takes_part_in_another_process_is_asked_and_counts(two: tuple[Running, Running]) -> None:
    one, other = two
    ann, bob = one.guest("Ann"), other.guest("Bob")
    table = ann.open_table(players=2)
    host, guest = ann.join(table), bob.join(table)
    assert guest.ask("sit", chair=1) == "done"
    assert host.ask("start") == "done"
    assert host.act(next(a for a in host.view["legal"] if a.startswith("hint"))) == "done"
    host.until(lambda: is_here(host, "Bob"))
    assert host.ask("propose", what="undo") == "done"
    guest.until(lambda: bool(guest.table["proposals"]))
    assert host.view["version"] == 1, "who is here elsewhere has to agree"
    assert guest.ask("vote", proposal=guest.table["proposals"][0]["id"], yes=True) == "done"
    host.until(lambda: host.view["version"] == 0)


def test_a_clock_goes_off_once_whatever_process_one_comes_by(two: tuple[Running, Running]) -> None:
    one, other = two
    ann, bob = one.guest("Ann"), other.guest("Bob")
    table = ann.open_table(players=2, clock="turn", clock_seconds=1)
    host, guest = ann.join(table), bob.join(table)
    assert guest.ask("sit", chair=1) == "done"
    assert host.ask("start") == "done"
    for visit in (host, guest):
        visit.until(lambda: bool(visit.table["clock"]) and visit.table["clock"]["up"])  # noqa: B023
    assert host.act(next(a for a in host.view["legal"] if a.startswith("hint"))) == "done"
    for visit in (host, guest):
        visit.until(lambda: visit.table["clock"]["seat"] == 1 and visit.table["clock"]["up"])  # noqa: B023
    ups = [message["clock"]["up"] for message in guest.messages if message["type"] == "table" and message["clock"]]
    assert sum(now and not before for before, now in pairwise(ups)) == 2, "once for each turn"


def test_a_device_that_is_signed_out_loses_its_sockets_in_every_process(two: tuple[Running, Running]) -> None:
    one, other = two
    ann = one.guest("Ann")
    table = ann.open_table()
    elsewhere = ann.at(other).join(table)
    elsewhere.table  # noqa: B018  # it has been told
    device = ann.get("/api/devices")["devices"][0]["id"]
    ann.post("/api/devices/sign-out", {"device": device})
    assert elsewhere.closed() == 4401


def test_all_processes_together_let_a_person_open_so_many_tables(two: tuple[Running, Running]) -> None:
    one, other = two
    ann = one.guest("Ann")
    opened, refused = 0, 0
    while refused < 2:
        for guest in (ann, ann.at(other)):
            status = guest.post("/api/tables", {"edition": "norwegian", "players": 2})["status"]
            opened, refused = opened + (status == 201), refused + (status == 429)
    assert opened < 75, "60 at once, one more in 5 seconds, and those that two let through at the same moment"


@pytest.mark.slow
def test_if_a_process_is_killed_the_other_goes_on_with_the_bots_and_its_people_are_gone() -> None:
    with two_servers(bot_seconds=100 * PATIENCE) as ((one, _), (other, child)):  # nobody here waits so long for a bot
        ann, bob = one.guest("Ann"), other.guest("Bob")
        tables = [ann.open_table(players=3) for _ in range(4)]
        for table in tables:
            host, guest = ann.join(table), bob.join(table)
            assert guest.ask("sit", chair=1) == "done"
            assert host.ask("addBot", chair=2) == "done"
            assert host.ask("start") == "done"
            for visit in (host, guest):  # so that it is the bot's turn when the process is killed
                visit.until(visit.my_turn)
                if visit is guest:
                    guest.send("act", version=guest.version, action=guest.view["legal"][0])
                else:
                    assert visit.act(visit.view["legal"][0]) == "done"
        child.send_signal(signal.SIGKILL)
        child.wait()
        for table in tables:
            with ann.join(table) as host, bob.at(one).join(table) as guest:
                if guest.my_turn():  # it was lost on the way
                    assert guest.act(guest.view["legal"][0]) == "done"
                host.until(host.my_turn)
        with ann.join(tables[0]) as host:
            host.until(lambda: not is_here(host, "Bob"))
            with bob.at(one).join(tables[0]) as guest:
                play_on(host, guest)


@pytest.mark.slow
def test_workers_serve_on_one_port_and_another_takes_the_place_of_one_that_dies() -> None:
    with process(free_port(), postgres().new_database(), workers=2) as (server, parent):
        ann = server.guest("Ann")
        table = ann.open_table()
        workers = workers_of(parent.pid)
        assert len(workers) == 2
        visits = [ann.join(table) for _ in range(8)]
        os.kill(workers[0], signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        while len(set(workers_of(parent.pid)) - {workers[0]}) < 2:
            assert time.monotonic() < deadline
        with ann.join(table) as visit:
            assert visit.ask("say", text="Still here") == "done"
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(PATIENCE) == 0
        assert {visit.closed() for visit in visits} <= {1012, 1006, 0}
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


@pytest.mark.slow
def test_workers_end_with_the_process_that_started_them() -> None:
    with process(free_port(), postgres().new_database(), workers=2) as (_, parent):
        workers = workers_of(parent.pid)
        parent.send_signal(signal.SIGKILL)
        parent.wait()
        deadline = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            assert time.monotonic() < deadline


def test_several_workers_and_a_bus_on_an_sqlite_file_are_refused(tmp_path: Path) -> None:
    said = refused_start(tmp_path / "games.sqlite3", workers=2)
    assert said == "tamaya: Only one process can serve an SQLite file: --workers needs --database postgresql://…\n"
    said = refused_start(tmp_path / "games.sqlite3", bus="redis://localhost")
    assert said.endswith("belongs to one process, which needs no bus: several need --database postgresql://…\n")
    assert said.count("\n") == 1


@pytest.mark.skipif(no_valkey() is not None, reason=str(no_valkey()))
def test_processes_hear_each_other_by_way_of_valkey() -> None:
    with valkey() as bus, two_servers(bus=bus.address) as ((one, _), (other, _)):
        ann, bob = one.guest("Ann"), other.guest("Bob")
        table = ann.open_table(players=2)
        host, guest = ann.join(table), bob.join(table)
        host.until(lambda: is_here(host, "Bob"))
        assert guest.ask("sit", chair=1) == "done"
        assert host.ask("start") == "done"
        play_on(host, guest)
