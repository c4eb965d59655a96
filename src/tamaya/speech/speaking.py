"""Texts of the catalogues, put together as the page does it: in a language, and in the words of a box."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Literal

from tamaya.core.cards import Card
from tamaya.core.errors import BadNotation, shown
from tamaya.extras import need
from tamaya.i18n import LANGUAGES, catalogue, words_of

need("texts", __name__)

from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax.ast import Resource


@cache
def _texts(language: str) -> Resource:
    return FluentResource(catalogue(language))


class Speech:
    """Speaks one language. What does not depend on the box is said in neutral words if none is given."""

    def __init__(self, language: str, edition: str | None = None) -> None:
        if language not in LANGUAGES:
            message = f"There is no language {shown(language)}: there are {', '.join(LANGUAGES)}."
            raise BadNotation("no-such-language", message)
        self.language = language
        self._locale = {"en": "en_GB"}.get(language, language)
        self._bundle = FluentBundle([self._locale], use_isolating=False)
        self._bundle.add_resource(_texts(language))
        words = words_of(edition).get(language) if edition else None
        if words is not None:
            self._bundle.add_resource(FluentResource(words), allow_overrides=True)

    def say(self, key: str, **values: str | int) -> str:
        """The text with this key."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, _ = self._bundle.format_pattern(pattern, values)
        assert not isinstance(text, FluentNone)
        return text

    def listed(self, parts: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """Some things in a sentence: all of them, or one of them."""
        return format_list(parts, style=style, locale=self._locale)

    def card(self, face: str) -> str:
        """The name of a card that is written so."""
        card = Card.parse(face)
        return self.say("card-name", colour=card.colour, value=card.value)

    def percent(self, share: Fraction) -> str:
        """How likely something is; never 0 or 100 % unless it is certain."""
        rounded = round(100 * share)
        if 0 < share < 1:
            rounded = min(max(rounded, 1), 99)
        return format_percent(rounded / 100, locale=self._locale)

    def number(self, number: float) -> str:
        """A number with one digit after the point."""
        return format_decimal(number, "0.0", locale=self._locale)
