"""`tamaya rules`: what is printed is what the referee plays by, told as everywhere else."""

import pytest

from tamaya import EDITIONS
from tamaya.cli import main
from tamaya.core.editions import Edition
from tamaya.core.rule_numbers import rulings_of
from tamaya.i18n import LANGUAGES
from tamaya.speech.rulebook import told_rules
from tamaya.speech.speaking import Speech


def sheet(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What `tamaya rules` prints, each run of spaces as one."""
    assert main(["rules", *words]) == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_lists_the_editions(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    listed = sheet(capsys, "--language", language)
    for name in EDITIONS:
        assert f"{name} {Speech(language, name).say(f'edition-name-{name}')}" in listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_rule_is_there_with_its_number_and_what_is_our_ruling(
    edition: Edition, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = sheet(capsys, edition.name, "--language", language)
    speech = Speech(language, edition.name)
    rulings = set(rulings_of(edition.name))
    for number, rule in told_rules(speech, edition.rules, edition):
        told = " ".join(rule.removesuffix(":").split())
        assert f" {number} {told}" in text
        after = text.partition(f" {number} {told}")[2][:3]
        assert (" (" in after) == (number in rulings), number


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_what_the_box_offers_is_there(edition: Edition, capsys: pytest.CaptureFixture[str]) -> None:
    text = sheet(capsys, edition.name)
    offered = text.partition("What this box also offers")[2]
    speech = Speech("en", edition.name)
    for option in ("black-powder", "bonus-tiles", "announce", "masterpiece"):
        assert (speech.say(f"about-{option}") in offered) == (option.replace("-", "_") in edition.offers)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_band_of_every_edition_has_its_own_words(edition: Edition, capsys: pytest.CaptureFixture[str]) -> None:
    """E5"""
    text = sheet(capsys, edition.name)
    speech = Speech("en", edition.name)
    words = [speech.say(f"impression-{edition.name}-{band.number}") for band in edition.scale(edition.rules)]
    assert len(set(words)) == len(words)
    assert all(" ".join(one.split()) in text for one in words)


def test_lines_are_never_wider_than_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for width in (60, 80, 200):
        monkeypatch.setenv("COLUMNS", str(width))
        for edition in EDITIONS:
            main(["rules", edition])
            assert max(map(len, capsys.readouterr().out.splitlines())) <= min(width, 100)
