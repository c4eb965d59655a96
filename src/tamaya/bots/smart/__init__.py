"""Smart: simple conventions as people use them. A hint points at a card to play; a hint of the value of the card that
the next player would discard warns; and when nobody warns, that card is no loss.

Compiled: its modules are in the subset that Numba compiles, and import only each other, `bots.compiled` and the core.
"""

from tamaya.bots.bot import Bot
from tamaya.bots.compiled.bot import CompiledBot
from tamaya.core.rules import Rules

REASONS = (
    "smart-play",
    "likely-playable",
    "smart-warning",
    "smart-play-hint",
    "inform",
    "signalled-spare",
    "smart-oldest-discard",
    "nothing-better",
    "fetch-discarded",
    "ahead",
)


def make(rules: Rules, players: int, seat: int, seed: int) -> Bot:  # noqa: ARG001  # all makers are called alike
    """A smart player for a seat."""
    return CompiledBot("smart", REASONS, rules, players, seat)
