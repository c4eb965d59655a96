"""Games that are over, over HTTP: pages that last, lists, privacy, deletion; and nothing of games that go on."""

import contextlib
import json
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

from tamaya.server.config import Config
from tamaya.server.storage.tidying import tidy
from tests.server.guests import PATIENCE, Guest, Running, Visit, running


def finished(server: Running, *names: str, **settings: object) -> tuple[str, str, list[Guest], list[Visit]]:
    """A game that was ended early by all: the table, the game, and those who played."""
    people = [server.guest(name) for name in names]
    table = people[0].open_table(seed=11, players=len(people), **settings)
    visits = [person.join(table) for person in people]
    for chair, visit in enumerate(visits[1:], 1):
        assert visit.ask("sit", chair=chair) == "done"
    assert visits[0].ask("start") == "done"
    assert visits[0].table["last_game"] is None
    assert visits[0].act("hint 1 1") == "done"
    for visit in visits:
        visit.catch_up(1)
    assert visits[0].ask("propose", what="end") == "done"
    for visit in visits[1:]:
        while not visit.table["proposals"] and visit.table["phase"] != "over":
            visit.read()
        if visit.table["phase"] != "over":
            visit.ask("vote", proposal=visit.table["proposals"][0]["id"], yes=True)
    for visit in visits:
        until_over(visit)
    return table, str(visits[0].table["last_game"]), people, visits


def until_over(visit: Visit) -> None:
    """Wait for the end of a game."""
    visit.until(lambda: visit.table["phase"] == "over")


def asked(server: Running, path: str) -> tuple[int, dict[str, object]]:
    """What somebody without a name gets."""
    status, _, body = server.request("GET", path)
    return status, json.loads(body)


def test_a_finished_game_has_a_page_for_everybody_with_the_link(server: Running) -> None:
    table, game, (ann, _), _ = finished(server, "Ann", "Bob")
    page = ann.get(f"/api/games/{game}")
    assert page["game"]["names"] == ["Ann", "Bob"]
    assert page["game"]["stopped"]
    assert (page["own"], page["seats"], page["table_id"]) == (True, [0], table)
    status, found = asked(server, f"/api/games/{game}")
    assert status == 200
    assert (found["own"], found["seats"], found["table_id"]) == (False, [], None)
    assert found["game"] == page["game"]
    assert table not in json.dumps(found), "the link of a game is none to its table"
    status, seen = asked(server, f"/api/games/{game}/seen?seat=1")
    assert status == 200
    assert len(seen["views"]) == 2  # type: ignore[arg-type]
    assert asked(server, f"/api/games/{game}/seen?seat=7")[1]["code"] == "no-such-chair"
    status, record = asked(server, f"/api/games/{game}/record")
    assert (status, record["names"]) == (200, ["Ann", "Bob"])


