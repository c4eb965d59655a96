"""Colours, cards, and sets of card identities.

A card's *identity* is its face as a number: colour × 5 + value − 1, so there are 35 of them. A set of identities is
one int, a bit each: `CardSet` is its friendly face.
"""

from collections.abc import Iterable, Iterator, Set
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple, Self

from tamaya.core.errors import BadNotation, shown
from tamaya.core.values import described

VALUES = 5


class Colour(StrEnum):
    """The seven colours. A colour is also its name as text: `Colour.RED == "red"`."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    WHITE = "white"
    MULTICOLOUR = "multicolour"
    BLACK = "black"

    @property
    def letter(self) -> str:
        """How cards of this colour are written: r y g b w m k."""
        return _LETTER[self]

    @property
    def index_(self) -> int:
        """Its place in the order of the colours, 0 to 6 (`index` is a method of text)."""
        return _INDEX[self]

    @classmethod
    def parse(cls, text: str) -> Self:
        """The colour with this name.

        Raises:
            BadNotation: if there is no such colour
        """
        try:
            return cls(text)
        except ValueError:
            raise BadNotation("unknown-colour", text=shown(text), colours=", ".join(COLOURS)) from None


LETTERS = "rygbwmk"
COLOURS = tuple(Colour)
BASE_COLOURS = COLOURS[:5]
_INDEX = {colour: index for index, colour in enumerate(COLOURS)}
_LETTER = dict(zip(COLOURS, LETTERS, strict=True))
IDENTITIES = len(COLOURS) * VALUES
ALL_VALUES = (1 << VALUES) - 1  # the identities of the first colour, as bits
MOST_COPIES = 3  # of one card (S2, K1)
MOST_CARDS = len(COLOURS) * 10  # in the largest deck: no colour has more than ten (S2, M1, K1)


class _Face(NamedTuple):
    colour: Colour
    value: int


@described
class Card(_Face):
    """A card's face: colour and value, written `r1` or `k5`.

    Attributes:
        colour: its colour
        value: 1 to 5
    """

    __slots__ = ()

    def __new__(cls, colour: Colour | str, value: int) -> Self:
        """The card of this colour, which may be text, and this value."""
        if value not in range(1, VALUES + 1):
            raise BadNotation("unknown-value", text=shown(value))
        return super().__new__(cls, Colour.parse(colour), int(value))

    @property
    def identity(self) -> int:
        """The face as a number, 0 to 34."""
        return self.colour.index_ * VALUES + self.value - 1

    @staticmethod
    def of(identity: int) -> "Card":
        """The card with this identity."""
        return CARDS[identity]

    @staticmethod
    def parse(text: str) -> "Card":
        """The card written as colour letter and value.

        Raises:
            BadNotation: if the text is not a colour's letter and a value from 1 to 5

        Examples:
            >>> from tamaya import Card
            >>> Card.parse("r1")
            Card(colour=<Colour.RED: 'red'>, value=1)
        """
        card = _BY_TEXT.get(text)
        if card is None:
            raise BadNotation("unknown-card", text=shown(text), letters=" ".join(LETTERS))
        return card

    def __str__(self) -> str:
        return f"{_LETTER[self.colour]}{self.value}"


CARDS = tuple(Card(colour, value) for colour in COLOURS for value in range(1, VALUES + 1))
_BY_TEXT = {str(card): card for card in CARDS}


@described
class CardSet(Set[Card]):
    """An immutable set of cards, kept as the bits of one int. `in` takes text, too: `"r1" in view.playable`.

    Attributes:
        bits: the set as one int, bit n for identity n
    """

    __slots__ = ("bits",)

    bits: int

    def __init__(self, bits: int = 0) -> None:
        object.__setattr__(self, "bits", bits)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a CardSet cannot be changed: make a new one")

    def __reduce__(self) -> tuple[type["CardSet"], tuple[int]]:
        return CardSet, (self.bits,)

    @classmethod
    def of(cls, cards: Iterable[Card | str]) -> "CardSet":
        """The set of these cards."""
        bits = 0
        for card in cards:
            bits |= 1 << (Card.parse(card) if isinstance(card, str) else card).identity
        return cls(bits)

    @classmethod
    def _from_iterable(cls, cards: Iterable[Card]) -> "CardSet":  # type: ignore[override]  # of cards alone
        return cls.of(cards)

    @classmethod
    def parse(cls, text: str) -> "CardSet":
        """The set written as cards with spaces between them, as `str` prints it."""
        return cls.of(Card.parse(word) for word in text.split())

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours that occur in it, in order."""
        return tuple(colour for colour in COLOURS if self.bits >> (colour.index_ * VALUES) & ALL_VALUES)

    @property
    def values(self) -> tuple[int, ...]:
        """The values that occur in it, in order."""
        return tuple(sorted({card.value for card in self}))

    def __iter__(self) -> Iterator[Card]:
        return iter(_cards_of(self.bits))

    def __contains__(self, card: object) -> bool:
        if isinstance(card, str):
            card = _BY_TEXT.get(card)
        return isinstance(card, Card) and bool(self.bits >> card.identity & 1)

    def __len__(self) -> int:
        return self.bits.bit_count()

    # What `Set` does card by card, done with bits.

    def __and__(self, other: Set[object]) -> "CardSet":
        return CardSet(self.bits & _bits_of(other))

    def __or__(self, other: Set[Card]) -> "CardSet":  # type: ignore[override]  # a set of cards has nothing else in it
        return CardSet(self.bits | _bits_of(other))

    def __sub__(self, other: Set[object]) -> "CardSet":
        return CardSet(self.bits & ~_bits_of(other))

    def __le__(self, other: Set[object]) -> bool:
        return not self.bits & ~_bits_of(other)

    def __eq__(self, other: object) -> bool:
        return self.bits == other.bits if isinstance(other, CardSet) else super().__eq__(other)

    def __hash__(self) -> int:
        return self._hash()  # as any set with the same cards

    def __str__(self) -> str:
        return " ".join(str(card) for card in self)

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"


def _bits_of(cards: Set[object]) -> int:
    return cards.bits if isinstance(cards, CardSet) else CardSet.of(one for one in cards if isinstance(one, Card)).bits


@lru_cache(maxsize=4096)
def _cards_of(bits: int) -> tuple[Card, ...]:
    return tuple(card for card in CARDS if bits >> card.identity & 1)
