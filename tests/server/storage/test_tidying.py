"""What nobody needs any more is found and removed, in each kind of database."""

import contextlib
import time
from pathlib import Path

import pytest

from tamaya.server.storage.database import Listing, NewEntry, Stamped
from tamaya.server.storage.opening import open_database
from tamaya.server.storage.tidying import find_untidy, tidy
from tests.server.databases import KINDS, new_place

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
        database.list_tables([Listing(table, 0, True, phase, b"", (table,)) for table, (_, _, phase) in logs.items()])
    assert find_untidy(place, 30).tables == ["abandoned"]
    assert tidy(place, 30).tables == ["abandoned"]
    with contextlib.closing(open_database(place)) as database:
        assert database.ends(list(logs)) == {"over": 0, "played again": 0, "going on": 0}
        assert database.tables_of("abandoned", 9) == []
        new = Stamped(NewEntry("abandoned", 1, b"more"), time.time())
        assert database.append([new]) == [False], "a log does not go on without its beginning"
    assert find_untidy(place, 30).tables == []
