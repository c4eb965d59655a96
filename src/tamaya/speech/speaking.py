"""Texts of the catalogues, put together as the page does it: in a language, and in the words of a box."""

import re
from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING, Literal

from tamaya.core.cards import Card
from tamaya.core.errors import BadNotation, TamayaError, shown
from tamaya.i18n import LANGUAGES, texts

if TYPE_CHECKING:
    from tamaya.i18n.fluent import Catalogue

IN_A_RECORD = "record-"  # before the code of an error that was found in a file
UNKNOWN = "{$"  # what stands in a text for a value that is not known
LINE = re.compile(r"line (\d+)(?:, column (\d+))?")


def told_error(said: "Catalogue", error: TamayaError) -> str:
    """An error in a language: as exactly as its values are known."""
    code = error.code.removeprefix(IN_A_RECORD)
    values = dict(error.details)
    if error.why is not None:
        values["why"] = told_error(said, error.why)
    if f"error-{code}" not in said:  # somebody else's
        return " ".join((error.code, *(f"{name}={value}" for name, value in values.items())))
    sentence = said.say(f"exact-{code}", values) if f"exact-{code}" in said else UNKNOWN
    if UNKNOWN in sentence:
        sentence = said.say(f"error-{code}", values)
    if "action" in values and "rule" in values:
        sentence = f"{said.say('not-allowed', values)} {sentence}"
    return "".join((*_places(said, values.get("where")), sentence.strip()))


def _places(said: "Catalogue", where: str | int | None) -> list[str]:
    """Where it is, from the largest place to the smallest: as the file names it."""
    if where is None:
        return []
    if isinstance(where, int):
        return [f"{said.say('place-byte', {'number': where})}: "]
    return [f"{_place(said, place)}: " for place in where.split(": ")]


def _place(said: "Catalogue", place: str) -> str:
    line = LINE.fullmatch(place)
    if line is None:
        return said.say("place-link", {}) if place == "link" else place
    values = {"line": line[1], "column": line[2] or ""}
    return said.say("place-column" if line[2] else "place-line", values)


class Speech:
    """Speaks one language. What does not depend on the box is said in neutral words if none is given."""

    def __init__(self, language: str, edition: str | None = None) -> None:
        if language not in LANGUAGES:
            raise BadNotation("no-such-language", text=shown(language), languages=", ".join(LANGUAGES))
        self.language = language
        self._texts = texts(language, edition)

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def say(self, key: str, **values: str | int) -> str:
        """The text with this key."""
        return self._texts.say(key, values)

    def error(self, error: TamayaError) -> str:
        """What is wrong, and where."""
        return told_error(self._texts, error)

    def listed(self, parts: Sequence[str], style: Literal["and", "or"] = "and") -> str:
        """Some things in a sentence: all of them, or one of them."""
        *most, last = parts or ("",)
        if not most:
            return last
        before = reduce(lambda first, following: self.say("list-more", first=first, next=following), most)
        return self.say(f"list-{style}", most=before, last=last)

    def card(self, face: str) -> str:
        """The name of a card that is written so."""
        card = Card.parse(face)
        return self.say("card-name", colour=card.colour, value=card.value)

    def percent(self, share: Fraction) -> str:
        """How likely something is; never 0 or 100 % unless it is certain."""
        rounded = round(100 * share)
        if 0 < share < 1:
            rounded = min(max(rounded, 1), 99)
        return self.say("percent", number=rounded)

    def number(self, number: float, digits: int = 1) -> str:
        """A number with this many digits after the point."""
        return f"{number:.{digits}f}".replace(".", self.say("decimal-point"))
