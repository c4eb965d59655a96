"""Lets in a few at a time, their addresses taking turns: when thousands come back at once, nobody at a table waits for
all of them, and whoever sends much has only themselves to wait for."""

import asyncio
from collections import Counter, deque

PLACES = 8  # with more, those inside wait longer; with fewer, each costs more
OF_ONE = 6  # of these for one address: somebody else comes in at once
LONGEST = 0.25  # seconds after which nobody waits for somebody: perhaps they ask for much, or send it slowly
TURN = "tamaya.turn"  # where a request finds its turn in its scope


class Turn:
    """Somebody's place, from when they are let in."""

    __slots__ = ("_address", "_ending", "_turnstile")

    def __init__(self, turnstile: "Turnstile", address: str) -> None:
        self._turnstile = turnstile
        self._address = address
        self._ending: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(LONGEST, self.end)

    def end(self) -> None:
        """They are in, or have to wait for something of their own; saying so twice does no harm."""
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None
            self._turnstile.leave(self._address)


class Turnstile:
    """Some places, and a queue for each address. Whoever queues holds no place."""

    def __init__(self) -> None:
        self._inside: Counter[str] = Counter()
        self._rows: dict[str, deque[asyncio.Future[None]]] = {}  # in the order in which it is their turn

    async def come(self, address: str) -> Turn:
        """Wait for a place."""
        if address in self._rows or not self._has_room_for(address):
            await self._wait(address)
        else:
            self._inside[address] += 1
        return Turn(self, address)

    async def _wait(self, address: str) -> None:
        place = asyncio.get_running_loop().create_future()
        self._rows.setdefault(address, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.leave(address)
            raise

    def leave(self, address: str) -> None:
        """A place is free: it is the next address's turn, after what others are already waiting for."""
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]
        while (following := next(filter(self._has_room_for, self._rows), None)) is not None:
            row = self._rows.pop(following)
            place = row.popleft()
            if row:
                self._rows[following] = row
            if not place.done():  # else they have given up
                self._inside[following] += 1
                place.set_result(None)

    def _has_room_for(self, address: str) -> bool:
        return self._inside.total() < PLACES and self._inside[address] < OF_ONE
