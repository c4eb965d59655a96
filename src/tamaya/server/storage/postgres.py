"""PostgreSQL: for several processes or machines. Any of them may add to a log; the key decides who was first.

It is their bus, too, by LISTEN and NOTIFY, so that one service is enough."""

import contextlib
from collections.abc import AsyncIterator, Iterator, Sequence

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy import Engine, create_engine, event, exc, make_url, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from tamaya.server.storage.bus import BusLine, RemoteBus
from tamaya.server.storage.database import Database, Known, Stamped
from tamaya.server.storage.faults import StorageFault, fault, in_doubt
from tamaya.server.storage.kept.finished_games import adding_texts
from tamaya.server.storage.migrations import migrate
from tamaya.server.storage.wholeness import Row, checksum_of, whole

CONNECT_SECONDS = 3
# How long a call waits for a row, and for an answer; a server that is cut off is given up.
_LIMITS = "SET lock_timeout = '2s'; SET statement_timeout = '10s'; SET idle_in_transaction_session_timeout = '30s'"
NETWORK = {"connect_timeout": CONNECT_SECONDS, "keepalives_idle": 10, "tcp_user_timeout": 10_000}
_AGE = "age"  # of a connection: how often one had been lost before it was made
_MIGRATING = 7_261_727  # the lock of the process that migrates the database to the present schema

# A log has no gaps: a table that was tidied away cannot go on.
_ADD = b"""
INSERT INTO entries (table_id, number, at, body, checksum)
SELECT * FROM unnest(%b::text[], %b::int[], %b::float8[], %b::bytea[], %b::int8[]) AS new (t, n, a, b, c)
WHERE n = 0 OR EXISTS (SELECT 1 FROM entries WHERE table_id = t AND number = n - 1)
ON CONFLICT DO NOTHING RETURNING table_id, number
"""
_ADD_GAME, _ADD_PERSON = (sql.encode() for sql in adding_texts(lambda name: f"%({name})s"))
_ARE_OURS = b"""
SELECT t, n FROM unnest(%b::text[], %b::int[], %b::float8[], %b::bytea[]) AS new (t, n, a, b)
JOIN entries ON table_id = t AND number = n WHERE at = a AND body = b
"""

_READ = text(
    """
    SELECT which, number, body, checksum
    FROM unnest(CAST(:tables AS text[]), CAST(:after AS int[])) WITH ORDINALITY AS known (t, n, which)
    JOIN entries ON table_id = t AND number > n ORDER BY which, number
    """
)
_LISTED = text("SELECT table_id, number FROM listings WHERE table_id = ANY(CAST(:tables AS text[]))")

# By SQLSTATE, or its first two characters.
FAULTS = {
    "": "storage-away",
    "08": "storage-away",
    "57P": "storage-away",
    "25006": "storage-read-only",
    "40": "storage-busy",
    "42501": "storage-read-only",
    "53100": "storage-full",
    "53": "storage-busy",
    "55P03": "storage-busy",
    "57014": "storage-busy",
    "58": "storage-failed",
    "XX": "storage-damaged",
}


