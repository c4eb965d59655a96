"""One of our own bots as the program at the other end of the line: what it is told comes in as lines, and so do its
answers go out."""

from collections.abc import Callable

from tamaya.bots.bot import Bot, Choice, Reason, StoodIn
from tamaya.bots.lines.decoding import BadMessage, read_told
from tamaya.bots.lines.program import Log, nowhere
from tamaya.bots.lines.protocol import (
    LONGEST_NAME,
    VERSION,
    BeginGame,
    BotAction,
    BotHello,
    Bye,
    Choose,
    Hello,
    ShowView,
    TellEvent,
    printable,
    write_line,
)
from tamaya.bots.registry import Maker
from tamaya.core.events import SeenEvent
from tamaya.core.view import View

OWN_WORDS = Reason.in_own_words("").key
OURS = 0.9  # of the seconds for a move; the rest is for the way


class GuestProgram:
    """A bot that plays one game after the other. `ended`: it was told to go."""

    def __init__(self, name: str, make: Maker, log: Log = nowhere) -> None:
        self.ended = False
        self._name = printable(name, LONGEST_NAME)
        self._make = make
        self._log = log
        self._bot: Bot | None = None
        self._view: View | None = None
        self._past: list[SeenEvent] = []
        self._stood_in = 0

    def hear(self, line: bytes) -> bytes | None:
        """Take in a line; the answer, if it is a question. What makes no sense is left alone."""
        try:
            told = read_told(line)
        except BadMessage as error:
            self._log(error.message)
            return None
        match told:
            case Hello():
                return write_line(BotHello(VERSION, self._name))
            case BeginGame():
                self._bot = self._make(told.rules, told.players, told.seat, 0)
                self._past = []
                self._stood_in = 0
            case TellEvent():
                self._past.append(told.event)
                self._with_bot(lambda bot: bot.see(told.event))
            case ShowView():
                self._view = told.view._replace(past=tuple(self._past))
            case Choose() if self._bot is not None and self._view is not None:
                return write_line(self._choose(self._bot, self._view, told))
            case Bye():
                self.ended = True
        return None

    def _with_bot(self, do: Callable[[Bot], None]) -> None:
        if self._bot is not None:
            do(self._bot)

    def _choose(self, bot: Bot, view: View, asked: Choose) -> BotAction:
        if hasattr(bot, "seconds"):
            bot.seconds = OURS * asked.seconds
        choice = bot.choose(view)
        moves: list[StoodIn] = getattr(bot, "stood_in", [])
        for one in moves[self._stood_in :]:
            self._log(f"{one.turn}: {one.why} ({one.who})")
        self._stood_in = len(moves)
        return BotAction(asked.number, str(choice.action), _words(choice))


def _words(choice: Choice) -> str:
    """A reason that is a text already; those of the catalogues are for whoever knows the language of the reader."""
    return str(dict(choice.reason.details).get("text", "")) if choice.reason.key == OWN_WORDS else ""
