"""However long people play, nothing stays behind: no cycles for the garbage collector, and no objects."""

import gc
import time
import weakref
from collections.abc import Callable, Iterator

import pytest

from tamaya.server.config import Config, Limits
from tamaya.server.web.running.run import collect_all, collect_little
from tests.server.guests import PATIENCE, Running, Visit, running

ROUNDS = 8
PLENTY = (1e9, 1e9)


def play_a_little(server: Running) -> None:
    """Two people at a table and in the lobby: they play, talk, err and go."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table(public=True)
    with ann.join(table) as host, bob.join(table) as guest, Visit(bob, "/ws/lobby") as lobby:
        lobby.until(lambda: any(one["id"] == table for one in lobby.newest("lobby")["tables"]))
        assert guest.ask("sit", chair=1) == "done"
        assert host.ask("start") == "done"
        guest.until(lambda: guest.table["phase"] == "playing")
        for _ in range(4):
            turn = host if host.my_turn() else guest
            assert turn.act(turn.view["legal"][-1]) == "done"
            for visit in (host, guest):
                visit.catch_up(turn.view["version"])
        assert host.ask("act", version=0, action="play 1") == "stale"
        assert host.ask("sit", chair=99) == "bad-message"
        assert host.ask("look", version=1) == "past"
        assert host.ask("propose", what="end") == "done"
    server.visits.clear()


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until something is true."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until


def is_empty(server: Running) -> bool:
    """Whether all tables have been forgotten."""
    return b"tamaya_tables 0\n" in server.request("GET", "/metrics")[2]


@pytest.mark.slow
def test_tables_that_come_and_go_leave_no_cycles_and_no_objects() -> None:
    moment = 0.01
    config = Config(
        database=":memory:", port=0, bot_pause=0, idle=moment, absence=moment,
        limits=Limits(messages=PLENTY, new_people=PLENTY, new_tables=PLENTY),
    )  # fmt: skip
    with running(config) as server:
        for _ in range(3):
            play_a_little(server)
        wait_for(lambda: is_empty(server))
        gc.collect()
        gc.disable()
        try:
            before = len(gc.get_objects())
            for _ in range(ROUNDS):
                play_a_little(server)
            wait_for(lambda: is_empty(server))
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            cycles = [type(one).__name__ for one in gc.garbage]
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()
        assert len(cycles) < 10 * ROUNDS, cycles
        wait_for(lambda: gc.collect() == 0 and len(gc.get_objects()) < before + 20 * ROUNDS)


class Cycle:
    """Something that reaches itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collected_little() -> Iterator[None]:
    """Memory is tidied as it is in a server."""
    collect_little()
    yield
    gc.enable()
    gc.unfreeze()


@pytest.mark.usefixtures("collected_little")
def test_the_garbage_collector_looks_at_nothing_by_itself() -> None:
    assert gc.get_freeze_count() > 10_000
    before = [stats["collections"] for stats in gc.get_stats()]
    kept: list[list[int]] = [[] for _ in range(300_000)]
    assert len(kept) == 300_000
    assert [stats["collections"] for stats in gc.get_stats()] == before


@pytest.mark.usefixtures("collected_little")
def test_a_server_tidies_up_new_cycles_and_never_looks_at_everything_while_people_are_there() -> None:
    with running(Config(database=":memory:", port=0)) as server, Visit(server.guest("Ann"), "/ws/lobby"):
        full = gc.get_stats()[2]["collections"]
        made: list[weakref.ref[Cycle]] = []

        def is_one_gone() -> bool:  # one that is looked at while it is being made stays
            made.append(weakref.ref(Cycle()))
            return any(one() is None for one in made)

        wait_for(is_one_gone)
        assert gc.get_stats()[2]["collections"] == full


@pytest.mark.usefixtures("collected_little")
def test_cycles_that_were_put_aside_are_found_when_everything_is_looked_through() -> None:
    cycle = weakref.ref(Cycle())
    gc.freeze()
    gc.collect()
    assert cycle() is not None
    collect_all()
    assert cycle() is None
