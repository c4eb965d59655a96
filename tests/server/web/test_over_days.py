"""Tables over days: nobody needs to be present, and when somebody is silent for days, what was agreed on happens,
across a restart and with nobody there."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tamaya.server.config import Config
from tests.server import databases
from tests.server.guests import PATIENCE, Guest, Message, Running, Visit, play_on, running
from tests.server.web.test_deals import DAY, Hands

OVER_DAYS = {"players": 2, "clock": "days", "clock_seconds": 3 * DAY}


def settings(place: str) -> Config:
    """A server that looks often, and soon forgets a table where nobody is."""
    return Config(database=place, port=0, bot_pause=0, days_watch=0.05, idle=0.05, absence=0.05)


@pytest.fixture(scope="module", params=databases.KINDS)
def clock_and_server(request: pytest.FixtureRequest) -> Iterator[tuple[Hands, Running]]:
    """A server with its clock, on each kind of database."""
    clock = Hands()
    with running(settings(databases.new_place(request.param)), clock=clock) as started:
        yield clock, started


def begin(ann: Guest, bob: Guest, **agreed: object) -> str:
    """Ann and Bob begin, Ann is to act, and both go; the table."""
    table = ann.open_table(**OVER_DAYS | agreed)
    with ann.join(table) as host:
        assert host.table["host"]["name"] == ann.person["name"]  # she is there before anybody could take her place
        with bob.join(table) as guest:
            assert guest.ask("sit", chair=1) == "done"
            assert host.ask("start") == "done"
    return table


def until_listed(person: Guest, table: str, is_so: Callable[[Message], bool]) -> Message:
    """How a table stands in somebody's list, as soon as it is so."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        listing = person.listed(table, "yours")
        if is_so(listing):
            return listing
        time.sleep(0.02)
    raise AssertionError(listing)


def awaits(person: Guest) -> Callable[[Message], bool]:
    """Whether a table waits for somebody."""
    return lambda listing: listing["awaits"] == person.person["id"]


def act(person: Guest, table: str) -> None:
    """Come, make a move, and go."""
    with person.join(table) as visit:
        visit.until(visit.my_turn)
        assert visit.act(next(one for one in visit.view["legal"] if one.startswith(("hint", "discard")))) == "done"


def moves(visit: Visit) -> list[Message]:
    """What was done before somebody came."""
    visit.until(lambda: any(message["type"] == "game" for message in visit.messages))
    found: list[Message] = next(message for message in visit.messages if message["type"] == "game")["moves"]
    return found


def test_a_game_goes_on_for_days_with_never_two_at_the_table(clock_and_server: tuple[Hands, Running]) -> None:
    clock, server = clock_and_server
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = begin(ann, bob)
    for one, other in ((ann, bob), (bob, ann), (ann, bob)):
        listed = until_listed(one, table, awaits(one))
        assert isinstance(listed["due"], float)
        assert 2.9 * DAY < listed["due"] - clock.now <= 3 * DAY
        clock.now += 2 * DAY
        act(one, table)
        until_listed(other, table, awaits(other))
    with ann.join(table) as visit:
        assert not any(move["stood_in"] for move in moves(visit))
        assert visit.table["host"]["name"] == "Ann"
        assert visit.ask("pause", on=True) == "no-clock-runs", "days are not stopped"
        assert visit.ask("propose", what="replace", seat=1) == "just-away", "they have days"


def test_who_is_silent_for_days_is_waited_for_or_replaced_as_the_others_like(
    clock_and_server: tuple[Hands, Running],
) -> None:
    clock, server = clock_and_server
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = begin(ann, bob)
    until_listed(ann, table, awaits(ann))
    clock.now += 3 * DAY
    until_listed(ann, table, lambda listing: listing["due"] is None)
    with bob.join(table) as visit:
        visit.until(lambda: visit.table["clock"]["up"])
        assert moves(visit) == [], "nobody has moved for her"
        assert visit.ask("propose", what="replace", seat=0) == "done"
        visit.until(visit.my_turn)


def test_a_bot_takes_the_turn_of_who_is_silent_while_nobody_is_there(clock_and_server: tuple[Hands, Running]) -> None:
    clock, server = clock_and_server
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = begin(ann, bob, clock_bot=True)
    until_listed(ann, table, awaits(ann))
    clock.now += 3 * DAY
    until_listed(bob, table, awaits(bob))
    with bob.join(table) as visit:
        visit.until(visit.my_turn)
        assert [move["stood_in"] for move in moves(visit)] == [True]


def test_the_game_ends_if_that_was_agreed_on_also_across_a_restart(tmp_path: Path) -> None:
    clock, place = Hands(), str(tmp_path / "tamaya.sqlite3")
    with running(settings(place), clock=clock) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = begin(ann, bob, clock_ends=True)
        until_listed(ann, table, awaits(ann))
    clock.now += 14 * DAY
    with running(settings(place), clock=clock) as server:
        ended = until_listed(ann.at(server), table, lambda listing: listing["phase"] == "over")
        assert ended["due"] is None
        [game] = ann.at(server).get("/api/games")["games"]
        assert game["outcome"] is None, "it was ended before its end"


@pytest.mark.parametrize(("clock", "seconds"), [("turn", DAY), ("player", DAY), ("days", 60)])
def test_days_are_for_tables_over_days(server: Running, clock: str, seconds: int) -> None:
    made = server.guest("Ann").post(
        "/api/tables", {"edition": "dutch", "players": 2, "clock": clock, "clock_seconds": seconds}
    )
    assert made["code"] == "clock-days"


def test_games_that_go_on_stand_before_those_that_are_over(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    going_on = begin(ann, bob)
    over = ann.open_table(players=2)
    with ann.join(over) as host, bob.join(over) as guest:
        guest.ask("sit")
        host.ask("start")
        play_on(host, guest)
    until_listed(ann, over, lambda listing: listing["phase"] == "over")
    assert [one["id"] for one in ann.get("/api/lobby")["yours"]] == [going_on, over]
