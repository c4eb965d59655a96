"""The clocks of tables that have one. A time is in the log, so every process knows it and a restart does not stop it;
whichever process is first says that it has run out."""

import asyncio
import time
from collections.abc import Callable

from tamaya.server.hall.background import Background
from tamaya.server.hall.keeper import Keeper
from tamaya.server.hall.live import LiveTable
from tamaya.server.table.decisions import clock

LEAST = 0.01  # seconds: clocks are not that exact
LATER = 1.0  # seconds after which another process says it, if the one whose matter it is has not


class Clocks:
    """Watches the clocks of all tables of this process."""

    def __init__(self, keeper: Keeper, background: Background, is_first: Callable[[str], bool]) -> None:
        self._keeper = keeper
        self._background = background
        self._is_first = is_first

    def watch(self, live: LiveTable) -> None:
        """Go off when the time of this turn has run out. To be called when the table or its visitors change; a table
        without visitors has all the time in the world."""
        self.forget(live)
        table = live.table
        if table.settings.clock == "none" or not live.present:
            return
        if clock.is_unset(table):
            self._background.start(self._keeper.commit_at_last(live, lambda table: clock.set_clock(table, time.time())))
        left = clock.seconds_left(table, time.time())
        if left is not None:
            later = 0.0 if self._is_first(table.id) else LATER
            wait = max(left, LEAST) + later
            live.clock = asyncio.get_running_loop().call_later(wait, self._run_out, live)

    def resume(self, live: LiveTable) -> None:
        """Somebody is the first to come to a table: nobody's time has run out while nobody was there."""
        if live.table.settings.clock != "none":
            self._background.start(self._go_on(live))

    async def _go_on(self, live: LiveTable) -> None:
        await self._keeper.commit_at_last(live, lambda table: clock.set_again(table, time.time()))
        self.watch(live)

    def forget(self, live: LiveTable) -> None:
        """Do not go off."""
        if live.clock is not None:
            live.clock.cancel()
            live.clock = None

    def _run_out(self, live: LiveTable) -> None:
        self._background.start(self._say_so(live))

    async def _say_so(self, live: LiveTable) -> None:
        await self._keeper.commit_at_last(live, lambda table: clock.run_out(table, time.time()))
        self.watch(live)
