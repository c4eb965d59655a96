"""Texts of the catalogues, put together as the page does it: in a language, and in the words of a box."""

from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from typing import Literal

from tamaya.core.cards import Card
from tamaya.core.errors import BadNotation, TamayaError, shown
from tamaya.i18n import LANGUAGES, texts
from tamaya.speech.errors import told_error


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
