"""What a socket waits with: as a queue and an event of asyncio, but small, for most sockets wait most of the time."""

import asyncio
from typing import Any


class Inbox:
    """A queue with one reader, in which hardly ever more than one message waits."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next message."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)

    def empty(self) -> bool:
        """Whether no message waits."""
        return not self._messages


class Gate:
    """An event that is nearly always set: only while it is not, there is something to wait for."""

    __slots__ = ("_opening",)

    def __init__(self) -> None:
        self._opening: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Let everybody through."""
        if self._opening is not None and not self._opening.done():
            self._opening.set_result(None)
        self._opening = None

    def clear(self) -> None:
        """Let nobody through."""
        if self._opening is None:
            self._opening = asyncio.get_running_loop().create_future()

    def is_set(self) -> bool:
        """Whether one is let through at once."""
        return self._opening is None

    async def wait(self) -> None:
        """Wait until one is let through."""
        while self._opening is not None:
            await asyncio.shield(self._opening)
