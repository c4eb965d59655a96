"""What a bot gets and what it makes of it, in a process of its own. Bots that are other programs are started there
too."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tamaya.bots.bot import Bot, Choice
from tamaya.bots.conventions.partner_models import Style, style_of
from tamaya.bots.conventions.player import Fitting
from tamaya.bots.conventions.weighing import Weighing
from tamaya.bots.lines.program import Log, ProgramFailed
from tamaya.bots.lines.programs import USUAL_LIMIT, Programs, hello_seconds, line_bots, split_command
from tamaya.bots.registry import find_maker
from tamaya.bots.turns import what_failed
from tamaya.core.actions import parse_action
from tamaya.core.events import SeenEvent, seen_by
from tamaya.core.game import Game
from tamaya.core.view import View
from tamaya.formats import read_game
from tamaya.server.logs import logger, set_up_logs

REMEMBERED = 100  # bots; others are made again when it is their turn


class BotError(Exception):
    """A bot raised an error or wanted something that is not legal; the message is what it was."""

    def __repr__(self) -> str:
        return str(self)


class Task(NamedTuple):
    """What a bot gets: plain values."""

    game: str  # a name for it among all that are being played
    bot: str
    view: View
    events: tuple[SeenEvent, ...]  # all of the game's, as the bot's seat may know them
    seed: int
    seconds: float  # seconds to think, for a bot that can use more or fewer
    choices: int = 1  # more than one from a bot that advises
    agreement: str = "none"  # the conventions that the table plays
    styles: tuple[tuple[int, Style], ...] = ()  # what is known of people from earlier games, by seat

    @classmethod
    def of(cls, game: Game, seat: int, bot: str, name: str = "", seed: int = 0, seconds: float = 0.0) -> "Task":
        """What the bot at a seat may know of a game."""
        return cls(name, bot, game.view(seat), tuple([seen_by(seat, event) for event in game.log]), seed, seconds)


class Thinker:
    """Bots that remember their games; those that are programs answer within this many seconds."""

    def __init__(self, commands: Mapping[str, str] | None = None, limit: float = USUAL_LIMIT) -> None:
        self._makers = {
            name: line_bots(Programs(split_command(command), _log_of(name), hello=hello_seconds(limit)), limit)
            for name, command in (commands or {}).items()
        }
        self._bots: OrderedDict[tuple[str, str, int | None], tuple[Bot, tuple[SeenEvent, ...]]] = OrderedDict()

    def think(self, task: Task) -> list[Choice]:
        """Let a bot choose or advise."""
        view, bot = task.view, self._bot(task)
        if hasattr(bot, "seconds"):
            bot.seconds = task.seconds
        choices = [bot.choose(view)] if task.choices == 1 else bot.advise(view)[: task.choices]  # type: ignore[attr-defined]
        for choice in choices:
            if str(choice.action) not in view.legal:
                raise ValueError(f"it wants to {choice.action}, which is not legal")
        return choices

    def weigh(self, task: Task, action: str) -> Weighing:
        """Let a bot that advises say what speaks for and against an action."""
        return self._bot(task).weigh(task.view, parse_action(action))  # type: ignore[attr-defined, no-any-return]

    def _bot(self, task: Task) -> Bot:
        """The bot of a task, which has seen all that it may know."""
        view = task.view
        key = task.game, task.bot, view.seat
        bot, seen = self._bots.pop(key, (None, ()))
        if bot is None or task.events[: len(seen)] != seen:  # it is new, or moves were taken back
            maker = self._makers.get(task.bot) or find_maker(task.bot)
            bot, seen = maker(view.rules, view.players, view.seat, task.seed), ()
            if isinstance(bot, Fitting):
                bot.expect(dict(task.styles))
        for event in task.events[len(seen) :]:
            bot.see(event)
        self._bots[key] = bot, task.events
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return bot


def _log_of(name: str) -> Log:
    return lambda line: logger.info("a bot says", extra={"bot": name, "line": line})


# ---- In the process --------------------------------------------------------------------------------------------------

_thinker = Thinker()


def begin_thinking(commands: Mapping[str, str], limit: float) -> None:
    """Get ready for tasks. Bots that are programs have these commands and this many seconds."""
    global _thinker
    set_up_logs()
    _thinker = Thinker(commands, limit)


def think(task: Task) -> list[Choice]:
    """Let a bot choose or advise; bots may come from anywhere, so whatever goes wrong becomes a BotError."""
    try:
        return _thinker.think(task)
    except ProgramFailed as error:
        raise BotError(error.message) from None
    except (Exception, SystemExit) as error:
        raise BotError(what_failed(error)) from None


def weigh(task: Task, action: str) -> Weighing:
    """Let a bot of ours say what speaks for and against an action."""
    return _thinker.weigh(task, action)


def watch(played: Sequence[tuple[bytes, int]]) -> Style:
    """How somebody plays, going by games in which they had these seats, as records."""
    return style_of([(read_game(record).game, seat) for record, seat in played])
