"""Scenes: a table with given hands, at which given moves were made, and bots with an agreement at all seats."""

from collections.abc import Sequence

from tamaya.bots.bot import Choice
from tamaya.bots.conventions.agreement import Agreement
from tamaya.bots.conventions.example import carry_out, position
from tamaya.bots.conventions.player import Conventions
from tamaya.core.actions import Discard, Play
from tamaya.core.events import seen_by


class Scene:
    """A game and its bots; cards are named by their faces."""

    def __init__(
        self, hands: Sequence[str], moves: Sequence[str] = (), agreement: str = "expert", pile: str = ""
    ) -> None:
        self.game = position(hands, moves, pile)
        agreed = Agreement.parse(agreement)
        self.bots = [Conventions(self.game.rules, len(hands), seat, agreed) for seat in range(len(hands))]
        self._told = 0

    def do(self, move: str) -> None:
        """Carry out a move such as: play r1, discard w4, hint 2 red."""
        carry_out(self.game, move)

    def card(self, seat: int, face: str) -> int:
        """The oldest card with this face in a hand."""
        return next(id for id in self.game.hands[seat] if str(self.game.card(id)) == face)

    def bot(self, seat: int) -> Conventions:
        """The bot of a seat, which has seen everything so far."""
        for event in self.game.log[self._told :]:
            for number, bot in enumerate(self.bots):
                bot.see(seen_by(number, event))
        self._told = len(self.game.log)
        return self.bots[seat]

    def choose(self) -> Choice:
        """What the next player wants to do."""
        return self.bot(self.game.actor).choose(self.game.view(self.game.actor))

    def name(self, choice: Choice) -> str:
        """A choice in the words of `do`."""
        action = choice.action
        if isinstance(action, Play | Discard):
            return f"{str(action).split()[0]} {self.game.card(action.card)}"
        return str(action)

    def taken_for(self, seat: int, face: str) -> str:
        """What a seat takes its own card for, by hints and conventions."""
        from tamaya.bots.conventions.good_touch import beliefs
        from tamaya.core.cards import CardSet

        board = self.bot(seat).memory.board
        ids = [held.id for held in board.hands[seat]]
        return str(CardSet(beliefs(board, seat)[ids.index(self.card(seat, face))]))
