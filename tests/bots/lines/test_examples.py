"""The examples are bots, in whatever language; and as they are the same bot, they do the same."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tamaya.bots.lines.check import Examiner
from tamaya.bots.lines.programs import LineBot, Programs
from tamaya.bots.turns import turns
from tamaya.cli import main
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tests.bots.lines.test_programs import GUEST

EXAMPLES = Path(__file__).parents[3] / "examples" / "bots"
ALL_IN = Rules(multicolour="wild-5", black_powder=True, bonus_tiles=True, announce=True)


@pytest.fixture(scope="module", params=["Python", "JavaScript", "C"])
def example(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """How an example is started, if its language is there."""
    if request.param == "Python":
        return (sys.executable, "-IS", str(EXAMPLES / "careful.py"))
    if request.param == "JavaScript":
        node = shutil.which("node")
        if node is None:
            pytest.skip("node is not installed: the example in JavaScript was not run")
        return (node, str(EXAMPLES / "careful.js"))
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler: the example in C was not run")
    program = str(tmp_path_factory.mktemp("example") / "careful")
    options = ["-std=c99", "-O1", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([compiler, *options, "-o", program, str(EXAMPLES / "careful.c")], check=True)
    return (program,)


@pytest.mark.slow
def test_an_example_is_a_bot(example: tuple[str, ...]) -> None:
    findings = list(Examiner(example, games=1, seconds=60.0).check())
    assert len(findings) == 7
    assert [finding for finding in findings if finding.failure] == []


def play(command: tuple[str, ...], rules: Rules, players: int) -> list[str]:
    """The actions of a game of such bots."""
    programs = Programs(command)
    game = Game.deal(rules, players, 4)
    try:
        for bot in turns(game, [LineBot(programs, rules, players, seat, 60.0) for seat in range(players)]):
            game.do(bot.choose(game.view(game.actor)).action)
    finally:
        programs.end()
    return list(map(str, game.history))


@pytest.mark.slow
def test_all_examples_do_the_same(example: tuple[str, ...]) -> None:
    plain = (sys.executable, "-IS", str(EXAMPLES / "careful.py"))
    if example != plain:
        assert play(example, ALL_IN, 3) == play(plain, ALL_IN, 3)


def test_the_command_reports_on_a_bot_and_its_status_says_whether_it_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot-check", "--games", "1", *GUEST]) == 0
    said = capsys.readouterr().out
    assert "It starts and says hello.\n          Guest, after " in said
    assert said.endswith("It is a bot.\n")
    assert main(["bot-check", "--games", "1", *GUEST, "rubbish"]) == 1
    said = capsys.readouterr().out
    assert 'Before that, it was told \'{"type":"weather"' in said
    assert "FAILED  It plays under all options" in said
    assert "'I would rather not.', which is not JSON. (2 players, seed 0, turn 1" in said
    assert said.endswith("It is not a bot yet. Failed: 4.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Which bot?"),
        (["--games", "0", "./mybot"], "0 games"),
        (["no-such-program"], "write ./no-such"),
        (["./no-such-program"], "There is no program './no-such-program'."),
        (["tamaya bot-run hat", "--games", "3"], "What is in quotes counts as one word"),
    ],
)
def test_the_command_says_what_it_needs(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot-check", *words]) == 2
    assert said in capsys.readouterr().err
