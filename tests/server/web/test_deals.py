"""Deals that several teams play: the one of the day, and those that are passed on. Law 7: nothing of one reaches those
who may still play it."""

import contextlib
import datetime
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tamaya.review.daily import daily_deal
from tamaya.server.archive.finished import matchpoints
from tamaya.server.config import Config, Limits
from tests.server import databases
from tests.server.guests import Guest, Running, Visit, play_on, running
from tests.server.push_service import PushService, push_service
from tests.server.web.test_http_fuzz import REQUESTS

DAY = 24 * 3600
NOON = datetime.datetime(2026, 12, 23, 12, tzinfo=datetime.UTC).timestamp()


@dataclass
class Hands:
    """A clock that the test sets."""

    now: float = NOON

    def __call__(self) -> float:
        """What it says. It goes on a little, as clocks do."""
        self.now += 0.001
        return self.now


@pytest.fixture(scope="module")
def pushes() -> Iterator[PushService]:
    """Where what is pushed comes, and can be read."""
    with push_service() as service:
        yield service


@pytest.fixture(scope="module", params=databases.KINDS)
def clock_and_server(request: pytest.FixtureRequest, pushes: PushService) -> Iterator[tuple[Hands, Running]]:
    """A server with its clock, on each kind of database."""
    clock = Hands()
    place, plenty = databases.new_place(request.param), (1e6, 1e6)
    limits = Limits(
        asks=plenty, files=plenty, imports=plenty, new_people=plenty, new_tables=plenty, requests=plenty, reviews=plenty
    )
    config = Config(database=place, port=0, bot_pause=0, limits=limits, push=pushes.url)
    with running(config, clock=clock) as started:
        yield clock, started


def begin(person: Guest, deal: str, alone: bool = True) -> str:
    """Begin with a deal; the table."""
    made = person.post(f"/api/deals/{deal}/tables", {"alone": alone})
    assert made["status"] == 201, made
    return str(made["id"])


def finish(person: Guest, table: str) -> None:
    """Play to the end."""
    with person.join(table) as visit:
        play_on(visit)


def refused(person: Guest, path: str) -> str:
    """The code with which a request is refused."""
    status, _, body = person.server.request("GET", path, headers={"Cookie": person.cookie})
    assert status >= 400, body
    return str(json.loads(body)["code"])


@pytest.mark.parametrize(
    ("own", "others", "share"),
    [
        (20, [], None),
        (20, [19], 1.0),
        (20, [20], 0.5),
        (20, [21], 0.0),
        (22, [25, 22, 22, 18], 0.5),  # one beaten, two ties
        (25, [25, 24, 0], 2.5 / 3),
        (0, [0, 0, 3], 1 / 3),
    ],
)
def test_matchpoints_are_the_share_of_results_one_beats_with_ties_half(
    own: int, others: list[int], share: float | None
) -> None:
    assert matchpoints(own, others) == share


def test_the_deal_of_the_day_is_played_once_and_compared(clock_and_server: tuple[Hands, Running]) -> None:
    clock, server = clock_and_server
    ann, bob = server.guest("Ann"), server.guest("Bob")
    before = ann.get("/api/deals/today")
    today = before["day"]
    assert (before["state"], before["results"], before["streak"]) == ("open", None, 0)
    table = begin(ann, "today")
    assert begin(ann, "today") == table, "nobody begins twice"
    assert ann.get("/api/deals/today")["state"] == "begun"
    finish(ann, table)
    after = ann.get("/api/deals/today")
    assert (after["state"], after["streak"], after["teams"]) == ("known", 1, before["teams"] + 1)
    assert after["results"]["own"] in [game["id"] for game in after["results"]["games"]]
    assert after["results"]["solution"] is None, "there is another day for that"
    assert ann.post("/api/deals/today/tables", {"alone": True})["code"] == "deal-known"
    finish(bob, begin(bob, today))
    both = bob.get(f"/api/deals/{today}")
    assert sum(count for _, count in both["results"]["scores"]) == both["teams"] == after["teams"] + 1
    assert both["results"]["matchpoints"] is not None
    assert [game["names"][0] for game in both["results"]["games"]] == ["Bob"], "they have not played together"
    clock.now += DAY
    assert bob.get("/api/deals/today")["state"] == "open"
    late = server.guest("Late").get(f"/api/deals/{today}")
    assert late["state"] == "over"
    solution = bob.get(f"/api/games/{late['results']['solution']}")
    assert solution["game"]["outcome"] == "perfect"
    assert bob.post(f"/api/deals/{today}/tables", {"alone": True})["code"] == "deal-over"
    tomorrow = datetime.date.fromisoformat(today) + datetime.timedelta(2)
    assert refused(bob, f"/api/deals/{tomorrow}") == "no-such-deal"


