"""Golden games: whole games of every edition, as text that was read once with the rulebook beside it."""

import re
from pathlib import Path

import pytest

from tamaya import EDITIONS
from tests.core.playthrough import GOLDEN, replay, set_up

rule = pytest.mark.rule
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
        pytest.param(r"tells \d about red, touching \d", marks=rule("H4")),
        pytest.param(r"tells \d about \w+, touching nothing", marks=rule("H5")),
        pytest.param(r"tells \d about multicolour, touching \d", marks=rule("M2")),
        pytest.param(r"tells \d about \w+ for free", marks=rule("B6")),
        r"tells \d about \d for free",
        pytest.param(r"plays \S+: it fits$", marks=rule("P2")),
        pytest.param(r"plays \S+: it fits, complete, 1 hint token regained$", marks=rule("P4")),
        pytest.param(r"plays \S+ as \w+: it fits, 1 hint token regained$", marks=rule("A2")),
        r"plays \S+ as \w+: it fits, complete, 2 hint tokens regained$",
        pytest.param(r"plays \S+/(r\d as red|g\d as green): mistake number", marks=rule("A4")),
        pytest.param(r"plays \S+/m\d as multicolour: it fits", marks=rule("A5")),
        pytest.param(r"plays \S+/k5: it fits$", marks=rule("K2")),
        pytest.param(r"plays \S+/k1: it fits, complete", marks=rule("K4")),
        pytest.param(r"plays \S+ from the discards: it fits$", marks=rule("B2")),
        r"plays \S+ from the discards: it fits, complete\n  \d draws tile",
        r"plays \S+: mistake number 1",
        pytest.param(r"discards \S+, 1 hint token regained", marks=rule("D1")),
        pytest.param(r"discards \S+\n", marks=rule("D2")),
        r"draws tile 1, 1 hint token regained",
        r"draws tile 2, 1 hint token regained, one mistake taken back",
        r"draws tile 3, has to decide: colour hint",
        r"draws tile 4, has to decide: value hint",
        r"draws tile 5, has to decide: reshuffle",
        r"draws tile 5, has to decide: play discarded",
        r"draws tile 6, has to decide: play discarded",
        pytest.param(r"draws tile \d, no effect", marks=rule("B3")),
        pytest.param(r"shuffles \S+ into the pile\n  \d draws", marks=rule("B5")),
        pytest.param(r"the last round begins: 2 turns", marks=rule("E3")),
        pytest.param(r"can do nothing and is passed over", marks=rule("X3a")),
        pytest.param(r"rearranges", marks=rule("C3")),
        pytest.param(r"holds \d+ turned\n", marks=rule("C3")),  # as 002 says
        pytest.param(r"holds \d+ raised, \d+ lowered\n", marks=rule("C3")),  # as 001 and 003 say
        r"holds all cards straight\n",
        pytest.param(r"over: perfect \(perfect\), 25 points", marks=rule("E2")),
        r"over: perfect \(perfect\), 30 points",
        r"over: scored \(last round\), \d+ points",
        pytest.param(r"over: scored \(last round\), -\d points", marks=rule("K5")),
        pytest.param(r"over: lost \(mistakes\), 0 points, the fireworks are worth [1-9]", marks=rule("E1")),
        pytest.param(r"over: lost \(card lost\), 0 points, the fireworks are worth [1-9]", marks=rule("X3b")),
        pytest.param(r"result: scored, -\d points, on the scale 0 to 5", marks=rule("E5")),
        r"result: perfect, 25 points, on the scale 25 to 25",
        r"result: perfect, 30 points, on the scale 30 to 30",
        r"result: perfect, 30 points, on the scale 25 to 30",
        r"result: lost, 0 points, on the scale 0 to 5$",
        pytest.param(r"result: lost, 0 points$", marks=rule("X3")),  # a masterpiece has no scale
    ],
)
def test_it_happens_in_a_golden_game(happening: str) -> None:
    assert any(re.search(happening, file.read_text(encoding="utf-8"), re.MULTILINE) for file in FILES)
