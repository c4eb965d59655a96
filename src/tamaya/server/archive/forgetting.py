"""Deletes games whose time has come (`--keep-games`), unless the clock has jumped."""

import asyncio
import time

from tamaya.server.logs import logger
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.store import Store

TOGETHER = 20  # games
PAUSE = 0.05  # seconds after each part: people at play come first
HOUR = 3600.0  # seconds
DAY = 24 * HOUR
JUMP = 7 * DAY  # a clock further ahead of the last look may be wrong
TRUSTED_AFTER = 3 * DAY


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
