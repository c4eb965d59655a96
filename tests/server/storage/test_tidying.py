"""What nobody needs any more is found and removed, in each kind of database."""

import contextlib
import time
from pathlib import Path

import pytest

from tamaya.server.storage.database import Listing, NewEntry, Stamped
from tamaya.server.storage.opening import open_database
from tamaya.server.storage.tidying import find_untidy, tidy
from tests.server.databases import KINDS, new_place
from tests.server.storage.test_games import game

LONG_AGO = 1.0


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_old_and_unfinished_is_removed_and_nothing_else(kind: str, tmp_path: Path) -> None:
    place = new_place(kind) if kind == "postgres" else str(tmp_path / "games.sqlite3")
    logs = {
        "abandoned": (b'{"type":"opened"}', LONG_AGO, "open"),
        "over": (b'{"type":"opened"}', LONG_AGO, "over"),
        "played again": (b'{"type":"setUpAgain"}', LONG_AGO, "open"),
        "going on": (b'{"type":"opened"}', time.time(), "playing"),
    }
    with contextlib.closing(open_database(place)) as database:
        database.append([Stamped(NewEntry(table, 0, body), at) for table, (body, at, _) in logs.items()])
        database.list_tables(
            [Listing(table, 0, True, phase, b"", (table,)) for table, (_, _, phase) in logs.items()], time.time()
        )
    assert find_untidy(place, 30).tables == ["abandoned"]
    assert tidy(place, 30).tables == ["abandoned"]
    with contextlib.closing(open_database(place)) as database:
        assert database.ends(list(logs)) == {"over": 0, "played again": 0, "going on": 0}
        assert database.tables_of("abandoned", 9) == []
        new = Stamped(NewEntry("abandoned", 1, b"more"), time.time())
        assert database.append([new]) == [False], "a log does not go on without its beginning"
    assert find_untidy(place, 30).tables == []


@pytest.mark.parametrize("kind", KINDS)
def test_finished_tables_go_when_their_games_are_in_the_archive_or_were_deleted(kind: str, tmp_path: Path) -> None:
    place = new_place(kind) if kind == "postgres" else str(tmp_path / "games.sqlite3")
    tables = ("archived", "deleted", "neither")
    with contextlib.closing(open_database(place)) as database:
        for table in tables:
            database.append([Stamped(NewEntry(table, 0, b'{"type":"opened"}'), LONG_AGO)])
            database.save_person(table, table)
        database.list_tables([Listing(table, 0, True, "over", b"", (table,)) for table in tables], time.time())
        archived = game("kept", time.time(), table_id="archived", people=("archived",))
        database.add_games([archived, game("gone", table_id="deleted", people=("deleted",))], 0.0)
        assert database.want_deletion("gone", "deleted", True)
    assert sorted(find_untidy(place, 30).tables) == ["archived", "deleted"]
    tidy(place, 30)
    with contextlib.closing(open_database(place)) as database:
        assert database.ends(tables) == {"neither": 0}
        assert database.game("kept") is not None
        assert database.name_of("archived") is not None, "who has a game is somebody"


@pytest.mark.parametrize("kind", KINDS)
def test_old_games_are_removed_only_if_asked_for(kind: str, tmp_path: Path) -> None:
    place = new_place(kind) if kind == "postgres" else str(tmp_path / "games.sqlite3")
    with contextlib.closing(open_database(place)) as database:
        database.add_games([game("old", LONG_AGO), game("new", time.time())], 0.0)
    assert find_untidy(place, 30).games == tidy(place, 30).games == []
    assert find_untidy(place, 30, 365).games == tidy(place, 30, 365).games == ["old"]
    with contextlib.closing(open_database(place)) as database:
        assert [database.game(one) is not None for one in ("old", "new")] == [False, True]