class Postgres(Database):
    """A PostgreSQL database."""

    _upsert = staticmethod(insert)

    def __init__(self, address: str) -> None:
        self._place = make_url(address).render_as_string()  # without the password
        self._writing = _engine(address, 1)
        # Each statement stands alone: no transaction is begun and ended around it.
        self._reading = _engine(address, self.readers + 1, isolation_level="AUTOCOMMIT")
        self._age = 0  # how often a connection was lost
        self._watch(self._reading)
        try:
            with self._writing.begin() as connection:
                connection.exec_driver_sql("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
                migrate(connection, self._place)
            self.try_writing()
        except Exception as error:
            self.close()
            raise self._opening_fault(error) from error

    @property
    def engine(self) -> Engine:
        """For those who look after it."""
        return self._writing

    def close(self) -> None:
        """Close it."""
        self._reading.dispose()
        self._writing.dispose()

    def append(self, new: Sequence[Stamped]) -> list[bool]:
        """Add entries straight through the driver, for this is done for every action. Those of different tables are
        added together."""
        taken: dict[Stamped, bool] = {}
        connection = self._reading.raw_connection()
        try:
            driver = connection.driver_connection
            assert isinstance(driver, psycopg.Connection)
            for part in _rounds(new):
                found = _add(driver, part)
                taken |= {one: one.entry[:2] in found for one in part}
        except Exception as error:
            connection.invalidate()
            self._begin_anew()
            found_fault = self.fault_of(error)
            if found_fault is not None and found_fault.code == "storage-away":  # on the way there, or on the way back
                raise in_doubt(found_fault) from error
            raise
        finally:
            connection.close()
        return [taken[one] for one in new]

    def _begin_anew(self) -> None:
        """Give up all connections, as the others may be lost too: each is replaced before it is used again."""
        self._age += 1

    def _watch(self, engine: Engine) -> None:
        """Replace what is older than the last loss when it is wanted again. A second pool would leave open what comes
        back to the first."""

        @event.listens_for(engine, "connect")
        def note(_: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
            entry.info[_AGE] = self._age

        @event.listens_for(engine, "checkout")
        def renew(_: DBAPIConnection, entry: ConnectionPoolEntry, __: PoolProxiedConnection) -> None:
            if entry.info[_AGE] != self._age:
                raise exc.DisconnectionError

    def read(self, questions: Sequence[Known]) -> list[list[bytes]]:
        """Read all of them in one statement, for this is done for every action of another process."""
        found: list[list[Row]] = [[] for _ in questions]
        asked = {"tables": [one.table for one in questions], "after": [one.after for one in questions]}
        with self._reading.connect() as connection:
            begun = {"tables": [one.table for one in questions if one.after < 0]}
            listed = {row[0]: row[1] for row in connection.execute(_LISTED, begun)} if begun["tables"] else {}
            for which, number, body, checksum in connection.execute(_READ, asked):
                found[which - 1].append((number, body, checksum))
        return [whole(*one, rows, listed.get(one.table)) for one, rows in zip(questions, found, strict=True)]

    def stored(self, new: Sequence[Stamped]) -> list[bool]:
        """Which of these entries are stored. The database may still be working on what was lost on the way, so they are
        added again: that waits for it, and adds none twice."""
        return self.append(new)

    def fault_of(self, error: Exception) -> StorageFault | None:
        """By PostgreSQL's code; an error without one is about the connection."""
        found = error.orig if isinstance(error, exc.DBAPIError) else error
        if isinstance(found, StorageFault):
            return found
        if isinstance(found, exc.TimeoutError):  # all connections are in use
            return fault("storage-busy")
        if not isinstance(found, psycopg.OperationalError | psycopg.InterfaceError | psycopg.DatabaseError):
            return None
        state = found.sqlstate or ""
        if not state and not isinstance(found, psycopg.OperationalError | psycopg.InterfaceError):
            return None
        name = next((FAULTS[state[:length]] for length in (5, 3, 2) if state[:length] in FAULTS), None)
        return None if name is None else fault(name)

    def _opening_fault(self, error: Exception) -> Exception:
        """Why the database cannot be used, for the person who starts the server."""
        found = self.fault_of(error)
        if found is None or found is error:
            return error
        why = error.orig if isinstance(error, exc.DBAPIError) else error
        code = "storage-unreachable" if found.code in ("storage-away", "storage-busy") else "storage-not-writable"
        return fault(code, place=self._place, why=str(why).strip().rstrip("."))


def _engine(address: str, connections: int, **options: str) -> Engine:
    engine = create_engine(
        make_url(address).set(drivername="postgresql+psycopg"),
        pool_size=connections,
        max_overflow=0,
        pool_timeout=5,
        connect_args=NETWORK,
        execution_options={"preserve_rowcount": True},  # of insertions, too
        **options,
    )

    @event.listens_for(engine, "connect")
    def limit(connection: DBAPIConnection, _: object) -> None:
        connection.cursor().execute(_LIMITS)
        connection.commit()

    return engine


def _rounds(new: Sequence[Stamped]) -> Iterator[list[Stamped]]:
    """The entries in parts with at most one of each table, in an order in which no two processes wait for each
    other."""
    left = sorted(new, key=lambda one: one.entry.table)
    while left:
        part: list[Stamped] = []
        later: list[Stamped] = []
        last = None
        for one in left:
            (later if one.entry.table == last else part).append(one)
            last = one.entry.table
        yield part
        left = later


def _add(connection: "psycopg.Connection[tuple[str, int]]", part: Sequence[Stamped]) -> set[tuple[str, int]]:
    """Which of these places are theirs now. Where a game ends it is stored in the same transaction."""
    ending = [one for one in part if one.entry.game is not None]
    with connection.transaction() if ending else contextlib.nullcontext():
        cursor = connection.cursor()
        tables, numbers, bodies, _ = zip(*(one.entry for one in part), strict=True)
        columns = [list(tables), list(numbers), [one.at for one in part], list(bodies)]
        added = set(cursor.execute(_ADD, [*columns, [checksum_of(*one.entry[:3]) for one in part]], prepare=True))
        if len(added) < len(part):
            added |= set(cursor.execute(_ARE_OURS, columns))
        for entry, at in [one for one in ending if one.entry[:2] in added]:
            assert entry.game is not None
            cursor.execute(_ADD_GAME, entry.game.row(at))
            cursor.executemany(_ADD_PERSON, entry.game.people_rows(at))
        return added


# ---- The bus ---------------------------------------------------------------------------------------------------------


CHANNEL = "tamaya"  # of one database


class PostgresBus(RemoteBus):
    """Two connections: one that listens and one that speaks."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = make_conninfo(address, **NETWORK)

    @contextlib.asynccontextmanager
    async def _lines(self) -> AsyncIterator["PostgresLine"]:
        async with contextlib.AsyncExitStack() as open_ones:
            listening, speaking = await self._connect(open_ones), await self._connect(open_ones)
            await listening.execute(f"LISTEN {CHANNEL}".encode())
            yield PostgresLine(listening, speaking)

    async def _connect(self, open_ones: contextlib.AsyncExitStack) -> "psycopg.AsyncConnection":
        """A connection that is closed in the end even if that is interrupted: its own context would roll back first."""
        made = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        open_ones.push_async_callback(made.close)
        return made


class PostgresLine(BusLine):
    """A connection to the other processes."""

    def __init__(self, listening: "psycopg.AsyncConnection", speaking: "psycopg.AsyncConnection") -> None:
        self._listening = listening
        self._speaking = speaking

    async def send(self, texts: str) -> None:
        """In a prepared statement, for this is done for every action."""
        await self._speaking.execute("SELECT pg_notify(%s, %s)", (CHANNEL, texts), prepare=True)

    async def receive(self) -> AsyncIterator[str]:
        """One after the other."""
        async for heard in self._listening.notifies():
            yield heard.payload
