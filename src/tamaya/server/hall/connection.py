"""A visitor, and what waits to be sent to them."""

import asyncio
from collections import deque

from tamaya.server.wire.parts import Person

MOST_WAITING = 200  # messages; a client that is further behind has to come back
NO_NAME = 4401  # close codes
TOO_SLOW = 4408
BROKEN = 1011
RESTARTING = 1012


class Connection:
    """Somebody's way to a table or to the lobby. The web sends what waits here."""

    __slots__ = ("_wake", "closing", "holder", "person", "session", "waiting", "watching")

    def __init__(self, person: Person, session: str = "") -> None:
        self.person = person
        self.session = session  # by which device they are known
        self.holder: Person | None = None  # the guest who has this device now
        self.watching: int | None = None
        self.waiting: deque[bytes] = deque()
        self.closing: int | None = None  # the code with which it is to be closed
        self._wake = asyncio.Event()

    @property
    def speaker(self) -> Person:
        """Who sits before the screen."""
        return self.holder or self.person

    def send(self, message: bytes) -> None:
        """Send soon, in order."""
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.close(TOO_SLOW)
        elif self.closing is None:
            self.waiting.append(message)
            self._wake.set()

    def close(self, code: int) -> None:
        """Close after what waits has been sent."""
        self.closing = self.closing or code
        self._wake.set()

    async def has_news(self) -> bool:
        """Wait until there is something to send; False once it is to be closed instead."""
        while not self.waiting:
            if self.closing is not None:
                return False
            self._wake.clear()
            await self._wake.wait()
        return True
