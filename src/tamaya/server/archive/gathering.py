"""What the archive does while nobody waits for it. Games of logs from before there was an archive are gathered; that
goes on where it was when a server stops, and does no harm if several processes do it, for what follows from a log is
the same each time. Games whose time has come are deleted."""

import asyncio
import hashlib
import time

from tamaya.formats import read_game
from tamaya.server.archive.finished import deal_of, finish, read_finished
from tamaya.server.logs import logger
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.games import END, NewGame
from tamaya.server.storage.store import Store
from tamaya.server.table.entries import read_entry
from tamaya.server.table.fold import fold
from tamaya.server.table.table import Table

TOGETHER = 20  # tables
PAUSE = 0.05  # seconds after each part: whoever plays comes first
HOUR = 3600.0  # seconds
DAY = 24 * HOUR
JUMP = 7 * DAY  # a clock that is further ahead of when somebody last looked may be wrong
TRUSTED_AFTER = 3 * DAY
LATER = 30.0  # seconds until it is tried again when the database does not answer


async def let_go(store: Store, days: float) -> None:
    """Delete games that ended more than so many days ago, as soon as they are that old."""
    while True:
        try:
            await delete_old(store, days)
        except StorageFault as found:
            logger.info("old games could not be deleted yet", extra={"code": found.code})
        await asyncio.sleep(HOUR)


async def delete_old(store: Store, days: float) -> None:
    """Delete games that ended more than so many days ago, if the clock can be trusted: what is deleted is gone."""
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


async def gather(store: Store) -> None:
    """Put the games of all old logs into the archive."""
    while True:
        try:
            done, tables = await store.ask(lambda database: database.logs_to_gather(TOGETHER))
            if done == END:
                return
            for table in tables:
                log = await store.ask(lambda database: database.read_with_times(table))  # noqa: B023  # awaited here
                games = await asyncio.to_thread(games_of_log, table, log)
                await store.change(lambda database: database.add_games(games, 0.0))  # noqa: B023  # awaited here
            up_to = tables[-1].encode() if tables else END
            await store.change(lambda database: database.gathered(up_to))  # noqa: B023  # awaited here
            await asyncio.sleep(PAUSE)
        except StorageFault as found:
            logger.info("old games could not be gathered yet", extra={"code": found.code})
            await asyncio.sleep(LATER)


async def note_deals(store: Store) -> None:
    """Note the deals of games that were stored before anybody asked for them."""
    while True:
        try:
            while found := await store.ask(lambda database: database.without_deal(TOGETHER)):
                deals = await asyncio.to_thread(lambda: [(id, _deal(body)) for id, body in found])
                await store.change(lambda database: database.note_deals(deals))  # noqa: B023  # awaited here
                await asyncio.sleep(PAUSE)
            return
        except StorageFault as fault:
            logger.info("the deals of old games could not be noted yet", extra={"code": fault.code})
            await asyncio.sleep(LATER)


def _deal(body: bytes) -> bytes:
    """The deal of a stored game; of one that cannot be read, nothing that any other has."""
    try:
        return deal_of(read_game(bytes(read_finished(body).record)).game)
    except Exception as error:
        logger.error("a game could not be read", extra={"error": repr(error)})
        return hashlib.sha256(body).digest()


def games_of_log(id: str, log: list[tuple[float, bytes]]) -> list[NewGame]:
    """The games that were finished in a log. One that cannot be read ends with what could be."""
    found: list[NewGame] = []
    table = Table(id)
    try:
        for at, body in log:
            was = table.phase
            table, _ = fold(table, read_entry(body))
            if table.phase == "over" and was != "over":
                found.append(finish(table)._replace(ended=at))
    except Exception as error:
        logger.error("a log could not be read to its end", extra={"table": id, "error": repr(error)})
    return found
