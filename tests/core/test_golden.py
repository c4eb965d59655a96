"""Golden games: whole games of every edition, as text that was read once with the rulebook beside it."""

import re
from pathlib import Path

import pytest

from tamaya import EDITIONS
from tests.core.playthrough import GOLDEN, replay, set_up

FILES = sorted(GOLDEN.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_goes_as_it_is_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert replay(text) == text


def test_there_are_golden_games_of_every_edition_with_its_options() -> None:
    played: dict[str, set[str]] = {name: set() for name in EDITIONS}
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        edition = re.findall("^edition: (.*)$", text, re.MULTILINE)[0]
        rules, base = set_up(text).rules.to_dict(), EDITIONS[edition].rules.to_dict()
        played[edition] |= {option for option in rules if rules[option] != base[option]}
    offered = {name: set(edition.offers) for name, edition in EDITIONS.items()}
    assert {name: options & offered[name] for name, options in played.items()} == offered


@pytest.mark.parametrize(
    "happening",
    [
        r"tells \d about red, touching \d",  # H4
        r"tells \d about \w+, touching nothing",  # H5
        r"tells \d about multicolour, touching \d",  # M2
        r"tells \d about \w+ for free",  # B6
        r"tells \d about \d for free",
        r"plays \S+: it fits$",  # P2
        r"plays \S+: it fits, complete, 1 hint token regained$",  # P4
        r"plays \S+ as \w+: it fits, 1 hint token regained$",  # A2
        r"plays \S+ as \w+: it fits, complete, 2 hint tokens regained$",
        r"plays \S+/(r\d as red|g\d as green): mistake number",  # A4
        r"plays \S+/m\d as multicolour: it fits",  # A5
        r"plays \S+/k5: it fits$",  # K2
        r"plays \S+/k1: it fits, complete",  # K4
        r"plays \S+ from the discards: it fits$",  # B2
        r"plays \S+ from the discards: it fits, complete\n  \d draws tile",
        r"plays \S+: mistake number 1",
        r"discards \S+, 1 hint token regained",  # D1
        r"discards \S+\n",  # D2
        r"draws tile 1, 1 hint token regained",
        r"draws tile 2, 1 hint token regained, one mistake taken back",
        r"draws tile 3, has to decide: colour hint",
        r"draws tile 4, has to decide: value hint",
        r"draws tile 5, has to decide: reshuffle",
        r"draws tile 5, has to decide: play discarded",
        r"draws tile 6, has to decide: play discarded",
        r"draws tile \d, no effect",  # B3
        r"shuffles \S+ into the pile\n  \d draws",  # B5
        r"the last round begins: 2 turns",  # E3
        r"can do nothing and is passed over",  # X3a
        r"rearranges",  # C3
        r"holds \d+ turned\n",  # C3: as 002 says
        r"holds \d+ raised, \d+ lowered\n",  # C3: as 001 and 003 say
        r"holds all cards straight\n",
        r"over: perfect \(perfect\), 25 points",  # E2
        r"over: perfect \(perfect\), 30 points",
        r"over: scored \(last round\), \d+ points",
        r"over: scored \(last round\), -\d points",  # K5
        r"over: lost \(mistakes\), 0 points, the fireworks are worth [1-9]",  # E1
        r"over: lost \(card lost\), 0 points, the fireworks are worth [1-9]",  # X3b
        r"result: scored, -\d points, on the scale 0 to 5",  # E5
        r"result: perfect, 25 points, on the scale 25 to 25",
        r"result: perfect, 30 points, on the scale 30 to 30",
        r"result: perfect, 30 points, on the scale 25 to 30",
        r"result: lost, 0 points, on the scale 0 to 5$",
        r"result: lost, 0 points$",  # X3: a masterpiece has no scale
    ],
)
def test_it_happens_in_a_golden_game(happening: str) -> None:
    assert any(re.search(happening, file.read_text(encoding="utf-8"), re.MULTILINE) for file in FILES)