def test_a_team_of_people_plays_it_and_nobody_who_knows_it_joins(clock_and_server: tuple[Hands, Running]) -> None:
    _, server = clock_and_server
    knows = server.guest("Knows")
    finish(knows, begin(knows, "today"))
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = begin(ann, "today", alone=False)
    with ann.join(table) as host, knows.join(table) as third, bob.join(table) as guest:
        assert third.ask("sit") == "deal-known"
        assert guest.ask("sit") == "done"
        settings = host.table["settings"]
        for change in ({"options": {"hints": 7}}, {"spectators": True}, {"deal": ""}, {"seed": 1}):
            assert host.ask("configure", settings=settings | change) == "deal-fixed"
        assert host.ask("inviteBot", chair=2) == "deal-fixed", "its host could see the cards"
        assert host.ask("configure", settings=settings | {"talk": "silent"}) == "done"
        for chair in range(2, settings["players"]):
            assert host.ask("addBot", chair=chair, bot="cautious", speed="quick") == "done"
        assert host.ask("start") == "done"
        assert bob.post("/api/deals/today/tables", {"alone": True})["id"] == table, "he has begun"
        assert third.ask("watch", seat=0) == "no-spectators"
        play_on(host, guest)
    names = ann.get("/api/deals/today")["results"]["games"][0]["names"]
    assert {"Ann", "Bob"} <= set(names)


def test_a_finished_game_is_passed_on_and_its_page_is_sealed_until_one_has_played(
    clock_and_server: tuple[Hands, Running],
) -> None:
    _, server = clock_and_server
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.post("/api/practice", {"settings": {"edition": "danish", "players": 2}, "bot": "cautious"})
    finish(ann, made["id"])
    game = ann.get("/api/games")["games"][0]["id"]
    assert bob.get(f"/api/games/{game}")["deal"] is None
    assert bob.post(f"/api/games/{game}/deal", {})["code"] == "not-your-game"
    deal = ann.post(f"/api/games/{game}/deal", {})["id"]
    assert ann.post(f"/api/games/{game}/deal", {})["id"] == deal
    assert ann.get(f"/api/games/{game}")["deal"] == deal
    assert ann.get(f"/api/deals/{deal}")["state"] == "known"
    assert refused(bob, f"/api/games/{game}") == "sealed-deal"
    file = server.request("GET", f"/api/games/{game}/record", headers={"Cookie": ann.cookie})[2]
    assert server.request("POST", "/api/games/files", file, {"Cookie": bob.cookie})[0] == 201
    assert server.request("GET", "/api/games/files", headers={"Cookie": bob.cookie})[::2] == (200, b"")
    told = bob.post("/api/exercises", {"name": ""})
    assert (told["due"], told["waiting"], told["names"]) == ([], 0, []), "nothing of it is asked, not even who played"
    finish(bob, begin(bob, deal))
    compared = bob.get(f"/api/deals/{deal}")["results"]
    assert {one["names"][0] for one in compared["games"]} == {"Ann", "Bob"}
    scores = {one["names"][0]: one["score"] for one in compared["games"]}
    assert compared["matchpoints"] == matchpoints(scores["Bob"], [scores["Ann"]])
    assert bob.get(f"/api/games/{game}")["beaten"] is not None
    eve = server.guest("Eve")
    assert eve.post(f"/api/deals/{deal}/look", {})["state"] == "known"
    assert eve.get(f"/api/games/{game}")["deal"] == deal
    assert eve.post(f"/api/deals/{deal}/tables", {"alone": True})["code"] == "deal-known"
    assert eve.post("/api/deals/today/look", {})["code"] == "sealed-deal"


def test_who_deletes_a_game_still_knows_its_deal(clock_and_server: tuple[Hands, Running]) -> None:
    _, server = clock_and_server
    ann = server.guest("Ann")
    end_soon(ann, begin(ann, "today"), stop=True)
    made = ann.post("/api/practice", {"settings": {"edition": "danish", "players": 2}, "bot": "cautious"})
    end_soon(ann, made["id"], stop=True)
    another, first = (game["id"] for game in ann.get("/api/games")["games"])
    passed_on = ann.post(f"/api/games/{another}/deal", {})["id"]
    for game, deal in ((first, "today"), (another, passed_on)):
        assert ann.post(f"/api/games/{game}/delete", {"on": True})["deleted"]
        assert ann.get(f"/api/deals/{deal}")["state"] == "known"
        assert ann.post(f"/api/deals/{deal}/tables", {"alone": True})["code"] == "deal-known"


