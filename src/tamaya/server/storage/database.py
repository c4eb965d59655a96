"""What a store needs of a database: its queries, the same for every kind. Every call blocks; the store runs them in
threads: reads in several at once, everything else in one."""

import time
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from sqlalchemy import Connection, Executable, bindparam, delete, exists, func, insert, select, update

from tamaya.core.errors import TamayaError
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.kept.finished_games import Games, NewGame
from tamaya.server.storage.kept.known_people import PeopleStore
from tamaya.server.storage.kept.made_reviews import ReviewStore
from tamaya.server.storage.kept.own_clubs import ClubStore
from tamaya.server.storage.kept.own_progress import ProgressStore
from tamaya.server.storage.kept.practised import PuzzleStore
from tamaya.server.storage.kept.shared_deals import DealStore
from tamaya.server.storage.kept.signed_in import DeviceStore, SignIn
from tamaya.server.storage.kept.told_people import Asking, NoticeStore, StoredNotice
from tamaya.server.storage.schema import entries, games, keys, listings, metadata, people, seats
from tamaya.server.storage.wholeness import checksum_of, whole

TOGETHER = 500  # rows copied at once


class NewEntry(NamedTuple):
    """An entry to be added to the log of a table. If it ends a game, the game goes into the archive with it."""

    table: str
    number: int
    body: bytes
    game: NewGame | None = None


class Stamped(NamedTuple):
    """A new entry with its time, by which its writer recognises it: no other entry of a process has the same."""

    entry: NewEntry
    at: float


class Known(NamedTuple):
    """How much of a table's log somebody has: up to this number."""

    table: str
    after: int


class Listing(NamedTuple):
    """How a table stands in the lobby after an entry, and who has a seat there."""

    table: str
    number: int
    public: bool
    phase: str
    body: bytes
    people: tuple[str, ...]
    due: float | None = None  # until when whoever is to act has time, over days
    tells: tuple[StoredNotice, ...] = ()  # whoever is to act, each once
    asks: Asking | None = None  # who wants to play there again, and with whom


class ListedTable(NamedTuple):
    """A table as the lobby has it."""

    updated: float
    body: bytes


