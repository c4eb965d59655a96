"""Lets new visitors in a few at a time, so that those who are there are served in between: when thousands come back at
once, nobody at a table has to wait for all of them."""

import asyncio
from collections import deque
from collections.abc import Callable

MOST_COMING_IN = 8  # with more, those who are there wait longer; with fewer, each costs more
LONGEST = 0.25  # seconds after which somebody is not waited for: perhaps they ask for much, or send it slowly


class Turnstile:
    """Counts who is coming in; the others wait in a row."""

    def __init__(self) -> None:
        self._coming_in = 0
        self._row: deque[Callable[[], None]] = deque()

    def come(self, enter: Callable[[], None]) -> None:
        """Somebody comes: `enter` is called when it is their turn."""
        if self._coming_in < MOST_COMING_IN:
            self._coming_in += 1
            enter()
        else:
            self._row.append(enter)

    def pass_on(self) -> None:
        """Somebody is in, or has gone: the next one's turn, after what others are waiting for already."""
        if self._row:
            asyncio.get_running_loop().call_soon(self._row.popleft())
        else:
            self._coming_in -= 1


class Coming:
    """Somebody's way in."""

    __slots__ = ("_hurrying", "_turnstile")

    def __init__(self, turnstile: Turnstile) -> None:
        self._turnstile = turnstile
        self._hurrying: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(LONGEST, self.done)

    def done(self) -> None:
        """They are in, or have gone; it does no harm to say so twice."""
        if self._hurrying is not None:
            self._hurrying.cancel()
            self._hurrying = None
            self._turnstile.pass_on()
