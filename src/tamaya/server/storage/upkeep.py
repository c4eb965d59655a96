"""Looking after an SQLite file: making backups, even while a server runs, and restoring one."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from tamaya.core.errors import TamayaError
from tamaya.server.storage.migrations import known_schemas
from tamaya.server.storage.sqlite import take_file
from tamaya.server.storage.wholeness import is_complete, until_damaged

WAIT = 10.0  # seconds for another program
_HAS_ID = "typeof(table_id) = 'text'"  # damaged rows may contain anything


class BadFile(TamayaError):
    """Something that cannot be done with this file."""


class Content(NamedTuple):
    """How much of a database can be read."""

    tables: int
    entries: int
    people: int
    damaged: tuple[str, ...]  # tables that have lost something
    trouble: str | None  # what SQLite says is wrong with the file


def back_up(database: Path, target: Path) -> Content:
    """Copy a database into one file, even while a server writes to it. Damaged parts are copied as they are, and named:
    they must not prevent a backup of all the rest."""
    if target.exists():
        raise BadFile("file-exists", file=str(target))
    if not target.absolute().parent.is_dir():
        raise BadFile("no-folder", folder=str(target.parent))
    part = Path(f"{target}.part")
    try:
        _copy(database, part)
        content = check(part)
        os.rename(part, target)
    finally:
        part.unlink(missing_ok=True)
    return content


def restore(backup: Path, database: Path) -> tuple[Content, Path | None]:
    """Put a backup in the place of a database that no server has open; return its content, and where the old one is
    now."""
    content = check(backup)
    if not database.absolute().parent.is_dir():
        raise BadFile("no-folder", folder=str(database.parent))
    try:
        lock = take_file(database)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadFile("unusable-file", why, file=str(database)) from None
    part = Path(f"{database}.part")
    try:
        _copy(backup, part)
        old = _put_aside(database)
        os.replace(part, database)
    finally:
        part.unlink(missing_ok=True)
        lock.release()
    return content, old


def check(file: Path) -> Content:
    """The content of a file, if it is a database that this version can read."""
    with opened(file) as connection:
        connection.text_factory = lambda data: data.decode(errors="replace")
        schema = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        content = _content(connection)
    known = known_schemas()
    if schema not in known:
        raise BadFile("storage-newer", place=str(file), found=str(schema), known=str(known[0]))
    return content


def _content(connection: sqlite3.Connection) -> Content:
    reading = "SELECT number, body, checksum FROM entries WHERE table_id = ? ORDER BY number"
    listed = dict(
        _readable(connection, f"SELECT table_id, number FROM listings WHERE {_HAS_ID} AND typeof(number) = 'integer'")[
            0
        ]
    )
    logs = {row[0] for row in _readable(connection, f"SELECT DISTINCT table_id FROM entries WHERE {_HAS_ID}")[0]}
    entries, damaged = 0, []
    for table in sorted(logs | listed.keys()):
        rows, is_all = _readable(connection, reading, table)
        entries += len(rows)
        if not (rows and is_all and is_complete(until_damaged(table, -1, rows), -1, rows, listed.get(table))):
            damaged.append(table)
    people, _ = _readable(connection, "SELECT id FROM people")
    return Content(len(logs | listed.keys()), entries, len(people), tuple(damaged), _trouble(connection))


def _readable(connection: sqlite3.Connection, query: str, *values: str) -> tuple[list[Any], bool]:
    """The rows up to the first damaged one, and whether these are all."""
    rows = []
    try:
        for row in connection.execute(query, values):
            rows.append(row)  # those before an error count
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        return rows, False
    return rows, True


def _trouble(connection: sqlite3.Connection) -> str | None:
    try:
        state: str = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if state == "ok" else state.rpartition("\n")[2]


@contextlib.contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a database that others may have open, too."""
    if not file.is_file():
        raise BadFile("no-file", file=str(file))
    mode = "rw" if os.access(file, os.W_OK) and os.access(file.parent, os.W_OK) else "ro"
    address = f"file:{quote(str(file))}?mode={mode}"
    try:
        with contextlib.closing(sqlite3.connect(address, uri=True, timeout=WAIT, isolation_level=None)) as connection:
            yield connection
    except sqlite3.OperationalError as error:  # locked, no room, no such table
        raise BadFile("unusable-file", str(error), file=str(file)) from None
    except sqlite3.DatabaseError as error:
        raise BadFile("damaged-file", str(error), file=str(file)) from None


def _copy(source: Path, target: Path) -> None:
    """Write the present content of a database, with what a crash left in its -wal, to one file."""
    target.unlink(missing_ok=True)
    with opened(source) as reading, contextlib.closing(sqlite3.connect(target)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")
    with target.open("rb+") as file:  # Windows flushes only what is open for writing
        os.fsync(file.fileno())


def _put_aside(database: Path) -> Path | None:
    """Give a database another name, with everything that belongs to it."""
    if not database.exists():
        return None
    aside = Path(f"{database}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    for ending in ("-wal", "-shm", ""):
        with contextlib.suppress(FileNotFoundError):
            os.rename(f"{database}{ending}", f"{aside}{ending}")
    return aside