class Database(
    DeviceStore,
    PeopleStore,
    Games,
    ReviewStore,
    PuzzleStore,
    DealStore,
    ProgressStore,
    NoticeStore,
    ClubStore,
    ABC,
):
    """An open database. What differs from one kind to the next: how it is opened, how entries are added fast, and how
    its errors are told apart."""

    readers = 4  # threads that may read at once

    # ---- What differs ------------------------------------------------------------------------------------------------

    @abstractmethod
    def append(self, new: Sequence[Stamped]) -> list[bool]:
        """Add entries in one transaction; say for each whether its place was free. An entry that is already there with
        the same time was stored by this process: its place was free."""

    @abstractmethod
    def fault_of(self, error: Exception) -> StorageFault | None:
        """What an error of the driver means for those who asked; None if it is the fault of what was asked."""

    @abstractmethod
    def close(self) -> None:
        """Close it."""

    # ---- Writing -----------------------------------------------------------------------------------------------------

    def list_tables(self, listed: Sequence[Listing], now: float) -> None:
        """Write down how tables stand, and whom to tell that it is their turn."""
        with self._writing.begin() as connection:
            for listing in listed:
                self._list(connection, listing, now)

    def _list(self, connection: Connection, listing: Listing, now: float) -> None:
        """Write down how a table stands, unless something newer is known."""
        row = {
            "table_id": listing.table,
            "number": listing.number,
            "public": listing.public,
            "phase": listing.phase,
            "updated": now,
            "body": listing.body,
            "due": listing.due,
        }
        if connection.execute(self._add_listing, row).rowcount:
            if listing.phase == "waiting":
                self._note_seats(connection, listing.table, listing.people)
            connection.execute(_EMPTY_SEATS, {"table": listing.table})
            if listing.people:
                rows = [{"table_id": listing.table, "person_id": person} for person in set(listing.people)]
                connection.execute(_ADD_SEATS, rows)
            self._add_notices(connection, listing.tells, 0.0)
        if listing.asks is not None:
            self._invite(connection, listing.asks, listing.table, now)

    @cached_property
    def _add_listing(self) -> Executable:
        adding = self._upsert(listings)
        return adding.on_conflict_do_update(
            index_elements=["table_id"],
            set_={name: adding.excluded[name] for name in ("number", "public", "phase", "updated", "body", "due")},
            where=listings.c.number <= adding.excluded.number,
        )

    def save_person(self, person: str, name: str, signing_in: SignIn | None = None) -> None:
        """Add a person or change their name, and sign in a new one: both or neither."""
        with self._writing.begin() as connection:
            connection.execute(self._add_person, {"id": person, "name": name, "made": int(time.time())})
            if signing_in is not None:
                self._sign_in(connection, signing_in)

    @cached_property
    def _add_person(self) -> Executable:
        return self._put(people, kept=["made"])

    def key(self, name: str, new: bytes) -> bytes:
        """A key that is kept for good; this new one if there was none."""
        with self._writing.begin() as connection:
            connection.execute(self._upsert(keys).values(name=name, value=new).on_conflict_do_nothing())
            value: bytes = connection.scalars(select(keys.c.value).where(keys.c.name == name)).one()
            return value

    def try_writing(self) -> None:
        """Write something that nobody needs, to see whether that works."""
        self._change(self._set_key, {"name": "written", "value": str(time.time()).encode()})

    @cached_property
    def _set_key(self) -> Executable:
        return self._put(keys)

    def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Replace entries of a log, by their numbers: what was there is gone."""
        rows = [
            {"table": table, "of": number, "new": body, "checked": checksum_of(table, number, body)}
            for number, body in bodies.items()
        ]
        if rows:
            with self._writing.begin() as connection:
                connection.execute(_REWRITE, rows)

    def copy_to(self, target: "Database") -> None:
        """Copy everything into another, empty database, all or nothing."""
        with target._writing.begin() as writing, self._reading.connect() as reading:
            if any(writing.scalar(select(func.count()).select_from(table)) for table in (people, entries, games)):
                raise TamayaError("database-not-empty")
            reading = reading.execution_options(yield_per=TOGETHER)
            for table in metadata.sorted_tables:
                writing.execute(delete(table))
                for rows in reading.execute(select(table)).mappings().partitions():
                    writing.execute(insert(table), [dict(row) for row in rows])

    # ---- Reading -----------------------------------------------------------------------------------------------------

    def stored(self, new: Sequence[Stamped]) -> list[bool]:
        """Which of these entries are stored, each by its own writer. What is not stored now never will be."""
        with self._reading.connect() as connection:
            found = []
            for (table, number, body, _), at in new:
                query = select(entries.c.at, entries.c.body)
                row = connection.execute(query.where(entries.c.table_id == table, entries.c.number == number)).first()
                found.append(row is not None and tuple(row) == (at, body))
            return found

    def read(self, questions: Sequence[Known]) -> list[list[bytes]]:
        """For each table its entries after this number, in order; raises if any is not as it was written."""
        with self._reading.connect() as connection:
            return [self._read_one(connection, *one) for one in questions]

    def _read_one(self, connection: Connection, table: str, after: int) -> list[bytes]:
        asked = {"table": table, "after": after}
        # Before the entries, of which more may come meanwhile: those after which the table was listed must be there.
        listed = connection.scalar(_LISTED, asked) if after < 0 else None
        return whole(table, after, [(row[0], row[1], row[2]) for row in connection.execute(_READ, asked)], listed)

    def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the newest entry of each of these tables."""
        query = select(entries.c.table_id, func.max(entries.c.number)).where(entries.c.table_id.in_(tables))
        with self._reading.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query.group_by(entries.c.table_id))}

    def has_table(self, table: str) -> bool:
        """Whether there is such a table: as quickly after many entries as after one."""
        return bool(self._value(select(exists().where(entries.c.table_id == table))))

    def public_tables(self, since: float, most: int) -> list[ListedTable]:
        """The newest public tables that are not over and where something has happened since then: when, and the
        listing."""
        query = (
            select(listings.c.updated, listings.c.body)
            .where(listings.c.public, listings.c.updated > since, listings.c.phase != "over")
            .order_by(listings.c.updated.desc())
            .limit(most)
        )
        return self._all(ListedTable, query)

    def tables_of(self, person: str, most: int) -> list[ListedTable]:
        """The newest tables where somebody has a seat, running games first: when something last happened there, and the
        listing."""
        query = (
            select(listings.c.updated, listings.c.body)
            .join(seats, seats.c.table_id == listings.c.table_id)
            .where(seats.c.person_id == person)
            .order_by(listings.c.phase == "over", listings.c.updated.desc())
            .limit(most)
        )
        return self._all(ListedTable, query)

    def tables_due(self, now: float, most: int) -> list[str]:
        """The tables over days where somebody's time has run out."""
        query = select(listings.c.table_id).where(listings.c.due <= now).order_by(listings.c.due).limit(most)
        return self._column(query)

    def name_of(self, person: str) -> str | None:
        """The name of a person."""
        name: str | None = self._value(_NAME, {"person": person})
        return name


# Put together once: that takes longer than running them, and leaves cycles for the garbage collector.
_EMPTY_SEATS = delete(seats).where(seats.c.table_id == bindparam("table"))
_ADD_SEATS = insert(seats)
_READ = (
    select(entries.c.number, entries.c.body, entries.c.checksum)
    .where(entries.c.table_id == bindparam("table"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
_LISTED = select(listings.c.number).where(listings.c.table_id == bindparam("table"))
_REWRITE = (
    update(entries)
    .where(entries.c.table_id == bindparam("table"), entries.c.number == bindparam("of"))
    .values(body=bindparam("new"), checksum=bindparam("checked"))
)
_NAME = select(people.c.name).where(people.c.id == bindparam("person"))
