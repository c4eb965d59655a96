"""Whoever was removed stays removed: under another name, on the same device, and with an old link."""

import json

from tests.server.guests import Guest, Running, Visit
from tests.server.web.test_devices import second_device, token_from, use

LINK_CHANGED = 4410


def knock(guest: Guest, table: str, key: str = "") -> int | str:
    """Come to a table: the code with which one is turned away, or the key of its link."""
    with Visit(guest, f"/ws/table/{table}/{key}" if key else f"/ws/table/{table}") as visit:
        first = visit.read()
        return visit.closed() if first["type"] == "refused" else str(first["key"])


def removed_at(host: Visit, guest: Visit) -> None:
    """Somebody sits down and is removed."""
    assert guest.ask("sit", chair=1) == "done"
    assert host.ask("remove", chair=1) == "done"
    guest.until(lambda: bool(guest.table["removed"]))


def test_a_removed_person_neither_sits_down_nor_talks_under_another_name(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.open_table(players=3)
    with ann.join(table) as host:
        with eve.join(table) as guest:
            removed_at(host, guest)
            assert guest.ask("sit", chair=1) == "was-removed"
            assert guest.ask("say", text="Ha!") == "was-removed"
        (device,) = eve.get("/api/devices")["devices"]
        eve.post("/api/devices/sign-out", {"device": device["id"]})
        _, headers, body = server.request("POST", "/api/me", {"name": "Innocent"}, {"Cookie": eve.cookie})
        again = Guest(server, headers["set-cookie"].partition(";")[0], json.loads(body))
        assert again.person["id"] != eve.person["id"]
        with again.join(table) as guest:
            assert guest.ask("sit", chair=1) == "was-removed"
            assert guest.ask("say", text="Me again") == "was-removed"
            assert host.ask("readmit", person=eve.person["id"]) == "done"
            assert guest.ask("say", text="Sorry") == "done"
            assert guest.ask("sit", chair=1) == "done"


def test_removal_holds_for_all_devices_of_a_person_and_for_whoever_they_become(server: Running) -> None:
    ann, eve, bob = server.guest("Ann"), server.guest("Eve"), server.guest("Bob")
    phone = second_device(eve)
    table = ann.open_table(players=3)
    with ann.join(table) as host, eve.join(table) as guest:
        removed_at(host, guest)
        _, cookie, _ = use(server, token_from(bob), phone.cookie)
        with Guest(server, cookie.partition(";")[0], bob.person).join(table) as disguised:
            assert disguised.table["you"] == bob.person
            assert disguised.ask("sit", chair=1) == "was-removed"
        with bob.join(table) as himself:
            assert himself.ask("sit", chair=1) == "done"


def test_a_removed_person_does_not_become_host(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.open_table()
    with ann.join(table) as host, eve.join(table) as guest:
        removed_at(host, guest)
        assert host.ask("leave") == "done"
        assert guest.ask("ping") == "done"
        assert guest.table["host"] == ann.person


def test_a_new_link_keeps_out_all_who_have_only_the_old_one(server: Running) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table = ann.open_table(players=3, public=True)
    with ann.join(table) as host, bob.join(table) as player, eve.join(table) as onlooker:
        assert player.ask("sit", chair=1) == "done"
        onlooker.until(lambda: onlooker.table["chairs"][1]["kind"] == "person")
        assert player.ask("newLink") == "not-host"
        assert host.ask("newLink") == "done"
        key = host.table["key"]
        player.until(lambda: player.table["key"] == key)
        assert onlooker.closed() == LINK_CHANGED
        assert key not in "".join(onlooker.received)
        stranger = server.guest("Eve in a private window")
        for outsider in (eve, stranger):
            assert knock(outsider, table) == LINK_CHANGED
            assert knock(outsider, table, "made-up") == LINK_CHANGED
            with Visit(outsider, "/ws/lobby") as lobby:
                lobby.until(lambda lobby=lobby: table not in json.dumps(lobby.newest("lobby")))  # type: ignore[misc]
                assert key not in "".join(lobby.received)
        friend = server.guest("Cat")
        for insider, link in ((ann, ""), (bob, ""), (bob, "old"), (friend, key)):
            assert knock(insider, table, link) == key
        assert host.ask("newLink") == "done"
        assert knock(friend, table, key) == LINK_CHANGED


def test_the_record_of_a_game_needs_the_link_too(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.open_table()
    with ann.join(table) as host:
        for wish in ({"type": "addBot", "chair": 1}, {"type": "start"}, {"type": "propose", "what": "end"}):
            assert host.ask(**wish) == "done"
        assert host.ask("newLink") == "done"
        key = host.table["key"]
    for guest, query, expected in ((eve, "", 410), (eve, f"?key={key}", 200), (ann, "", 200)):
        status, _, _ = server.request("GET", f"/api/tables/{table}/record{query}", headers={"Cookie": guest.cookie})
        assert status == expected
