"""Proposals that wait for somebody who is away: after a while they are decided without them."""

import asyncio

from tamaya.server.hall.background import Background
from tamaya.server.hall.keeper import Keeper
from tamaya.server.hall.live import LiveTable
from tamaya.server.table.decisions.consent import absences, go_on

LEAST = 0.01  # seconds: clocks are not that exact


class Absences:
    """Watches the open proposals of all tables of this process."""

    def __init__(self, keeper: Keeper, background: Background) -> None:
        self._keeper = keeper
        self._background = background

    def watch(self, live: LiveTable) -> None:
        """Go on as soon as somebody has been waited for long enough. To be called when proposals or visitors change."""
        self.forget(live)
        present = live.present
        waits = [wait for one in live.table.proposals for wait in absences(live.table, one, present, live.awaited)]
        if waits:
            loop = asyncio.get_running_loop()
            live.waits_for_absent = loop.call_later(max(min(waits), LEAST), self._go_on, live)

    def forget(self, live: LiveTable) -> None:
        """Wait no more."""
        if live.waits_for_absent is not None:
            live.waits_for_absent.cancel()
            live.waits_for_absent = None

    def _go_on(self, live: LiveTable) -> None:
        self._background.start(self._decide(live))

    async def _decide(self, live: LiveTable) -> None:
        await self._keeper.commit_at_last(live, lambda table: go_on(table, live.present, live.awaited))
        self.watch(live)
