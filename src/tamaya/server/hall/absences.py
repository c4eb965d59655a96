"""People who are away: after a while proposals are decided without them, and a table whose host is away gets a new
one."""

import asyncio

from tamaya.server.hall.background import Background
from tamaya.server.hall.keeper import Keeper
from tamaya.server.hall.live import LiveTable
from tamaya.server.table.decisions.consent import absences, go_on
from tamaya.server.table.decisions.seats import next_host
from tamaya.server.table.entries import HostChanged
from tamaya.server.table.table import Table

LEAST = 0.01  # seconds: clocks are not that exact


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
