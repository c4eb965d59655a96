"""The bot itself: remembers what it sees, and chooses the best of its options."""

from collections.abc import Collection

from tamaya.bots.bot import Choice, Reason
from tamaya.bots.conventions.agreement import Agreement
from tamaya.bots.conventions.deciding import Option, Position, not_yet, options
from tamaya.bots.conventions.memory import Memory
from tamaya.bots.conventions.tiles import take_discarded
from tamaya.core.actions import Discard, Take, parse_action
from tamaya.core.events import SeenEvent
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.core.view import View


class Conventions:
    """A player of one seat by an agreement."""

    def __init__(self, rules: Rules, players: int, seat: int, agreement: Agreement) -> None:
        self.memory = Memory(compile_tables(rules, players), seat, agreement)

    def see(self, event: SeenEvent) -> None:
        """Learn of something that happened."""
        self.memory.see(event)

    def choose(self, view: View) -> Choice:
        """The best option, with how the others were understood since the last one."""
        return self.options(view)[0].choice._replace(heard=tuple(self.memory.heard))

    def advise(self, view: View) -> list[Choice]:
        """What one could do, the best first. A card is spoken of only once in the same way; beside what
        is no play it is said which cards wait for their turn."""
        found: dict[tuple[str, tuple[int, ...]], Choice] = {}
        for option in self.options(view):
            reason = option.choice.reason
            if _can_be_said(option.choice, found.values()):
                found.setdefault((reason.key, reason.cards[:1]), option.choice)
        position = Position(self.memory, view)
        return [choice._replace(heard=not_yet(position, choice.action)) for choice in found.values()]

    def options(self, view: View) -> list[Option]:
        """All that it would think of, best first."""
        legal = [parse_action(text) for text in view.legal]
        takes = [action for action in legal if isinstance(action, Take)]
        if takes:
            return take_discarded(self.memory, view, takes)
        found = options(Position(self.memory, view))
        reason = Reason("only-choice" if len(legal) == 1 else "nothing-better")
        return found or [Option(0.0, Choice(action, reason)) for action in legal]


def _can_be_said(choice: Choice, before: Collection[Choice]) -> bool:
    """Whether a reason holds beside better choices: some are those of the best alone."""
    if choice.reason.key == "least-missed":
        return not any(isinstance(better.action, Discard) for better in before)
    return not before or choice.reason.key not in ("nothing-better", "fetch-discarded")
