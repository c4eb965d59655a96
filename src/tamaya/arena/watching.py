"""Bots that are watched: an error says which bot it was, in which game and turn."""

from collections.abc import Callable
from typing import TypeVar

from tamaya.bots.bot import Choice
from tamaya.bots.failing import what_failed
from tamaya.bots.registry import make_bot
from tamaya.core.errors import TamayaError, shown
from tamaya.core.events import Event
from tamaya.core.game import Game
from tamaya.core.view import View

Answer = TypeVar("Answer")


class BotFailed(TamayaError):
    """A bot raised an error, or its answer is none."""


class WatchedBot:
    """A bot at a seat of a game."""

    def __init__(self, name: str, game: Game, seat: int) -> None:
        self.name = name
        self.game = game
        self.bot = self._watch(lambda: make_bot(name, game.rules, game.players, seat, game.seed))

    def see(self, event: Event) -> None:
        """Learn of something that happened."""
        self._watch(lambda: self.bot.see(event))

    def choose(self, view: View) -> Choice:
        """Decide; the action is legal."""
        choice = self._watch(lambda: self.bot.choose(view))
        if not isinstance(choice, Choice):
            raise self._failure(f"it answers with {shown(choice)}, which is no Choice")
        if choice.action not in self.game.legal_actions():
            raise self._failure(f"it wants {choice.action}, which is not legal")
        return choice

    def _watch(self, work: Callable[[], Answer]) -> Answer:
        try:
            return work()
        except (Exception, SystemExit) as error:  # a bot may come from anywhere
            raise self._failure(what_failed(error)) from error

    def _failure(self, why: str) -> BotFailed:
        return BotFailed(
            "bot-failed",
            f"The bot {self.name} failed in the game of seed {self.game.seed}, turn {self.game.turn + 1}: {why}.",
            bot=self.name,
            seed=self.game.seed,
            turn=self.game.turn + 1,
        )
