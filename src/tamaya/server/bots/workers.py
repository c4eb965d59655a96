"""The processes in which bots think. One that takes too long or breaks down is ended, and another takes its place."""

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

from tamaya.bots.bot import Choice
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.server.bots.task import HEAD, Failure, Task, write_message
from tamaya.server.logs import logger


class BotError(Exception):
    """A bot raised an error or wanted something that is not legal; the message is what it was."""

    def __repr__(self) -> str:
        return str(self)


ENDING = 1.0  # seconds for a process to end the programs that it has started


class BotWorkers:
    """So many processes at most, started when they are needed. A bot has so many seconds to get ready. `options` are
    for each process."""

    def __init__(self, most: int, preparation: float, options: Sequence[str] = ()) -> None:
        self._preparation = preparation
        self._options = tuple(options)
        self._most = most
        self._room = asyncio.Semaphore(most)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._prepared: dict[str, asyncio.Task[None]] = {}

    async def think(self, task: Task) -> list[Choice]:
        """What a bot chooses or advises, once it is ready to play. To stop waiting is to end the process."""
        await asyncio.shield(self.prepare(task.bot, task.view.rules, task.view.players))
        async with self._room:
            return await self._ask(self._take(task.game), task)

    def prepare(self, bot: str, rules: Rules, players: int) -> "asyncio.Task[None]":
        """Let a bot compile what it needs, once, before it is its turn."""
        if bot not in self._prepared:
            self._prepared[bot] = asyncio.create_task(self._prepare(bot, rules, players))
        return self._prepared[bot]

    def is_ready(self, bot: str) -> bool:
        """Whether a bot can move at once."""
        return bot in self._prepared and self._prepared[bot].done()

    async def _prepare(self, bot: str, rules: Rules, players: int) -> None:
        try:
            first = Task.of(Game.deal(rules, players), 0, bot)
            await asyncio.wait_for(
                self._ask(Worker(self._options), first), self._preparation
            )  # in a new process: the others play on
        except (BotError, OSError, EOFError, TimeoutError) as error:
            logger.warning("a bot is not ready to play", extra={"bot": bot, "error": repr(error)})

    async def _ask(self, worker: "Worker", task: Task) -> list[Choice]:
        self._busy.add(worker)
        try:
            answer = await worker.ask(task)
        except BaseException:
            await worker.end()
            raise
        finally:
            self._busy.discard(worker)
        if len(self._idle) < self._most:
            self._idle.append(worker)
        else:
            await worker.end()
        if isinstance(answer, Failure):
            raise BotError(answer.why)
        return answer

    def _take(self, game: str) -> "Worker":
        """A process that nobody uses: best the one that knows the game."""
        worker = next((one for one in self._idle if one.game == game), None)
        if worker is None:
            return self._idle.pop() if self._idle else Worker(self._options)
        self._idle.remove(worker)
        return worker

    async def close(self) -> None:
        """End all of them."""
        for preparing in self._prepared.values():
            preparing.cancel()
        await asyncio.gather(*self._prepared.values(), return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in (*self._idle, *self._busy)))


class Worker:
    """One process."""

    def __init__(self, options: Sequence[str] = ()) -> None:
        self._options = options
        self.game = ""  # that it thought about last
        self._process: Process | None = None

    async def ask(self, task: Task) -> list[Choice] | Failure:
        """The answer to a task."""
        if self._process is None:
            command = [sys.executable, "-m", "tamaya.server.bots.worker", *self._options]
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        self.game = task.game
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(write_message(task))
        await stdin.drain()
        size = int.from_bytes(await stdout.readexactly(HEAD), "big")
        answer: list[Choice] | Failure = pickle.loads(await stdout.readexactly(size))
        return answer

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.terminate()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), ENDING)
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.communicate()  # reads to the end, and so closes its pipes
