"""What a player can do, and its notation.

play 7              play card 7                     discard 7       discard card 7
play 7 as red       announce its colour first       take 31         choose card 31 of the discards (tiles 5, 6)
hint 2 red          tell seat 2 its red cards       hint 2 4        tell seat 2 its fours

These take no turn, so they are gestures and no `Action`s (C3):
arrange 1 9 5 6              seat 1 puts its cards in this order
pose 1 turned 9 5 raised 6   seat 1 holds cards 9 and 5 turned, 6 raised (or lowered), all others straight
"""

from collections.abc import Iterable
from functools import lru_cache
from operator import index
from typing import Literal, NamedTuple, Self

from tamaya.core.cards import VALUES, Colour
from tamaya.core.errors import BadNotation, shown
from tamaya.core.values import distinct


class _Play(NamedTuple):
    card: int
    announced: Colour | None


@distinct
class Play(_Play):
    """Play a card from your own hand, its colour announced or not (P1, A1).

    Attributes:
        card: its id
        announced: the colour that is announced first, if one is
    """

    __slots__ = ()

    def __new__(cls, card: int | str, announced: Colour | str | None = None) -> Self:
        """Play a card; all may be text."""
        return super().__new__(cls, _whole(card), None if announced is None else Colour.parse(announced))

    def __str__(self) -> str:
        return f"play {self.card}" if self.announced is None else f"play {self.card} as {self.announced}"


class _OfCard(NamedTuple):
    card: int


@distinct
class Discard(_OfCard):
    """Discard a card from your own hand (D1).

    Attributes:
        card: its id
    """

    __slots__ = ()

    def __new__(cls, card: int | str) -> Self:
        """Discard a card; the id may be text."""
        return super().__new__(cls, _whole(card))

    def __str__(self) -> str:
        return f"discard {self.card}"


class _Hint(NamedTuple):
    seat: int
    what: Colour | int


@distinct
class Hint(_Hint):
    """Tell another seat which of its cards have a colour or a value (H3).

    Attributes:
        seat: who is told
        what: a colour, or a value as a number
    """

    __slots__ = ()

    def __new__(cls, seat: int | str, what: Colour | int | str) -> Self:
        """Tell a seat about a colour or a value; all may be text."""
        if not isinstance(what, str):
            what = _whole(what)
        elif not isinstance(what, Colour):
            what = _hint_value(what, what) if what[:1].isdigit() else Colour.parse(what)
        return super().__new__(cls, _whole(seat), what)

    def __str__(self) -> str:
        return f"hint {self.seat} {self.what}"


@distinct
class Take(_OfCard):
    """Choose a card of the discard pile, as bonus tiles 5 and 6 ask (B2).

    Attributes:
        card: its id
    """

    __slots__ = ()

    def __new__(cls, card: int | str) -> Self:
        """Choose a card; the id may be text."""
        return super().__new__(cls, _whole(card))

    def __str__(self) -> str:
        return f"take {self.card}"


class _Arrange(NamedTuple):
    seat: int
    cards: tuple[int, ...]


@distinct
class Arrange(_Arrange):
    """Put a hand into a new order, at any time (C3).

    Attributes:
        seat: whose hand
        cards: all ids of that hand in their new order
    """

    __slots__ = ()

    def __new__(cls, seat: int | str, cards: Iterable[int | str]) -> Self:
        """Put a seat's hand into this order; all may be text."""
        return super().__new__(cls, _whole(seat), tuple(map(_whole, cards)))

    def __str__(self) -> str:
        return " ".join(("arrange", str(self.seat), *map(str, self.cards)))


class _Pose(NamedTuple):
    seat: int
    turned: tuple[int, ...]
    raised: tuple[int, ...]
    lowered: tuple[int, ...]


@distinct
class Pose(_Pose):
    """Hold a hand like this from now on, at any time: some cards turned, some raised or lowered, the others straight
    (C3).

    Attributes:
        seat: whose hand
        turned: the ids of the cards that are turned
        raised: of those that are raised
        lowered: of those that are lowered
    """

    __slots__ = ()

    def __new__(
        cls,
        seat: int | str,
        turned: Iterable[int | str] = (),
        raised: Iterable[int | str] = (),
        lowered: Iterable[int | str] = (),
    ) -> Self:
        """Hold a seat's cards so; all may be text."""
        return super().__new__(cls, _whole(seat), *(tuple(map(_whole, cards)) for cards in (turned, raised, lowered)))

    def __str__(self) -> str:
        words = ["pose", str(self.seat)]
        for way, cards in zip(WAYS, self[1:], strict=True):
            words += [way, *map(str, cards)] if cards else []
        return " ".join(words)


