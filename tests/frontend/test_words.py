"""Each box speaks in its own words: terms that replace the neutral ones when texts are put together."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tamaya.core.editions import EDITIONS
from tamaya.i18n import FOLDER, LANGUAGES, catalogue, words_of

Shape = tuple[frozenset[str], frozenset[str]]  # the forms of a term, and its attributes


class TermReferences(Visitor):
    """Collects how terms are used: with which form, or by which attribute."""

    def __init__(self) -> None:
        self.forms: set[tuple[str, str | None]] = set()
        self.attributes: set[tuple[str, str]] = set()

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  # fluent's name
        if node.attribute:
            self.attributes.add((node.id.name, node.attribute.name))
            return
        named = node.arguments.named if node.arguments else []
        assert [argument.name.name for argument in named] in ([], ["form"]), f"-{node.id.name} takes only a form"
        form = named[0].value.value if named else None
        self.forms.add((node.id.name, None if form is None else str(form)))


def terms(text: str) -> dict[str, ast.Term]:
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Term)}


def shape(term: ast.Term) -> Shape:
    """Which forms a term has; one without a choice has the same word for all."""
    elements = term.value.elements
    chosen = elements[0].expression if len(elements) == 1 and isinstance(elements[0], ast.Placeable) else None
    forms = (
        frozenset(str(variant.key.name) for variant in chosen.variants if isinstance(variant.key, ast.Identifier))
        if isinstance(chosen, ast.SelectExpression)
        else frozenset()
    )
    return forms, frozenset(attribute.id.name for attribute in term.attributes)


def uses(language: str) -> TermReferences:
    found = TermReferences()
    for text in (catalogue(language), *(words_of(name).get(language, "") for name in EDITIONS)):
        found.visit(FluentParser().parse(text))
    return found


def vocabularies(language: str) -> Iterator[tuple[str, dict[str, ast.Term]]]:
    """The neutral words of a language, and those of each box in it."""
    neutral = terms(catalogue(language))
    yield "neutral", neutral
    for name in EDITIONS:
        if text := words_of(name).get(language):
            yield name, neutral | terms(text)


@cache
def speak(language: str, edition: str | None = None) -> FluentBundle:
    """The texts of a language as somebody reads them who plays this box."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    if edition and (words := words_of(edition).get(language)):
        bundle.add_resource(FluentResource(words), allow_overrides=True)
    return bundle


def say(bundle: FluentBundle, key: str, **args: str | int) -> str:
    message = bundle.get_message(key)
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value, args)
    assert not errors, (key, errors)
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_a_text_asks_for_is_there_in_every_box(language: str) -> None:
    used = uses(language)
    for box, words in vocabularies(language):
        missing = {
            (term, form)
            for term, form in used.forms
            if term not in words or (form and (forms := shape(words[term])[0]) and form not in forms)
        }
        without = {
            (term, name) for term, name in used.attributes if term not in words or name not in shape(words[term])[1]
        }
        assert (missing, without) == (set(), set()), box


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_unused(language: str) -> None:
    used = uses(language)
    assert set(terms(catalogue(language))) == {term for term, _ in used.forms | used.attributes}


def test_a_box_replaces_words_and_names_of_its_own_language_only() -> None:
    for name, edition in EDITIONS.items():
        written = words_of(name)
        assert list(written) == [edition.language]
        resource = FluentParser().parse(written[edition.language])
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        neutral = FluentParser().parse(catalogue(edition.language))
        known = {entry.id.name for entry in neutral.body if isinstance(entry, ast.Message | ast.Term)}
        own = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message | ast.Term)}
        assert own <= known
        texts = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
        assert all(key.startswith(("option-", "value-", "heading-")) for key in texts), "a text is written once"


