"""The desk of the archive: one thing after the other, while the event loop goes on."""

import asyncio
import threading

from tamaya.server.archive.archive import Desk
from tests.server.completing import complete


def test_nothing_is_begun_at_the_desk_before_the_last_thing_is_done() -> None:
    async def try_it() -> None:
        desk, may_end = Desk(), threading.Event()
        begun = asyncio.Event()
        loop = asyncio.get_running_loop()

        def slow() -> str:
            loop.call_soon_threadsafe(begun.set)
            may_end.wait()
            return "slow"

        first = asyncio.create_task(desk.work(slow))
        second = asyncio.create_task(desk.work(lambda: f"after it: {may_end.is_set()}"))
        await begun.wait()  # the loop goes on meanwhile
        assert not second.done()
        may_end.set()
        assert [await first, await second] == ["slow", "after it: True"]

    complete(try_it())
