"""What happened, as small values from which a log, an animation or a sentence in any language can be made.

Two kinds show faces that not everybody sees, `Dealt` and `Drawn`: `seen_by` gives what a
seat may know of an event.
"""

from typing import NamedTuple

from tamaya.core.cards import Card, Colour
from tamaya.core.values import distinct

Json = str | int | bool | None | list["Json"] | dict[str, "Json"]


@distinct
class Dealt(NamedTuple):
    """Everybody has their first hand: ids and faces by seat."""

    hands: tuple[tuple[int, ...], ...]
    faces: tuple[tuple[Card | None, ...], ...]


@distinct
class Hinted(NamedTuple):
    """A hint was given: which cards it touched, and whether it was a bonus tile's and so free."""

    seat: int
    target: int
    what: Colour | int
    touched: tuple[int, ...]
    free: bool


@distinct
class Played(NamedTuple):
    """A card was added to its firework, from the hand or (tile 6) from the discards."""

    seat: int
    id: int
    card: Card
    announced: Colour | None
    from_discards: bool
    completed: bool
    regained: int


@distinct
class Misplayed(NamedTuple):
    """A card did not fit, or was announced wrongly, and went to the discards."""

    seat: int
    id: int
    card: Card
    announced: Colour | None
    mistakes: int


@distinct
class Discarded(NamedTuple):
    """A card was discarded."""

    seat: int
    id: int
    card: Card
    regained: int


@distinct
class TileDrawn(NamedTuple):
    """A bonus tile was drawn: what it brought at once or the decision it asks for; nothing if it had no effect (B3)."""

    seat: int
    tile: int
    regained: int
    forgiven: int
    decision: str | None

    @property
    def became_six(self) -> bool:
        """Whether it is tile 5 on an empty pile, which becomes tile 6 (B2)."""
        return self.tile == 5 and self.decision == "play discarded"


@distinct
class Reshuffled(NamedTuple):
    """A discarded card was shuffled into the pile (tile 5)."""

    seat: int
    id: int
    card: Card


@distinct
class Drawn(NamedTuple):
    """A card was drawn at the end of this turn; so many are left in the pile."""

    seat: int
    id: int
    card: Card | None
    left: int
    turn: int


@distinct
class LastRoundBegun(NamedTuple):
    """The pile is empty: everybody has one more turn (E3)."""

    turns: int


@distinct
class PassedOver(NamedTuple):
    """A seat can do nothing and is passed over (X3a)."""

    seat: int


@distinct
class Rearranged(NamedTuple):
    """A seat put its cards into this order (C3)."""

    seat: int
    cards: tuple[int, ...]


@distinct
class Posed(NamedTuple):
    """A seat holds these cards turned, raised or lowered now, and its others straight (C3)."""

    seat: int
    turned: tuple[int, ...]
    raised: tuple[int, ...]
    lowered: tuple[int, ...]


@distinct
class Ended(NamedTuple):
    """The game is over: `how` is perfect, last round, mistakes, card lost or stuck."""

    outcome: str
    how: str
    score: int
    worth: int


Event = (
    Dealt
    | Hinted
    | Played
    | Misplayed
    | Discarded
    | TileDrawn
    | Reshuffled
    | Drawn
    | LastRoundBegun
    | PassedOver
    | Rearranged
    | Posed
    | Ended
)


def seen_by(seat: int | None, event: Event) -> Event:
    """The event as this seat, or a spectator (None), may know it."""
    if isinstance(event, Drawn) and seat in (None, event.seat):
        return event._replace(card=None)
    if isinstance(event, Dealt):
        hidden = range(len(event.hands)) if seat is None else (seat,)
        return event._replace(
            faces=tuple((None,) * len(faces) if holder in hidden else faces for holder, faces in enumerate(event.faces))
        )
    return event


def event_to_dict(event: Event) -> dict[str, Json]:
    """The event for JSON, with the name of its kind under `type`."""
    name = type(event).__name__
    parts = {name: _plain(value) for name, value in zip(event._fields, event, strict=True)}
    return {"type": name[0].lower() + name[1:]} | parts


def _plain(value: object) -> Json:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value  # type: ignore[return-value]  # numbers, texts, yes or no, None
