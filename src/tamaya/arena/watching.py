"""Bots that are watched: an error says which bot it was, in which game and turn. Another program that fails is replaced
for the rest of its game; any other bot that fails or hangs ends the run, for its author to mend it. Where a bot lets
another one move, that is told, too."""

import faulthandler
import signal
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from inspect import signature
from threading import current_thread, main_thread
from typing import TypeVar

from tamaya.bots.bot import Bot, Choice, StoodIn
from tamaya.bots.cautious import make as make_cautious
from tamaya.bots.lines.program import ProgramFailed
from tamaya.bots.naming import USUAL_CARE, AnyBot, Care, file_log, find_any_maker, is_elsewhere, name_of
from tamaya.bots.randomly import RandomBot
from tamaya.bots.registry import Maker
from tamaya.bots.turns import what_failed, where_failed
from tamaya.children.inside import is_child
from tamaya.core.errors import TamayaError, shown
from tamaya.core.events import SeenEvent
from tamaya.core.game import Game
from tamaya.core.view import View

Answer = TypeVar("Answer")


class BotFailed(TamayaError):
    """A bot raised an error, or its answer is none."""


class Forfeited(BotFailed):
    """A bot had no move, and nobody may move for it: its game is lost."""


class Hanging(BaseException):
    """A bot takes too long. Not an Exception: bots catch those."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise `Hanging` in what takes longer; 0 is no limit. Only the first thread can be interrupted, and not on
    Windows."""
    if not seconds or not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise Hanging

    before = signal.signal(signal.SIGALRM, ring)
    left = signal.setitimer(signal.ITIMER_REAL, seconds, 1)  # and again, if it is caught
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, *left)
        signal.signal(signal.SIGALRM, before)


class LastResort:
    """Ends a process made for work if a bot goes on twice as long as it may, as one does that catches whatever it is
    interrupted by, or compiled code. The parent notices; where it hung stands on the standard error."""

    def __init__(self) -> None:
        self._wound = 0.0  # when it was last wound up

    def wind(self, seconds: float) -> None:
        """A bot is called that may take this long; 0 is no limit. Winding up takes a while, and is done a few times in
        the time that a bot may take."""
        now = time.monotonic()
        if not seconds:
            self.unwind()
        elif is_child() and now > self._wound + seconds / 4:
            self._wound = now
            faulthandler.dump_traceback_later(2 * seconds, exit=True)

    def unwind(self) -> None:
        """No bot is called any more for now."""
        if self._wound:
            faulthandler.cancel_dump_traceback_later()
            self._wound = 0.0


last_resort = LastResort()


class WatchedBot:
    """A bot at a seat of a game."""

    def __init__(self, bot: AnyBot, game: Game, seat: int, care: Care = USUAL_CARE) -> None:
        self.name = name_of(bot)
        self.game = game
        self.seat = seat
        self._log = file_log(care.log, self.name)
        self._when_it_fails = care.when_it_fails
        self._hanging = 0.0 if is_elsewhere(bot) else care.hanging
        self._replaced: list[TamayaError] = []  # why the cautious one plays instead
        self._moved_instead = 0  # how often it has moved since then
        self.bot: Bot = self._make(find_any_maker(bot, care))

    def _make(self, maker: Maker) -> Bot:
        """Let somebody's function make a bot: what is wrong with either is told as such."""
        given = (self.game.rules, self.game.players, self.seat, self.game.seed)
        try:
            signature(maker).bind(*given)
        except TypeError:
            raise self._failure(TamayaError("bot-no-maker")) from None
        except ValueError:  # some written in C do not say what they take
            pass
        bot = self._watch(lambda: maker(*given))
        if not all(callable(getattr(bot, method, None)) for method in ("see", "choose")):
            raise self._failure(TamayaError("bot-no-bot", value=shown(bot)))
        return bot

    def see(self, event: SeenEvent) -> None:
        """Learn of something that happened."""
        self._watch(lambda: self.bot.see(event))

    def choose(self, view: View) -> Choice:
        """Decide; the action is legal."""
        self._moved_instead += bool(self._replaced)
        try:
            choice = self._watch(lambda: self.bot.choose(view))
        except ProgramFailed as error:
            self._replace(self._failure(error))
            return self.bot.choose(view)
        if not isinstance(choice, Choice):
            raise self._failure(TamayaError("bot-no-choice", value=shown(choice)))
        if choice.action not in self.game.legal_actions():
            raise self._failure(TamayaError("bot-illegal", action=shown(str(choice.action))))
        return choice

    def _replace(self, failure: BotFailed) -> None:
        """Let another bot play on, if anybody may."""
        match self._when_it_fails:
            case "stop":
                raise failure
            case "lose":
                raise Forfeited("bot-forfeits", failure)
        make = RandomBot if self._when_it_fails else make_cautious
        self._replaced.append(TamayaError("bot-replaced", failure, who=self._when_it_fails or "cautious"))
        self.bot = make(self.game.rules, self.game.players, self.seat, self.game.seed)
        self._moved_instead = 1

    @property
    def replaced(self) -> list[TamayaError]:
        """When and why another bot moved instead."""
        moves: Sequence[StoodIn] = getattr(self.bot, "stood_in", ())
        where = {"bot": self.name, "seed": str(self.game.seed)}
        told = [TamayaError("bot-stood-in", one.why, turn=one.turn, who=one.who, **where) for one in moves]
        return [*self._replaced, *told]

    @property
    def stood_in(self) -> int:
        """How many of its moves another bot made."""
        return self._moved_instead + len(getattr(self.bot, "stood_in", ()))

    @property
    def tokens(self) -> int:
        """How many tokens it has used, if it is a language model."""
        return getattr(getattr(self.bot, "spent", None), "tokens", 0)

    @property
    def cost(self) -> float:
        """What they cost, if their price is known."""
        return getattr(getattr(self.bot, "spent", None), "cost", 0.0)

    def _watch(self, work: Callable[[], Answer]) -> Answer:
        last_resort.wind(self._hanging)
        try:
            with within(self._hanging):
                return work()
        except ProgramFailed:
            raise
        except (Exception, SystemExit, Hanging) as error:  # a bot may come from anywhere
            self._log(traceback.format_exc())
            why: TamayaError | str = f"{what_failed(error)}."
            if isinstance(error, Hanging):
                why = TamayaError("bot-hangs", seconds=f"{self._hanging:g}", place=where_failed(error, above=1))
            raise self._failure(why) from error

    def _failure(self, why: TamayaError | str) -> BotFailed:
        kept = copy(why)  # without what it went through
        return BotFailed("bot-failed", kept, bot=self.name, seed=str(self.game.seed), turn=self.game.turn + 1)
