"""Finding and removing what nobody needs any more: tables that were abandoned, and people without a game."""

import contextlib
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    LargeBinary,
    Select,
    create_engine,
    delete,
    event,
    exc,
    exists,
    func,
    literal,
    select,
    text,
)
from sqlalchemy.pool import StaticPool

from tamaya.server.storage.opening import is_postgres, sqlite_path
from tamaya.server.storage.schema import devices, entries, listings, people, seats
from tamaya.server.storage.upkeep import opened

DAY = 24 * 3600
PART = 100  # how many are removed at once: whoever plays waits for no more than that
_FINISHED = b'"type":"setUpAgain"'  # only here storage looks into an entry: such a table has finished a game before


class Untidy(NamedTuple):
    """What nobody needs any more."""

    tables: list[str]
    people: list[str]


def find_untidy(place: str, days: float) -> Untidy:
    """What nobody has needed for so many days."""
    with _opened(place) as engine, engine.connect() as connection:
        return _find(connection, time.time() - days * DAY)


def tidy(place: str, days: float) -> Untidy:
    """Remove it, also while a server runs; what goes on at that moment stays."""
    before = time.time() - days * DAY
    with _opened(place) as engine:
        with engine.connect() as connection:
            found = _find(connection, before)
        for tables in _parts(found.tables):
            with _nobody_adding(engine) as connection:
                gone = list(
                    connection.scalars(select(listings.c.table_id).where(listings.c.table_id.in_(tables), _old(before)))
                )
                for table in (entries, listings, seats):
                    connection.execute(delete(table).where(table.c.table_id.in_(gone)))
        for some in _parts(found.people):
            with engine.begin() as connection:
                seated = select(seats.c.person_id)
                connection.execute(delete(people).where(people.c.id.in_(some), people.c.id.not_in(seated)))
        with engine.begin() as connection:
            nobodys = devices.c.person_id.is_(None) | devices.c.person_id.not_in(select(people.c.id))
            connection.execute(delete(devices).where(devices.c.seen < before, nobodys))
        return found


def _find(connection: Connection, before: float) -> Untidy:
    abandoned = _abandoned(connection, before)
    at_others = select(seats.c.person_id).where(seats.c.table_id.not_in(abandoned))
    strangers = select(people.c.id).where(people.c.made < before, people.c.id.not_in(at_others))
    return Untidy(list(connection.scalars(abandoned)), list(connection.scalars(strangers)))


def _abandoned(connection: Connection, before: float) -> "Select[tuple[str]]":
    """Nothing has happened there for long, and no game was finished."""
    finished = literal(_FINISHED, LargeBinary)
    if connection.dialect.name == "sqlite":
        place = func.instr(entries.c.body, finished)
    else:
        place = func.position(finished.op("IN")(entries.c.body))
    has_finished = exists().where(entries.c.table_id == listings.c.table_id, place > 0)
    return select(listings.c.table_id).where(listings.c.phase != "over", _old(before), ~has_finished)


def _old(before: float) -> ColumnElement[bool]:
    """Whether the last thing happened before that at a table of the listings."""
    last = select(entries.c.at).where(entries.c.table_id == listings.c.table_id).order_by(entries.c.number.desc())
    return last.limit(1).correlate(listings).scalar_subquery() < before


@contextlib.contextmanager
def _opened(place: str) -> Iterator[Engine]:
    """An engine for a database that others may have open, too."""
    if is_postgres(place):
        from tamaya.server.storage.postgres.database import Postgres

        with contextlib.closing(Postgres(place)) as database:
            yield database.engine
        return
    with opened(sqlite_path(place)) as connection:
        engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
        event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
        try:
            yield engine
        except exc.DBAPIError as error:
            raise (error.orig or error) from None


@contextlib.contextmanager
def _nobody_adding(engine: Engine) -> Iterator[Connection]:
    """A transaction in which no log grows: one that did would go on without its beginning."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE"))
        yield connection


def _parts(all_of_them: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(all_of_them), PART):
        yield all_of_them[start : start + PART]
