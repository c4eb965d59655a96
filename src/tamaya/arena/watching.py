"""Bots that are watched: an error says which bot it was, in which game and turn. Another program that fails is replaced
for the rest of its game; any other bot that fails ends the run, for its author to mend it. Where a bot lets another one
move, that is told, too."""

from collections.abc import Callable, Sequence
from inspect import signature
from typing import TypeVar

from tamaya.bots.bot import Bot, Choice, StoodIn
from tamaya.bots.cautious import make as make_cautious
from tamaya.bots.lines.program import ProgramFailed
from tamaya.bots.naming import USUAL_CARE, Care, find_any_maker
from tamaya.bots.registry import Maker
from tamaya.bots.turns import what_failed
from tamaya.core.errors import TamayaError, shown
from tamaya.core.events import SeenEvent
from tamaya.core.game import Game
from tamaya.core.view import View

Answer = TypeVar("Answer")


class BotFailed(TamayaError):
    """A bot raised an error, or its answer is none."""


class WatchedBot:
    """A bot at a seat of a game."""

    def __init__(self, name: str, game: Game, seat: int, care: Care = USUAL_CARE) -> None:
        self.name = name
        self.game = game
        self.seat = seat
        self._replaced: list[str] = []  # why the cautious one plays instead
        self._moved_instead = 0  # how often it has moved since then
        self.bot: Bot = self._make(find_any_maker(name, care))

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
            self._replaced.append(TamayaError("bot-replaced", self._failure(error)).message)
            game = self.game
            self.bot = make_cautious(game.rules, game.players, self.seat, game.seed)
            self._moved_instead = 1
            return self.bot.choose(view)
        if not isinstance(choice, Choice):
            raise self._failure(TamayaError("bot-no-choice", value=shown(choice)))
        if choice.action not in self.game.legal_actions():
            raise self._failure(TamayaError("bot-illegal", action=shown(str(choice.action))))
        return choice

    @property
    def replaced(self) -> list[str]:
        """When and why another bot moved instead, in sentences."""
        moves: Sequence[StoodIn] = getattr(self.bot, "stood_in", ())
        where = {"bot": self.name, "seed": str(self.game.seed)}
        told = (TamayaError("bot-stood-in", one.why, turn=one.turn, who=one.who, **where) for one in moves)
        return [*self._replaced, *(one.message for one in told)]

    @property
    def stood_in(self) -> int:
        """How many of its moves another bot made."""
        return self._moved_instead + len(getattr(self.bot, "stood_in", ()))

    def _watch(self, work: Callable[[], Answer]) -> Answer:
        try:
            return work()
        except ProgramFailed:
            raise
        except (Exception, SystemExit) as error:  # a bot may come from anywhere
            raise self._failure(f"{what_failed(error)}.") from error

    def _failure(self, why: TamayaError | str) -> BotFailed:
        return BotFailed("bot-failed", why, bot=self.name, seed=str(self.game.seed), turn=self.game.turn + 1)
