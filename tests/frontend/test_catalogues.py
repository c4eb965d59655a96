"""Every text of the page is in every catalogue, and nothing else is."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tamaya import formats
from tamaya.bots.conventions.agreement import CONVENTIONS, LEVELS
from tamaya.cli import COMMANDS
from tamaya.core import record
from tamaya.core.actions import WAYS
from tamaya.core.cards import COLOURS
from tamaya.core.editions import EDITIONS, Character, Edition
from tamaya.core.row import TILES_IN_ALL
from tamaya.core.rules import MULTICOLOUR, Rules, option_values
from tamaya.core.step_events import DECISIONS, ENDINGS
from tamaya.i18n import FOLDER, LANGUAGES, catalogue, texts
from tamaya.review.meant import KINDS
from tamaya.review.promises import VERDICTS
from tamaya.review.puzzles import KINDS as PUZZLE_KINDS
from tamaya.review.puzzles.claims import CLAIMS
from tamaya.review.puzzles.puzzle import THEMES, TILE
from tamaya.review.telling import SILENT
from tamaya.review.verdicts import NATURES
from tamaya.server.lessons.scripts import LESSONS
from tamaya.server.storage import postgres, sqlite
from tamaya.server.web.requests.pages import STATIC
from tamaya.server.wire.edition_facts import editions_for
from tamaya.server.wire.parts import Phase, Phrase, ReactionName, Speed, Starter, Talk

SOURCES = Path(__file__).parents[2] / "frontend/src"
PARTS = [*sorted(SOURCES.rglob("*.ts*")), SOURCES.parent / "build.mjs"]
CODE = "\n".join(path.read_text(encoding="utf-8") for path in PARTS)
PYTHON = SOURCES.parents[1] / "src/tamaya"  # parts of it speak, too
SPEAKING_PARTS = sorted(PYTHON.rglob("*.py"))
SPEAKING = "\n".join(path.read_text(encoding="utf-8") for path in SPEAKING_PARTS)
OPTIONS = [name.replace("_", "-") for name in Rules._fields]
RULE_NUMBERS = re.findall(
    r"^\s*- \*\*(\w+)\*\*", (SOURCES.parents[1] / "docs/rules.md").read_text(encoding="utf-8"), re.M
)
# A note says what is our ruling.
PARTLY_RULED = {"D2", "P3", "E1", "E2", "E3", "E5", "X3", "A1", "A2", "K1", "K5", "K6", "B2", "C3", "C4"}
SWITCHES = [name.replace("_", "-") for name, value in Rules().to_dict().items() if isinstance(value, bool)]

# What our bots say: tests/bots/test_reasons.py finds out what they can say.
REASONS = {key.removeprefix("reason-") for key in re.findall(r"^reason-[a-z-]+", catalogue("en"), re.M)}
# What reviews say: what hints meant, what came of it, and what moments were.
SAID = (
    {f"meant-{kind}" for kind in KINDS}
    | {f"came-{verdict}" for verdict in VERDICTS}
    | {f"verdict-{kind}" for kind in NATURES}
    | {f"retry-play-{how}" for how in ("sure", "asked", "fits", "fails")}
    | {f"retry-discard-{how}" for how in ("sure", "safe", "spared", "loses")}
    | {"retry-hint", "retry-hint-touches", "side-giver"}
    | {f"mark-{why}" for why in ("useless-kept", "saved", "answered", "found")}
    | {f"player-{what}" for what in ("knowable", "understanding", "praised", "unlucky", "used", "steady")}
)

# What is said about puzzles, as tips and as reasons.
PUZZLES = set(CLAIMS)


def edition_keys(editions: Iterable[Edition]) -> dict[str, set[str]]:
    """The texts that each edition needs, by the beginning that the page writes."""
    return {
        **{
            beginning: {f"{beginning}{edition.name}" for edition in editions}
            for beginning in ("edition-name-", "edition-about-", "edition-seal-")
        },
        "impression-": {
            f"impression-{edition.name}-{band.number}"
            for edition in editions
            for rules in (Rules(), Rules(multicolour="named-5"))
            for band in edition.scale(rules)
        },
    }


def value_keys() -> set[str]:
    """The texts of the options' values."""
    return {
        f"value-{option.replace('_', '-')}-{value}"
        for option, values in option_values().items()
        for value in values
        if isinstance(value, str)
    }


