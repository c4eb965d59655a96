"""A bot that came from elsewhere: the line protocol over whatever carries its messages, one at a time.

It is trusted no more than a program on this machine, and told no more than its seat may know.
"""

import asyncio
from collections.abc import Callable, Sequence

from tamaya.bots.bot import Choice
from tamaya.bots.lines.conversation import Conversation
from tamaya.bots.lines.protocol import Bye, Complain, NoAnswer, write_line
from tamaya.core.errors import TamayaError
from tamaya.core.events import SeenEvent
from tamaya.core.rules import Rules
from tamaya.core.view import View
from tamaya.server.bots.thinking import BotError, Task

HELLO_SECONDS = 10.0
LATE = "bot-other-question"  # the code of an answer to another question, which may only have come too late


class BotLeft(BotError):
    """The bot went away before it answered."""


class RemoteBot:
    """A bot at the other end of a line. `send` sends it a message."""

    def __init__(self, send: Callable[[bytes], None], close: Callable[[int], None]) -> None:
        self._send = send
        self.close = close  # with a code that says why
        self._told = Conversation()
        self._asked: asyncio.Future[Choice] | None = None
        self._view: View | None = None

    @property
    def name(self) -> str:
        """What it calls itself."""
        return self._told.name

    # ---- To the bot --------------------------------------------------------------------------------------------------

    def hello(self) -> None:
        """Ask who it is."""
        self._say(self._told.hello(HELLO_SECONDS))

    def tell(
        self, game: str, rules: Rules, players: int, seat: int, events: Sequence[SeenEvent], agreement: str
    ) -> None:
        """Tell it what is new in a game; events are as its seat may know them."""
        for line in self._told.tell(game, rules, players, seat, events, agreement):
            self._say(line)

    async def think(self, task: Task, seconds: float) -> list[Choice]:
        """What it chooses. Whoever waits sees to the seconds."""
        view = task.view
        self.tell(task.game, view.rules, view.players, view.seat, task.events, task.agreement)
        self._view = view
        self._asked = asyncio.get_running_loop().create_future()
        try:
            for line in self._told.ask(view, seconds).splitlines(keepends=True):
                self._say(line)
            return [await self._asked]
        finally:
            self._asked = None

    def say_goodbye(self) -> None:
        """Tell it that the game is over for it."""
        self._say(write_line(Bye()))

    def _say(self, line: bytes) -> None:
        self._send(line.rstrip(b"\n"))

    def _complain(self, why: str) -> None:
        self._say(write_line(Complain(why)))

    # ---- From the bot ------------------------------------------------------------------------------------------------

    def meet(self, message: bytes) -> None:
        """Hear who it is; raises if it does not say so."""
        try:
            self._told.meet(message)
        except NoAnswer as error:
            self._complain(error.message)
            raise

    def hear(self, message: bytes) -> None:
        """Hear an answer. One that comes too late changes nothing; one that is not an answer costs the move."""
        if self._asked is None or self._asked.done() or self._view is None:
            self._complain(TamayaError("bot-unasked-now").message)
            return
        try:
            self._asked.set_result(self._told.answer(message, self._view))
        except NoAnswer as error:
            self._complain(error.message)
            if error.code != LATE:
                self._asked.set_exception(BotError(error.message))

    def left(self) -> None:
        """The bot is gone."""
        if self._asked is not None and not self._asked.done():
            self._asked.set_exception(BotLeft(TamayaError("bot-left").message))