def test_yesterdays_deal_has_its_solution_though_nobody_has_played_it(server: Running) -> None:
    ann = server.guest("Ann")
    yesterday = ann.get("/api/deals/today")["before"]
    seen = ann.get(f"/api/deals/{yesterday}")
    assert (seen["state"], seen["teams"], seen["results"]["games"]) == ("over", 0, [])
    assert ann.get(f"/api/games/{seen['results']['solution']}")["game"]["outcome"] == "perfect"
    assert ann.get(f"/api/deals/{seen['before']}")["results"] is None, "but not all days that ever were"


def test_there_is_no_day_before_the_first(server: Running) -> None:
    assert server.guest("Ann").get("/api/deals/0001-01-01")["before"] is None


def test_a_table_for_a_deal_cannot_be_asked_for_by_its_settings(server: Running) -> None:
    ann = server.guest("Ann")
    settings = {"edition": "danish", "players": 2, "deal": "x"}
    assert ann.post("/api/tables", settings)["code"] == "deal-fixed"
    assert ann.post("/api/practice", {"settings": settings})["code"] == "deal-fixed"


def test_law_7_nobody_deals_the_cards_of_today_by_their_seed(clock_and_server: tuple[Hands, Running]) -> None:
    clock, server = clock_and_server
    ann = server.guest("Ann")
    today = datetime.datetime.fromtimestamp(clock.now, datetime.UTC).date()
    settings = ann.get("/api/deals/today")["settings"] | {"deal": "", "seed": daily_deal(today).seed, "public": True}
    with ann.join(ann.open_table(**settings)) as host:
        for chair in range(1, settings["players"]):
            assert host.ask("addBot", chair=chair, bot="cautious", speed="quick") == "done"
        assert host.ask("start") == "sealed-deal"
        host.ask("configure", settings=host.table["settings"] | {"seed": settings["seed"] + 1})
        assert host.ask("start") == "done"
    refused = ann.post("/api/practice", {"settings": settings})
    assert (refused["code"], refused["details"]["deal"]) == ("sealed-deal", today.isoformat())


def test_at_a_compared_game_nothing_that_showed_a_card_is_taken_back(clock_and_server: tuple[Hands, Running]) -> None:
    _, server = clock_and_server
    ann = server.guest("Ann")
    with ann.join(begin(ann, "today")) as visit:
        visit.until(visit.my_turn)
        own = visit.view["hands"][visit.table["you"]["seat"] if "seat" in visit.table.get("you", {}) else 0][0]["id"]
        assert visit.act(f"play {own}") == "done"
        assert visit.ask("suggest") in ("not-practice", "not-your-turn")
        assert visit.ask("propose", what="undo") == "undo-revealed"


def tells(server: Running, who: Guest | None, game: str, table: str, deal: str) -> Iterator[tuple[str, str]]:
    """Everything that the server says to somebody about a game, a table and a deal: each request that there is, with
    each of the three for its id, and each socket."""
    cookie = {"Cookie": who.cookie} if who else {}
    for line in REQUESTS:
        method, _, route = line.partition(" ")
        for part in (game, table, deal) if "{id}" in route else ("x",):
            path = route.replace("{id}", part).replace("{name}", "chop").replace("{path:path}", f"d/{deal}")
            for search in ("", "?seat=0", "?move=3&seat=1", "?format=hanab-live", "?depth=deep")[
                : 5 if part == game else 1
            ]:
                if line not in ASKED_FOR:
                    body = WISHES.get(line, {}) if method == "POST" else None
                    yield (
                        f"{line} {path}{search}",
                        server.request(method, path + search, body, cookie)[2].decode(errors="replace"),
                    )
    for path in ("/ws/lobby", f"/ws/game/{game}", f"/ws/table/{table}"):
        with Visit(who or Guest(server, "", {}), path) as visit:
            with contextlib.suppress(ConnectionClosed):
                if not path.endswith(f"{game}") and path != "/ws/lobby":
                    assert visit.ask("watch", seat=0) != "done"
                    assert visit.ask("look", version=3) != "done"
                else:
                    visit.read()
            yield path, "".join(visit.received)


# These change who one is, or are how one comes to know a deal: whoever asks for them wants that.
ASKED_FOR = {
    *("POST /api/me", "POST /api/deals/{id}/look", "POST /api/deals/{id}/tables", "POST /api/device/use"),
    "POST /api/devices/sign-out",
}
WISHES: dict[str, object] = {
    "POST /api/games/{id}/branches": {"at": 0, "bot": "cautious"},
    "POST /api/games/{id}/review": {"depth": "first", "on": True},
    "POST /api/games/{id}/private": {"on": True},
    "POST /api/games/{id}/delete": {"on": True},
}