def test_a_game_that_goes_on_is_nowhere(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(players=2)
    visit = ann.join(table)
    assert visit.ask("addBot", chair=1) == "done"
    assert visit.ask("start") == "done"
    assert ann.get("/api/games")["games"] == []
    for path in (f"/api/games/{table}", f"/api/games/{table}/seen", f"/api/games/{table}/record"):
        assert asked(server, path)[1]["code"] == "no-such-game"


def test_a_private_game_is_for_those_who_played_and_each_of_them_can_make_it_so(server: Running) -> None:
    _, game, (ann, bob), _ = finished(server, "Ann", "Bob")
    eve = server.guest("Eve")
    paths = [f"/api/games/{game}{part}" for part in ("", "/seen", "/seen?seat=0", "/record")]
    assert bob.post(paths[0] + "/private", {"on": True})["private"]
    for path in paths:
        status, refused = asked(server, path)
        assert (status, refused["code"]) == (403, "private-game")
        assert set(refused["details"]) == set()  # type: ignore[call-overload]
        assert ann.get(path)
    status, _, body = server.request("GET", paths[0], headers={"Cookie": eve.cookie})
    assert (status, json.loads(body)["code"]) == (403, "private-game")
    assert eve.post(paths[0] + "/private", {"on": False})["code"] == "private-game"
    assert ann.get("/api/games")["games"][0]["private"]
    assert not bob.post(paths[0] + "/private", {"on": False})["private"]
    assert asked(server, paths[0])[0] == 200
    assert eve.post(paths[0] + "/private", {"on": True})["code"] == "not-your-game"


def test_the_table_of_a_private_game_shows_it_only_to_those_who_played(server: Running) -> None:
    """Law 4: who has the link of the table has no other way in."""
    table, game, (ann, bob), (at_ann, _) = finished(server, "Ann", "Bob")
    eve = server.guest("Eve")
    assert at_ann.ask("say", text="what a pity") == "done"
    record = f"/api/tables/{table}/record"
    assert eve.get(record)
    bob.post(f"/api/games/{game}/private", {"on": True})
    assert server.request("GET", record, headers={"Cookie": eve.cookie})[0] != 200
    assert ann.get(record)
    with eve.join(table) as at_eve:
        assert at_eve.ask("look", version=0) == "not-playing"
        assert at_eve.ask("say", text="may I?") == "no-spectators"
        assert at_eve.table["last_game"] is None
        assert "game" not in [message["type"] for message in at_eve.messages]
        assert "what a pity" not in "".join(at_eve.received)
    with bob.join(table) as again:
        assert again.newest("game")["deal"]
    bob.post(f"/api/games/{game}/private", {"on": False})
    with eve.join(table) as at_eve:
        assert at_eve.newest("game")["deal"]
    bob.post(f"/api/games/{game}/private", {"on": True})
    assert at_ann.ask("again") == "done"
    with eve.join(table) as at_eve:
        assert at_eve.ask("say", text="is there a chair?") == "done", "the next game is another one"


def test_where_nobody_may_look_on_the_game_is_private_from_the_beginning(server: Running) -> None:
    _, game, (ann, bob), _ = finished(server, "Ann", "Bob", spectators=False)
    assert asked(server, f"/api/games/{game}")[1]["code"] == "private-game"
    assert ann.post(f"/api/games/{game}/private", {"on": False})["private"], "Bob has not said so yet"
    assert not bob.post(f"/api/games/{game}/private", {"on": False})["private"]
    assert asked(server, f"/api/games/{game}")[0] == 200


def test_a_game_is_deleted_by_consent_and_its_table_shows_it_no_more(server: Running) -> None:
    _, game, (ann, bob), (at_ann, _) = finished(server, "Ann", "Bob")
    assert not ann.post(f"/api/games/{game}/delete", {"on": True})["deleted"]
    assert bob.get(f"/api/games/{game}")["deletion_waits_for"] == ["Bob"]
    assert bob.post(f"/api/games/{game}/delete", {"on": True})["deleted"]
    assert asked(server, f"/api/games/{game}")[1]["code"] == "no-such-game"
    assert ann.get("/api/games")["games"] == []
    at_ann.until(lambda: at_ann.table["phase"] == "waiting")


def test_a_deleted_game_is_gone_from_the_database_and_its_table_goes_on(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "games.sqlite3"), port=0, bot_pause=0)
    with running(config) as server:
        table, game, (ann, bob), _ = finished(server, "Ann", "Bob")
        fingerprint = str(ann.get(f"/api/games/{game}/seen")["game"]["commitment"])
        for person in (ann, bob):
            person.post(f"/api/games/{game}/delete", {"on": True})
    for file in tmp_path.iterdir():
        bytes_left = file.read_bytes()
        assert b"opened" in bytes_left or not bytes_left or file.suffix != ".sqlite3"
        for word in (b"hint 1 1", b'"deck"', b'"salt"', fingerprint.encode()):
            assert word not in bytes_left, (file, word)
    with running(config) as server, ann.at(server).join(table) as at_ann, bob.at(server).join(table):
        assert at_ann.table["phase"] == "waiting"
        assert [chair["person"]["name"] for chair in at_ann.table["chairs"]] == ["Ann", "Bob"]
        assert at_ann.ask("start") == "done"


