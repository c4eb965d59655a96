"""Clubs: a series of deals with dates, in teams that find each other or are drawn anew, compared by matchpoints, and
sealed until one has played."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from tamaya.server.config import Config, Limits
from tests.server import databases
from tests.server.guests import Guest, Message, Running, running
from tests.server.push_service import PushService, push_service
from tests.server.web.test_deals import DAY, Hands, check_law_7, finish
from tests.server.web.test_over_days import until_listed
from tests.server.web.test_people import waiting

PLENTY = (1e6, 1e6)
LIMITS = Limits(requests=PLENTY, new_tables=PLENTY, reviews=PLENTY, asks=PLENTY)
House = tuple[Hands, Running]


@pytest.fixture(scope="module")
def pushes() -> Iterator[PushService]:
    """Where what is pushed comes, and can be read."""
    with push_service() as service:
        yield service


@pytest.fixture(scope="module", params=databases.KINDS)
def house(request: pytest.FixtureRequest, pushes: PushService) -> Iterator[House]:
    """A server with its clock, on each kind of database."""
    clock = Hands()
    place = databases.new_place(request.param)
    config = Config(database=place, port=0, bot_pause=0, limits=LIMITS, push=pushes.url)
    with running(config, clock=clock) as started:
        yield clock, started


def found(person: Guest, clock: Hands, **wish: object) -> str:
    """A club of three daily rounds for two players, unless it is to be another; its id."""
    plan = {"name": "Friday club", "settings": {"edition": "norwegian", "players": 2}, "rounds": 3, "minutes": 1440}
    made = person.post("/api/clubs", plan | {"start": clock.now} | wish)
    assert made["status"] == 201, made
    return str(made["id"])


def join(club: str, *people: Guest) -> None:
    """They follow the link."""
    for one in people:
        assert one.post(f"/api/clubs/{club}/join", {})["member"]


def page(person: Guest, club: str) -> Message:
    """The club as somebody sees it."""
    seen: Message = person.get(f"/api/clubs/{club}")
    return seen


def open_round(person: Guest, club: str) -> str:
    """The table where somebody plays the round that is open."""
    made = person.post(f"/api/clubs/{club}/tables", {})
    assert made["status"] == 201, made
    return str(made["id"])


def play_alone(person: Guest, club: str) -> str:
    """Play it with a bot; the table."""
    table = open_round(person, club)
    with person.join(table) as visit:
        assert visit.ask("addBot", chair=1, bot="cautious", speed="quick") == "done"
        assert visit.ask("start") == "done"
    finish(person, table)
    return table


def lose(person: Guest, club: str) -> None:
    """Play it with a bot, and as badly as can be."""
    table = open_round(person, club)
    with person.join(table) as visit:
        visit.ask("addBot", chair=1, bot="cautious", speed="quick")
        visit.ask("start")
        while visit.view["outcome"] is None:
            if visit.my_turn():
                visit.act(next(action for action in visit.view["legal"] if action.startswith("play")))
            else:
                visit.read()


def test_a_round_is_compared_by_those_who_have_played_it_and_then_by_all(house: House) -> None:
    clock, server = house
    ann, bob, cat, eve = (server.guest(name) for name in ("Ann", "Bob", "=Cat", "Eve"))
    club = found(ann, clock)
    join(club, bob, cat)
    assert page(eve, club) | {"names": []} == page(eve, club), "who does not belong to it sees nobody"
    assert eve.post(f"/api/clubs/{club}/tables", {})["code"] == "not-your-team"
    play_alone(ann, club)
    lose(cat, club)
    seen = page(ann, club)["rounds"][0]
    assert (seen["state"], seen["teams"], len(seen["results"])) == ("known", 2, 2)
    shares = {one["names"][0]: one["matchpoints"] for one in seen["results"]}
    assert sorted(shares.values()) in ([0.0, 1.0], [0.5, 0.5])
    not_yet = page(bob, club)["rounds"][0]
    assert (not_yet["state"], not_yet["teams"], not_yet["results"]) == ("open", 2, [])
    assert all(one["rounds"] == 0 for one in page(bob, club)["standings"])
    assert ann.post(f"/api/clubs/{club}/tables", {})["code"] == "deal-known"
    clock.now += DAY
    both = page(bob, club)
    assert (both["round"], both["rounds"][0]["state"], len(both["rounds"][0]["results"])) == (2, "over", 2)
    assert [one["name"] for one in both["standings"]][-1] in ("Bob", "=Cat")
    status, headers, body = server.request("GET", f"/api/clubs/{club}/results.csv", headers={"Cookie": bob.cookie})
    rows = list(csv.reader(io.StringIO(body.decode())))
    assert (status, headers["content-type"].partition(";")[0], len(rows)) == (200, "text/csv", 3)
    assert any(row[2].startswith("'=Cat") for row in rows), "no name is a formula"
    assert server.request("GET", f"/api/clubs/{club}/results.csv", headers={"Cookie": eve.cookie})[0] == 404
    clock.now += 2 * DAY
    assert page(ann, club)["round"] == 4
    assert ann.post(f"/api/clubs/{club}/tables", {})["code"] == "no-round-now"


def test_teams_are_drawn_anew_and_nobody_else_sits_down(house: House) -> None:
    clock, server = house
    people = [server.guest(f"P{number}") for number in range(5)]
    club = found(people[0], clock, drawn=True, rounds=2)
    join(club, *people[1:4])
    table = open_round(people[0], club)
    [mate] = [name for name in page(people[0], club)["rounds"][0]["team"] if name != "P0"]
    friend = people[int(mate[1])]
    assert open_round(friend, club) == table, "their table is there already"
    people[0].listed(table, "yours")
    assert [one["table"]["id"] for one in friend.get("/api/lobby")["asked"]] == [table], "and they hear of it"
    stranger = next(one for one in people[1:4] if one is not friend)
    with people[0].join(table) as host, friend.join(table) as guest, stranger.join(table) as third:
        assert third.ask("sit") == "not-your-team"
        assert guest.ask("sit") == "done"
        assert host.ask("start") == "done"
    join(club, people[4])
    assert open_round(people[4], club) not in (table, open_round(stranger, club)), "who comes late plays, too"
    assert page(people[4], club)["rounds"][0]["team"] == ["P4"]
    with people[4].join(open_round(people[4], club)) as alone:
        assert alone.ask("addBot", chair=1, bot="cautious", speed="quick") == "done"
        assert alone.ask("start") == "done"
    clock.now += DAY
    open_round(stranger, club)
    teams = {tuple(sorted(page(one, club)["rounds"][1]["team"])) for one in people}
    assert sorted(name for team in teams for name in team) == ["P0", "P1", "P2", "P3", "P4"]
    assert sorted(map(len, teams)) == [1, 2, 2]


def test_who_finds_their_own_team_sees_where_others_wait(house: House) -> None:
    clock, server = house
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    club = found(ann, clock)
    join(club, bob)
    table = open_round(ann, club)
    ann.listed(table, "yours")
    waiting(ann)
    assert open_round(ann, club) == table, "she waits there already"
    for one, tables in ((bob, [table]), (ann, [table]), (eve, [])):
        assert [found["id"] for found in page(one, club)["rounds"][0]["waiting"]] == tables
    with ann.join(table) as host, bob.join(table) as guest:
        assert guest.ask("sit") == "done"
        bob.listed(table, "yours")
        assert page(bob, club)["rounds"][0]["waiting"] == [], "it is full"
        assert host.ask("start") == "done"


def test_law_7_holds_for_clubs(house: House, pushes: PushService) -> None:
    clock, server = house
    ann, bob = server.guest("Ann"), server.guest("Bob")
    club = found(ann, clock)
    join(club, bob)
    table = play_alone(ann, club)
    until_listed(ann, table, lambda listing: listing["phase"] == "over")
    [game] = ann.get("/api/games")["games"]
    deal = page(ann, club)["rounds"][0]["deal"]
    check_law_7(server, ann, table, game["id"], deal, pushes)
    for path in (
        f"/api/clubs/{club}",
        f"/api/clubs/{club}/results.csv",
        f"/api/deals/{deal}",
        f"/api/games/{game['id']}",
    ):
        text = server.request("GET", path, headers={"Cookie": bob.cookie})[2].decode()
        assert f'"score":{game["score"]},' not in text
        assert game["id"] not in text, path
    assert bob.post(f"/api/deals/{deal}/tables", {"alone": True})["code"] == "club-deal"
    assert bob.post(f"/api/deals/{deal}/look", {})["code"] == "sealed-deal"
    assert server.guest("Eve").post(f"/api/deals/{deal}/tables", {"alone": True})["code"] == "club-deal"
    status, _, body = server.request("GET", f"/api/deals/{deal}", headers={"Cookie": server.guest("Eve").cookie})
    assert (status, b"no-such-deal" in body) == (404, True)


def test_a_club_goes_on_across_a_restart_and_who_leaves_is_gone(tmp_path: Path) -> None:
    clock, place = Hands(), str(tmp_path / "tamaya.sqlite3")
    with running(Config(database=place, port=0, bot_pause=0, limits=LIMITS), clock=clock) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        club = found(ann, clock, start=clock.now + DAY)
        join(club, bob)
        assert page(ann, club)["round"] == 0
        assert ann.post(f"/api/clubs/{club}/tables", {})["code"] == "no-round-now"
    clock.now += DAY + 1
    with running(Config(database=place, port=0, bot_pause=0, limits=LIMITS), clock=clock) as server:
        ann, bob = ann.at(server), bob.at(server)
        play_alone(ann, club)
        assert bob.post(f"/api/clubs/{club}/leave", {})["member"] is False
        assert page(ann, club)["names"] == ["Ann"]
        assert ann.get("/api/clubs")["clubs"] == [
            {"id": club, "name": "Friday club", "round": 1, "rounds": 3, "waits": False}
        ]
        assert bob.get("/api/clubs")["clubs"] == []


def test_who_founded_a_club_renames_ends_and_deletes_it_and_nobody_else(house: House) -> None:
    clock, server = house
    ann, bob = server.guest("Ann"), server.guest("Bob")
    club = found(ann, clock)
    join(club, bob)
    assert (page(ann, club)["yours"], page(bob, club)["yours"]) == (True, False)
    for way, wish in (("name", {"name": "Mine"}), ("end", {}), ("delete", {})):
        assert bob.post(f"/api/clubs/{club}/{way}", wish)["code"] == "not-founder"
    assert ann.post(f"/api/clubs/{club}/name", {"name": " Monday\n club "})["name"] == "Monday club"
    assert ann.post(f"/api/clubs/{club}/name", {"name": "\n"})["code"] == "bad-name"
    table = play_alone(ann, club)
    until_listed(ann, table, lambda listing: listing["phase"] == "over")
    [game] = ann.get("/api/games")["games"]
    clock.now += DAY
    play_alone(ann, club)
    ended = ann.post(f"/api/clubs/{club}/end", {})
    assert (ended["round"], len(ended["rounds"])) == (2, 2)
    assert bob.get("/api/clubs")["clubs"][0]["waits"], "the last round goes on"
    clock.now += DAY
    assert ann.post(f"/api/clubs/{club}/end", {})["code"] == "no-round-now"
    assert ann.post(f"/api/clubs/{club}/delete", {})["clubs"] == []
    assert (bob.get("/api/clubs")["clubs"], ann.post(f"/api/clubs/{club}/join", {})["code"]) == ([], "no-such-club")
    assert game["id"] in [one["id"] for one in ann.get("/api/games")["games"]], "the games stay"


def test_a_club_that_is_deleted_unseals_nothing(house: House) -> None:
    clock, server = house
    ann, bob = server.guest("Ann"), server.guest("Bob")
    club = found(ann, clock)
    join(club, bob)
    table = play_alone(ann, club)
    until_listed(ann, table, lambda listing: listing["phase"] == "over")
    [game] = ann.get("/api/games")["games"]
    assert ann.post(f"/api/clubs/{club}/delete", {})["status"] == 200
    assert server.request("GET", f"/api/games/{game['id']}", headers={"Cookie": bob.cookie})[0] >= 400
    clock.now += DAY
    assert server.request("GET", f"/api/games/{game['id']}", headers={"Cookie": bob.cookie})[0] == 200


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"start": 1e300}, "club-dates"),
        ({"name": "\u200b\n"}, "bad-name"),
        ({"rounds": 31}, "bad-message"),
        ({"minutes": 5}, "bad-message"),
        ({"settings": {"edition": "nowhere", "players": 2}}, "unknown-edition"),
        ({"settings": {"edition": "dutch", "players": 2, "agreement": "whatever"}}, "unknown-convention"),
    ],
)
def test_a_club_that_makes_no_sense_is_refused(server: Running, wish: Message, code: str) -> None:
    plan = {"name": "Club", "settings": {"edition": "dutch", "players": 2}, "rounds": 1, "minutes": 60, "start": 0}
    assert server.guest("Ann").post("/api/clubs", plan | wish)["code"] == code


def test_a_masterpiece_is_won_or_lost_and_gives_no_points(house: House) -> None:
    clock, server = house
    ann, bob = server.guest("Ann"), server.guest("Bob")
    club = found(ann, clock, settings={"edition": "norwegian", "players": 2, "options": {"masterpiece": True}})
    join(club, bob)
    for one in (ann, bob):
        lose(one, club)
    seen = page(ann, club)
    assert [(one["score"], one["matchpoints"]) for one in seen["rounds"][0]["results"]] == [(-1, 0.5)] * 2
    assert {one["points"] for one in seen["standings"]} == {0}
