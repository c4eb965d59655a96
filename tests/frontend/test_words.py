"""Each box speaks in its own words: terms that replace the neutral ones when texts are put together."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tamaya.core.editions import EDITIONS
from tamaya.core.rule_numbers import conditions_of
from tamaya.i18n import FOLDER, LANGUAGES, catalogue, words_of
from tests.frontend.box_words import GIVEN, PLACES, WORDS, say, speak

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


@cache
def parsed(text: str) -> ast.Resource:
    """A Fluent text as its parts; reading one takes a while."""
    return FluentParser().parse(text)


def terms(text: str) -> dict[str, ast.Term]:
    return {entry.id.name: entry for entry in parsed(text).body if isinstance(entry, ast.Term)}


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
        found.visit(parsed(text))
    return found


def vocabularies(language: str) -> Iterator[tuple[str, dict[str, ast.Term]]]:
    """The neutral words of a language, and those of each box in it."""
    neutral = terms(catalogue(language))
    yield "neutral", neutral
    for name in EDITIONS:
        if text := words_of(name).get(language):
            yield name, neutral | terms(text)


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


def test_a_box_replaces_words_and_names_of_its_own_language_and_of_english_only() -> None:
    for name, edition in EDITIONS.items():
        written = words_of(name)
        assert {edition.language} <= set(written) <= {edition.language, "en"}
        for language, words in written.items():
            resource = parsed(words)
            assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
            neutral = parsed(catalogue(language))
            known = {entry.id.name for entry in neutral.body if isinstance(entry, ast.Message | ast.Term)}
            own = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message | ast.Term)}
            assert own <= known
            texts = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
            assert all(key.startswith(("option-", "value-", "heading-")) for key in texts), "a text is written once"


def test_english_speaks_of_each_box() -> None:
    tokens = {name: say(speak("en", name), "option-mistakes") for name in EDITIONS}
    assert tokens == {
        "dutch": "Mistake tokens",
        "norwegian": "Red tokens",
        "german-classic": "Storm tokens",
        "danish": "Red tokens",
        "german-extended": "Mistake tokens",
    }


# What a text calls by its neutral name is not what the box calls it. The front page and the lesson are of no box.
NOUNS = ("hint-token", "mistake-token", "hint", "colour-hint", "value-hint", "value", "multicolour")
PLAIN = ("command", "errors", "guest", "help", "library")  # of Python: said without a box
OF_NO_BOX = ("door.ftl", "tutorial.ftl", *(f"python/{name}.ftl" for name in PLAIN))
KEYS = re.compile(r"^([a-z][\w-]+) =", re.M)


class Written(Visitor):
    """Collects the words of a text that come from no term."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # fluent's name
        self.words.append(node.value)


def written_in(entry: ast.EntryType) -> str:
    found = Written()
    found.visit(entry)
    return "\n".join(found.words)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_text_writes_out_a_word_for_which_a_box_has_another(language: str) -> None:
    neutral = terms(catalogue(language))
    replaced = {
        word
        for box, words in vocabularies(language)
        for noun in NOUNS
        if box != "neutral" and noun in words and written_in(words[noun]) != written_in(neutral[noun])
        for word in written_in(neutral[noun]).split("\n")
    }
    of_no_box = {key for file in OF_NO_BOX for key in KEYS.findall((FOLDER / language / file).read_text("utf-8"))}
    for entry in parsed(catalogue(language)).body:
        if isinstance(entry, ast.Message) and entry.id.name not in of_no_box:
            found = [word for word in replaced if word in written_in(entry)]
            assert not found or entry.id.name.startswith("edition-about-"), (entry.id.name, found)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_of_a_box_do_not_speak_of_what_is_not_in_it(edition: str) -> None:
    box = EDITIONS[edition]
    bundle = speak(box.language, edition)
    parts = {"black_powder": say(bundle, "option-black-powder").casefold(), "bonus_tiles": "bonus"}
    absent = [word for option, word in parts.items() if option not in box.offers]
    played = {option: {value, *box.offers.get(option, ())} for option, value in box.rules.to_dict().items()}
    facts = GIVEN | {
        "masterpiece": "no",
        "comments": "unsaid",
        "remarks": "unsaid",
        "gestures": "order",
        "mark": "turn",
        "author": "none",
        "age": 0,
        "federation": "no",
    }
    for number in re.findall(r"^rule-(\w+) =", catalogue(box.language), re.M):
        conditions = conditions_of(number)
        if not conditions or any(all(played[on] & {*of} for on, of in one.items()) for one in conditions):
            text = say(bundle, f"rule-{number}", **facts).casefold()
            assert not [word for word in absent if word in text], number


def _shown_in(language: str, place: str) -> set[str]:
    return set(KEYS.findall((FOLDER / language / PLACES[place]).read_text(encoding="utf-8")))


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
