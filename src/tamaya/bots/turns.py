"""Playing a game with bots, and what to say of one that fails."""

import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from tamaya.bots.bot import Bot
from tamaya.core.errors import TamayaError
from tamaya.core.events import seen_by
from tamaya.core.game import Game

Player = TypeVar("Player", bound=Bot)


def turns(game: Game, bots: Sequence[Player]) -> Iterator[Player]:
    """The bot whose turn it is, as long as the game runs and is carried on. There is a bot for each seat; all have been
    told what happened, as their seats may know it, also at the end.

    Raises:
        TamayaError: if there is not one bot for each seat

    Examples:
        >>> from tamaya import Game, Rules
        >>> from tamaya.bots import make_bot, turns
        >>> game = Game.deal(Rules(), players=2, seed=1)
        >>> for bot in turns(game, [make_bot("cautious", game.rules, 2, seat) for seat in range(2)]):
        ...     _ = game.do(bot.choose(game.view(game.actor)).action)
        >>> game.is_over
        True
    """
    if len(bots) != game.players:
        raise TamayaError("wrong-count", option="bots", wanted=game.players, found=len(bots))
    told = 0
    while True:
        for event in game.log[told:]:
            for seat, bot in enumerate(bots):
                bot.see(seen_by(seat, event))
        told = len(game.log)
        if game.outcome is not None:
            return
        yield bots[game.actor]


def what_failed(error: BaseException) -> str:
    """The error and where it was raised, on one line."""
    return f"{error!r} in {where_failed(error)}"


def where_failed(error: BaseException, above: int = 0) -> str:
    """The file and the line in which an error was raised, or this many calls above it."""
    place = traceback.extract_tb(error.__traceback__)[-1 - above]
    return f"{Path(place.filename).name}, line {place.lineno}"
