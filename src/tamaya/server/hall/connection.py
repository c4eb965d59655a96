"""A visitor's socket, and what waits to be sent on it."""

import asyncio
from collections import deque

from starlette.websockets import WebSocket

from tamaya.server.wire.parts import Person

MOST_WAITING = 200  # messages; a client that is further behind has to come back


class Connection:
    """A socket and what waits to be sent on it."""

    __slots__ = ("_closing", "_waiting", "_wake", "holder", "person", "socket", "watching")

    def __init__(self, socket: WebSocket, person: Person) -> None:
        self.socket = socket
        self.person = person
        self.holder: Person | None = None  # the guest who has this device now
        self.watching: int | None = None
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None

    @property
    def speaker(self) -> Person:
        """Who sits before the screen."""
        return self.holder or self.person

    def send(self, message: bytes) -> None:
        """Send soon, in order."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.close(4408)
        elif self._closing is None:
            self._waiting.append(message)
            self._wake.set()

    def close(self, code: int) -> None:
        """Close after what waits has been sent."""
        self._closing = self._closing or code
        self._wake.set()

    async def deliver(self) -> None:
        """Send what is to be sent until the connection closes."""
        send = self.socket.send
        waiting = self._waiting
        while True:
            while waiting:
                await send({"type": "websocket.send", "text": waiting.popleft().decode()})
            if self._closing is not None:
                await self.socket.close(self._closing)
                return
            self._wake.clear()
            await self._wake.wait()
