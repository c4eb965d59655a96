"""Which bots there are. Another package adds its own by an entry point in the group `tamaya.bots`."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from tamaya.bots.bot import Bot
from tamaya.core.errors import TamayaError
from tamaya.core.rules import Rules

Maker = Callable[[Rules, int, int, int], Bot]  # rules, players, the bot's seat, a seed for its own chance

GROUP = "tamaya.bots"


def bot_names() -> list[str]:
    """All bots that can sit down, by name."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def make_bot(name: str, rules: Rules, players: int, seat: int, seed: int = 0) -> Bot:
    """A new bot for one seat of one game."""
    return find_maker(name)(rules, players, seat, seed)


@cache
def find_maker(name: str) -> Maker:
    """What makes bots of this name."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            maker: Maker = point.load()
            return maker
    known = ", ".join(bot_names())
    raise TamayaError("unknown-bot", f"There is no bot {name!r}: the bots are {known}.", name=name)
