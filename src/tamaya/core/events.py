"""What happened, as small values from which a log, an animation or a sentence in any language can be made.

There are two types. An `Event` is what happened, all cards open: the game knows it. A `SeenEvent` is what somebody may
know of it: only that can be put into words or sent, and only `seen_by` makes one of the other.
"""

from typing import Literal, NamedTuple, get_args

from tamaya.core.cards import Card, Colour
from tamaya.core.values import distinct

Outcome = Literal["perfect", "scored", "lost"]
Ending = Literal["perfect", "last round", "mistakes", "card lost", "stuck"]
Decision = Literal["colour hint", "value hint", "reshuffle", "play discarded"]
Json = str | int | bool | None | list["Json"] | dict[str, "Json"]


@distinct
class OpenDeal(NamedTuple):
    """Everybody has their first hand, all cards open: `Dealt` is what is seen of it.

    Attributes:
        hands: ids by seat
        faces: the faces of these cards
    """

    hands: tuple[tuple[int, ...], ...]
    faces: tuple[tuple[Card, ...], ...]


@distinct
class Dealt(NamedTuple):
    """Everybody has their first hand.

    Attributes:
        hands: ids by seat
        faces: the faces of these cards, None for those that are hidden
    """

    hands: tuple[tuple[int, ...], ...]
    faces: tuple[tuple[Card | None, ...], ...]


@distinct
class Hinted(NamedTuple):
    """A hint was given.

    Attributes:
        seat: who gave it
        target: who got it
        what: a colour, or a value as a number
        touched: the ids of the cards that it touched
        free: whether a bonus tile gave it, so that it cost no token
    """

    seat: int
    target: int
    what: Colour | int
    touched: tuple[int, ...]
    free: bool


@distinct
class Played(NamedTuple):
    """A card was added to its firework, from the hand or (tile 6) from the discards.

    Attributes:
        seat: who played it
        id: its id
        card: its face
        announced: the colour that was announced, if one was
        from_discards: whether it came from the discards (tile 6)
        completed: whether it completed its firework
        regained: hint tokens that this brought back
    """

    seat: int
    id: int
    card: Card
    announced: Colour | None
    from_discards: bool
    completed: bool
    regained: int


@distinct
class Misplayed(NamedTuple):
    """A card did not fit, or was announced wrongly, and went to the discards.

    Attributes:
        seat: who played it
        id: its id
        card: its face
        announced: the colour that was announced, if one was
        mistakes: how many mistakes there are now
    """

    seat: int
    id: int
    card: Card
    announced: Colour | None
    mistakes: int


@distinct
class Discarded(NamedTuple):
    """A card was discarded.

    Attributes:
        seat: who discarded it
        id: its id
        card: its face
        regained: hint tokens that this brought back
    """

    seat: int
    id: int
    card: Card
    regained: int


@distinct
class TileDrawn(NamedTuple):
    """A bonus tile was drawn. If it brought nothing and asks for nothing, it had no effect (B3).

    Attributes:
        seat: who drew it
        tile: its number, 1 to 6
        regained: hint tokens that it brought back
        forgiven: mistakes that it took back
        decision: what it asks of the seat: "colour hint", "value hint", "reshuffle" or "play discarded"; else None
    """

    seat: int
    tile: int
    regained: int
    forgiven: int
    decision: Decision | None

    @property
    def became_six(self) -> bool:
        """Whether it is tile 5 on an empty pile, which becomes tile 6 (B2)."""
        return self.tile == 5 and self.decision == "play discarded"


@distinct
class Reshuffled(NamedTuple):
    """A discarded card was shuffled into the pile (tile 5).

    Attributes:
        seat: who chose it
        id: its id
        card: its face
    """

    seat: int
    id: int
    card: Card


