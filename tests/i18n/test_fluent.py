"""Our reader of Fluent and Mozilla's say the same, in every message of every catalogue."""

import random
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tamaya.core.editions import EDITIONS
from tamaya.i18n import LANGUAGES, catalogue, texts, words_of
from tamaya.i18n.fluent import Catalogue, entries_of

LOCALES = {"en": "en_GB"}
NUMBERS = (0, 1, 2, 7, 999, 1000, 1234567)
TRIES = 4  # of each message, with other values


class Wishes(Visitor):
    """Collects the variables of messages, with the values that they choose by."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # fluent's name
        if isinstance(node.selector, ast.VariableReference):
            keys = [
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            ]
            self.variables.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's name
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # fluent's name
        self.messages.add(node.id.name)


@cache
def wishes(language: str) -> dict[str, Wishes]:
    found = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Wishes()
            found[entry.id.name].visit(entry.value)
    return found


def variables(key: str, known: dict[str, Wishes]) -> dict[str, set[str]]:
    all_of_it = dict(known[key].variables)
    for other in known[key].messages:
        for name, chosen in variables(other, known).items():
            all_of_it[name] = all_of_it.get(name, set()) | chosen
    return all_of_it


def some_values(wanted: dict[str, set[str]], rng: random.Random) -> Iterator[dict[str, str | int]]:
    for _ in range(TRIES):
        values: dict[str, str | int] = {}
        for name, chosen in wanted.items():
            counted = ({"one", "other"} & chosen and rng.random() < 0.8) or any(key.isdigit() for key in chosen)
            given: list[str | int] = [*NUMBERS] if counted else [*sorted(chosen), "Ada", 3, 12345]
            values[name] = rng.choice(given)
        yield values


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", [None, *EDITIONS])
def test_every_message_is_formatted_as_mozillas_reader_does(language: str, edition: str | None) -> None:
    words = words_of(edition).get(language) if edition else None
    if edition and words is None:
        return
    theirs = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    theirs.add_resource(FluentResource(catalogue(language)))
    if words:
        theirs.add_resource(FluentResource(words), allow_overrides=True)
    ours, rng = texts(language, edition), random.Random(language)
    for key in wishes(language):
        for values in some_values(variables(key, wishes(language)), rng):
            pattern = theirs.get_message(key).value
            assert pattern is not None
            said, _ = theirs.format_pattern(pattern, values)
            assert ours.say(key, values) == said, (key, values)


def test_a_text_that_a_language_lacks_is_said_in_english() -> None:
    assert Catalogue(entries_of("a = one") | entries_of("b = to")).say("a", {}) == "one"


def test_a_value_that_is_not_given_is_seen() -> None:
    assert Catalogue(entries_of("a = { $who } plays")).say("a", {}) == "{$who} plays"
