"""The short ways to a table, over real sockets: practice that begins at once, an invitation before one has a name, and
a lobby that says where one is awaited."""

import json
from typing import Any

from tests.server.guests import Guest, Running, Visit

SETTINGS = {"edition": "german-classic", "players": 3, "box": False}


def invitation(server: Running, table: str, key: str = "", guest: Guest | None = None) -> tuple[int, Any]:
    headers = {"Cookie": guest.cookie} if guest else {}
    status, _, body = server.request("GET", f"/api/tables/{table}/invitation?key={key}", headers=headers)
    return status, json.loads(body)


def test_practice_begins_at_once_with_beginners_bots_and_ones_own_turn(server: Running) -> None:
    ann = server.guest("Ann")
    made = ann.post("/api/practice", {"settings": SETTINGS})
    assert made["status"] == 201
    with ann.join(made["id"]) as visit:
        assert visit.table["phase"] == "playing"
        assert [chair["bot"] for chair in visit.table["chairs"]] == [None, *["conventions-beginner"] * 2]
        assert visit.my_turn()
        assert visit.act("hint 1 1") == "done"
        visit.until(lambda: visit.view["turn"] >= 3 and visit.my_turn())


def test_practice_with_an_unknown_bot_or_rules_makes_no_table(server: Running) -> None:
    ann = server.guest("Ann")
    assert ann.post("/api/practice", {"settings": SETTINGS, "bot": "deep thought"})["code"] == "unknown-bot"
    assert ann.post("/api/practice", {"settings": SETTINGS | {"edition": "martian"}})["code"] == "unknown-edition"
    assert ann.get("/api/lobby")["yours"] == []


def test_an_invitation_says_who_invites_to_what_before_one_has_a_name(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(edition="danish", players=3, seed=4711)
    with ann.join(table) as visit:
        assert visit.ask("addBot", chair=1) == "done"
        status, told = invitation(server, table)
    assert (status, told["host"]["name"], told["settings"]["edition"]) == (200, "Ann", "danish")
    assert [chair["kind"] for chair in told["chairs"]] == ["person", "bot", "empty"]
    assert told["settings"]["seed"] is None
    assert told["seeded_by"]["name"] == "Ann"
    assert not told["yours"]
    assert invitation(server, table, guest=ann)[1]["yours"]


def test_a_dead_link_says_so_at_once(server: Running) -> None:
    assert invitation(server, "nowhere")[0] == 404
    ann = server.guest("Ann")
    table = ann.open_table()
    with ann.join(table) as visit:
        assert visit.ask("newLink") == "done"
        key = visit.table["key"]
    status, told = invitation(server, table)
    assert (status, told["code"]) == (410, "link-changed")
    assert invitation(server, table, key)[0] == 200
    assert invitation(server, table, guest=ann)[0] == 200


def test_the_lobby_tells_whom_a_game_awaits_only_while_they_are_away(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table(players=2)

    def until_awaited(guest: Guest, whom: str | None) -> None:
        with Visit(guest, "/ws/lobby") as lobby:
            lobby.until(lambda: [one["awaits"] for one in lobby.newest("lobby")["yours"]] == [whom])
            (listed,) = lobby.newest("lobby")["yours"]
            assert [person["name"] for person in listed["people"]] == ["Ann", "Bob"]
            assert listed["at"] > 0

    with ann.join(table) as visit:
        with bob.join(table) as other:
            assert other.ask("sit") == "done"
            assert visit.ask("start", first=0) == "done"
            assert visit.act("hint 1 1") == "done"
            other.catch_up(1)
        until_awaited(bob, bob.person["id"])
    with bob.join(table) as other:
        until_awaited(bob, None)
        assert other.act("hint 0 1") == "done"
        until_awaited(ann, ann.person["id"])


def test_a_device_that_was_signed_out_is_told_so(server: Running) -> None:
    ann = server.guest("Ann")
    assert not ann.get("/api/lobby")["signed_out"]
    (here,) = ann.get("/api/devices")["devices"]
    ann.post("/api/devices/sign-out", {"device": here["id"]})
    told = ann.get("/api/lobby")
    assert (told["you"], told["signed_out"]) == (None, True)
    assert not json.loads(server.request("GET", "/api/lobby")[2])["signed_out"]
