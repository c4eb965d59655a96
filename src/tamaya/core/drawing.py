"""A table as text: tokens, fireworks, discards and hands, as one viewer sees them. This is what `print` shows of a game
and of a view, what replays print, and what environments render."""

import html
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from tamaya.core.cards import VALUES, Card, CardSet, Colour
from tamaya.core.voice import Voice, english

if TYPE_CHECKING:
    from tamaya.core.view import HeldCard, PublicView

LEAST = 5  # columns of a card
FEW = 2  # how many possible or excluded colours or values are still worth naming


class Paint:
    """How parts of a drawing stand out; this one leaves all text as it is."""

    def card(self, text: object, colour: Colour) -> str:  # noqa: ARG002  # others need it
        """A text in the colour of a firework."""
        return str(text)

    def heading(self, text: object) -> str:
        """A text that stands out."""
        return str(text)

    def aside(self, text: object) -> str:
        """A text that recedes."""
        return str(text)


class Markup(Paint):
    """For notebooks: HTML. Cards keep their letters, so nothing depends on their colours."""

    TONES = ("#c62828", "#9a7400", "#2e7d32", "#1565c0", "#757575", "#8e24aa", "inherit")

    def card(self, text: object, colour: Colour) -> str:
        """A text in the colour of a firework."""
        return f'<b style="color:{self.TONES[colour.index_]}">{text}</b>'

    def heading(self, text: object) -> str:
        """A text that stands out."""
        return f"<b>{html.escape(str(text))}</b>"


def seat_names(players: int, speech: Voice | None = None) -> list[str]:
    """What seats are called if nobody says who sits there: by their numbers in notation."""
    return [(speech or english()).say("seat-name", seat=seat) for seat in range(players)]


def as_text(
    view: "PublicView", names: Sequence[str] = (), speech: Voice | None = None, paint: Paint | None = None
) -> str:
    """A table as several lines of text; an arrow points at the seat that decides."""
    names = names or seat_names(view.players, speech)
    marked = [f"→ {name}" if seat == view.actor else name for seat, name in enumerate(names)]
    return "\n".join(draw(view, marked, paint or Paint(), speech or english()))


def as_html(view: "PublicView") -> str:
    """The same for notebooks."""
    return f"<pre>{as_text(view, paint=Markup())}</pre>"


def draw(view: "PublicView", names: Sequence[str], paint: Paint, speech: Voice) -> Iterator[str]:
    """The lines of a table."""
    say = speech.say
    above = {say("draw-fireworks"): [_firework(colour, placed, paint) for colour, placed in view.fireworks.items()]}
    if view.discards:
        above[say("draw-discards")] = _faces((card for _, card in view.discards), paint)
    if view.tiles_drawn:
        above[say("draw-tiles")] = list(map(str, view.tiles_drawn))
    below = {say("draw-left"): _faces(view.pile_cards, paint)} if view.pile_cards else {}
    margin = 4 + max(_width(label) for label in (*names, *above, *below))
    rules = view.rules
    counts = {
        say("draw-hints"): f"{view.hints}/{rules.hints}",
        say("draw-mistakes"): f"{view.mistakes}/{rules.mistakes}",
        say("draw-pile"): str(view.pile),
        say("draw-points"): f"{view.worth}/{rules.max_score}",
    }
    yield "  " + " · ".join(f"{label} {count}" for label, count in counts.items())
    for label, cells in above.items():
        yield f"  {_pad(label, margin - 2)}{' '.join(cells)}"
    for name, hand in zip(names, view.hands, strict=True):
        yield ""
        yield from _hand(name, hand, list(view.fireworks), margin, paint, speech)
    for label, cells in below.items():
        yield ""
        yield f"  {_pad(label, margin - 2)}{' '.join(cells)}"


def _faces(cards: Iterable[Card], paint: Paint) -> list[str]:
    return [paint.card(card, card.colour) for card in sorted(cards, key=lambda card: card.identity)]


def _width(text: str) -> int:
    """How many columns a text takes up on a terminal."""
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


def _hand(
    name: str, hand: Sequence["HeldCard"], colours: Sequence[Colour], margin: int, paint: Paint, speech: Voice
) -> Iterator[str]:
    """A hand as columns: the ids, the faces if they are seen, and what their holder knows of them."""
    known = [knowledge_text(held.possible, colours) for held in hand]
    width = max(LEAST, *(len(text) + 1 for text in known), 0)
    ids = _cells(speech.say("draw-card"), [held.id for held in hand], width)
    yield f"  {paint.heading(_pad(name, margin - 2))}{paint.aside(ids)}"
    faces = [held.card for held in hand if held.card is not None]
    if faces:
        cells = [paint.card(str(card).rjust(width), card.colour) for card in faces]
        yield " " * (margin + 5) + "".join(cells)
    if any(held.turned or held.raised for held in hand):
        yield " " * (margin + 5) + "".join(pose_of(held).rjust(width) for held in hand).rstrip()
    if any(text != "?" for text in known) or not faces:
        yield " " * margin + _cells(speech.say("draw-knows"), known, width)


def _cells(label: str, cells: Sequence[object], width: int) -> str:
    return label.ljust(5) + "".join(str(cell).rjust(width) for cell in cells)


def pose_of(held: "HeldCard") -> str:
    """How a card is held (C3): `↻` turned, `↑` raised, `↓` lowered; nothing if straight."""
    return ("↻" if held.turned else "") + ("", "↑", "↓")[held.raised]


def knowledge_text(possible: CardSet, colours: Sequence[Colour]) -> str:
    """What somebody knows about a card, in a few letters, with these colours in play: `r?` is red, `?4` a four, `rg12`
    red or green, 1 or 2; `-b` is not blue, `4-bw` a four, neither blue nor white."""
    colour = _part([one.letter for one in possible.colours], [one.letter for one in colours])
    value = _part([str(one) for one in possible.values], [str(one) for one in range(1, VALUES + 1)])
    if "-" not in colour + value:
        return "?" if colour == value == "?" else colour + value
    return "".join(sorted((part for part in (colour, value) if part != "?"), key=lambda part: part.startswith("-")))


def _part(possible: Sequence[str], everything: Sequence[str]) -> str:
    """The possible colours or values, or the impossible ones, whichever are fewer to name."""
    excluded = [one for one in everything if one not in possible]
    if not excluded:
        return "?"
    return "".join(possible) if len(possible) <= max(FEW, len(excluded)) else "-" + "".join(excluded)
