"""The colours of pictures: those of the page by night (frontend/src/style; a test compares them)."""

from typing import NamedTuple

from tamaya.core.cards import Colour

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