PLACES = {
    "lobby": "options.ftl",
    "table": "table.ftl",
    "log": "log.ftl",
    "rulebook": "rulebook.ftl",
    "end": "end.ftl",
    "advice": "reasons.ftl",
    "errors": "errors.ftl",
    "comfort": "comfort.ftl",
}
GIVEN: dict[str, str | int] = {
    "who": "Mia",
    "by": "other",
    "target": "Ole",
    "to": "other",
    "colour": "red",
    "value": 1,
    "count": 1,
    "free": "no",
    "hints": 8,
    "mistakes": 3,
    "hand": 0,
    "left": 5,
    "made": 1,
    "all": 8,
    "regained": 1,
    "place": 2,
    "max": 25,
    "how": "mistakes",
    "name": "discards",
    "worth": 12,
    "turns": 2,
    "starts": "oldest",
    "master": "oldest",
    "multi": "named",
    "cards": 5,
    "black": "no",
    "tiles": "no",
    "full": "no",
    "empty": "yes",
    "danger": "misplay",
    "card": "?",
    "what": "1",
    "verb": "play",
    "most": 7,
    "state": "played",
    "gone": 1,
    "copies": 2,
    "announced": "red",
    "move": 3,
    "score": 5,
    "decision": "colour-hint",
    "tile": 1,
    "more": 1,
    "print": "never",
    "edition": "none",
    "kind": "spare",
    "option": "multicolour",
    "on": "yes",
}
# Every word that distinguishes a box, and texts in which a player reads it, by where they are shown.
WORDS: dict[str, dict[str, dict[str, str]]] = {
    "german-classic": {
        "Gewitter-Plättchen": {
            "lobby": "option-mistakes",
            "table": "mistakes-made",
            "log": "log-ended",
            "rulebook": "rule-P2",
            "end": "end-lost",
        },
        "Hinweis-Plättchen": {
            "lobby": "option-hints",
            "table": "hint-tokens",
            "log": "log-played",
            "rulebook": "rule-H1",
            "errors": "error-no-hint-token",
        },
        "Farbreihe": {
            "lobby": "about-masterpiece",
            "table": "fireworks",
            "log": "log-completed",
            "rulebook": "rule-P1",
            "end": "worth-anyway",
            "comfort": "doubt-why",
        },
        "usspielen": {"table": "play", "rulebook": "chapter-P", "advice": "advice-play", "comfort": "doubt-yes"},
        " aus.": {"log": "log-played"},
        "bwerfen": {
            "table": "discard",
            "rulebook": "chapter-D",
            "advice": "advice-discard",
            "errors": "error-tokens-full",
        },
        "wirft": {"log": "log-discarded"},
        "abgeworfen": {"end": "story-number", "table": "cell"},
        "Farb-Hinweis": {"rulebook": "rule-H7", "table": "guide-pending"},
        "Zahlen-Hinweis": {"rulebook": "rule-H7"},
        "Meister": {"rulebook": "rule-S6"},
        "Ablagestapel": {"table": "discards", "log": "log-played-discarded", "rulebook": "rule-D1"},
        "Nachziehstapel": {"table": "pile-left", "log": "log-last-round", "rulebook": "rule-S5", "end": "left-in-pile"},
    },
    "german-extended": {
        "Fehlerplättchen": {
            "lobby": "option-mistakes",
            "table": "mistakes-made",
            "log": "log-ended",
            "rulebook": "rule-P2",
            "end": "end-lost",
        },
        "Hinweisplättchen": {
            "lobby": "option-hints",
            "table": "hint-tokens",
            "log": "log-played",
            "rulebook": "rule-H1",
        },
        "Feuerwerksreihe": {
            "lobby": "about-masterpiece",
            "table": "fireworks",
            "log": "log-completed",
            "rulebook": "rule-P1",
            "end": "worth-anyway",
        },
        "blegen": {
            "table": "discard",
            "rulebook": "chapter-D",
            "advice": "advice-discard",
            "errors": "error-tokens-full",
        },
        "legt": {"log": "log-discarded"},
        "abgelegt": {"end": "story-number"},
        "pielen": {"table": "play", "rulebook": "chapter-P", "advice": "advice-play"},
        "Ablagestapel": {"table": "discards", "log": "log-played-discarded", "rulebook": "rule-D1"},
    },
    "norwegian": {
        "lå sjetong": {
            "lobby": "option-hints",
            "table": "hint-tokens",
            "log": "log-played",
            "rulebook": "rule-H1",
            "errors": "error-no-hint-token",
        },
        "ød": {"rulebook": "rule-P2"},
        "øde sjetong": {
            "lobby": "option-mistakes",
            "table": "mistakes-made",
            "log": "log-ended",
            "end": "end-lost",
            "rulebook": "rule-S3",
        },
        "pplysning": {"table": "hint-who", "rulebook": "chapter-H", "advice": "advice-hint"},
        "orkast": {
            "table": "discard",
            "log": "log-discarded",
            "rulebook": "chapter-D",
            "end": "story-number",
            "advice": "advice-discard",
            "errors": "error-tokens-full",
        },
        "astebunke": {"table": "discards", "log": "log-played-discarded", "rulebook": "rule-D1"},
        "yrverkeri": {"table": "fireworks", "log": "log-completed", "rulebook": "rule-P1", "end": "worth-anyway"},
    },
    "danish": {
        "lå brik": {
            "lobby": "option-hints",
            "table": "hint-tokens",
            "log": "log-played",
            "rulebook": "rule-H1",
            "errors": "error-no-hint-token",
        },
        "øde brik": {"lobby": "option-mistakes", "table": "mistakes-made", "log": "log-ended", "end": "end-lost"},
        "æskens låg": {"table": "hint-tokens", "log": "log-played", "rulebook": "rule-D1", "end": "end-lost"},
        "nformation": {
            "table": "hint-who",
            "rulebook": "chapter-H",
            "advice": "advice-hint",
            "errors": "error-empty-hint",
        },
        "ultifarve": {"lobby": "about-multicolour-named-5", "rulebook": "rule-M2"},
        "yrværkeribunke": {
            "lobby": "about-masterpiece",
            "table": "fireworks",
            "log": "log-completed",
            "rulebook": "rule-P1",
            "end": "worth-anyway",
        },
        "ortstak": {"table": "pile-left", "log": "log-last-round", "rulebook": "rule-S5", "end": "left-in-pile"},
        "rugtbunke": {"table": "discards", "log": "log-played-discarded", "rulebook": "rule-D1"},
        "smide": {"log": "log-discarded", "advice": "reason-hat-useless-discard"},
    },
    "dutch": {
        "intfiche": {
            "lobby": "option-hints",
            "table": "hint-tokens",
            "log": "log-played",
            "rulebook": "rule-H1",
            "errors": "error-no-hint-token",
        },
        "outfiche": {"lobby": "option-mistakes", "table": "mistakes-made", "log": "log-ended", "end": "end-lost"},
        "itspelen": {"table": "play", "rulebook": "chapter-P", "advice": "advice-play", "comfort": "doubt-yes"},
        " uit.": {"log": "log-played"},
        "fleggen": {"table": "discard", "rulebook": "chapter-D", "advice": "advice-discard"},
        " rij": {"log": "log-completed", "rulebook": "rule-P1", "lobby": "about-masterpiece", "end": "worth-anyway"},
        "Rijen": {"table": "fireworks"},
        "trekstapel": {"table": "pile-left", "log": "log-last-round", "rulebook": "rule-S5", "end": "left-in-pile"},
        "flegstapel": {"table": "discards", "log": "log-played-discarded", "rulebook": "rule-D1"},
        "vuurwerkmeester": {"rulebook": "rule-S6"},
        "ont": {"lobby": "option-multicolour", "rulebook": "rule-M1"},
    },
}


