"""Where games are read, replayed and written: work of many milliseconds, which must not hold up those who play."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


class Desk:
    """Does one thing after the other, beside the event loop. Two at once would not be quicker, for threads take turns;
    but the event loop would have to wait for its own turn twice as long."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)

    async def work(self, do: Callable[[], Result]) -> Result:
        """What comes of something that takes a while."""
        async with self._turn:
            return await asyncio.to_thread(do)
