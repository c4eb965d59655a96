"""Colour on terminals that want it: cards keep their letters, so nothing depends on it."""

import os
import sys

from tamaya.core.cards import Colour
from tamaya.core.drawing import Paint

_CODES = {
    Colour.RED: "91",
    Colour.YELLOW: "93",
    Colour.GREEN: "92",
    Colour.BLUE: "94",
    Colour.WHITE: "97",
    Colour.MULTICOLOUR: "95",
    Colour.BLACK: "90",
}


class Terminal(Paint):
    """Colours as terminals know them."""

    def card(self, text: object, colour: Colour) -> str:
        """A text in the colour of a firework."""
        return _in(f"1;{_CODES[colour]}", text)

    def heading(self, text: object) -> str:
        """A text that stands out."""
        return _in("1", text)

    def aside(self, text: object) -> str:
        """A text that stands back."""
        return _in("2", text)


def _in(code: str, text: object) -> str:
    return f"\x1b[{code}m{text}\x1b[0m"


def paint_for_output() -> Paint:
    """Colour on a terminal, unless NO_COLOR is set."""
    wanted = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Terminal() if wanted else Paint()
