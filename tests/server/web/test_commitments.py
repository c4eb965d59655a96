"""The deck is fixed before the first move: all get the same fingerprint, and after the game what opens it."""

import hashlib
import json
from pathlib import Path

import pytest

from tamaya.cli import main
from tamaya.core.commitment import Commitment
from tamaya.formats import read_game
from tests.server.guests import Guest, Running, Visit, play_on


def record(guest: Guest, table: str) -> str:
    """The game as a file."""
    status, headers, body = guest.server.request("GET", f"/api/tables/{table}/record", headers={"Cookie": guest.cookie})
    assert status == 200, body
    assert "attachment" in headers["content-disposition"]
    return body.decode()


def sit_and_start(host: Visit, *others: Visit) -> None:
    for chair, visit in enumerate(others, start=1):
        assert visit.ask("sit", chair=chair) == "done"
    assert host.ask("start") == "done"


def test_all_get_the_same_fingerprint_and_nobody_the_salt_before_the_end(server: Running) -> None:
    ann, bob, cat = server.guest("Ann"), server.guest("Bob"), server.guest("Cat")
    table = ann.open_table(options={"mistakes": 1})
    with ann.join(table) as host, bob.join(table) as guest, cat.join(table) as onlooker:
        sit_and_start(host, guest)
        visits = (host, guest, onlooker)
        (fingerprint,) = {visit.newest("game")["commitment"] for visit in visits}
        assert len(fingerprint) == 64
        assert all(visit.newest("game")["deal"] is None for visit in visits)
        status, _, body = server.request("GET", f"/api/tables/{table}/record", headers={"Cookie": ann.cookie})
        assert (status, json.loads(body)["code"]) == (400, "not-over")
        before = "".join(text for visit in visits for text in visit.received)
        play_on(host, guest)
        for visit in visits:
            visit.until(lambda visit=visit: visit.newest("game")["deal"] is not None)  # type: ignore[misc]
        (deal,) = {visit.newest("game")["deal"] for visit in visits}
        assert {visit.newest("game")["commitment"] for visit in visits} == {fingerprint}
        assert hashlib.sha256(deal.encode()).hexdigest() == fingerprint
        salt = deal.rpartition("salt ")[2]
        assert len(salt) == 64
        assert salt not in before
        recorded = read_game(record(cat, table))
        assert recorded.commitment == Commitment(fingerprint, salt)
        assert recorded.commitment.fits(recorded.game)
        assert (recorded.names, recorded.edition, recorded.seeded_by) == (("Ann", "Bob"), "norwegian", None)


def test_another_game_at_the_same_table_has_another_fingerprint(server: Running) -> None:
    """Also with the same seed: without a secret salt, whoever guesses a seed could see that it is right."""
    ann = server.guest("Ann")
    seen = []
    for _ in range(2):
        table = ann.open_table(seed=1)
        with ann.join(table) as host:
            assert host.ask("addBot", chair=1) == "done"
            assert host.ask("start") == "done"
            seen.append(host.newest("game")["commitment"])
    assert seen[0] != seen[1]


@pytest.mark.parametrize("settings", [{"seed": 5}, {"seed": 5, "options": {"bonus_tiles": True, "hints": 1}}])
def test_a_game_that_was_ended_early_opens_its_deal_too(
    server: Running, tmp_path: Path, settings: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(**settings, edition="german-extended")
    with ann.join(table) as host:
        assert host.ask("addBot", chair=1) == "done"
        assert host.ask("start") == "done"
        fingerprint = host.newest("game")["commitment"]
        assert host.ask("propose", what="end") == "done"
        host.until(lambda: host.newest("game")["deal"] is not None)
        assert hashlib.sha256(host.newest("game")["deal"].encode()).hexdigest() == fingerprint
    path = tmp_path / "game.json"
    path.write_text(record(ann, table), encoding="utf-8")
    assert main(["verify", str(path), "--fingerprint", fingerprint]) == 0
    told = capsys.readouterr().out
    assert "no card was changed after the start" in told
    assert "Ann had chosen the seed" in told


def test_a_shared_device_gets_it_whoever_holds_it(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(shared=True)
    with ann.join(table) as device:
        for chair, name in enumerate(("Bea", "Cid")):
            assert device.ask("seatGuest", chair=chair, name=name) == "done"
        assert device.ask("start") == "done"
        fingerprint = device.newest("game")["commitment"]
        assert device.ask("hold", chair=0) == "done"
        assert device.newest("game")["commitment"] == fingerprint
        assert device.ask("propose", what="end") == "done"
        device.until(lambda: device.newest("game")["deal"] is not None)
        assert read_game(record(ann, table)).names == ("Bea", "Cid")


def test_who_may_not_look_on_gets_no_record(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.open_table(spectators=False)
    with ann.join(table) as host:
        assert host.ask("addBot", chair=1) == "done"
        assert host.ask("start") == "done"
        assert host.ask("propose", what="end") == "done"
        host.until(lambda: host.table["phase"] == "over")
    for guest, path in ((eve, table), (ann, "nowhere")):
        status, _, body = server.request("GET", f"/api/tables/{path}/record", headers={"Cookie": guest.cookie})
        assert (status, json.loads(body)["code"]) in ((400, "not-playing"), (404, "no-such-table"))