# Why the server refuses something; of the last ones the code is worked out.
REFUSALS = {*re.findall(r'\brefuse\(\s*"([a-z-]+)"', SPEAKING), "no-reaction-now", "no-reactions", "quiet-turn"}
REFUSALS |= {"table-is-silent", "wrong-host", "wrong-password"}
# What can be wrong with the database while people play.
FAULTS = {*sqlite.FAULTS.values(), *postgres.FAULTS.values(), "storage-log-damaged"}
# What can be wrong with a file that somebody brings in: an action that the rules refuse is told as at the table.
READERS = [*Path(formats.__file__).parent.rglob("*.py"), Path(record.__file__)]
FILE_FAULTS = {
    code
    for path in READERS
    for code in re.findall(r'BadRecord\(\s*"([a-z0-9-]+)"', path.read_text(encoding="utf-8"))
    if code not in ("record-", "no-beginning", "several-games")  # of the command line
}

# Keys that the page puts together, by the beginning it writes.
MADE_UP = {
    **edition_keys(EDITIONS.values()),
    "convention-": {f"convention-{convention.replace(':', '-')}" for convention in CONVENTIONS},
    "value-": value_keys(),
    "error-": {f"error-{code}" for code in {*REFUSALS, *FAULTS, *FILE_FAULTS}},
    "phrase-": {f"phrase-{phrase}" for phrase in get_args(Phrase)},
    "option-": {f"option-{name}" for name in OPTIONS},
    "heading-": {f"heading-{heading}" for edition in EDITIONS.values() for heading in edition.headings},
    "about-": {f"about-{name}" for name in SWITCHES} | {key.replace("value-", "about-", 1) for key in value_keys()},
    "ask-": {"ask-undo", "ask-end"},
    "offer-": {"offer-games", "offer-install", "offer-sound"},
    "settled-": {"settled-undo", "settled-end"},
    "connection-": {"connection-lost", "connection-restarting"},
    "reason-": {f"reason-{key}" for key in REASONS},
    "rule-": {f"rule-{number}" for number in RULE_NUMBERS},
    "ruling-": {f"ruling-{number}" for number in PARTLY_RULED},
    "tip-": {f"tip-{tip}" for edition in EDITIONS.values() for tip in edition.character.tips},
    "tale-": {f"tale-{box.character.story}" for box in EDITIONS.values()} | {f"tale-{Character().story}"},
    "chapter-": {f"chapter-{number[0]}" for number in RULE_NUMBERS},
    "tile-": {f"tile-{tile}" for tile in range(1, TILES_IN_ALL + 1)},  # B2
    "lesson-": {f"lesson-{step.key}" for script in LESSONS.values() for step in script.steps},
    "nudge-": {"nudge-other", "nudge-think"}
    | {f"nudge-{key}" for script in LESSONS.values() for step in script.steps for key in step.nudges.values()},
    "puzzle-ask-": {f"puzzle-ask-{kind}" for kind in (*PUZZLE_KINDS, "reshuffle", "play-discarded") if kind != TILE},
    "table-": {
        f"table-{why}{part}" for why in ("unknown", "forbidden", "moved", "unreadable") for part in ("", "-text")
    },
}
TILE_EFFECTS = ("regained", "forgiven", "both", "instead", "nothing")  # besides the decisions that tiles ask for
# Texts that name one of several things by a selector: the variable, and all that it can be.
NAMES: dict[str, tuple[str, Iterable[str]]] = {
    "colour-name": ("colour", COLOURS),
    "guide-pending": ("decision", [name.replace(" ", "-") for name in DECISIONS if name]),
    "log-ended": ("how", [name.replace(" ", "-") for name in ENDINGS.values()]),
    "log-tile": ("effect", [*TILE_EFFECTS, *(name.replace(" ", "-") for name in DECISIONS if name)]),
    "tile-name": ("tile", [str(tile) for tile in range(1, TILES_IN_ALL + 1)]),
    "card-held": ("way", WAYS),
    "phase": ("phase", get_args(Phase)),
    "reaction-name": ("reaction", get_args(ReactionName)),
    "talk-name": ("talk", get_args(Talk)),
    "starter-name": ("starter", get_args(Starter)),
    "bot-speed-name": ("speed", get_args(Speed)),
    "level-name": ("level", LEVELS),
    "puzzle-kind": ("kind", PUZZLE_KINDS),
    "puzzle-theme": ("theme", THEMES),
    "lesson-title": ("lesson", LESSONS),
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
        "too-many-games",
    )
}


