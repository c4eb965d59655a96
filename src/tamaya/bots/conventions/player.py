"""The bot itself: remembers what it sees, and chooses the best of its options."""

from collections.abc import Collection, Mapping

from tamaya.bots.bot import Choice, Reason
from tamaya.bots.conventions.agreement import Agreement
from tamaya.bots.conventions.deciding import Option, Position, not_yet, options
from tamaya.bots.conventions.memory import Memory
from tamaya.bots.conventions.partner_models import PartnerModels, Style
from tamaya.bots.conventions.tiles import take_discarded
from tamaya.bots.conventions.weighing import Weighing, weigh
from tamaya.core.actions import Action, Discard, Take, parse_action
from tamaya.core.cards import CardSet
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

    def taken_for(self) -> dict[int, CardSet]:
        """By card in any hand: what its holder takes it for, where that is less than hints and counting say."""
        taken: dict[int, CardSet] = {}
        for held in (held for hand in self.memory.board.hands for held in hand):
            counted = self.memory.board.possible(held)
            if held.read & counted not in (0, counted):
                taken[held.id] = CardSet(held.read & counted)
        return taken

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

    def weigh(self, view: View, action: Action) -> Weighing:
        """What is to be said of any legal action; first, if it is what it would do itself."""
        said = weigh(Position(self.memory, view), action)
        best = self.options(view)[0].choice.action == action
        return said._replace(tells=(Reason("coach-too"), *said.tells)) if best else said

    def options(self, view: View) -> list[Option]:
        """All that it would think of, best first."""
        legal = [parse_action(text) for text in view.legal]
        takes = [action for action in legal if isinstance(action, Take)]
        if takes:
            return take_discarded(self.memory, view, takes)
        found = options(Position(self.memory, view))
        reason = Reason("only-choice" if len(legal) == 1 else "nothing-better")
        return found or [Option(0.0, Choice(action, reason)) for action in legal]


class Fitting(Conventions):
    """A player who takes each partner to play by as much of the agreement as they show, and plays what all know."""

    def __init__(self, rules: Rules, players: int, seat: int, agreement: Agreement) -> None:
        super().__init__(rules, players, seat, agreement)
        self.partners = PartnerModels(compile_tables(rules, players), seat, agreement)
        self._said = self._taken()

    def expect(self, styles: Mapping[int, Style]) -> None:
        """Before the deal: what is known of partners from earlier games."""
        self.partners.expect(styles)
        self.memory = self.partners.memory
        self._said = {seat: rung for seat, rung in self._said.items() if seat not in styles}

    def see(self, event: SeenEvent) -> None:
        """Learn of something that happened, and of whoever did it."""
        self.memory = self.partners.see(event)

    def choose(self, view: View) -> Choice:
        """The best option. What it takes partners to play by is said whenever that has changed."""
        choice, taken = super().choose(view), self._taken()
        news = [(seat, rung) for seat, rung in taken.items() if self._said.get(seat) != rung]
        self._said = taken
        notes = [
            Reason("heard-style", (), (("seat", seat), ("part", self.partners.name_of(rung)))) for seat, rung in news
        ]
        return choice._replace(heard=(*choice.heard, *notes))

    def _taken(self) -> dict[int, int]:
        """By partner the rung that they are taken to play by."""
        return {seat: self.partners.plays_by(seat) for seat in self.partners.others}


def _can_be_said(choice: Choice, before: Collection[Choice]) -> bool:
    """Whether a reason holds beside better choices: some are those of the best alone."""
    if choice.reason.key == "least-missed":
        return not any(isinstance(better.action, Discard) for better in before)
    return not before or choice.reason.key not in ("nothing-better", "fetch-discarded")
