"""People who are away hear that it is their turn, that they are asked, that others wait: on their devices, and in a
feed; once, not at night, and never with a card."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.server import databases
from tests.server.guests import Guest, Running, play_on, running
from tests.server.push_service import PushService, push_service
from tests.server.web.test_deals import DAY, Hands
from tests.server.web.test_over_days import act, awaits, begin, settings, until_listed
from tests.server.web.test_people import ask, asked, play_together, waiting

HOUR = 3600
ATOM = "{http://www.w3.org/2005/Atom}"
House = tuple[Hands, Running, PushService]


@pytest.fixture(params=databases.KINDS)
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    """A server with its clock and a push service, on each kind of database."""
    clock = Hands()
    with push_service() as service:
        config = replace(settings(databases.new_place(request.param)), push=service.url)
        with running(config, clock=clock) as server:
            yield clock, server, service


def tell(person: Guest, service: PushService, name: str, language: str = "en") -> None:
    """A device of somebody is to be told."""
    key = person.get("/api/notices")["key"]
    told = person.post("/api/notices/device", service.device(name, key, language))
    assert (told["status"], told["here"]) == (200, True)


def feed_of(person: Guest) -> tuple[int, bytes]:
    """Somebody's feed, as a program without a cookie reads it."""
    status, _, body = person.server.request("GET", person.get("/api/notices")["feed"])
    return status, body


def titles(person: Guest) -> list[str | None]:
    """What stands in it."""
    status, body = feed_of(person)
    assert status == 200
    return [entry.findtext(f"{ATOM}title") for entry in ElementTree.fromstring(body).iter(f"{ATOM}entry")]


def test_each_turn_is_told_once_in_ones_language_and_without_a_card(house: House) -> None:
    clock, server, service = house
    ann, bob = server.guest("Ann"), server.guest("Bob")
    tell(ann, service, "ann")
    tell(bob, service, "bob", "de")
    table = begin(ann, bob)
    assert [one for one, _ in service.until(1)] == ["ann"]
    clock.now += HOUR
    act(ann, table)
    device, message = service.until(2)[1]
    assert (device, message["title"], message["count"]) == ("bob", "Du bist dran: Ann", 1)
    assert message["url"].startswith(f"/t/{table}")
    act(bob, table)
    assert [one for one, _ in service.until(3)] == ["ann", "bob", "ann"]
    assert set(service.got[1][1]) == {"title", "body", "url", "tag", "count"}, "no field for a card"
    assert b"Ann" not in b"".join(service.bodies), "nobody on the way can read it"


def test_at_night_nobody_is_told_and_nothing_that_is_over_by_then(house: House) -> None:
    clock, server, service = house
    ann, bob = server.guest("Ann"), server.guest("Bob")
    tell(bob, service, "bob")
    quiet = {"quiet_from": 12 * 60, "quiet_until": 13 * 60, "zone": "UTC"}
    assert bob.post("/api/notices/quiet", quiet)["quiet_until"] == 13 * 60
    first, second = begin(ann, bob), begin(ann, bob)
    act(ann, first)
    act(ann, second)
    until_listed(bob, second, awaits(bob))
    act(bob, first)
    until_listed(ann, first, awaits(ann))
    clock.now += 61 * 60
    [(_, message)] = service.until(1)
    assert (message["tag"], message["count"]) == (second, 1)


def test_a_nudge_and_an_invitation_are_told_and_do_not_come_again_and_again(house: House) -> None:
    clock, server, service = house
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    play_together(ann, bob)
    table = begin(ann, bob)
    act(ann, table)
    until_listed(bob, table, awaits(bob))
    tell(bob, service, "bob")
    assert [message["title"] for _, message in service.until(1)] == ["It is your turn: Ann"], "it still is"
    assert eve.post(f"/api/tables/{table}/nudge", {})["code"] == "no-such-table"
    assert bob.post(f"/api/tables/{table}/nudge", {})["code"] == "nobody-to-nudge"
    assert ann.post(f"/api/tables/{table}/nudge", {})["status"] == 200
    assert ann.post(f"/api/tables/{table}/nudge", {})["code"] == "nudged-already"
    assert service.until(2)[1][1]["title"] == "Ann is waiting for your move"
    another = ann.open_table(players=2)
    ann.listed(another, "yours")
    for _ in range(3):
        ann.post("/api/people/ask", {"table": another, "people": [bob.person["id"], eve.person["id"]]})
    assert service.until(3)[2][1]["title"] == "Ann has invited you to a table"
    assert titles(bob) == ["Ann has invited you to a table", "It is your turn: Ann"]
    clock.now += 13 * HOUR
    assert bob.post("/api/people/block", {"person": ann.person["id"], "on": True})["status"] == 200
    assert ann.post(f"/api/tables/{table}/nudge", {})["status"] == 200, "she does not learn that he does not hear her"
    act(bob, table)
    act(ann, table)
    assert [message["title"] for _, message in service.until(4)][3] == "It is your turn: Ann", "and no nudge before it"