class Names(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variables: set[str] = set()
        self.chosen: dict[str, set[str]] = {}  # by variable: the values that have a text of their own

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # fluent's name
        if isinstance(node.selector, ast.VariableReference):
            known = self.chosen.setdefault(node.selector.id.name, set())
            known |= {
                key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants
            }
        self.generic_visit(node)

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
    assert (needed_keys() | SAID | PUZZLES) - set(ENGLISH) == {f"came-{verdict}" for verdict in SILENT}


def test_no_text_is_unused() -> None:
    quoted = set(re.findall(r'"([a-z0-9-]+)"', CODE)) | set(re.findall(r"""["']([a-z0-9-]+)["']""", SPEAKING)) | SAID
    quoted |= PUZZLES | _put_together(set(re.findall(r"""["']([a-z0-9-]+)["']""", SPEAKING)))
    referred = set().union(*(names(message).messages for message in ENGLISH.values()))
    assert set(ENGLISH) - needed_keys() - quoted - referred - OTHER_ERRORS == set()


def _put_together(words: set[str]) -> set[str]:
    """Keys that Python puts together from its words: codes of errors, commands, what a bot is checked for, lists."""
    return (
        {f"{beginning}-{word}" for word in words for beginning in ("error", "exact", "check", "list")}
        | {f"check-{word}-found" for word in words}
        | {f"command-{command}" for command in COMMANDS}
    )


def test_a_text_refers_to_texts_that_exist() -> None:
    for language in LANGUAGES:
        known = messages(language)
        for key, message in known.items():
            assert names(message).messages <= set(known), (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_has_one_text(language: str) -> None:
    keys = re.findall(r"^([a-z0-9-]+) =", catalogue(language), re.M)
    assert len(keys) == len(set(keys)), sorted(key for key in set(keys) if keys.count(key) > 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_complete(language: str) -> None:
    own = set(messages(language))
    english = set(ENGLISH)
    grammar = FOLDER / language / "grammar.ftl"  # what only this language needs
    private = set(re.findall(r"^(grammar-[a-z-]+) =", grammar.read_text("utf-8"), re.M)) if grammar.exists() else set()
    assert own - private == english


def test_every_language_is_in_the_pages_list_by_the_name_it_gives_itself() -> None:
    scripts = "".join(path.read_text(encoding="utf-8") for path in STATIC.glob("*.js"))
    for language in LANGUAGES:
        assert f'{language}:{{name:"{texts(language).say("language-name", {})}",share:1,' in scripts


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_named_by_a_selector_has_a_name_of_its_own(language: str) -> None:
    known = messages(language)
    missing = {
        (key, value)
        for key, (variable, values) in NAMES.items()
        for value in set(values) - names(known[key]).chosen.get(variable, set())
    }
    assert missing == set()


def test_no_edition_is_known_to_the_page() -> None:
    assert [name for name in EDITIONS if f'"{name}"' in CODE] == []


def test_a_new_edition_and_a_new_value_need_core_and_texts_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is told of them, and what is missing is listed here: their texts, in every language."""
    lunar = EDITIONS["danish"]._replace(name="lunar", headings={"expansions": {"multicolour": ("none", "named-7")}})
    monkeypatch.setitem(EDITIONS, "lunar", lunar)
    monkeypatch.setattr("tamaya.core.rules.MULTICOLOUR", (*MULTICOLOUR, "named-7"))
    told = editions_for(bots=[])
    assert told.editions[-1].name == "lunar"
    assert told.editions[-1].scale[-1] == (5, 25, 25)
    assert "named-7" in told.options["multicolour"]
    needed = value_keys().union(*edition_keys(EDITIONS.values()).values())
    for language in LANGUAGES:
        missing = needed - set(messages(language))
        assert missing == {"value-multicolour-named-7", *set().union(*edition_keys([lunar]).values())}


# Texts that are rightly the same as in English, somewhere.
ALIKE = {
    "clubs",
    "place-byte",
    "place-name",
    "place-note",
    *(f"chapter-{letter}" for letter in "AMKB"),  # by the name of their option
    "clock-length",
    "reason-about",
    "bot",
    "card-name",
    "card-note",
    "could-be",
    "firework-top",
    "guest-placeholder",
    "list-facts",
    "list-more",
    "list-sentences",
    "menu",
    "option-chosen",
    "option-hints",  # by their terms
    "option-mistakes",
    "pause",
    "phrase-sorry",
    "puzzle-tip",
    "reaction-said",
    "scale-below",
    "error-guest-refused",  # what another says
    "error-storage-not-installed",
    "draw-hints",
    "percent",
    "replay-bots",
    "replay-hints",
    "rules-below",
    "start",
    "offline",
    "send",
    "tips",
}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_is_translated(language: str) -> None:
    known = messages(language)
    alike = {key for key, message in ENGLISH.items() if known[key].value is not None and known[key].equals(message)}
    assert {key for key in alike - ALIKE if not key.startswith("edition-seal-")} == set()
