"""A table as text: tokens, fireworks, discards and hands, as one viewer sees them."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from tamaya.cli.paint import Paint
from tamaya.cli.words import say
from tamaya.core.cards import VALUES, Card, CardSet, Colour
from tamaya.core.view import HeldCard, View

LEAST = 5  # columns of a card
FEW = 2  # so many possible or excluded colours or values are still worth naming


def draw(view: View, names: Sequence[str], paint: Paint) -> Iterator[str]:
    """The lines of a table."""
    above = {"table-fireworks": [_firework(colour, placed, paint) for colour, placed in view.fireworks.items()]}
    if view.discards:
        above["table-discards"] = _faces((card for _, card in view.discards), paint)
    if view.tiles_drawn:
        above["table-tiles"] = list(map(str, view.tiles_drawn))
    below = {"table-pile": _faces(view.pile_cards, paint)} if view.pile_cards else {}
    margin = 4 + max(_width(label) for label in (*names, *map(say, above), *map(say, below)))
    yield "  " + say(
        "table-tokens",
        hints=view.hints,
        most_hints=view.rules.hints,
        mistakes=view.mistakes,
        most_mistakes=view.rules.mistakes,
        pile=view.pile,
        worth=view.worth,
        most=view.rules.max_score,
    )
    for key, cells in above.items():
        yield f"  {_pad(say(key), margin - 2)}{' '.join(cells)}"
    for name, hand in zip(names, view.hands, strict=True):
        yield ""
        yield from _hand(name, hand, list(view.fireworks), margin, paint)
    for key, cells in below.items():
        yield ""
        yield f"  {_pad(say(key), margin - 2)}{' '.join(cells)}"


def _faces(cards: Iterable[Card], paint: Paint) -> list[str]:
    return [paint.card(card, card.colour) for card in sorted(cards, key=lambda card: card.identity)]


def _width(text: str) -> int:
    """How many columns a text takes on a terminal."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


def _pad(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _firework(colour: Colour, placed: int, paint: Paint) -> str:
    """The top card of a firework; black goes downwards (K2)."""
    if not placed:
        return f"{colour.letter}-"
    return paint.card(Card(colour, VALUES + 1 - placed if colour is Colour.BLACK else placed), colour)


def _hand(name: str, hand: Sequence[HeldCard], colours: Sequence[Colour], margin: int, paint: Paint) -> Iterator[str]:
    """A hand as columns: the ids, the faces if they are seen, and what their holder knows of them."""
    known = [known_of(held.possible, colours) for held in hand]
    width = max(LEAST, *(len(text) + 1 for text in known), 0)
    ids = _cells(say("table-cards"), [held.id for held in hand], width)
    yield f"  {paint.heading(_pad(name, margin - 2))}{paint.aside(ids)}"
    faces = [held.card for held in hand if held.card is not None]
    if faces:
        cells = [paint.card(str(card).rjust(width), card.colour) for card in faces]
        yield " " * (margin + 5) + "".join(cells)
    if any(held.turned or held.raised for held in hand):
        yield " " * (margin + 5) + "".join(pose_of(held).rjust(width) for held in hand).rstrip()
    if any(text != "?" for text in known) or not faces:
        yield " " * margin + _cells(say("table-knows"), known, width)


def _cells(label: str, cells: Sequence[object], width: int) -> str:
    return label.ljust(5) + "".join(str(cell).rjust(width) for cell in cells)


def pose_of(held: HeldCard) -> str:
    """How a card is held (C3): `↻` turned, `↑` raised, `↓` lowered; nothing if straight."""
    return ("↻" if held.turned else "") + ("", "↑", "↓")[held.raised]


def known_of(possible: CardSet, colours: Sequence[Colour]) -> str:
    """What somebody knows of a card, in a few letters, with these colours in play: `r?` is red, `?4` a four, `rg12` red
    or green, 1 or 2; `-b` is not blue, `4-bw` a four, neither blue nor white."""
    colour = _part([one.letter for one in possible.colours], [one.letter for one in colours])
    value = _part([str(one) for one in possible.values], [str(one) for one in range(1, VALUES + 1)])
    if "-" not in colour + value:
        return "?" if colour == value == "?" else colour + value
    return "".join(sorted((part for part in (colour, value) if part != "?"), key=lambda part: part.startswith("-")))


def _part(possible: Sequence[str], everything: Sequence[str]) -> str:
    """The colours or the values that are possible, or those that are not, whichever are fewer to name."""
    excluded = [one for one in everything if one not in possible]
    if not excluded:
        return "?"
    return "".join(possible) if len(possible) <= max(FEW, len(excluded)) else "-" + "".join(excluded)
