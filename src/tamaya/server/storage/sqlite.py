"""SQLite in WAL mode: readers never wait for the writer. One process has the file; a lock tells the others."""

import errno
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, event, exc
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.pool import QueuePool, StaticPool

from tamaya.children.locks import FileLock, HeldElsewhere
from tamaya.server.logs import logger
from tamaya.server.storage.database import Database, Stamped
from tamaya.server.storage.faults import StorageFault, fault, in_doubt
from tamaya.server.storage.kept.finished_games import adding_texts
from tamaya.server.storage.migrations import migrate
from tamaya.server.storage.wholeness import checksum_of

BUSY_SECONDS = 0.25  # how long a call waits for another program; the store tries again
SPARE_BYTES = 1 << 16  # a disk with less than this is full

# The key decides who was first. A log has no gaps: a table that was tidied away cannot go on.
_ADD = """
INSERT INTO entries (table_id, number, at, body, checksum) SELECT :table, :number, :at, :body, :checksum
WHERE :number = 0 OR EXISTS (SELECT 1 FROM entries WHERE table_id = :table AND number = :number - 1)
ON CONFLICT DO NOTHING
"""
_ADD_GAME, _ADD_PERSON = adding_texts(lambda name: f":{name}")
_IS_OURS = "SELECT 1 FROM entries WHERE table_id = ? AND number = ? AND at = ? AND body = ?"

FAULTS = {
    sqlite3.SQLITE_BUSY: "storage-busy",
    sqlite3.SQLITE_LOCKED: "storage-busy",
    sqlite3.SQLITE_FULL: "storage-full",
    sqlite3.SQLITE_READONLY: "storage-read-only",
    sqlite3.SQLITE_PERM: "storage-read-only",
    sqlite3.SQLITE_CANTOPEN: "storage-lost",
    sqlite3.SQLITE_CORRUPT: "storage-damaged",
    sqlite3.SQLITE_NOTADB: "storage-damaged",
    sqlite3.SQLITE_IOERR: "storage-failed",
    sqlite3.SQLITE_NOMEM: "storage-failed",
    sqlite3.SQLITE_PROTOCOL: "storage-failed",
}


class Sqlite(Database):
    """An SQLite database, in a file or in memory."""

    _upsert = staticmethod(insert)
    _driver: sqlite3.Connection | None = None

    def append(self, new: Sequence[Stamped]) -> list[bool]:
        """Add entries straight through the driver, for this is done for every action."""
        if self._driver is None:
            self._driver = self._connected_driver()
        cursor = self._driver.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            taken = [_add(cursor, one) for one in new]
            self._driver.commit()
            return taken
        except BaseException:
            self._driver.rollback()  # an SQLite transaction that failed to commit is not stored
            raise
        finally:
            cursor.close()

    def _connected_driver(self) -> sqlite3.Connection:
        """The only connection that writes. Only the writer's thread uses it, so it need not be lent out each time."""
        with self._writing.connect() as connection:
            return _driver_of(connection)

    def fault_of(self, error: Exception) -> StorageFault | None:
        """By SQLite's code."""
        found = error.orig if isinstance(error, exc.DBAPIError) else error
        if isinstance(found, StorageFault):
            return found
        if isinstance(found, exc.TimeoutError):  # all readers are held up
            return fault("storage-busy")
        code = getattr(found, "sqlite_errorcode", None)
        name = FAULTS.get(code & 0xFF) if isinstance(code, int) else None
        return fault(name) if name is not None else None


class SqliteMemory(Sqlite):
    """A database that is forgotten when it is closed. It has one connection, so all work is done in turn."""

    readers = 0

    def __init__(self) -> None:
        self._reading = self._writing = create_engine(
            "sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False, "isolation_level": None}
        )
        event.listen(self._writing, "begin", _begin)
        with self._writing.begin() as connection:
            migrate(connection, ":memory:")

    def close(self) -> None:
        """Forget it."""
        self._writing.dispose()


