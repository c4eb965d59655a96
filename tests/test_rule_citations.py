"""Every numbered rule of docs/rules.md is cited by at least one test."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULE_LINE = re.compile(r"^ *- \*\*([A-Z]\d+[a-z]?)\*\*", re.MULTILINE)
CITATION = re.compile(r"(?<![A-Za-z0-9])([A-Z]\d+[a-z]?)(?![A-Za-z0-9])")


def stated_rules() -> list[str]:
    """The rule numbers of docs/rules.md, in its order."""
    return RULE_LINE.findall((ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))


def cited_rules() -> set[str]:
    """What reads like a rule number in any other test file: in names, docstrings, comments or markers."""
    files = [file for file in (ROOT / "tests").rglob("*.py") if file != Path(__file__)]
    return {number for file in files for number in CITATION.findall(file.read_text(encoding="utf-8"))}


def test_each_rule_number_is_stated_once() -> None:
    rules = stated_rules()
    assert len(rules) == len(set(rules))


def test_every_chapter_is_numbered_without_gaps() -> None:
    chapters: dict[str, list[int]] = {}
    for rule in stated_rules():
        if rule[-1].isdigit():
            chapters.setdefault(rule[0], []).append(int(rule[1:]))
    assert "".join(chapters) == "SHDPEXAMKBC"
    assert {letter: numbers for letter, numbers in chapters.items() if numbers != [*range(1, len(numbers) + 1)]} == {}


def test_every_rule_is_cited_by_a_test() -> None:
    cited = cited_rules()
    uncited = [rule for rule in stated_rules() if rule not in cited]
    assert not uncited, f"rules that no test cites: {' '.join(uncited)}"