@distinct
class OpenDraw(NamedTuple):
    """A card was drawn at the end of a turn, its face open: `Drawn` is what is seen of it.

    Attributes:
        seat: who drew it
        id: its id
        card: its face
        left: how many cards are left in the pile
        turn: the turn that ended with it
    """

    seat: int
    id: int
    card: Card
    left: int
    turn: int


@distinct
class Drawn(NamedTuple):
    """A card was drawn at the end of a turn.

    Attributes:
        seat: who drew it
        id: its id
        card: its face; None for whoever drew it, and for spectators
        left: how many cards are left in the pile
        turn: the turn that ended with it
    """

    seat: int
    id: int
    card: Card | None
    left: int
    turn: int


@distinct
class LastRoundBegun(NamedTuple):
    """The pile is empty: everybody has one more turn (E3).

    Attributes:
        turns: how many turns are left
    """

    turns: int


@distinct
class PassedOver(NamedTuple):
    """A seat can do nothing and is passed over (X3a).

    Attributes:
        seat: that seat
    """

    seat: int


@distinct
class Rearranged(NamedTuple):
    """A seat put its cards into this order (C3).

    Attributes:
        seat: whose hand
        cards: its ids in their new order
    """

    seat: int
    cards: tuple[int, ...]


@distinct
class Posed(NamedTuple):
    """A seat holds these cards turned, raised or lowered now, and its others straight (C3).

    Attributes:
        seat: whose hand
        turned: the ids of the cards that are turned
        raised: of those that are raised
        lowered: of those that are lowered
    """

    seat: int
    turned: tuple[int, ...]
    raised: tuple[int, ...]
    lowered: tuple[int, ...]


@distinct
class Ended(NamedTuple):
    """The game is over.

    Attributes:
        outcome: "perfect", "scored" or "lost"
        how: "perfect", "last round", "mistakes", "card lost" or "stuck"
        score: the points
        worth: what the fireworks are worth, lost or not
    """

    outcome: Outcome
    how: Ending
    score: int
    worth: int


PublicEvent = (
    Hinted
    | Played
    | Misplayed
    | Discarded
    | TileDrawn
    | Reshuffled
    | LastRoundBegun
    | PassedOver
    | Rearranged
    | Posed
    | Ended
)
"""What happened in front of everybody."""

Event = OpenDeal | OpenDraw | PublicEvent
"""Something that happened, all cards open. `seen_by` gives what somebody may know of it."""

SeenEvent = Dealt | Drawn | PublicEvent
"""What somebody may know of something that happened."""


def seen_by(seat: int | Literal["all"] | None, event: Event) -> SeenEvent:
    """The event as this seat or a spectator (None) may know it; for "all" as everybody may once the game is over.

    Examples:
        >>> from tamaya import Game, Rules, seen_by
        >>> game = Game.deal(Rules(), players=2, seed=1)
        >>> seen_by(0, game.log[0]).faces[0]  # seat 0's own hand
        (None, None, None, None, None)
    """
    match event:
        case OpenDraw():
            return Drawn(event.seat, event.id, None if seat in (None, event.seat) else event.card, *event[3:])
        case OpenDeal():
            hands = enumerate(event.faces)
            faces = tuple((None,) * len(hand) if seat in (None, holder) else hand for holder, hand in hands)
            return Dealt(event.hands, faces)
        case _:
            return event


def event_to_dict(event: SeenEvent) -> dict[str, Json]:
    """The event for JSON, with the name of its kind under `type`."""
    parts = zip(event._fields, map(_plain, event), strict=True)
    return {"type": EVENT_NAMES[type(event)], **dict(parts)}


EVENT_NAMES: dict[type, str] = {kind: kind.__name__[0].lower() + kind.__name__[1:] for kind in get_args(SeenEvent)}
"""The kinds of events that are told, by their names in JSON."""


def _plain(value: object) -> Json:
    if not isinstance(value, tuple):
        return value  # type: ignore[return-value]  # numbers, texts, yes or no, None
    return str(value) if isinstance(value, Card) else [*map(_plain, value)]
