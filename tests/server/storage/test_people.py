"""Whoever runs the server can look after people, in each kind of database."""

import contextlib
import json
from pathlib import Path

import pytest

from tamaya.cli import main
from tamaya.core.errors import TamayaError
from tamaya.server.config import Config
from tamaya.server.puzzles.glicko import rating_at
from tamaya.server.storage.database import Database, Known, Listing, NewEntry, Stamped
from tamaya.server.storage.kept.finished_games import GameFilter
from tamaya.server.storage.kept.own_clubs import StoredClub
from tamaya.server.storage.kept.signed_in import SignIn
from tamaya.server.storage.kept.told_people import Asking
from tamaya.server.storage.opening import open_database
from tests.server.databases import new_place
from tests.server.guests import Guest, running
from tests.server.storage.test_games import game


def fill(database: Database) -> None:
    """Ann played with Bob, and alone; on a new phone she is somebody else, who sits at a table."""
    for person in ("ann", "bob", "new"):
        database.save_person(person, person.title(), SignIn(f"{person}-phone", b"", person, "", 1))
    database.add_games([game("both"), game("alone", people=("ann",)), game("later", people=("new", "bob"))], 1.0)
    body = json.dumps({"type": "opened", "host": {"id": "new", "name": "New"}}, separators=(",", ":")).encode()
    database.append([Stamped(NewEntry("t", 0, body), 1.0)])
    database.list_tables([Listing("t", 0, True, "playing", b"", ("new",))], 1.0)
    database.answer_puzzle("new", "p", True, 2.0, None, rating_at(9.0))


def games_of(database: Database, person: str) -> set[str]:
    return {one.id for one in database.games_of(person, GameFilter(), 9)}


def test_of_somebody_who_is_removed_only_what_others_have_too_stays(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        fill(database)
        database.want_private("both", "ann", True)
        database.remove_person("ann")
        assert database.name_of("ann") is None
        assert database.game("alone") is None
        assert games_of(database, "bob") == {"both", "later"}
        assert not database.may_see("both", "new"), "it is as private as she wanted it"
        device = database.device("ann-phone")
        assert device is None


def test_two_people_who_are_one_have_everything_of_both(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        fill(database)
        database.merge_people("new", "ann")
        assert games_of(database, "ann") == {"both", "alone", "later"}
        assert [one.id for one in database.devices_of("ann")] == ["ann-phone", "new-phone"]
        [[entry]] = database.read([Known("t", -1)])
        assert json.loads(entry)["host"]["id"] == "ann", "the seat is hers, and the log is whole"
        assert len(database.tables_of("ann", 9)) == 1
        assert database.name_of("new") is None


def test_two_at_one_running_table_cannot_be_one(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        fill(database)
        database.list_tables([Listing("t", 1, True, "playing", b"", ("new", "bob"))], 1.0)
        with pytest.raises(TamayaError, match="Both are sitting at table t"):
            database.merge_people("new", "bob")
        assert database.name_of("new") == "New"


def test_people_are_looked_after_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = str(tmp_path / "games.sqlite3")
    with contextlib.closing(open_database(place)) as database:
        fill(database)

    def told(*words: str) -> str:
        status = main(["people", *words, "--database", place])
        said = capsys.readouterr()
        assert status in (0, 2)
        return said.out + said.err

    assert told("find", "an") == "ann  Ann  (games: 2)\n"
    assert told("rename", "Ann", " Anna ") == "Ann is now called Anna.\n"
    assert "1 to 24 characters" in told("rename", "Anna", "A" * 25)
    assert "There is no 'Ann' here" in told("remove", "Ann")
    assert "--yes does it" in told("remove", "Bob")
    assert told("remove", "Bob", "--yes") == "Bob was removed.\n"
    assert "both times" in told("merge", "ann", "Anna")
    assert told("merge", "new", "ann").startswith("Merged: new")
    assert told("find") == "ann  Anna  (games: 3)\n"
    assert "takes 2 names or ids" in told("merge", "ann")
    assert "There is no 'a?' here" in told("remove", "a\udcff"), "as a terminal gives what is no text"
    place = str(tmp_path / "misspelt")
    assert "There is no file" in told("find")
    assert not Path(place).exists()


def test_who_does_not_hear_somebody_does_not_hear_them_after_a_merger_either(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        fill(database)
        database.save_person("eve", "Eve")
        for person, other in (("bob", "new"), ("eve", "new"), ("eve", "ann")):
            database.block(person, other, True)
        database.merge_people("new", "ann")
        assert database.blocked_by("bob") == database.blocked_by("eve") == {"ann"}


def test_a_server_moves_from_sqlite_to_postgresql_with_its_people_tables_and_cookies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = str(tmp_path / "games.sqlite3"), new_place("postgres")
    with running(Config(database=old, port=0)) as server:
        ann = server.guest("Ann")
        table = ann.open_table()
        with ann.join(table) as visit:
            assert visit.ask("say", text="before") == "done"
    with contextlib.closing(open_database(old)) as database:
        database.add_games([game(f"g{number}", people=("ann",)) for number in range(1200)], 1.0)
    assert main(["move", new, "--database", old]) == 0
    assert "Games: 1,200, people: 1." in capsys.readouterr().out
    with running(Config(database=new, port=0)) as server:
        again = Guest(server, ann.cookie, ann.person)
        assert again.get("/api/lobby")["you"] == ann.person
        with again.join(table) as visit:
            assert [one["text"] for one in visit.newest("remarks")["remarks"]] == ["before"]
    assert main(["move", new, "--database", old]) == 2
    assert "already has something in it" in capsys.readouterr().err
    assert main(["move", new, "--database", str(tmp_path / "nothing")]) == 2


def test_who_waits_or_invites_does_so_after_a_merger_too(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        fill(database)
        body = b'{"awaits":"new","people":[{"id":"new"}]}'
        database.list_tables([Listing("t", 1, True, "playing", body, ("new",))], 1.0)
        database.list_tables([Listing("free", 0, True, "waiting", b"", ())], 1.0)
        database.ask_teammates(Asking("new", ("bob",)), "free", 2.0)
        database.merge_people("new", "ann")
        assert database.listing_body("t") == body.replace(b"new", b"ann")
        [invitation] = database.invitations_for("bob", 0.0, 9)
        assert (invitation.by, invitation.name) == ("ann", "Ann")


def test_a_club_stays_that_of_who_founded_it_after_a_merger(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        for person in ("ann", "new"):
            database.save_person(person, person.title())
        database.add_club(StoredClub("club", "new", 1.0, b""))
        database.merge_people("new", "ann")
        assert [(club.id, club.host) for club in database.clubs_of("ann", 9)] == [("club", "ann")]
