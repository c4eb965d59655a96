"""A bot that leaves it to chance: what a stand-in that helps nobody does."""

from random import Random

from tamaya.bots.bot import Choice, Reason
from tamaya.bots.lines.conversation import UNSAID
from tamaya.core.actions import parse_action
from tamaya.core.events import SeenEvent
from tamaya.core.rules import Rules
from tamaya.core.view import View


class RandomBot:
    """Any legal action, each as likely as the others."""

    def __init__(self, _: Rules, __: int, seat: int, seed: int) -> None:
        self._random = Random(f"{seed} {seat}")

    def see(self, event: SeenEvent) -> None:
        """It does not matter."""

    def choose(self, view: View) -> Choice:
        """Some action."""
        return Choice(parse_action(self._random.choice(view.legal)), Reason(UNSAID))
