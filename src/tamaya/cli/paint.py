"""Colour on terminals that want it: cards keep their letters, so nothing depends on it."""

import os
import sys

from tamaya.core.cards import Colour

_CODES = {
    Colour.RED: "91",
    Colour.YELLOW: "93",
    Colour.GREEN: "92",
    Colour.BLUE: "94",
    Colour.WHITE: "97",
    Colour.MULTICOLOUR: "95",
    Colour.BLACK: "90",
}


class Paint:
    """Paints, or leaves text as it is."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted

    def card(self, text: object, colour: Colour) -> str:
        """A text in the colour of a firework."""
        return self._in(f"1;{_CODES[colour]}", text)

    def heading(self, text: object) -> str:
        """A text that stands out."""
        return self._in("1", text)

    def aside(self, text: object) -> str:
        """A text that stands back."""
        return self._in("2", text)

    def _in(self, code: str, text: object) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.wanted else str(text)


def paint_for_output() -> Paint:
    """Colour on a terminal, unless NO_COLOR is set."""
    return Paint(sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb")
