"""The database under the store: SQLAlchemy Core, SQLite in WAL mode. Every call here blocks; the store runs them in one
thread of its own, many appends in one transaction."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Engine, create_engine, delete, event, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine import URL, make_url
from sqlalchemy.pool import StaticPool

from tamaya.core.errors import TamayaError
from tamaya.server.storage.migrations import migrate
from tamaya.server.storage.schema import entries, keys, listings, people, seats

MEMORY = ":memory:"
_ADD_ENTRY = "INSERT INTO entries (table_id, number, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"


class NewEntry(NamedTuple):
    """An entry that wants its place in the log of a table."""

    table: str
    number: int
    body: bytes


class Listing(NamedTuple):
    """How a table stands in the lobby after an entry, and who has a seat there."""

    table: str
    number: int
    public: bool
    phase: str
    body: bytes
    people: tuple[str, ...]


class Database:
    """An open database."""

    def __init__(self, place: str) -> None:
        self._engine = _engine(place)
        with self._engine.begin() as connection:
            migrate(connection)
        self._writer = self._engine.raw_connection()

    def close(self) -> None:
        """Let go of the file."""
        self._writer.close()
        self._engine.dispose()

    def write(self, new: Sequence[NewEntry], listed: Sequence[Listing]) -> list[bool]:
        """Add entries in one transaction, then listings; say for each entry whether its place was free."""
        now = time.time()
        taken: list[bool] = []
        if new:
            # Straight to the driver: this is done for every action. The key decides who was first.
            cursor = self._writer.cursor()
            try:
                for one in new:
                    cursor.execute(_ADD_ENTRY, (one.table, one.number, now, one.body))
                    taken.append(cursor.rowcount == 1)
                self._writer.commit()
            except BaseException:
                self._writer.rollback()
                raise
            finally:
                cursor.close()
        if listed:
            with self._engine.begin() as connection:
                for listing in listed:
                    _list(connection, listing, now)
        return taken

    def read(self, table: str, after: int) -> list[bytes]:
        """The entries of a table after this number, in order."""
        query = (
            select(entries.c.body)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        with self._engine.connect() as connection:
            return [row[0] for row in connection.execute(query)]

    def public_tables(self, since: float, most: int) -> list[bytes]:
        """The newest public tables where something happened since then and that are not over."""
        query = (
            select(listings.c.body)
            .where(listings.c.public, listings.c.updated > since, listings.c.phase != "over")
            .order_by(listings.c.updated.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return [row[0] for row in connection.execute(query)]

    def tables_of(self, person: str, most: int) -> list[bytes]:
        """The newest tables where somebody has a seat."""
        query = (
            select(listings.c.body)
            .join(seats, seats.c.table_id == listings.c.table_id)
            .where(seats.c.person_id == person)
            .order_by(listings.c.updated.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return [row[0] for row in connection.execute(query)]

    def name_of(self, person: str) -> str | None:
        """The name of a person."""
        with self._engine.connect() as connection:
            name: str | None = connection.scalar(select(people.c.name).where(people.c.id == person))
            return name

    def save_person(self, person: str, name: str) -> None:
        """Add a person or change a name."""
        adding = insert(people).values(id=person, name=name, made=int(time.time()))
        with self._engine.begin() as connection:
            connection.execute(adding.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

    def key(self, name: str, new: bytes) -> bytes:
        """A key that is kept for good; the new one if there was none."""
        with self._engine.begin() as connection:
            connection.execute(insert(keys).values(name=name, value=new).on_conflict_do_nothing())
            value: bytes = connection.scalars(select(keys.c.value).where(keys.c.name == name)).one()
            return value


def _list(connection: Connection, listing: Listing, now: float) -> None:
    """Write down how a table stands, unless something newer is known."""
    adding = insert(listings).values(
        table_id=listing.table,
        number=listing.number,
        public=listing.public,
        phase=listing.phase,
        updated=now,
        body=listing.body,
    )
    values = adding.excluded
    connection.execute(
        adding.on_conflict_do_update(
            index_elements=["table_id"],
            set_={name: values[name] for name in ("number", "public", "phase", "updated", "body")},
            where=listings.c.number < values.number,
        )
    )
    connection.execute(delete(seats).where(seats.c.table_id == listing.table))
    if listing.people:
        rows = [{"table_id": listing.table, "person_id": person} for person in set(listing.people)]
        connection.execute(insert(seats), rows)


def _engine(place: str) -> Engine:
    url = make_url(place) if "://" in place else URL.create("sqlite", database=place)
    if url.get_backend_name() != "sqlite":
        raise TamayaError(
            "unknown-database",
            f"{url.get_backend_name()} databases are not supported yet: give the path of an SQLite file.",
            backend=url.get_backend_name(),
        )
    in_memory = url.database in (None, "", MEMORY)
    engine = create_engine(
        url,
        connect_args={"check_same_thread": False, "timeout": 10},
        **({"poolclass": StaticPool} if in_memory else {}),
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: object, record: object) -> None:  # noqa: ARG001  # SQLAlchemy gives both
        cursor = connection.cursor()  # type: ignore[attr-defined]
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged action survives a power cut, too
        cursor.close()

    return engine