def test_members_hear_when_a_round_opens_unless_they_have_begun_or_left(house: House) -> None:
    clock, server, service = house
    ann, bob, cat = server.guest("Ann"), server.guest("Bob"), server.guest("Cat")
    plan = {"name": "Friday", "settings": {"edition": "norwegian", "players": 2}, "rounds": 3, "minutes": 60}
    club = ann.post("/api/clubs", plan | {"start": clock.now + HOUR})["id"]
    for one, name in ((ann, "ann"), (bob, "bob"), (cat, "cat")):
        one.post(f"/api/clubs/{club}/join", {})
        tell(one, service, name)
    assert titles(bob) == []
    assert cat.post(f"/api/clubs/{club}/leave", {})["member"] is False
    clock.now += HOUR
    told = service.until(2)
    assert sorted(device for device, _ in told) == ["ann", "bob"]
    assert {message["title"] for _, message in told} == {"Friday: round 1 is open"}
    assert told[0][1]["url"] == f"/c/{club}"
    assert titles(bob) == ["Friday: round 1 is open"]
    assert titles(cat) == []
    assert bob.get("/api/clubs")["clubs"][0]["waits"]
    assert ann.post(f"/api/clubs/{club}/name", {"name": "Monday"})["status"] == 200
    clock.now += HOUR
    assert {message["title"] for _, message in service.until(4)[2:]} == {"Monday: round 2 is open"}


def test_who_is_silent_for_days_is_told_that_their_time_is_up(house: House) -> None:
    clock, server, service = house
    ann, bob = server.guest("Ann"), server.guest("Bob")
    tell(bob, service, "bob")
    table = begin(ann, bob)
    act(ann, table)
    service.until(1)
    clock.now += 3 * DAY
    assert [message["title"] for _, message in service.until(2)][1] == "Your time is up, but it is still your turn"
    until_listed(bob, table, lambda listing: listing["due"] is None)
    act(bob, table)
    act(ann, table)
    assert [message["title"] for _, message in service.until(3)][2] == "It is your turn: Ann", "and nothing else"


@pytest.mark.parametrize(
    ("agreed", "title"),
    [
        ({"clock_bot": True}, "A bot takes your turn in less than 12 hours"),
        ({"clock_ends": True}, "The game ends in less than 12 hours"),
    ],
)
def test_who_is_silent_hears_in_time_what_happens_next_unless_they_act(
    house: House, agreed: dict[str, bool], title: str
) -> None:
    clock, server, service = house
    ann, bob = server.guest("Ann"), server.guest("Bob")
    tell(bob, service, "bob")
    acted, silent = begin(ann, bob, **agreed), begin(ann, bob, **agreed)
    for table in (acted, silent):
        act(ann, table)
    service.until(2)
    act(bob, acted)
    until_listed(ann, acted, awaits(ann))
    clock.now += 2.5 * DAY + 60
    service.until(3)
    clock.now += DAY
    until_listed(bob, silent, lambda listing: listing["awaits"] != bob.person["id"])
    told = [message["tag"] for _, message in service.got if message["title"] == title]
    assert told == [silent], "once, and not where they acted, whoever's turn it is by now"


def test_whoever_was_there_is_asked_to_play_again_and_not_those_who_still_are(house: House) -> None:
    _, server, service = house
    ann, bob, cat = server.guest("Ann"), server.guest("Bob"), server.guest("Cat")
    for one, name in ((bob, "bob"), (cat, "cat")):
        tell(one, service, name)
    table = ann.open_table(players=3)
    with ann.join(table) as host:
        host.newest("table")
        stays = cat.join(table)
        with bob.join(table) as guest:
            assert (guest.ask("sit"), stays.ask("sit"), host.ask("start")) == ("done",) * 3
            play_on(host, guest, stays)
        host.until(lambda: not host.table["chairs"][1]["present"])
        assert host.ask("again") == "done"
        [(device, message)] = service.until(1)
        assert (device, message["title"]) == ("bob", "Ann has invited you to a table")
        assert (asked(bob), asked(cat)) == ([("Ann", table)], [])
        with bob.join(table) as guest:
            assert host.ask("start") == "done"
        until_listed(bob, table, lambda listing: listing["phase"] == "playing")
        assert asked(bob) == []


