"""The conventions bot: plays by an agreement on the conventions of human groups, says why, and forgives.

A module for each convention, with an example that is tested; `agreement` says which of them are played. What puts them
together is `reading` (what a hint means), `memory`, `rating` and `deciding`. Plain Python for people to read: it
imports the core alone, and nothing is compiled.
"""

from collections.abc import Callable

from tamaya.bots.conventions.agreement import NAMED, Agreement
from tamaya.bots.conventions.player import Conventions, Fitting
from tamaya.core.rules import Rules


def playing(agreement: str) -> Callable[[Rules, int, int, int], Conventions]:
    """What makes bots that play by an agreement, such as `club+counting`."""
    agreed = Agreement.parse(agreement)

    def make(rules: Rules, players: int, seat: int, seed: int) -> Conventions:  # noqa: ARG001  # all makers are called alike
        return Conventions(rules, players, seat, agreed)

    return make


def fitting(level: str) -> Callable[[Rules, int, int, int], Fitting]:
    """What makes bots that know a named agreement and play as much of it as their partners do."""

    def make(rules: Rules, players: int, seat: int, seed: int) -> Fitting:  # noqa: ARG001  # all makers are called alike
        return Fitting(rules, players, seat, NAMED[level])

    return make


make_beginner, make_club, make_expert = map(fitting, ("beginner", "club", "expert"))