def test_the_link_of_a_table_that_was_tidied_away_leads_to_its_games(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "games.sqlite3"), port=0, bot_pause=0)
    with running(config) as server:
        table, game, (ann, bob), _ = finished(server, "Ann", "Bob")
        moved, hidden, _, (host, _) = finished(server, "Cat", "Dan")
        assert host.ask("again") == "done"
        assert host.ask("newLink") == "done"
        assert asked(server, f"/api/tables/{table}/games") == (200, {"games": []}), "as long as it is there"
        assert ann.get(f"/api/games/{game}")["table_id"] == table
    assert sorted(tidy(config.database, 0).tables) == sorted([table, moved])
    with running(config) as server:
        answer = json.loads(server.request("GET", f"/api/tables/{table}/games")[2])
        assert [one["id"] for one in answer["games"]] == [game]
        assert ann.at(server).get(f"/api/games/{game}")["table_id"] is None, "there is no way back"
        assert asked(server, f"/api/tables/{moved}/games")[1] == {"games": []}, "that link had been changed"
        assert asked(server, f"/api/games/{hidden}")[0] == 200
        bob.at(server).post(f"/api/games/{game}/private", {"on": True})
        assert asked(server, f"/api/tables/{table}/games")[1] == {"games": []}
        assert len(ann.at(server).get(f"/api/tables/{table}/games")["games"]) == 1


def test_my_games_come_page_by_page_and_as_i_want_them(server: Running) -> None:
    ann = server.guest("Ann")
    made = []
    for number in range(22):
        visit = ann.join(ann.open_table(players=2, edition="danish" if number == 4 else "norwegian"))
        assert visit.ask("addBot", chair=1) == "done"
        assert visit.ask("start") == "done"
        assert visit.ask("propose", what="end") == "done"
        until_over(visit)
        made.append(visit.table["last_game"])
        visit.close()
    first = ann.get("/api/games")
    rest = ann.get(f"/api/games?before={quote(first['next'])}")
    assert [one["id"] for one in first["games"] + rest["games"]] == made[::-1]
    assert rest["next"] is None
    assert [one["id"] for one in ann.get("/api/games?edition=danish")["games"]] == [made[4]]
    assert ann.get("/api/games?players=5")["games"] == []
    assert len(ann.get("/api/games?outcome=stopped&name=ann")["games"]) == 20
    assert server.guest("Ann").get("/api/games")["games"] == [], "a name is no account"
    until = time.monotonic() + PATIENCE
    while {one["game"] for one in ann.get("/api/lobby")["yours"]} != set(made):  # which hears of it a moment later
        assert time.monotonic() < until, "the lobby leads from finished tables to their games"
        time.sleep(0.05)


def test_whoever_stays_behind_still_knows_the_game_that_ended(server: Running) -> None:
    _, game, _, (at_ann, at_bob) = finished(server, "Ann", "Bob")
    assert at_ann.ask("again") == "done"
    at_bob.until(lambda: at_bob.table["phase"] == "waiting")
    assert at_bob.table["last_game"] == game


def test_games_are_let_go_when_their_time_has_come(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "games.sqlite3"), port=0, bot_pause=0)
    with running(config) as server:
        _, old, (ann, _), _ = finished(server, "Ann", "Bob")
        _, new, _, _ = finished(server, "Cat", "Dan")
    with contextlib.closing(sqlite3.connect(config.database)) as connection, connection:
        connection.execute("UPDATE games SET ended = ended - 8 * 86400 WHERE id = ?", (old,))
    with running(replace(config, keep_games=7.0)) as server:
        while ann.at(server).get("/api/games")["games"]:
            pass
        assert asked(server, f"/api/games/{old}")[1]["code"] == "no-such-game"
        assert asked(server, f"/api/games/{new}")[0] == 200
