"""What a player can do, and its notation.

play 7              play card 7                     discard 7       discard card 7
play 7 as red       announce its colour first       take 31         choose card 31 of the discards (tiles 5, 6)
hint 2 red          tell seat 2 its red cards       hint 2 4        tell seat 2 its fours
arrange 1 9 5 6     seat 1 puts its cards in this order; no turn, so it is no `Action`
"""

from functools import lru_cache
from typing import NamedTuple

from tamaya.core.cards import VALUES, Colour
from tamaya.core.errors import BadNotation
from tamaya.core.values import distinct


@distinct
class Play(NamedTuple):
    """Play a card of one's own, its colour announced or not (P1, A1)."""

    card: int
    announced: Colour | None = None

    def __str__(self) -> str:
        return f"play {self.card}" if self.announced is None else f"play {self.card} as {self.announced}"


@distinct
class Discard(NamedTuple):
    """Discard a card of one's own (D1)."""

    card: int

    def __str__(self) -> str:
        return f"discard {self.card}"


@distinct
class Hint(NamedTuple):
    """Tell another seat which of its cards have a colour or a value (H3)."""

    seat: int
    what: Colour | int

    def __str__(self) -> str:
        return f"hint {self.seat} {self.what}"


@distinct
class Take(NamedTuple):
    """Choose a card of the discard pile, as bonus tiles 5 and 6 ask (B2)."""

    card: int

    def __str__(self) -> str:
        return f"take {self.card}"


@distinct
class Arrange(NamedTuple):
    """Put a hand into a new order, at any time (C3)."""

    seat: int
    cards: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(("arrange", str(self.seat), *map(str, self.cards)))


Action = Play | Discard | Hint | Take
Entry = Action | Arrange  # what a game's history is made of

FORMS = "play 7, play 7 as red, discard 7, hint 2 red, hint 2 4, take 31"


@lru_cache(maxsize=4096)  # all actions of a game, and not every spelling that anybody ever sends
def parse_action(text: str) -> Action:
    """The action that a text means."""
    entry = parse_entry(text)
    if isinstance(entry, Arrange):
        raise BadNotation("not-an-action", f"{text!r} takes no turn: use rearrange.", text=text)
    return entry


def parse_entry(text: str) -> Entry:
    """The action or rearrangement that a text means."""
    match text.split() if len(text) <= 200 else []:
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
    shown = text if len(text) <= 40 else text[:40] + "…"
    raise BadNotation("unknown-action", f"{shown!r} is no action. Actions look like: {FORMS}.", text=shown)


def _number(word: str, text: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise BadNotation("not-a-number", f"{word!r} in {text!r} should be a card's or a seat's number.", text=text)
    return int(word)


def _hint_value(word: str, text: str) -> int:
    value = _number(word, text)
    if not 1 <= value <= VALUES:
        raise BadNotation("unknown-value", f"{word!r} in {text!r} is no value: values go from 1 to 5.", text=text)
    return value