WAYS = ("turned", "raised", "lowered")  # ways to hold a card other than straight

Action = Play | Discard | Hint | Take
"""What takes a turn."""
Gesture = Arrange | Pose
"""What takes no turn (C3)."""
Entry = Action | Gesture
"""What the history of a game is made of."""

LONGEST = 300  # letters of an entry: a pose of the largest hand is shorter
FORMS = "play 7, play 7 as red, discard 7, hint 2 red, hint 2 4, take 31"


@lru_cache(maxsize=4096)  # all actions of a game, but not every spelling that anybody may send
def parse_action(text: str) -> Action:
    """The action that a text denotes.

    Raises:
        BadNotation: if the text is not an action

    Examples:
        >>> from tamaya import parse_action
        >>> parse_action("hint 2 red")
        Hint(2, 'red')
    """
    entry = parse_entry(text)
    if isinstance(entry, Gesture):
        way = "rearrange" if isinstance(entry, Arrange) else "pose"
        raise BadNotation("not-an-action", text=shown(text), way=way)
    return entry


def parse_entry(text: str) -> Entry:
    """The action or gesture that a text denotes."""
    match text.split() if len(text) <= LONGEST else []:
        case ["play", card]:
            return Play(_number(card, text))
        case ["play", card, "as", colour]:
            return Play(_number(card, text), Colour.parse(colour))
        case ["discard", card]:
            return Discard(_number(card, text))
        case ["hint", seat, what]:
            return Hint(_number(seat, text), _hint_value(what, text) if what[0].isdigit() else Colour.parse(what))
        case ["take", card]:
            return Take(_number(card, text))
        case ["arrange", seat, *cards]:
            return Arrange(_number(seat, text), tuple(_number(card, text) for card in cards))
        case ["pose", seat, *words]:
            return _pose(_number(seat, text), words, text)
    raise BadNotation("unknown-action", text=shown(text), forms=FORMS)


def _pose(seat: int, words: list[str], text: str) -> Pose:
    """A pose from the ways that it names, each with its cards."""
    cards: dict[str, list[int]] = {}
    for word in words:
        if word in WAYS:
            cards[word] = []
        elif cards:
            cards[list(cards)[-1]].append(_number(word, text))
    pose = Pose(seat, *(tuple(cards.get(way, ())) for way in WAYS))
    if len(str(pose).split()) != len(words) + 2 or list(cards) != [way for way in WAYS if way in cards]:
        raise BadNotation("unknown-pose", text=shown(text), ways=", ".join(WAYS))
    return pose


def _whole(value: int | str) -> int:
    """A seat's number or a card's id as a plain `int`, so that every action can be written and read again."""
    if type(value) is int:
        return value
    if isinstance(value, str):
        return _number(value, value)
    try:
        return int(index(value))
    except TypeError:
        raise BadNotation("not-a-number", word=shown(value), text=shown(value)) from None


def _number(word: str, text: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise BadNotation("not-a-number", word=shown(word), text=shown(text))
    return int(word)


def _hint_value(word: str, text: str) -> int:
    value = _number(word, text)
    if not 1 <= value <= VALUES:
        raise BadNotation("unknown-value", text=shown(word))
    return value


# ---- How cards are held, after a pose --------------------------------------------------------------------------------

Raised = Literal[-1, 0, 1]  # lowered, straight, raised


class CardPose(NamedTuple):
    """How a card is held."""

    turned: bool = False
    raised: Raised = 0


STRAIGHT = CardPose()


def poses_of(pose: Pose) -> dict[int, CardPose]:
    """By id: how each card is held that is not held straight."""
    raised: dict[int, Raised] = {**dict.fromkeys(pose.raised, 1), **dict.fromkeys(pose.lowered, -1)}
    cards = {*pose.turned, *raised}
    return {card: CardPose(card in pose.turned, raised.get(card, 0)) for card in cards}
