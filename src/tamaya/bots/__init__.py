"""Bots: a view in, an action and a reason out.

A `Bot` answers with a `Choice`. `make_bot` makes one of those that `bot_names` lists, `turns` lets bots play a game. An
`Agreement` says which conventions are played.

Here: what every bot is (`bot`), finding bots by name (`registry`), letting them play (`turns`), and a file or folder
for each bot. `cautious` and `conventions` are for tables with people and need only the standard library; `hat`, `smart`
and `search` are compiled and build on `compiled`. A bot may import the core; it never sees a `Game`, only what its seat
may know.
"""

from tamaya.bots.bot import Bot, Choice, Reason
from tamaya.bots.conventions.agreement import Agreement
from tamaya.bots.registry import Maker, bot_names, find_maker, make_bot
from tamaya.bots.turns import turns

__all__ = ["Agreement", "Bot", "Choice", "Maker", "Reason", "bot_names", "find_maker", "make_bot", "turns"]
