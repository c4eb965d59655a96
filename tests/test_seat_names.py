"""Where nobody is named, a seat is called by its number in notation, from 0, in all that is printed, drawn and told."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tamaya import Game, Rules, seen_by, svg
from tamaya.bots.llm.briefing import observe
from tamaya.cli import main
from tamaya.core.drawing import as_text, seat_names
from tamaya.formats import RecordedGame, write_as, write_game
from tamaya.formats.picture import picture_of
from tamaya.i18n import LANGUAGES
from tamaya.review.html import review_page
from tamaya.review.reviewing import review_game
from tamaya.review.telling import ReviewTeller
from tamaya.speech.speaking import Speech

PEOPLE = re.compile(r"(Player|Person|Speler|Spiller) \d|>[A-E]<")
GAME = Game.deal(Rules(), 2, seed=8)
for _ in range(2):
    GAME.do(next(action for action in GAME.legal_actions() if str(action).startswith("hint")))
for _ in range(2):
    GAME.do(f"discard {next(id for id in GAME.hands[GAME.actor] if GAME.card(id).value == 5)}")
RECORDED = RecordedGame(GAME)


def page(language: str) -> str:
    return review_page([(RECORDED, review_game(GAME))], language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "shown",
    [
        page,
        lambda language: "\n".join(ReviewTeller(review_game(GAME), Speech(language)).lines(exactly=True)),
        lambda language: observe(Speech(language), GAME.view(0), [seen_by(0, event) for event in GAME.log]).text,
        lambda language: as_text(GAME.view(0), speech=Speech(language)),
    ],
    ids=["page", "review", "observation", "table"],
)
def test_in_every_language(shown: Callable[[str], str], language: str) -> None:
    text = shown(language)
    assert all(name in text for name in seat_names(2, Speech(language))), text
    assert not PEOPLE.search(text)


def test_in_pictures() -> None:
    for picture in (svg(GAME), picture_of(RECORDED)):
        assert all(f">{name}<" in picture for name in seat_names(2))
        assert not PEOPLE.search(picture)


def test_in_files_that_have_to_name_somebody() -> None:
    assert json.loads(write_as("hanab-live", RECORDED))["players"] == ["Seat 0", "Seat 1"]


def test_on_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(write_game(RECORDED), encoding="utf-8")
    for command in ("replay", "review"):
        assert main([command, str(file)]) == 0
        printed = capsys.readouterr().out
        assert all(name in printed for name in seat_names(2))
        assert not PEOPLE.search(printed)
