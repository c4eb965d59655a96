"""What happened, as small values from which a log, an animation or a sentence in any language can be made.

Two kinds show faces that not everybody sees, `Dealt` and `Drawn`: `seen_by` gives what a seat may know of an event.
"""

from dataclasses import dataclass, fields, replace

from tamaya.core.cards import Card, Colour

Json = str | int | bool | None | list["Json"] | dict[str, "Json"]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table."""

    def seen_by(self, seat: int | None) -> "Event":  # noqa: ARG002
        """The event as this seat, or a spectator (None), may know it."""
        return self

    def to_dict(self) -> dict[str, Json]:
        """The event for JSON, with its name under `type`."""
        name = type(self).__name__
        return {"type": name[0].lower() + name[1:]} | {
            field.name: _plain(getattr(self, field.name)) for field in fields(self)
        }


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Everybody has their first hand: ids and faces by seat."""

    hands: tuple[tuple[int, ...], ...]
    faces: tuple[tuple[Card | None, ...], ...]

    def seen_by(self, seat: int | None) -> "Dealt":
        return replace(
            self,
            faces=tuple(
                (None,) * len(faces) if seat is None or holder == seat else faces
                for holder, faces in enumerate(self.faces)
            ),
        )


@dataclass(frozen=True, slots=True)
class Hinted(Event):
    """A hint was given: which cards it touched, and whether it was a bonus tile's and so free."""

    seat: int
    target: int
    what: Colour | int
    touched: tuple[int, ...]
    free: bool


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was added to its firework, from the hand or (tile 6) from the discards."""

    seat: int
    id: int
    card: Card
    announced: Colour | None
    from_discards: bool
    completed: bool
    regained: int


@dataclass(frozen=True, slots=True)
class Misplayed(Event):
    """A card did not fit, or was announced wrongly, and went to the discards."""

    seat: int
    id: int
    card: Card
    announced: Colour | None
    mistakes: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card was discarded."""

    seat: int
    id: int
    card: Card
    regained: int


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A bonus tile was drawn: what it brought at once or the decision it asks for; nothing if it had no effect (B3)."""

    seat: int
    tile: int
    regained: int
    forgiven: int
    decision: str | None


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """A discarded card was shuffled into the pile (tile 5)."""

    seat: int
    id: int
    card: Card


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card was drawn at the end of this turn; so many are left in the pile."""

    seat: int
    id: int
    card: Card | None
    left: int
    turn: int

    def seen_by(self, seat: int | None) -> "Drawn":
        return replace(self, card=None) if seat is None or seat == self.seat else self


@dataclass(frozen=True, slots=True)
class LastRoundBegun(Event):
    """The pile is empty: everybody has one more turn (E3)."""

    turns: int


@dataclass(frozen=True, slots=True)
class PassedOver(Event):
    """A seat can do nothing and is passed over (X3a)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rearranged(Event):
    """A seat put its cards into this order (C3)."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over: `how` is perfect, last round, mistakes, card lost or stuck."""

    outcome: str
    how: str
    score: int
    worth: int


def _plain(value: object) -> Json:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value  # type: ignore[return-value]  # numbers, texts, yes or no, None