def test_many_invitations_by_one_person_are_one(house: House) -> None:
    clock, server, service = house
    ann, bob, cat = server.guest("Ann"), server.guest("Bob"), server.guest("Cat")
    play_together(ann, bob)
    play_together(cat, bob)
    tell(bob, service, "bob")
    tables = [waiting(ann) for _ in range(3)]
    for table in tables:
        ask(ann, table, bob)
    assert asked(bob) == [("Ann", tables[-1])], "only the last counts"
    another = waiting(cat)
    ask(cat, another, bob)
    assert {message["tag"] for _, message in service.until(2)} <= {*tables, another}
    assert titles(bob) == ["Cat has invited you to a table", "Ann has invited you to a table"]
    clock.now += HOUR
    later = waiting(ann)
    ask(ann, later, bob)
    assert service.until(3)[2][1]["tag"] == later


def test_who_signs_out_hears_nothing_more_and_a_device_that_is_gone_is_forgotten(house: House) -> None:
    clock, server, service = house
    ann, bob = server.guest("Ann"), server.guest("Bob")
    tell(bob, service, "bob")
    table = begin(ann, bob)
    service.answers = 410
    act(ann, table)
    service.until_tried(1)
    clock.now += HOUR
    while bob.get("/api/notices")["here"]:
        pass
    service.answers = 201
    tell(bob, service, "again")
    assert bob.post("/api/notices/device/stop", {})["here"] is False
    act(bob, table)
    act(ann, table)
    until_listed(bob, table, awaits(bob))
    assert ann.post(f"/api/tables/{table}/nudge", {})["status"] == 200
    assert service.got == []


def test_a_service_that_is_down_is_asked_again_also_after_a_restart(tmp_path: Path) -> None:
    clock, place = Hands(), str(tmp_path / "tamaya.sqlite3")
    with push_service() as service:
        config = replace(settings(place), push=service.url)
        with running(config, clock=clock) as server:
            ann, bob = server.guest("Ann"), server.guest("Bob")
            tell(bob, service, "bob")
            table = begin(ann, bob)
            service.answers = 503
            act(ann, table)
            service.until_tried(1)
        service.answers = 201
        clock.now += HOUR
        with running(config, clock=clock) as server:
            assert [name for name, _ in service.until(1)] == ["bob"], "the key is still the same"


def test_nobody_reads_the_feed_of_another_and_a_new_address_ends_the_old_one(server: Running) -> None:
    ann, bob = server.guest("<Ann> & Co"), server.guest("Bob")
    old = ann.get("/api/notices")["feed"]
    table = begin(ann, bob)
    until_listed(ann, table, awaits(ann))
    assert titles(ann) == ["It is your turn: Bob"]
    status, _, body = server.request("GET", old, headers={"Accept-Language": "nl"})
    assert (status, b"Jij bent aan de beurt: Bob" in body) == (200, True)
    token = old.rpartition("/")[2]
    wrong = [old[:-1] + ("0" if old[-1] != "0" else "1"), f"/feed/{bob.person['id']}/{token}", f"/feed/nobody/{token}"]
    assert ann.post("/api/notices/feed", {})["feed"] != old
    for path in (old, *wrong, f"/feed/{ann.person['id']}/ä".encode().decode("latin-1").replace("Ã¤", "%C3%A4")):
        assert server.request("GET", path)[0] == 404, path


def test_only_services_of_browsers_are_asked_and_a_host_can_have_none(server: Running) -> None:
    with push_service() as service:
        ann = server.guest("Ann")
        wish = service.device("ann", ann.get("/api/notices")["key"])
        assert ann.post("/api/notices/device", wish)["code"] == "no-push-service"
        with running(replace(settings(":memory:"), push="none")) as silent:
            eve = silent.guest("Eve")
            assert eve.get("/api/notices")["key"] is None
            wish["endpoint"] = "https://fcm.googleapis.com/fcm/send/x"
            assert eve.post("/api/notices/device", wish)["code"] == "no-push-service"


def test_a_feed_needs_no_password_for_its_address_is_one() -> None:
    with running(replace(settings(":memory:"), password="word")) as server:
        assert server.request("GET", f"/feed/ann/{'0' * 32}")[0] == 404
        assert server.request("GET", "/feed/ann/0")[0] == 401
        assert server.request("GET", "/api/notices")[0] == 401


def test_what_is_asked_of_people_has_an_end(server: Running) -> None:
    ann = server.guest("Ann")
    answers = [ann.post("/api/notices/feed", {})["status"] for _ in range(40)]
    assert (answers[0], answers[-1]) == (200, 429)
