"""The moves of a game as the table keeps them."""

from typing import NamedTuple

from tamaya.core.events import Event, Hinted, PassedOver, Posed, Rearranged
from tamaya.server.wire.parts import Explanation

_GESTURES = frozenset[type]({Rearranged, Posed})
_WITHOUT_A_CARD = frozenset[type]({Hinted, PassedOver, *_GESTURES})


class WholeMove(NamedTuple):
    """An action or a gesture with all it did, nothing hidden. What a visitor gets is a `Move`."""

    seat: int
    text: str
    events: tuple[Event, ...]
    before: int  # the version it was made for
    moves: int  # how many there were up to here, itself included; gestures are none
    fallback: bool = False
    reason: Explanation | None = None
    heard: tuple[Explanation, ...] = ()
    stood_in: bool = False

    @property
    def takes_turn(self) -> bool:
        """Whether it is an action and no gesture."""
        return type(self.events[0]) not in _GESTURES

    @property
    def shows_no_card(self) -> bool:
        """Whether it can be taken back: no card was revealed by it, not even to others."""
        return _WITHOUT_A_CARD.issuperset(map(type, self.events))


class WrittenNote(NamedTuple):
    """A note that a seat wrote on a card, or removed."""

    after: int  # so many moves
    seat: int
    card: int
    text: str
