"""The rules in sentences: those that a game plays, in every language."""

import pytest

from tamaya.core.editions import EDITIONS
from tamaya.core.rules import Rules
from tamaya.i18n import LANGUAGES
from tamaya.speech.rulebook import NUMBERS, told_rules
from tamaya.speech.speaking import Speech
from tests.frontend.test_rulebook import NUMBERS as IN_THE_DOCS

EVERYTHING = Rules(
    multicolour="wild-5", black_powder=True, bonus_tiles=True, announce=True, masterpiece=True, hints=9, mistakes=2
)


def test_the_numbers_are_those_of_the_docs() -> None:
    assert list(NUMBERS) == IN_THE_DOCS


def test_a_rule_is_told_where_it_is_played() -> None:
    plain = {number for number, _ in told_rules(Speech("en"), Rules())}
    assert {"S2", "H1", "H7", "D2", "P4", "E3"} <= plain
    assert not any(number.startswith(("M", "K", "B", "A", "X", "C")) for number in plain)
    assert {"M3", "K5", "B2", "A2", "X1", "X2", "X3"} <= {number for number, _ in told_rules(Speech("en"), EVERYTHING)}


def test_a_rule_is_told_as_it_is_played() -> None:
    """H5, S3."""
    told = dict(told_rules(Speech("en"), Rules(empty_hints=False, hints=5)))
    assert "is not allowed" in told["H5"]
    assert "5 hint tokens" in told["S3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_given_what_it_asks_for(language: str) -> None:
    for edition in (None, *EDITIONS.values()):
        for rules in (Rules(), EVERYTHING):
            for number, text in told_rules(Speech(language), rules, edition):
                assert "$" not in text, number
                assert "{" not in text, number
