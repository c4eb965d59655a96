"""Cards as SVG: open, or face down with what is known of them."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tamaya.core.cards import COLOURS, VALUES, Card, Colour
from tamaya.core.view import HeldCard
from tamaya.formats.picture.shapes import (
    BACK,
    BRUSH,
    GLOW,
    INK,
    NUMERAL_BOX,
    NUMERALS,
    RAINBOW,
    SHAPE_BOX,
    SHAPES,
    TOKENS,
    TONES,
    Part,
)

RATIO = 1.4  # of a card: how much higher than wide it is
BACKSIDE = "back"
MOST_MARKS = 3


class Box(NamedTuple):
    """A place in the picture."""

    x: float
    y: float
    width: float
    height: float

    def part(self, x: float, y: float, width: float, height: float) -> "Box":
        """A place within it; all numbers are shares of it."""
        return Box(self.x + x * self.width, self.y + y * self.height, width * self.width, height * self.height)


class Rim(NamedTuple):
    """The edge of something."""

    colour: str
    strength: float
    width: float


def definitions(colours: Iterable[Colour]) -> Iterator[str]:
    """What the picture refers to: the shapes, the values, the grounds of the cards."""
    for colour in colours:
        tone = TONES[colour]
        yield _ground(colour, tone.light, tone.deep)
        yield _symbol(f"shape-{colour}", SHAPE_BOX, "".join(map(_path, SHAPES[colour])))
    yield _ground(BACKSIDE, *BACK)
    for value, d in NUMERALS.items():
        yield _symbol(f"value-{value}", NUMERAL_BOX, _path(Part(d, line=BRUSH)))
    for token, d in TOKENS.items():
        yield _symbol(token, SHAPE_BOX, _path(Part(d)))


def open_card(box: Box, card: Card, lit: bool = False) -> Iterator[str]:
    """A card that everybody, or the viewer, sees."""
    on = TONES[card.colour].on
    yield _paper(box, card.colour, lit)
    yield use(f"value-{card.value}", box.part(0.14, 0.07, 0.72, 0.4), on)
    yield use(f"shape-{card.colour}", box.part(0.17, 0.5, 0.66, 0.4), on)


def hidden_card(box: Box, held: HeldCard, in_play: Iterable[Colour], lit: bool = False) -> Iterator[str]:
    """A card face down, with what its holder can tell: known facts large, possibilities small, others faint."""
    colours, values = held.possible.colours, held.possible.values
    ground = colours[0] if len(colours) == 1 else BACKSIDE
    on = TONES[colours[0]].on if len(colours) == 1 else INK
    yield _paper(box, ground, lit)
    if len(values) == 1:
        yield use(f"value-{values[0]}", box.part(0.14, 0.07, 0.72, 0.4), on)
    else:
        for value in range(1, VALUES + 1):
            place = box.part(0.06 + 0.18 * (value - 1), 0.14, 0.16, 0.2)
            yield use(f"value-{value}", place, on, faint=value not in values)
    if len(colours) == 1:
        yield use(f"shape-{colours[0]}", box.part(0.17, 0.5, 0.66, 0.4), on)
        return
    for number, colour in enumerate(in_play):
        place = box.part(0.08 + 0.22 * (number % 4), 0.5 + 0.2 * (number // 4), 0.19, 0.16)
        yield use(f"shape-{colour}", place, TONES[colour].bright, faint=colour not in colours)


def marks(box: Box, hints: Iterable[Colour | int]) -> Iterator[str]:
    """The hints that touched a card, below it."""
    last = list(dict.fromkeys(hints))[-MOST_MARKS:]
    size = min(box.width * 0.26, 22)
    left = box.x + (box.width - len(last) * size * 1.15) / 2
    for number, what in enumerate(last):
        place = Box(left + number * size * 1.15, box.y + box.height + 3, size, size)
        if isinstance(what, Colour):
            yield use(f"shape-{what}", place, TONES[what].bright)
        else:
            yield use(f"value-{what}", place, GLOW)


def use(name: str, box: Box, colour: str, faint: bool = False) -> str:
    """A drawing in its place."""
    shade = ' opacity=".16"' if faint else ""
    return (
        f'<use href="#{name}" x="{box.x:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" '
        f'color="{colour}"{shade}/>'
    )


def rectangle(box: Box, radius: float, fill: str, rim: Rim | None = None) -> str:
    """A rectangle with round corners."""
    edge = f' stroke="{rim.colour}" stroke-opacity="{rim.strength:g}" stroke-width="{rim.width:g}"' if rim else ""
    return (
        f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" rx="{radius:.1f}" '
        f'fill="{fill}"{edge}/>'
    )


def _paper(box: Box, ground: str, lit: bool) -> str:
    usual = Rim(RAINBOW[1], 1, 4) if ground == Colour.MULTICOLOUR else Rim("#fff", 0.34, 2)
    return rectangle(box, box.width * 0.11, f"url(#ground-{ground})", Rim(GLOW, 1, 6) if lit else usual)


def _ground(name: str, light: str, deep: str) -> str:
    return (
        f'<linearGradient id="ground-{name}" x1=".2" y1="0" x2=".8" y2="1">'
        f'<stop stop-color="{light}"/><stop offset="1" stop-color="{deep}"/></linearGradient>'
    )


def _symbol(name: str, box: tuple[int, int], inside: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {box[0]} {box[1]}">{inside}</symbol>'


def _path(part: Part) -> str:
    colour = "currentColor" if part.rainbow is None else RAINBOW[part.rainbow - 1]
    if part.line is None:
        return f'<path d="{part.d}" fill="{colour}"/>'
    ends = "round" if part.round else "butt"
    return (
        f'<path d="{part.d}" fill="none" stroke="{colour}" stroke-width="{part.line:g}" '
        f'stroke-linecap="{ends}" stroke-linejoin="round"/>'
    )


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Cards by colour and value."""
    return sorted(cards, key=lambda card: (COLOURS.index(card.colour), card.value))
