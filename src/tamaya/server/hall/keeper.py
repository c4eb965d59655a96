"""Adds to the logs of tables: decide, see what would follow, store, tell.

What raises before an entry is stored refuses it; what raises after that is logged and refuses nothing.
"""

import asyncio
from collections.abc import Callable

from tamaya.core.errors import TamayaError
from tamaya.server.archive.finished import finish
from tamaya.server.hall.live import Draft, LiveTable
from tamaya.server.logs import logger
from tamaya.server.metrics import Metrics
from tamaya.server.storage.bus import Bus
from tamaya.server.storage.database import NewEntry
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.games import NewGame
from tamaya.server.storage.store import Addition, Store
from tamaya.server.table import entries as log
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table

Decision = Callable[[Table], log.AnyEntry | None]

TABLE = "table"  # the topic of "table T is at N"
FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0  # seconds before something is tried again that could not be stored


class Keeper:
    """Keeps the logs. `followed` is called with every entry that a table has got, from here or from elsewhere."""

    def __init__(self, store: Store, bus: Bus, metrics: Metrics, followed: Callable[[LiveTable, Draft], None]) -> None:
        self._store = store
        self._bus = bus
        self._metrics = metrics
        self._followed = followed

    async def commit(self, live: LiveTable, decision: Decision) -> None:
        """Carry out a decision. If another process was quicker, see what happened and decide again: nothing is refused
        because this process has not heard yet what others have stored."""
        async with live.changing:
            while True:
                last = live.table.last
                try:
                    if await self._append(live, decision):
                        return
                except StorageFault:
                    raise
                except TamayaError:
                    if self._bus.alone or not await self._has_moved_on(live, last):
                        raise
                else:
                    if not await self._has_moved_on(live, last):  # nobody was quicker: the table was tidied away
                        raise refuse("no-such-table")

    async def _has_moved_on(self, live: LiveTable, last: int) -> bool:
        """Whether there is more in the log by now."""
        await self.catch_up(live)
        return live.table.last > last

    async def commit_at_last(self, live: LiveTable, decision: Decision) -> None:
        """Carry out a decision that nobody could ask for again: if it cannot be stored now, then later."""
        wait = FIRST_WAIT
        while True:
            try:
                return await self.commit(live, decision)
            except Exception as error:
                if isinstance(error, TamayaError) and not isinstance(error, StorageFault):
                    raise
                logger.warning("will try again", extra={"table": live.table.id, "error": repr(error), "seconds": wait})
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what others have stored."""
        after = live.table.last
        for number, body in enumerate(await self._store.read(live.table.id, after), after + 1):
            if number == live.table.last + 1:
                self._take(live, Draft(log.read_entry(body), live.now))

    async def follow(self, live: LiveTable, number: int) -> None:
        """Read up to an entry that another process has stored, as soon as that is possible."""
        wait = FIRST_WAIT
        while live.table.last < number:
            try:
                await self.catch_up(live)
                break
            except StorageFault:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _append(self, live: LiveTable, decision: Decision) -> bool:
        """Store what follows, if anything does, and go on to it; False if its number is taken."""
        draft: Draft | None = None

        def decide() -> Addition | None:
            nonlocal draft
            entry = decision(live.table)
            if entry is None:
                return None
            body = log.write_entry(entry)
            draft = live.draft(log.read_entry(body))  # as it will be read from the store
            draft.ours = True
            ends = draft.table.phase == "over" and live.table.phase == "playing"
            return Addition(NewEntry(draft.table.id, draft.table.last, body), _finished(draft) if ends else None)

        stored = await self._store.append(decide)
        if draft is None:
            return True
        if not stored:
            self._metrics.count("late_appends")
            return False
        number = draft.table.last
        if live.table.last < number:  # else the bus was quicker and it has been read already
            self._take(live, draft)
        self._bus.publish(TABLE, f"{draft.table.id} {number}")
        return True

    def _take(self, live: LiveTable, draft: Draft) -> None:
        live.accept(draft)
        self._metrics.count("entries")
        try:
            self._followed(live, draft)
        except Exception:
            logger.exception("what follows an entry failed", extra={"table": live.table.id})


def _finished(draft: Draft) -> NewGame | None:
    """The game for the archive. Without it the game would end all the same."""
    try:
        return finish(draft.table)
    except Exception:
        logger.exception("a game could not be put into the archive", extra={"table": draft.table.id})
        return None
