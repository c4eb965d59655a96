"""Some children that share the work, with a queue for each person: whoever wants much has only themselves to wait
for."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from tamaya.children.child import Call, Child, ignore

Result = TypeVar("Result")


class Queues:
    """Lets each person have one thing done at a time."""

    def __init__(self) -> None:
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def turn_of(self, person: str) -> AsyncIterator[None]:
        """Wait until everything is done that this person asked for before; without a person, do not wait."""
        queue = self._queues.setdefault(person, asyncio.Lock()) if person else contextlib.nullcontext()
        async with queue:
            yield


class Crew:
    """Up to this many children, started when they are needed. With `idle`, those that have not been needed for this
    many seconds are ended. `begin` is called in each before anything else."""

    def __init__(
        self, name: str, most: int = 1, *, gentle: int = 0, idle: float | None = None, begin: Call | None = None
    ) -> None:
        self._child = name, gentle, begin
        self._most = most
        self._idle_seconds = idle
        self._room = asyncio.Semaphore(most)
        self._queues = Queues()
        self._idle: list[Child] = []
        self._busy: set[Child] = set()
        self._end_later: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[int | None]] = set()

    async def call(
        self,
        function: Callable[..., Result],
        *args: Any,
        seconds: float | None = None,
        person: str = "",
        about: str = "",
        apart: bool = False,
        hear: Callable[[Any], None] = ignore,
    ) -> Result:
        """What a function returns in a child, when it is this person's turn; from then on it has this many seconds. It
        prefers the child whose last call was about the same; or runs `apart` in a new one, so that no other call waits.
        Cancelling this ends the child."""
        async with self._queues.turn_of(person), contextlib.nullcontext() if apart else self._room:
            child = Child(*self._child) if apart else self._take(about)
            child.about = about
            self._busy.add(child)
            try:
                async with asyncio.timeout(seconds):
                    return await child.call(function, *args, hear=hear)
            finally:
                self._busy.discard(child)
                await self._keep(child)

    def _take(self, about: str) -> Child:
        """A child that is free."""
        child = next((one for one in self._idle if one.about == about), None)
        if child is None:
            return self._idle.pop() if self._idle else Child(*self._child)
        self._idle.remove(child)
        return child

    async def _keep(self, child: Child) -> None:
        if child.pid is None:  # it has ended
            return
        if len(self._idle) == self._most:
            await child.end()
            return
        self._idle.append(child)
        if self._idle_seconds is not None:
            if self._end_later is not None:
                self._end_later.cancel()
            self._end_later = asyncio.get_running_loop().call_later(self._idle_seconds, self._let_go)

    def _let_go(self) -> None:
        idle, self._idle = self._idle, []
        for child in idle:
            ending = asyncio.get_running_loop().create_task(child.end())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all of them."""
        if self._end_later is not None:
            self._end_later.cancel()
        self._let_go()
        await asyncio.gather(*self._ending, *(child.end() for child in self._busy))
