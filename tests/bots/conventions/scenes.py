"""Scenes: a table with given hands, at which given moves were made, and bots with an agreement at all seats."""

from collections.abc import Sequence
from random import Random

from tamaya.bots.bot import Choice
from tamaya.bots.conventions.agreement import Agreement
from tamaya.bots.conventions.player import Conventions
from tamaya.core.actions import Discard, Play
from tamaya.core.cards import Card
from tamaya.core.events import seen_by
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables


class Scene:
    """A game and its bots; cards are named by their faces."""

    def __init__(
        self, hands: Sequence[str], moves: Sequence[str] = (), agreement: str = "expert", pile: str = ""
    ) -> None:
        players = len(hands)
        rules = Rules(hand_size=len(hands[0].split()))
        self.game = Game.deal(rules, players, deck=full_deck(rules, players, [*" ".join(hands).split(), *pile.split()]))
        self.bots = [Conventions(rules, players, seat, Agreement.parse(agreement)) for seat in range(players)]
        self._told = 0
        for move in moves:
            self.do(move)

    def do(self, move: str) -> None:
        """Carry out a move such as: play r1, discard w4, hint 2 red."""
        verb, *rest = move.split()
        if verb in ("play", "discard"):
            move = f"{verb} {self.card(self.game.actor, rest[0])}"
        self.game.do(move)

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


def full_deck(rules: Rules, players: int, first: Sequence[str]) -> list[str]:
    """A whole deck that begins with these cards."""
    rest = [str(Card.of(identity)) for identity in compile_tables(rules, players).deck]
    for face in first:
        rest.remove(face)
    Random(5).shuffle(rest)
    return [*first, *rest]
