"""What everybody takes each card for, as the seat to act sees it: by the words alone, or by an agreement.

Conventions count where they tell the truth. Where they would mislead, people often know better, and nobody knows what
they agreed on: there the words count. Sets of identities are ints, a bit each, in lists by card id."""

from collections.abc import Sequence
from copy import deepcopy

from tamaya.bots.conventions.agreement import Agreement
from tamaya.bots.conventions.board import cards_of
from tamaya.bots.conventions.good_touch import beliefs
from tamaya.bots.conventions.memory import Memory
from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import Action, Hint
from tamaya.core.events import Event, Hinted, seen_by
from tamaya.core.game import Game

TakenFor = list[int]


class Understanding:
    """Follows a game as it is played. With `none`, nobody concludes more than the words say."""

    def __init__(self, game: Game, agreement: str) -> None:
        self._game = game
        self._tables = game.tables
        agreed = Agreement.parse(agreement)
        self._memories = [Memory.at(game, seat, agreed) for seat in range(game.players) if agreed.conventions]
        self.see(game.log)

    def see(self, events: Sequence[Event]) -> None:
        """Go on by a move."""
        for seat, memory in enumerate(self._memories):
            for event in events:
                memory.see(seen_by(seat, event))

    def now(self, seat: int) -> TakenFor:
        """What the cards are taken for, as far as a seat can tell."""
        return self._taken_for(self._memories[seat] if self._memories else None)

    def after(self, action: Action) -> TakenFor:
        """The same after an action of the seat to act. Of its effects, only what a hint says is known in advance."""
        game = self._game
        if not self._memories or not isinstance(action, Hint):
            return self.now(game.actor)
        memory = deepcopy(self._memories[game.actor], {id(self._tables): self._tables})
        touches = self._tables.touches[hint_number(action.what, self._tables)]
        touched = tuple(card for card in game.hands[action.seat] if touches >> game.card(card).identity & 1)
        memory.see(Hinted(game.actor, action.seat, action.what, touched, game.pending is not None))
        return self._taken_for(memory)

    def _taken_for(self, memory: Memory | None) -> TakenFor:
        found = [self._tables.all_cards] * self._tables.deck_size
        if memory is not None:
            for seat, hand in enumerate(memory.board.hands):
                for held, bits in zip(hand, beliefs(memory.board, seat), strict=True):
                    if self._game.card(held.id).identity in cards_of(bits):
                        found[held.id] = bits
        return found
