"""Search: tries out what it could do in worlds that it takes to be possible, with everybody going on as a simpler bot
does, and departs from what that bot would do only when it is clearly better.

Here: the bot and how it compares. What is compiled of it, worlds and rollouts, is in `bots.compiled`.
"""

from tamaya.bots.bot import Bot
from tamaya.core.rules import Rules
from tamaya.extras import need

need("fast", __name__)


def make(rules: Rules, players: int, seat: int, seed: int) -> Bot:
    """A searching player for a seat."""
    from tamaya.bots.search.bot import SearchBot

    return SearchBot(rules, players, seat, seed)
