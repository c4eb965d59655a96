"""A process that makes reviews, one after the other. Visitors take turns: who wants many waits for themselves."""

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from weakref import WeakValueDictionary

from tamaya.server.bots.task import HEAD, Failure, write_message
from tamaya.server.reviews.task import ReviewTask
from tamaya.server.wire.review import Depth

IDLE = 60.0  # seconds for which a process is kept that nobody needs: it takes much memory


class ReviewFailed(Exception):
    """A game could not be reviewed; the message says why."""


class Lane:
    """One process, started when it is needed."""

    def __init__(self, depth: Depth, seconds: float) -> None:
        self._depth = depth
        self._seconds = seconds  # that a review may take
        self._turn = asyncio.Lock()
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._process: Process | None = None
        self._end_later: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()

    async def review(self, record: bytes, visitor: str, tell: Callable[[float], None]) -> bytes:
        """The review of a game, when it is its turn. To stop waiting is to end the process."""
        line = self._lines.setdefault(visitor, asyncio.Lock())
        async with line, self._turn:
            if self._end_later is not None:
                self._end_later.cancel()
            try:
                async with asyncio.timeout(self._seconds):
                    return await self._ask(record, tell)
            except TimeoutError:
                raise ReviewFailed("it took too long") from None
            except (EOFError, OSError) as error:
                raise ReviewFailed(repr(error)) from error
            finally:
                self._end_later = asyncio.get_running_loop().call_later(IDLE, self._let_go)

    async def _ask(self, record: bytes, tell: Callable[[float], None]) -> bytes:
        try:
            process = await self._started()
            assert process.stdin is not None
            process.stdin.write(write_message(ReviewTask(record, self._depth)))
            await process.stdin.drain()
            while isinstance(said := await _hear(process), float):
                tell(said)
        except BaseException:
            await self.end()
            raise
        if isinstance(said, Failure):
            raise ReviewFailed(said.why)
        return said

    async def _started(self) -> Process:
        if self._process is None:
            command = [sys.executable, "-m", "tamaya.server.reviews.worker"]
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        return self._process

    def _let_go(self) -> None:
        if not self._turn.locked():
            ending = asyncio.get_running_loop().create_task(self.end())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # reads to the end, and so closes its pipes


async def _hear(process: Process) -> float | bytes | Failure:
    """The next thing that a process says: how far it is, what it has found, or why it has found nothing."""
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
    said: float | bytes | Failure = pickle.loads(await process.stdout.readexactly(size))
    return said
