"""The rulebook in the page: every rule of docs/rules.md, in every language, for the editions that have it."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tamaya.core.editions import EDITIONS
from tamaya.core.rule_numbers import CONDITIONS, RULINGS
from tamaya.core.rules import Rules, option_values
from tamaya.i18n import FOLDER, LANGUAGES
from tamaya.speech.rulebook import told_rules
from tamaya.speech.speaking import Speech

ROOT = Path(__file__).parents[2]
RULES = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
NUMBERS = re.findall(r"^\s*- \*\*(\w+)\*\*", RULES, re.MULTILINE)


def test_the_numbers_are_found() -> None:
    assert {"S1", "H7", "X3a", "B6", "C4"} <= set(NUMBERS)
    assert len(NUMBERS) == len(set(NUMBERS)) == 57


def test_rulings_are_marked_with_the_boxes_that_are_silent() -> None:
    marked = re.findall(r"^\s*- \*\*(\w+)\*\* \*\(ruling(?:: ([a-z, -]+))?\)\*", RULES, re.MULTILINE)
    assert {number: tuple(boxes.split(", ")) if boxes else () for number, boxes in marked} == RULINGS
    assert {box for boxes in RULINGS.values() for box in boxes} <= set(EDITIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text(language: str) -> None:
    resource = FluentParser().parse((FOLDER / language / "rulebook.ftl").read_text(encoding="utf-8"))
    known = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    assert {f"rule-{number}" for number in NUMBERS} <= known


def test_what_a_rule_is_about_is_an_option_with_its_values() -> None:
    values = option_values()
    for about, conditions in CONDITIONS.items():
        assert any(number.startswith(about) for number in NUMBERS), about
        for condition in conditions:
            for option, wanted in condition.items():
                assert set(wanted) < set(values[option]), (about, option)


def test_every_option_is_what_some_rule_is_about_or_is_told_in_its_text() -> None:
    """H5, D2 and S4 are told in other words if the option is set."""
    about = {option for conditions in CONDITIONS.values() for condition in conditions for option in condition}
    assert set(Rules._fields) - about == {"empty_hints", "discard_when_full", "hand_size"}


def told(edition: str, language: str, **options: object) -> dict[str, str]:
    """The rules of a box, by number."""
    box = EDITIONS[edition]
    return dict(told_rules(Speech(language, edition), box.rules.with_options(options), box))


@pytest.mark.parametrize("language", LANGUAGES)
def test_author_age_and_federation_are_told_of_the_boxes_that_print_them(language: str) -> None:
    """S1, E5."""
    texts = {edition: told(edition, language) for edition in EDITIONS}
    assert {edition for edition, text in texts.items() if "Antoine Bauza" in text["S1"]} == {"dutch", "danish"}
    assert {edition for edition, text in texts.items() if "8" in text["S1"]} == {"dutch", "danish"}
    plain = texts["dutch"]["E5"]
    rated = {edition for edition, text in texts.items() if text["E5"] != plain}
    assert rated == {"norwegian", "german-classic", "danish"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dutch_table_may_call_multicolour_what_it_likes(language: str) -> None:
    """M2."""
    assert "Tamaya" in told("dutch", language, multicolour="named-5")["M2"]
    assert "Tamaya" not in told("danish", language, multicolour="named-5")["M2"]


def test_the_dutch_mistake_tokens_lie_beside_the_lid() -> None:
    """S3."""
    assert told("dutch", "nl")["S3"] == "Leg 8 hintfiches in het deksel. Ernaast liggen 3 foutfiches."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_illegible_or_not_advised_is_said_to_be_ours(language: str) -> None:
    """E5, X3, A1, C4."""
    speech = Speech(language)
    for number, edition in (("E5", "danish"), ("X3", "danish"), ("C4", "german-classic")):
        facts = {"multi": "none", "masterpiece": "no"}
        own = speech.say(f"ruling-{number}", edition=edition, **facts)
        assert own.strip()
        assert own != speech.say(f"ruling-{number}", edition="dutch", **facts)
