"""The processes in which bots think. One that takes too long or crashes is ended, and another takes its place. Some
bots are other programs: the server's administrator names them, and visitors choose by these names."""

import asyncio
import re
from collections.abc import Mapping, Sequence

from tamaya.bots.bot import Choice
from tamaya.bots.conventions.partner_models import Style
from tamaya.bots.conventions.weighing import Weighing
from tamaya.bots.lines.programs import split_command
from tamaya.bots.registry import bot_names
from tamaya.children.child import ChildEnded
from tamaya.children.crew import Crew
from tamaya.core.errors import TamayaError, shown
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.server.bots.thinking import BotError, Task, begin_thinking, think, watch, weigh
from tamaya.server.logs import logger
from tamaya.server.wire.parts import ELSEWHERE

NONE: Mapping[str, str] = {}
GENTLE = 5  # a table has to go on while its bots think
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")  # of a bot that is another program
IN_TIME = 0.8  # of a bot's seconds: a program that takes longer is ended before its whole process is


class BotWorkers:
    """Up to this many processes. A bot has this many seconds to get ready, and one that is a program, with one of these
    commands, has this many to answer."""

    def __init__(
        self, most: int, preparation: float, seconds: float, commands: Mapping[str, str] | None = None
    ) -> None:
        self._preparation = preparation
        self._crew = Crew("bots", most, gentle=GENTLE, begin=(begin_thinking, (commands or {}, IN_TIME * seconds)))
        self._prepared: dict[str, asyncio.Task[None]] = {}

    async def think(self, task: Task) -> list[Choice]:
        """What a bot chooses or advises once it is ready to play, if possible where its game is known. Cancelling this
        ends the process."""
        await asyncio.shield(self.prepare(task.bot, task.view.rules, task.view.players))
        return await self._crew.call(think, task, about=task.game)

    async def weigh(self, task: Task, action: str) -> Weighing:
        """What speaks for and against an action."""
        return await self._crew.call(weigh, task, action, about=task.game)

    async def watch(self, played: Sequence[tuple[bytes, int]]) -> Style:
        """How somebody plays, going by these games, in which they had these seats."""
        return await self._crew.call(watch, played, seconds=self._preparation)

    def prepare(self, bot: str, rules: Rules, players: int) -> "asyncio.Task[None]":
        """Let a bot compile what it needs, once, before its first turn."""
        if bot not in self._prepared:
            self._prepared[bot] = asyncio.create_task(self._prepare(bot, rules, players))
        return self._prepared[bot]

    def is_ready(self, bot: str) -> bool:
        """Whether a bot can move at once."""
        return bot in self._prepared and self._prepared[bot].done()

    async def _prepare(self, bot: str, rules: Rules, players: int) -> None:
        first = Task.of(Game.deal(rules, players), 0, bot)
        try:
            await self._crew.call(think, first, seconds=self._preparation, apart=True)  # the others play on
        except (BotError, ChildEnded, OSError) as error:
            logger.warning("a bot is not ready to play", extra={"bot": bot, "error": repr(error)})

    async def close(self) -> None:
        """End all of them."""
        for preparing in self._prepared.values():
            preparing.cancel()
        await asyncio.gather(*self._prepared.values(), return_exceptions=True)
        await self._crew.close()


def read_commands(text: str) -> dict[str, str]:
    """The commands by name, from NAME=COMMAND;NAME=COMMAND."""
    commands: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        name, equals, command = map(str.strip, part.partition("="))
        if not equals or not NAME.fullmatch(name):
            raise TamayaError("bad-bot-command", text=shown(part))
        if name in commands or name in (*bot_names(), ELSEWHERE):
            raise TamayaError("bot-name-taken", name=name)
        split_command(command)
        commands[name] = command
    return commands
