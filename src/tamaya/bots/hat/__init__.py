"""Hat: the information strategy. Every hint speaks to everybody at once, by a sum that each receiver can take apart.

Compiled: its modules are in the subset that Numba compiles, and import only each other, `bots.compiled` and the core.
"""

from tamaya.bots.bot import Bot
from tamaya.bots.compiled.bot import CompiledBot
from tamaya.core.rules import Rules

REASONS = (
    "hat-sure-play",
    "likely-playable",
    "hat-needed-hint",
    "hat-spare-hint",
    "hat-useless-discard",
    "least-missed",
    "nothing-better",
    "fetch-discarded",
    "ahead",
)


def make(rules: Rules, players: int, seat: int, seed: int) -> Bot:  # noqa: ARG001  # all makers are called alike
    """A hat player for a seat."""
    return CompiledBot("hat", REASONS, rules, players, seat)
