"""Every text of the page is in every catalogue, and nothing else is."""

import re
import typing
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tamaya.core.editions import EDITIONS
from tamaya.core.rules import Rules
from tamaya.i18n import LANGUAGES, catalogue
from tamaya.server.storage.faults import FAULTS
from tamaya.server.table.refusals import REFUSALS
from tamaya.server.wire.parts import Phrase

SOURCES = Path(__file__).parents[2] / "frontend/src"
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.ts*")))
OPTIONS = [name.replace("_", "-") for name in Rules._fields]
RULE_NUMBERS = re.findall(
    r"^\s*- \*\*(\w+)\*\*", (SOURCES.parents[1] / "docs/rules.md").read_text(encoding="utf-8"), re.M
)
SWITCHES = [name.replace("_", "-") for name, value in Rules().to_dict().items() if isinstance(value, bool)]

# What our bots say: tests/bots/test_reasons.py finds out what they can say.
REASONS = {key.removeprefix("reason-") for key in re.findall(r"^reason-[a-z-]+", catalogue("en"), re.M)}

# Keys that the page puts together, by the beginning it writes.
MADE_UP = {
    "error-": {f"error-{code}" for code in REFUSALS | FAULTS},
    "phrase-": {f"phrase-{phrase}" for phrase in typing.get_args(Phrase)},
    "impression-": {
        f"impression-{edition.name}-{band.number}"
        for edition in EDITIONS.values()
        for rules in (Rules(), Rules(multicolour="named-5"))
        for band in edition.scale(rules)
    },
    "option-": {f"option-{name}" for name in OPTIONS},
    "about-": {f"about-{name}" for name in SWITCHES},
    "ask-": {"ask-undo", "ask-end"},
    "connection-": {"connection-lost", "connection-restarting"},
    "reason-": {f"reason-{key}" for key in REASONS},
    "rule-": {f"rule-{number}" for number in RULE_NUMBERS},
    "chapter-": {f"chapter-{number[0]}" for number in RULE_NUMBERS},
    "tile-": {f"tile-{tile}" for tile in range(1, 7)},  # B2
    "lesson-": {f"lesson-{key}" for key in re.findall(r'key: "([a-z]+)"', (SOURCES / "learn/steps.ts").read_text())},
    "nudge-": {"nudge-five", "nudge-other"},
    "table-": {"table-unknown", "table-unknown-text", "table-forbidden", "table-forbidden-text"},
}
# Refusals of the core that a page can meet, and its own.
OTHER_ERRORS = {
    f"error-{code}"
    for code in (
        "unreachable",
        "lesson",
        "server",
        "game-over",
        "no-hint-token",
        "empty-hint",
        "tokens-full",
        "decision-first",
        "hand-too-large",
    )
}


class Names(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # fluent's name
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's name
        self.variables.add(node.id.name)


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(catalogue(language))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def names(message: ast.Message) -> Names:
    found = Names()
    found.visit(message)
    return found


ENGLISH = messages("en")


def needed_keys() -> set[str]:
    """Keys that the page asks for: written out, or put together."""
    written = set(re.findall(r'\b(?:t|find)\(\s*"([a-z0-9-]+)"', CODE))
    return written.union(*MADE_UP.values())


def test_every_beginning_that_the_page_writes_is_known() -> None:
    beginnings = set(re.findall(r"\b(?:t|find)\(\s*`([a-z-]+-)\$\{", CODE))
    assert beginnings == set(MADE_UP)


def test_no_text_is_missing() -> None:
    assert needed_keys() - set(ENGLISH) == set()


def test_no_text_is_unused() -> None:
    quoted = set(re.findall(r'"([a-z0-9-]+)"', CODE))
    referred = set().union(*(names(message).messages for message in ENGLISH.values()))
    assert set(ENGLISH) - needed_keys() - quoted - referred - OTHER_ERRORS == set()


def test_a_text_refers_to_texts_that_exist() -> None:
    for language in LANGUAGES:
        known = messages(language)
        for key, message in known.items():
            assert names(message).messages <= set(known), (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_complete(language: str) -> None:
    own = set(messages(language))
    english = set(ENGLISH)
    private = {key for key in own if key.startswith("grammar-")}  # what only this language needs for its grammar
    assert own - private == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_uses_only_what_the_page_gives_it(language: str) -> None:
    known = messages(language)
    for key, message in known.items():
        if key in ENGLISH:
            given = _all_variables(key, ENGLISH)
            assert _all_variables(key, known) <= given | _related(given), (language, key, message)


def _all_variables(key: str, known: dict[str, ast.Message]) -> set[str]:
    """The variables of a message and of those it refers to."""
    found = names(known[key])
    return found.variables.union(*(_all_variables(other, known) for other in found.messages))


def _related(given: set[str]) -> set[str]:
    """What the page always gives together."""
    together = ({"who", "by"}, {"colour", "value"}, {"target", "to"})
    return set().union(*(group for group in together if group & given))


# Texts that are rightly the same as in English, somewhere.
ALIKE = {
    "bot",
    "card-name",
    "card-note",
    "could-be",
    "edition-seal",
    "firework-top",
    "guest-placeholder",
    "menu",
    "phrase-sorry",
    "reaction-said",
    "start",
    "send",
}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_is_translated(language: str) -> None:
    known = messages(language)
    alike = {key for key, message in ENGLISH.items() if known[key].value is not None and known[key].equals(message)}
    assert alike - ALIKE == set()
