"""What time does at tables: clocks, days over which nobody needs to be present, and people who are away.

A time is in the log, so every process knows it and a restart does not stop it; the first process to notice says that it
has run out."""

import asyncio
from collections.abc import Awaitable, Callable

from tamaya.core.errors import TamayaError
from tamaya.server.hall.background import Background
from tamaya.server.hall.keeper import Keeper
from tamaya.server.hall.live import LiveTable
from tamaya.server.logs import logger
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.store import Store
from tamaya.server.table.decisions import clock
from tamaya.server.table.decisions.consent import absences, go_on
from tamaya.server.table.decisions.seats import next_host
from tamaya.server.table.entries import HostChanged
from tamaya.server.table.table import Table

LEAST = 0.01  # seconds: clocks are not that exact
LATER = 1.0  # seconds after which another process says so, if the one responsible has not


class Clocks:
    """Watches the clocks of all tables of this process."""

    def __init__(
        self, keeper: Keeper, background: Background, is_first: Callable[[str], bool], now: Callable[[], float]
    ) -> None:
        self._keeper = keeper
        self._background = background
        self._is_first = is_first
        self._now = now

    def watch(self, live: LiveTable) -> None:
        """Go off when the time of this turn has run out. To be called when the table or its visitors change; a table
        without visitors has all the time in the world, and `over_days` looks after those where nobody needs to be."""
        self.forget(live)
        table = live.table
        if table.settings.clock == "none" or not (live.present or table.over_days):
            return
        if clock.is_unset(table):
            self._background.start(self._keeper.commit_at_last(live, lambda table: clock.set_clock(table, self._now())))
        left = clock.seconds_left(table, self._now())
        if left is not None and not table.over_days:
            later = 0.0 if self._is_first(table.id) else LATER
            wait = max(left, LEAST) + later
            live.clock = asyncio.get_running_loop().call_later(wait, self._run_out, live)

    def resume(self, live: LiveTable) -> None:
        """Somebody is the first to come to a table: no time runs out at an empty one."""
        if live.table.settings.clock != "none" and not live.table.over_days:
            self._background.start(self._go_on(live))

    async def _go_on(self, live: LiveTable) -> None:
        await self._keeper.commit_at_last(live, lambda table: clock.set_again(table, self._now()))
        self.watch(live)

    def forget(self, live: LiveTable) -> None:
        """Switch the clock of a table off."""
        if live.clock is not None:
            live.clock.cancel()
            live.clock = None

    def _run_out(self, live: LiveTable) -> None:
        self._background.start(self._say_so(live))

    async def _say_so(self, live: LiveTable) -> None:
        await self._keeper.commit_at_last(live, lambda table: clock.run_out(table, self._now()))
        self.watch(live)


TOGETHER = 50  # tables that are looked at in a row


class OverDays:
    """Checks every few seconds at which tables somebody's days have run out. The database knows, so a restart
    changes nothing; the first process to notice says so."""

    def __init__(
        self,
        store: Store,
        keeper: Keeper,
        find: Callable[[str], Awaitable[LiveTable | None]],
        now: Callable[[], float],
        seconds: float,
    ) -> None:
        self._store = store
        self._keeper = keeper
        self._find = find
        self._now = now
        self._seconds = seconds

    async def watch(self) -> None:
        """Look, and look again later."""
        while True:
            try:
                now = self._now()
                for table in await self._store.ask(lambda database: database.tables_due(now, TOGETHER)):  # noqa: B023
                    await self._run_out(table)
            except StorageFault as found:
                logger.info("tables over days could not be looked at", extra={"code": found.code})
            await asyncio.sleep(self._seconds)

    async def _run_out(self, id: str) -> None:
        """Say that the days of whoever is to act at a table have run out, if they still have."""
        try:
            live = await self._find(id)
            if live is not None:
                await self._keeper.commit(live, lambda table: clock.run_out(table, self._now()))
                self._keeper.list(live)
        except StorageFault:
            raise
        except TamayaError as error:  # a table that cannot be read must not harm the others
            logger.info("a table over days could not go on", extra={"table": id, "code": error.code})


# ---- People who are away ---------------------------------------------------------------------------------------------


class Absences:
    """Watches who is away from the tables of this process. A host is waited for this many seconds."""

    def __init__(self, keeper: Keeper, background: Background, seconds: float) -> None:
        self._keeper = keeper
        self._background = background
        self._seconds = seconds

    def watch(self, live: LiveTable) -> None:
        """Go on as soon as somebody has been waited for long enough. To be called when proposals or visitors change."""
        self._wait_for_host(live)
        self._wait_for_answers(live)

    def forget(self, live: LiveTable) -> None:
        """Wait for no answers any more."""
        if live.waits_for_absent is not None:
            live.waits_for_absent.cancel()
            live.waits_for_absent = None

    def _wait_for_answers(self, live: LiveTable) -> None:
        self.forget(live)
        present = live.present
        waits = [wait for one in live.table.proposals for wait in absences(live.table, one, present, live.awaited)]
        if waits:
            loop = asyncio.get_running_loop()
            live.waits_for_absent = loop.call_later(max(min(waits), LEAST), self._answer_without, live)

    def _answer_without(self, live: LiveTable) -> None:
        self._background.start(self._go_on(live))

    async def _go_on(self, live: LiveTable) -> None:
        await self._keeper.commit_at_last(live, lambda table: go_on(table, live.present, live.awaited))
        self._wait_for_answers(live)

    def _wait_for_host(self, live: LiveTable) -> None:
        """The usual time, even if the server has only just started."""
        is_here = live.table.host.id in live.present or (live.table.over_days and live.table.phase == "playing")
        if is_here and live.waits_for_host is not None:
            live.waits_for_host.cancel()
            live.waits_for_host = None
        elif not is_here and live.waits_for_host is None:
            loop = asyncio.get_running_loop()
            live.waits_for_host = loop.call_later(self._seconds, self._pass_host_on, live)

    def _pass_host_on(self, live: LiveTable) -> None:
        """The host has been away for a while: somebody who is here becomes host."""
        live.waits_for_host = None

        def pass_on(table: Table) -> HostChanged | None:
            heir = None if table.host.id in live.present else next_host(table, live.present)
            return None if heir is None or heir.id not in live.present else HostChanged(heir)

        self._background.start(self._keeper.commit_at_last(live, pass_on))