def _shown_in(language: str, place: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]+) =", (FOLDER / language / PLACES[place]).read_text(encoding="utf-8"), re.M))


@pytest.mark.parametrize(
    ("edition", "word"), [(edition, word) for edition, words in WORDS.items() for word in words], ids=lambda part: part
)
def test_a_word_of_a_box_is_read_where_it_belongs(edition: str, word: str) -> None:
    language = EDITIONS[edition].language
    bundle = speak(language, edition)
    for place, key in WORDS[edition][word].items():
        assert key in _shown_in(language, place), place
        assert word in say(bundle, key, **GIVEN), (place, key)


# Words that no other vocabulary of that language uses.
ITS_OWN = {
    "german-classic": (
        "Gewitter-Plättchen",
        "Hinweis-Plättchen",
        "Farbreihe",
        "usspielen",
        "Farb-Hinweis",
        "Nachziehstapel",
    ),
    "german-extended": ("Feuerwerksreihe", "blegen", "abgelegt"),
    "norwegian": ("lå sjetong", "øde sjetong", "orkast"),
    "danish": ("lå brik", "øde brik", "æskens låg", "nformation", "ultifarve", "yrværkeribunke", "ortstak"),
    "dutch": ("itspelen", " uit.", "Rijen", "trekstapel", "vuurwerkmeester"),
}


@pytest.mark.parametrize(("edition", "word"), [(edition, word) for edition, words in ITS_OWN.items() for word in words])
def test_who_plays_another_box_reads_neutral_words(edition: str, word: str) -> None:
    language = EDITIONS[edition].language
    for other in EDITIONS:
        if other != edition:
            bundle = speak(language, other)
            assert not [key for key in WORDS[edition][word].values() if word in say(bundle, key, **GIVEN)], other