class SqliteFile(Sqlite):
    """A database in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._places = str(path), f"{path}-wal"  # the database, and what is not in it yet
        self._writing = _engine(path, "rwc")
        event.listen(self._writing, "begin", _begin)
        self._reading = _engine(path, "rw", self.readers)
        try:
            self._lock = take_file(path)
        except OSError as error:
            raise fault("storage-closed", place=str(path), why=error.strerror or str(error)) from None
        try:
            with self._writing.begin() as connection:
                migrate(connection, str(path))
            super().try_writing()  # it may be read-only
            self._begin_reading()
        except Exception as error:
            self.close()
            raise self._opening_fault(error) from error

    def close(self) -> None:
        """Close the file."""
        self._reading.dispose()
        self._writing.dispose()
        self._lock.release()

    def append(self, new: Sequence[Stamped]) -> list[bool]:
        """Add entries. What goes into a file that is being deleted is stored when the file is back."""
        if _identity(self._places[0]) != self._files[0]:
            self._keep_file()
        taken = super().append(new)
        try:
            self._keep_file()
        except Exception as error:
            raise in_doubt(self.fault_of(error) or fault("storage-failed")) from error
        return taken

    def stored(self, new: Sequence[Stamped]) -> list[bool]:
        """Which of these entries are in the file that is in its place."""
        self._keep_file()
        return super().stored(new)

    def try_writing(self) -> None:
        """Write something into the file that is in its place."""
        self._keep_file()
        super().try_writing()

    def fault_of(self, error: Exception) -> StorageFault | None:
        """By SQLite's code, and by the state of the disk where that says little."""
        if isinstance(error, OSError):
            return fault("storage-failed")
        found = super().fault_of(error)
        if found is not None and found.code == "storage-failed" and hasattr(os, "statvfs"):
            disk = os.statvfs(self._path.parent)
            if disk.f_bavail * disk.f_frsize < SPARE_BYTES:
                return fault("storage-full")
            if not all(map(_may_be_touched, self._places)):
                return fault("storage-read-only")
        return found

    def _opening_fault(self, error: Exception) -> Exception:
        """Why the file cannot be used, for the person who starts the server."""
        found = self.fault_of(error)
        if found is None or found is error:
            return error
        codes = {"storage-damaged": "storage-no-database", "storage-lost": "storage-closed"}
        why = error.orig if isinstance(error, exc.DBAPIError) else error
        return fault(codes.get(found.code, "storage-not-writable"), place=str(self._path), why=str(why))

    # ---- A file that is deleted or replaced while it is open ---------------------------------------------------------

    def _found(self) -> tuple[tuple[int, int] | None, ...]:
        return tuple(map(_identity, self._places))

    def _keep_file(self) -> None:
        """Make sure that what is written is in the file that the next start finds."""
        found = self._found()
        if found == self._files:
            return
        if found[0] not in (None, self._files[0]):
            raise fault("storage-lost")  # another file: a person has to say which one counts
        self._put_back()

    def _put_back(self) -> None:
        """Write what is in the open file, which is gone from its place, back to its place."""
        copy = Path(f"{self._path}.rescued")
        copy.unlink(missing_ok=True)
        opened = [self._writing.raw_connection(), *self._all_readers()]
        try:
            writer = opened[0].driver_connection
            assert isinstance(writer, sqlite3.Connection)
            with_copy = sqlite3.connect(copy)
            try:
                writer.backup(with_copy)
            finally:
                with_copy.close()
            self._driver = None
            for connection in opened:
                connection.invalidate()  # now: SQLite removes a -wal by its name when the last one is closed
            os.replace(copy, self._path)
        finally:
            for connection in opened:
                connection.close()
        super().try_writing()
        self._begin_reading()
        logger.error("the database file was gone: it has been written again", extra={"file": str(self._path)})

    def _begin_reading(self) -> None:
        """Open all readers, for the file may be gone from its place later; remember which files these are."""
        for connection in self._all_readers():
            connection.close()
        self._files = self._found()

    def _all_readers(self) -> list[PoolProxiedConnection]:
        return [self._reading.raw_connection() for _ in range(self.readers)]


def take_file(path: Path) -> FileLock:
    """Lock a file for this process, or say which one has it."""
    try:
        return FileLock(path)
    except HeldElsewhere as held:
        raise fault("storage-in-use", place=str(path), process=held.process) from None


def _engine(path: Path, mode: str, readers: int = 0) -> Engine:
    address = f"file:{quote(str(path))}?mode={mode}"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(
            address, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            # What is acknowledged survives even a power cut, and what is deleted is overwritten. The system remembers
            # enough of the file for all readers.
            writing = ("synchronous=FULL", "secure_delete=ON")
            for pragma in ("query_only=ON", "cache_size=-256") if readers else writing:
                connection.execute(f"PRAGMA {pragma}")
        except BaseException:
            connection.close()
            raise
        return connection

    return create_engine(
        "sqlite://", creator=connect, poolclass=QueuePool, pool_size=readers or 1, max_overflow=0, pool_timeout=5
    )


def _begin(connection: Connection) -> None:
    """A transaction that writes says so at once: if it read first, another might be quicker."""
    _driver_of(connection).execute("BEGIN IMMEDIATE")


def _driver_of(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _add(cursor: sqlite3.Cursor, new: Stamped) -> bool:
    (table, number, body, game), at = new
    row = {"table": table, "number": number, "at": at, "body": body, "checksum": checksum_of(table, number, body)}
    cursor.execute(_ADD, row)
    if cursor.rowcount != 1:
        cursor.execute(_IS_OURS, (table, number, at, body))
        if cursor.fetchone() is None:
            return False
    if game is not None:
        cursor.execute(_ADD_GAME, game.row(at))
        cursor.executemany(_ADD_PERSON, game.people_rows(at))
    return True


def _may_be_touched(path: str) -> bool:
    """Whether a file can be changed at all. It is not opened to find out: closing it would release SQLite's locks."""
    try:
        os.utime(path)
    except OSError as error:
        return error.errno not in (errno.EROFS, errno.EPERM, errno.EACCES)
    return True


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
