"""Which bots there are. Another package adds its own by an entry point in the group `tamaya.bots`.

An entry point that ends with `[fast]` needs that extra of Tamaya; without it the bot is not offered. Besides these,
`conventions:club+ones` is a bot that plays by that agreement.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from tamaya.bots.bot import Bot
from tamaya.bots.conventions import playing
from tamaya.core.errors import TamayaError, shown
from tamaya.core.rules import Rules
from tamaya.extras import lacking

Maker = Callable[[Rules, int, int, int], Bot]
"""What makes a bot of the rules, the number of players, the bot's seat and a seed for its own chance."""

GROUP = "tamaya.bots"
BY_AGREEMENT = "conventions:"


def bot_names() -> list[str]:
    """All bots that can sit down, by name.

    Examples:
        >>> from tamaya.bots import bot_names
        >>> "conventions-club" in bot_names()
        True
    """
    return sorted({point.name for point in entry_points(group=GROUP) if not _lacks(point)})


def _lacks(point: EntryPoint) -> list[str]:
    """The extras that a bot needs and that are not installed."""
    return [extra for extra in point.extras if lacking(extra)]


@contextmanager
def loading(bot: str, place: str = "") -> Iterator[None]:
    """Say which bot it is that cannot be loaded: it may come from anywhere, and do anything on its way."""
    try:
        yield
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}".rstrip(".: ")
        raise TamayaError("bot-broken", why, name=shown(bot), place=place or bot) from error


def make_bot(name: str, rules: Rules, players: int, seat: int, seed: int = 0) -> Bot:
    """A new bot for one seat of one game.

    Raises:
        TamayaError: if there is no such bot, or it needs an extra that is not installed
        IndexError: if there is no such seat

    Examples:
        >>> from tamaya import Game, Rules
        >>> from tamaya.bots import make_bot
        >>> game = Game.deal(Rules(), players=2, seed=1)
        >>> bot = make_bot("cautious", game.rules, game.players, seat=0)
        >>> bot.choose(game.view(0)).action in game.legal_actions()
        True
    """
    if not 0 <= seat < players:
        raise IndexError(f"there is no seat {seat}: seats go from 0 to {players - 1}")
    return find_maker(name)(rules, players, seat, seed)


def by_agreement(bot: str, agreement: str) -> str:
    """The bot that sits down where this is agreed on: one that knows conventions plays exactly that; where nothing is,
    as much of what it knows as the others show."""
    knows = bot.startswith((BY_AGREEMENT, "conventions-"))
    return BY_AGREEMENT + agreement if knows and agreement != "none" else bot


@cache
def find_maker(name: str) -> Maker:
    """What makes bots of this name.

    Raises:
        TamayaError: if there is no such bot, or it needs an extra that is not installed

    Examples:
        >>> from tamaya import Rules
        >>> from tamaya.bots import find_maker
        >>> bot = find_maker("cautious")(Rules(), 2, 0, 1)  # rules, players, seat, seed
    """
    if name.startswith(BY_AGREEMENT):
        return playing(name.removeprefix(BY_AGREEMENT))
    for point in entry_points(group=GROUP):
        if point.name == name:
            if extras := ",".join(_lacks(point)):
                raise TamayaError("bot-needs-extra", name=shown(name), extras=extras)
            with loading(name, point.value):
                maker: Maker = point.load()
            return maker
    raise TamayaError("no-such-bot", name=shown(name), bots=", ".join(bot_names()))
