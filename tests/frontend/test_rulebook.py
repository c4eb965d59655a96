"""The rulebook in the page: every rule of docs/rules.md, in every language, for the editions that have it."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tamaya.i18n import FOLDER, LANGUAGES

ROOT = Path(__file__).parents[2]
RULES = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
NUMBERS = re.findall(r"^\s*- \*\*(\w+)\*\*", RULES, re.MULTILINE)
CHAPTERS = (ROOT / "frontend/src/rulebook/chapters.ts").read_text(encoding="utf-8")


def test_the_numbers_are_found() -> None:
    assert {"S1", "H7", "X3a", "B6", "C4"} <= set(NUMBERS)
    assert len(NUMBERS) == len(set(NUMBERS)) == 55


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text(language: str) -> None:
    resource = FluentParser().parse((FOLDER / language / "rulebook.ftl").read_text(encoding="utf-8"))
    known = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    assert {f"rule-{number}" for number in NUMBERS} <= known


def test_the_page_lists_every_rule_in_order() -> None:
    assert re.findall(r'"([A-Z]\d[a-z]?)"', CHAPTERS.partition("RULINGS")[0]) == NUMBERS


def test_the_page_marks_our_rulings() -> None:
    rulings = re.findall(r"^\s*- \*\*(\w+)\*\* \*\(ruling\)\*", RULES, re.MULTILINE)
    marked = re.search(r"RULINGS = new Set\(\[(.*?)\]\)", CHAPTERS)
    assert marked is not None
    assert re.findall(r'"(\w+)"', marked[1]) == rulings
