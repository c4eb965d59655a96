"""The core speaks to people with a voice that `tamaya` lends it: it has no language of its own. A printed game or error
is in English, from the same catalogue as everything else."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from tamaya.core.errors import TamayaError


class Voice(Protocol):
    """Speaks one language."""

    def say(self, key: str, **values: str | int) -> str:
        """The text with this key."""

    def error(self, error: "TamayaError") -> str:
        """What is wrong, in sentences."""


_lent: list[Callable[[], Voice]] = []
_aloud: list[Voice] = []


def lend(make: Callable[[], Voice]) -> None:
    """Let the core speak. The function makes the voice, which is not needed before something is printed."""
    _lent[:] = [make]


@cache
def english() -> Voice:
    """The voice of whatever is printed."""
    return _lent[0]()


def speak_aloud(voice: Voice) -> None:
    """Let this voice say whatever a command prints on its own."""
    _aloud[:] = [voice]


def aloud() -> Voice:
    """The voice of the command that runs; without one, English."""
    return _aloud[0] if _aloud else english()
