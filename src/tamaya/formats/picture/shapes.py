"""The drawings that page and pictures share: every colour is a kind of firework with a shape of its own, the values
are drawn with a brush. `python -m frontend.write_types` gives them to the page."""

import math
from typing import NamedTuple

from tamaya.core.cards import Colour


class Part(NamedTuple):
    """A path of a drawing: filled, or a line of some width."""

    d: str
    line: float | None = None  # its width; None: filled
    round: bool = True  # the ends of the line
    rainbow: int | None = None  # the first, second or third colour of the rainbow; None: that of the whole drawing


def _circle(x: float, y: float, r: float, hole: bool = False) -> str:
    """A circle as part of a path; one that is drawn the other way round is a hole in another."""
    half = f"a{r:g} {r:g} 0 1 {1 if hole else 0}"
    return f"M{x - r:.4g} {y:.4g}{half} {2 * r:g} 0{half} {-2 * r:g} 0z"


_PETALS = "".join(
    _circle(12 + 7.4 * math.sin(index * math.pi / 4), 12 - 7.4 * math.cos(index * math.pi / 4), 3.5)
    for index in range(8)
)

SHAPE_BOX = (24, 24)
SHAPES: dict[Colour, tuple[Part, ...]] = {
    # Peony: a ball of round petals
    Colour.RED: (Part(_PETALS + _circle(12, 12, 5.4)),),
    # Star shell
    Colour.YELLOW: (Part("m12 .8 3.3 7.3 7.9.9-5.9 5.4 1.6 7.8L12 18.3l-6.9 3.9 1.6-7.8L.8 9l7.9-.9z"),),
    # Willow: trails that fall
    Colour.GREEN: (
        Part(
            "M12 3v19M12 3.2C8.6 4 7.2 9 7 17.6M12 3.2C15.4 4 16.8 9 17 17.6"
            "M12 3C6 1.6 2.4 5.5 2.2 12.5M12 3c6-1.4 9.6 2.5 9.8 9.5",
            line=2.9,
        ),
    ),
    # Ring shell
    Colour.BLUE: (Part(_circle(12, 12, 10.5) + _circle(12, 12, 7.1, hole=True) + _circle(12, 12, 3)),),
    # Glitter: a four-pointed flash
    Colour.WHITE: (
        Part(
            "M12 .4c.7 7.2 4.2 10.8 11.6 11.6-7.4.8-10.9 4.4-11.6 11.6C11.3 16.4 7.8 12.8.4 12 7.8 11.2 11.3 7.6 12 .4z"
        ),
    ),
    # Rainbow fan
    Colour.MULTICOLOUR: (
        Part("M1.9 19.5a10.1 10.1 0 0 1 20.2 0", line=3.3, round=False, rainbow=1),
        Part("M5.6 19.5a6.4 6.4 0 0 1 12.8 0", line=3.3, round=False, rainbow=2),
        Part("M9.3 19.5a2.7 2.7 0 0 1 5.4 0", line=3.3, round=False, rainbow=3),
    ),
    # Black powder: a shell with a burning fuse
    Colour.BLACK: (
        Part(_circle(10, 14.5, 8)),
        Part("m14.5 7.5 3-3.2", line=3.2),
        Part("m20 0 .9 2.3L23.4 2.6l-1.9 1.7.7 2.5L20 5.5l-2.2 1.3.7-2.5-1.9-1.7 2.5-.3z"),
    ),
}

NUMERAL_BOX = (20, 24)
BRUSH = 4.2  # the width of its strokes
NUMERALS: dict[int, str] = {
    1: "M6 7.2 11 3v18",
    2: "M4.2 8.4C4.2 5.2 6.6 3 10 3s5.8 2.1 5.8 5.2c0 3.6-3.6 5.8-11.6 12.8h12",
    3: "M4.6 5.8C5.7 4 7.6 3 9.9 3c3.2 0 5.4 1.7 5.4 4.3 0 2.7-2.2 4.3-5.3 4.3 3.4 0 5.9 1.7 5.9 4.7 0 3-2.5 4.9-6 4.9"
    "-2.7 0-4.9-1.1-6.1-3.2",
    4: "M13 21V3L3.4 15.8h13.4",
    5: "M15 3H6.2L5.2 11c1.2-1 2.8-1.5 4.5-1.5 3.7 0 6.3 2.3 6.3 5.7 0 3.5-2.7 5.9-6.4 5.9-2.5 0-4.6-1-5.9-2.9",
}

TOKENS = {
    "lantern": "M8 2.5h8v2H8zM8 19.5h8v2H8zM12 5.2c5 0 7.2 3 7.2 6.8S17 18.8 12 18.8 4.8 15.8 4.8 12 7 5.2 12 5.2z",
    "spark": "M13.5 1 4.5 13.5h6L9 23l10.5-13.5h-6.7z",
}


# The colours of the page by night (frontend/src/style; a test compares them).
SKY = ("#060920", "#121747", "#2c2166")  # from the top
INK = "#f4f0ff"
INK_2 = "#bdb9e4"
GLOW = "#ffb65c"
DANGER = "#ff8a7c"
BACK = ("#2b2f7d", "#171a52")
RAINBOW = ("#ff6b74", "#ffd35c", "#6fa5ff")


class Tone(NamedTuple):
    """How a colour looks."""

    light: str  # the card, above
    deep: str  # and below
    on: str  # what is drawn on it
    bright: str  # against the sky


TONES: dict[Colour, Tone] = {
    Colour.RED: Tone("#dd2f45", "#8e1231", "#fff", "#ff727c"),
    Colour.YELLOW: Tone("#ffcf3f", "#dc8f14", "#3a2200", "#ffd65e"),
    Colour.GREEN: Tone("#1c9558", "#085538", "#fff", "#55d992"),
    Colour.BLUE: Tone("#3273ea", "#16378f", "#fff", "#7db0ff"),
    Colour.WHITE: Tone("#fbfcff", "#c0c8e6", "#262a58", "#fff"),
    Colour.MULTICOLOUR: Tone("#7a3fb5", "#2c1a63", "#fff", "#d9b3ff"),
    Colour.BLACK: Tone("#2b2836", "#09080d", "#ffb65c", "#ffb65c"),
}
