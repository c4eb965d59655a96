"""The conventions bot: plays by the conventions of human groups, at one of three levels, says why, and forgives.

A module for each convention, with an example that is tested; what puts them together is `reading` (what a hint means),
`memory`, `rating` and `deciding`. Plain Python for people to read: it imports the core alone, and nothing is compiled.
"""

from tamaya.bots.bot import Bot
from tamaya.bots.conventions.levels import LEVELS
from tamaya.bots.conventions.player import Conventions
from tamaya.core.rules import Rules


def make_beginner(rules: Rules, players: int, seat: int, seed: int) -> Bot:  # noqa: ARG001  # all makers are called alike
    """Chop, saves and play hints."""
    return Conventions(rules, players, seat, LEVELS["beginner"])


def make_club(rules: Rules, players: int, seat: int, seed: int) -> Bot:  # noqa: ARG001
    """Also prompts and finesses."""
    return Conventions(rules, players, seat, LEVELS["club"])


def make_expert(rules: Rules, players: int, seat: int, seed: int) -> Bot:  # noqa: ARG001
    """All conventions."""
    return Conventions(rules, players, seat, LEVELS["expert"])
