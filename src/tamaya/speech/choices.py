"""What a player can do, in words."""

from collections.abc import Sequence

from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import Action, Discard, Hint, Play, Take
from tamaya.core.cards import Card
from tamaya.core.tables import compile_tables
from tamaya.core.view import View
from tamaya.speech.speaking import Speech


class ChoiceTeller:
    """Names what can be done in a position; players have these names."""

    def __init__(self, speech: Speech, view: View, names: Sequence[str]) -> None:
        self._speech = speech
        self._view = view
        self._names = names
        self._tables = compile_tables(view.rules, view.players)
        self._discarded: dict[int, Card] = dict(view.discards)

    def tell(self, action: Action) -> str:
        """An action, with the cards that it is about by their numbers."""
        say = self._speech.say
        match action:
            case Play(card, None):
                return say("choice-play", card=card)
            case Play(card, announced):
                return say("choice-announce", card=card, colour=say("colour-name", colour=str(announced)))
            case Discard(card):
                return say("choice-discard", card=card)
            case Hint(seat, what):
                named = str(what) if isinstance(what, int) else say("colour-name", colour=what)
                return say("choice-hint", who=self._names[seat], what=named, **numbered(self._touched(action)))
            case Take(card):
                return say("choice-take", card=card, face=self._speech.card(str(self._discarded[card])))

    def _touched(self, hint: Hint) -> list[int]:
        touches = self._tables.touches[hint_number(hint.what, self._tables)]
        hand = self._view.hands[hint.seat]
        return [held.id for held in hand if held.card is not None and touches >> held.card.identity & 1]


def numbered(cards: Sequence[int]) -> dict[str, str | int]:
    """What `observe-cards` asks for."""
    return {"count": len(cards), "cards": ", ".join(map(str, cards))}
