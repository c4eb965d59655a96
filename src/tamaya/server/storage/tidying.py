"""Finds and removes what nobody needs any more: abandoned tables, people without a game or a puzzle, old games."""

import asyncio
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
    update,
)
from sqlalchemy.pool import StaticPool

from tamaya.server.logs import logger
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.kept.finished_games import DELETED, delete_games
from tamaya.server.storage.kept.known_people import forget_people
from tamaya.server.storage.opening import is_postgres, sqlite_path
from tamaya.server.storage.schema import (
    devices,
    entries,
    game_people,
    games,
    invitations,
    keys,
    listings,
    notices,
    people,
    push_targets,
    puzzle_tries,
    seats,
)
from tamaya.server.storage.store import Store
from tamaya.server.storage.upkeep import opened

TOGETHER = 20  # games
PAUSE = 0.05  # seconds after each part: people at play come first
HOUR = 3600.0  # seconds
DAY = 24 * HOUR
JUMP = 7 * DAY  # a clock further ahead of the last look may be wrong
TRUSTED_AFTER = 3 * DAY
_PLAYED = select(game_people.c.person_id)
PART = 100  # how many are removed at once: nobody at play waits for more than that
# Only here does storage look into entries: such a table has finished a game before, or has a new link.
_FINISHED = b'"type":"setUpAgain"'
_RELINKED = b'"type":"relinked"'


class Untidy(NamedTuple):
    """What nobody needs any more."""

    tables: list[str]
    people: list[str]
    games: list[str]


def find_untidy(place: str, days: float, game_days: float | None = None) -> Untidy:
    """What nobody has needed for this many days, and games older than this many days, unless they are kept for good."""
    with _opened(place) as engine, engine.connect() as connection:
        return _find(connection, *_times(days, game_days))


def tidy(place: str, days: float, game_days: float | None = None) -> Untidy:
    """Remove it, even while a server runs; what is going on at that moment stays."""
    before, games_before = _times(days, game_days)
    with _opened(place) as engine:
        with engine.connect() as connection:
            found = _find(connection, before, games_before)
        for some in _parts(found.games):
            with engine.begin() as connection:
                delete_games(connection, some)
        for tables in _parts(found.tables):  # a changed link no longer leads to the games of its table
            with _nobody_adding(engine) as connection:
                gone = list(
                    connection.scalars(select(listings.c.table_id).where(listings.c.table_id.in_(tables), _old(before)))
                )
                relinked = select(entries.c.table_id).where(entries.c.table_id.in_(gone), _has(connection, _RELINKED))
                connection.execute(update(games).where(games.c.table_id.in_(relinked)).values(table_id=None))
                for table in (entries, listings, seats, invitations):
                    connection.execute(delete(table).where(table.c.table_id.in_(gone)))
                connection.execute(delete(notices).where(notices.c.about.in_(gone)))
                connection.execute(delete(keys).where(keys.c.name.in_([DELETED + table for table in gone])))
        for some in _parts(found.people):
            with engine.begin() as connection:
                nowhere = people.c.id.not_in(select(seats.c.person_id)), people.c.id.not_in(_PLAYED)
                going = delete(people).where(people.c.id.in_(some), *nowhere, people.c.id.not_in(_solving(before)))
                gone = list(connection.scalars(going.returning(people.c.id)))
                forget_people(connection, gone)
        with engine.begin() as connection:
            nobodys = devices.c.person_id.is_(None) | devices.c.person_id.not_in(select(people.c.id))
            connection.execute(delete(devices).where(devices.c.seen < before, nobodys))
            connection.execute(delete(push_targets).where(push_targets.c.device_id.not_in(select(devices.c.id))))
        return found


def _times(days: float, game_days: float | None) -> tuple[float, float]:
    now = time.time()
    return now - days * DAY, 0.0 if game_days is None else now - game_days * DAY


def _find(connection: Connection, before: float, games_before: float) -> Untidy:
    abandoned = _abandoned(connection, before)
    at_others = select(seats.c.person_id).where(seats.c.table_id.not_in(abandoned))
    strangers = select(people.c.id).where(
        people.c.made < before,
        people.c.id.not_in(at_others),
        people.c.id.not_in(_PLAYED),
        people.c.id.not_in(_solving(before)),
    )
    old_games = select(games.c.id).where(games.c.ended < games_before)
    return Untidy(*[list(connection.scalars(query)) for query in (abandoned, strangers, old_games)])


def _solving(before: float) -> "Select[tuple[str]]":
    """Who has opened a puzzle since then."""
    return select(puzzle_tries.c.person_id).where(puzzle_tries.c.at >= before)


def _abandoned(connection: Connection, before: float) -> "Select[tuple[str]]":
    """Nothing has happened there for long; and what was finished there is in the archive, or was deleted from it."""
    has_finished = exists().where(entries.c.table_id == listings.c.table_id, _has(connection, _FINISHED))
    in_archive = exists().where(games.c.table_id == listings.c.table_id)
    deleted = exists().where(keys.c.name == DELETED + listings.c.table_id)
    unfinished = (listings.c.phase != "over") & ~has_finished
    return select(listings.c.table_id).where(_old(before), unfinished | in_archive | deleted)


def _has(connection: Connection, part: bytes) -> ColumnElement[bool]:
    """Whether this text is in an entry."""
    wanted = literal(part, LargeBinary)
    if connection.dialect.name == "sqlite":
        return func.instr(entries.c.body, wanted) > 0
    return func.position(wanted.op("IN")(entries.c.body)) > 0


def _old(before: float) -> ColumnElement[bool]:
    """Whether the last thing happened before that at a table of the listings."""
    last = select(entries.c.at).where(entries.c.table_id == listings.c.table_id).order_by(entries.c.number.desc())
    return last.limit(1).correlate(listings).scalar_subquery() < before


@contextlib.contextmanager
def _opened(place: str) -> Iterator[Engine]:
    """An engine for a database that others may have open, too."""
    if is_postgres(place):
        from tamaya.server.storage.postgres import Postgres

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


# ---- Games whose time has come (`--keep-games`), unless the clock has jumped -----------------------------------------


async def let_go(store: Store, days: float) -> None:
    """Delete games that ended more than this many days ago, as soon as they are that old."""
    while True:
        try:
            await delete_old(store, days)
        except StorageFault as found:
            logger.info("old games could not be deleted yet", extra={"code": found.code})
        await asyncio.sleep(HOUR)


async def delete_old(store: Store, days: float) -> None:
    """Delete games that ended more than this many days ago, if the clock can be trusted: what is deleted is gone."""
    now = time.time()
    seen, steady = await store.ask(lambda database: database.clock())
    if not -HOUR <= now - seen <= JUMP:
        steady = now
        days_apart = round((now - seen) / DAY, 1)
        logger.warning("the clock has jumped: no game is deleted for three days", extra={"days": days_apart})
    await store.change(lambda database: database.note_clock(now, steady))
    if now - steady < TRUSTED_AFTER:
        return
    before = now - days * DAY
    while await store.change(lambda database: database.delete_old_games(before, TOGETHER)) == TOGETHER:
        await asyncio.sleep(PAUSE)
