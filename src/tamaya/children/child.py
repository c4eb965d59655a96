"""A child as its parent sees it: started, asked, ended."""

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tamaya.children.inside import HEAD, RAISED, SAID, frame_of

Result = TypeVar("Result")
Call = tuple[Callable[..., object], tuple[Any, ...]]  # a function that can be imported, and what it is given

ENDING = 1.0  # seconds for a child to end what it has started itself


class ChildEnded(Exception):
    """A child ended before it answered."""


def ignore(_: Any) -> None:
    """Ignore what a child says before it answers."""


class Child:
    """A process that carries out calls, one after the other; the first one starts it. It hears nothing but the line
    from here, and ends when that is cut, whatever it is doing, so it cannot outlive this process.

    `begin` is called in it before anything else, `files` are those of this process that it shares, and it has
    `patience` seconds to end.
    """

    def __init__(
        self,
        name: str,
        gentle: int = 0,
        begin: Call | None = None,
        files: Sequence[int] = (),
        patience: float = ENDING,
    ) -> None:
        self._command = [sys.executable, "-m", "tamaya.children", name, str(gentle)]
        self._begin = begin
        self._files = files
        self._patience = patience
        self._process: Process | None = None
        self.about = ""  # what its last call was about

    @property
    def pid(self) -> int | None:
        """The id of the process, while there is one."""
        return None if self._process is None else self._process.pid

    async def start(self) -> Process:
        """Make sure that the process is there."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, pass_fds=self._files
            )
            await self._send(self._process, sys.path)
            if self._begin is not None:
                _result_of(*await self._hear(self._process, self._begin, ignore))
        return self._process

    async def call(self, function: Callable[..., Result], *args: Any, hear: Callable[[Any], None] = ignore) -> Result:
        """What a function returns, or raises, over there; `hear` is called with what it says meanwhile. Cancelling this
        ends the process."""
        try:
            found = await self._hear(await self.start(), (function, args), hear)
        except (EOFError, ConnectionError) as error:
            raise ChildEnded(f"its process ended with status {await self.end()}") from error
        except BaseException:
            await self.end()
            raise
        result: Result = _result_of(*found)
        return result

    async def _hear(self, process: Process, call: Call, hear: Callable[[Any], None]) -> tuple[int, Any]:
        """What comes of a call: an answer or an error."""
        await self._send(process, call)
        assert process.stdout is not None
        while True:
            size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
            kind, content = pickle.loads(await process.stdout.readexactly(size))
            if kind != SAID:
                return kind, content
            hear(content)

    async def _send(self, process: Process, content: object) -> None:
        assert process.stdin is not None
        process.stdin.write(frame_of(content))
        await process.stdin.drain()

    async def end(self) -> int | None:
        """Cut the line, and end the process if it does not end itself; its status."""
        process, self._process = self._process, None
        if process is None:
            return None
        assert process.stdin is not None
        process.stdin.close()
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), self._patience)
        finally:  # at once, if the waiting is cancelled
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # reads to the end, and so closes its pipes
        return process.returncode


def _result_of(kind: int, content: Any) -> Any:
    if kind == RAISED:
        raise content
    return content
