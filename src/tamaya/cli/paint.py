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


READ_CODES = 0x0004  # ENABLE_VIRTUAL_TERMINAL_PROCESSING


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
    return Terminal() if wanted and _understands_colour() else Paint()


if sys.platform == "win32":
    import ctypes
    import msvcrt

    def _understands_colour() -> bool:
        """Ask the console to read what other terminals read anyway."""
        console = ctypes.c_void_p(msvcrt.get_osfhandle(sys.stdout.fileno()))
        mode = ctypes.c_ulong()
        system = ctypes.windll.kernel32
        known = system.GetConsoleMode(console, ctypes.byref(mode))
        return bool(known and system.SetConsoleMode(console, mode.value | READ_CODES))
else:

    def _understands_colour() -> bool:
        """Terminals do."""
        return True