def pushed(ann: Guest, eve: Guest, pushes: PushService, sealed: str) -> Iterator[tuple[str, str]]:
    """What Eve's device shows and her feed has once Ann has played with her, has asked her to tables, also to the one
    of the sealed deal, has moved over days, and waits."""
    device = eve.person["id"]
    assert eve.post("/api/notices/device", pushes.device(device, eve.get("/api/notices")["key"]))["here"]
    before = len(pushes.got)
    for settings in ({}, {"clock": "days", "clock_seconds": 3 * DAY}):
        table = ann.open_table(players=2, **settings)
        with ann.join(table) as host, eve.join(table) as guest:
            assert guest.ask("sit", chair=1) == "done"
            assert host.ask("start") == "done"
            if not settings:
                play_on(host, guest)
                continue
            host.until(host.my_turn)
            assert host.act(host.view["legal"][-1]) == "done"
    eve.listed(table, "yours")
    assert pushes.until(before + 1)[-1][1]["tag"] == table
    assert ann.post(f"/api/tables/{table}/nudge", {})["status"] == 200
    another = ann.open_table(players=2)
    ann.listed(another, "yours")
    for one in (sealed, another):
        ann.post("/api/people/ask", {"table": one, "people": [device]})
    found = pushes.until(before + 3)[before:]
    assert {one for one, _ in found} == {device}
    for _, message in found:
        assert set(message) == {"title", "body", "url", "tag", "count"}
        yield f"push: {message['title']}", json.dumps(message)
    feed = eve.get("/api/notices")["feed"]
    yield feed, eve.server.request("GET", feed)[2].decode()


def check_law_7(server: Running, ann: Guest, table: str, game: str, deal: str, pushes: PushService) -> None:
    """Nothing tells those who may still play a deal, with a name or without, how Ann's game of it went."""
    page = ann.get(f"/api/games/{game}")
    record = ann.get(f"/api/games/{game}/record")
    listing = page["game"]
    faces = ",".join(f'"{card}"' for card in record["deck"][:4])
    score = listing["score"]
    telling = [f'"score":{score},', f"{score} / {listing['max_score']}", '"outcome":"', faces, '"hands":', "<svg"]
    eve = server.guest("Eve")
    for who in (eve, None):
        for where, text in (*tells(server, who, game, table, deal), *(pushed(ann, eve, pushes, table) if who else ())):
            if "conventions" in where or "lessons" in where or "practice" in where or "editions" in where:
                continue  # they know no game
            for word in (*telling, "too-fast"):
                assert word not in text, (where, word, text[:300])


def test_law_7_no_message_or_page_tells_of_the_deal_of_the_day(
    clock_and_server: tuple[Hands, Running], pushes: PushService
) -> None:
    clock, server = clock_and_server
    clock.now += DAY
    ann = server.guest("Ann")
    table = begin(ann, "today")
    finish(ann, table)
    page = ann.get("/api/deals/today")
    check_law_7(server, ann, table, page["results"]["own"], page["id"], pushes)


def test_law_7_nor_of_a_game_that_was_passed_on_not_even_at_the_table_where_it_was_played(
    clock_and_server: tuple[Hands, Running], pushes: PushService
) -> None:
    _, server = clock_and_server
    ann = server.guest("Ann")
    table = ann.open_table(players=2, public=True)
    with ann.join(table) as host:
        assert host.ask("addBot", chair=1, bot="cautious", speed="quick") == "done"
        assert host.ask("start") == "done"
        play_on(host)
    with server.guest("Bob").join(table) as spectator:
        assert spectator.view["outcome"] is not None
    game = ann.get("/api/games")["games"][0]["id"]
    deal = ann.post(f"/api/games/{game}/deal", {})["id"]
    check_law_7(server, ann, table, game, deal, pushes)


def test_a_fortnight_goes_by_across_restarts(tmp_path: Path) -> None:
    """A day is missed, and another one is given up: neither counts."""
    clock, file = Hands(), str(tmp_path / "games.sqlite3")
    person: Guest | None = None
    for week in ((0, 1, 2, 3, 4, 0, 1), (2, 0, 1, 2, 3, 4, 5)):
        with running(Config(database=file, port=0, bot_pause=0), clock=clock) as server:
            person = server.guest("Ann") if person is None else person.at(server)
            for streak in week:
                page = person.get("/api/deals/today")
                assert page["streak"] == streak
                if page["day"] != "2026-12-27":
                    end_soon(person, begin(person, "today"), stop=page["day"] == "2026-12-30")
                clock.now += DAY


def end_soon(person: Guest, table: str, stop: bool) -> None:
    """Let the game be lost by mistakes, or stop it."""
    with person.join(table) as visit:
        while visit.view["outcome"] is None and not stop:
            if visit.my_turn():
                assert visit.act(next(action for action in visit.view["legal"] if action.startswith("play"))) == "done"
            else:
                visit.read()
        assert not stop or visit.ask("propose", what="end") == "done"
