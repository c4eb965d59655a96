"""Finding and removing what nobody needs any more: tables that were abandoned, and people without a game."""

import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tamaya.server.storage.upkeep import opened

DAY = 24 * 3600
PART = 100  # how many are removed at once: whoever plays waits for no more than that

# Nothing has happened there for long, and no game was finished. Only here storage looks into an entry: a table that was
# set up again has finished a game before.
_ABANDONED = """
SELECT table_id FROM listings WHERE phase <> 'over'
AND (SELECT at FROM entries WHERE table_id = listings.table_id ORDER BY number DESC LIMIT 1) < :before
AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = listings.table_id AND instr(body, CAST(:finished AS BLOB)))
"""
_FINISHED = b'"type":"setUpAgain"'
_STRANGERS = """
SELECT id FROM people WHERE made < :before
AND id NOT IN (SELECT person_id FROM seats WHERE table_id NOT IN (SELECT table_id FROM temp.abandoned))
"""
_NOBODYS_DEVICES = """
DELETE FROM devices WHERE seen < ? AND (person_id IS NULL OR person_id NOT IN (SELECT id FROM people))
"""


class Untidy(NamedTuple):
    """What nobody needs any more."""

    tables: list[str]
    people: list[str]


def find_untidy(database: Path, days: float) -> Untidy:
    """What nobody has needed for so many days."""
    with opened(database) as connection:
        return _find(connection, days)


def tidy(database: Path, days: float) -> Untidy:
    """Remove it, also while a server runs; what goes on at that moment stays."""
    with opened(database) as connection:
        found = _find(connection, days)
        for tables in _parts(found.tables):
            connection.execute("BEGIN IMMEDIATE")
            gone = [(table,) for table in tables if _last(connection, table) < time.time() - days * DAY]
            for name in ("entries", "listings", "seats"):
                connection.executemany(f"DELETE FROM {name} WHERE table_id = ?", gone)
            connection.execute("COMMIT")
        for people in _parts(found.people):
            connection.execute("BEGIN IMMEDIATE")
            query = "DELETE FROM people WHERE id = ? AND id NOT IN (SELECT person_id FROM seats)"
            connection.executemany(query, [(person,) for person in people])
            connection.execute("COMMIT")
        connection.execute(_NOBODYS_DEVICES, (time.time() - days * DAY,))
        return found


def _find(connection: sqlite3.Connection, days: float) -> Untidy:
    values = {"before": time.time() - days * DAY, "finished": _FINISHED}
    connection.execute(f"CREATE TEMP TABLE abandoned AS {_ABANDONED}", values)
    tables = [row[0] for row in connection.execute("SELECT table_id FROM temp.abandoned")]
    return Untidy(tables, [row[0] for row in connection.execute(_STRANGERS, values)])


def _last(connection: sqlite3.Connection, table: str) -> float:
    """When something happened there last."""
    query = "SELECT at FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1"
    return float(connection.execute(query, (table,)).fetchone()[0])


def _parts(all_of_them: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(all_of_them), PART):
        yield all_of_them[start : start + PART]
