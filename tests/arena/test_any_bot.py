"""The arena with bots by what one writes: names, makers in modules, and other programs; and the games that it keeps."""

import json
import shlex
from pathlib import Path

import pytest

from tamaya.bots.lines.programs import end_all
from tamaya.cli import main
from tamaya.formats import read_any
from tests.bots.lines.test_programs import GUEST

GUEST_COMMAND = shlex.join(GUEST)


def arena(*words: str) -> int:
    """The command for games of two, here."""
    return main(["arena", "--players", "2", "--workers", "1", *words])


def test_a_command_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bot-command", GUEST_COMMAND, "--bot", "cautious", "--games", "2", "--json", "-") == 0
    results = json.loads(capsys.readouterr().out)
    assert results["games"] == 2
    assert results["team"] == [GUEST_COMMAND, "cautious"]
    assert results["replaced"] == []
    end_all()


def test_a_program_that_fails_is_replaced_and_reported_and_the_games_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "bots.log"
    assert arena("--bot", f"{GUEST_COMMAND} die", "--bot", "cautious", "--games", "3", "--bot-log", str(log)) == 1
    told = capsys.readouterr()
    assert "3 games from seed 1" in told.out
    assert "not their own: another bot made " in told.out
    assert "3 games are left out\n" in told.out
    assert "no result: another bot moved in every game\n" in told.out
    lines = told.err.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("tamaya: The bot ")
    assert lines[0].endswith(
        "failed in the game with seed 1, turn 1. It ended with status 3, after it wrote: no idea "
        "The bot cautious played on."
    )
    assert log.read_text().count("no idea\n") == 3


def test_what_a_stand_in_does_is_never_the_result_of_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    dying = f"{GUEST_COMMAND} die"
    assert arena("--bot", dying, "--bot", "cautious", "--games", "2", "--json", "-") == 1
    results = json.loads(capsys.readouterr().out)
    assert (results["games"], results["own_games"], results["mean"], results["histogram"]) == (2, 0, None, {})
    assert results["mean_with_stand_ins"] > 0
    assert results["moves"] / 3 < results["own_moves"] < results["moves"] * 2 / 3  # of the cautious one
    assert arena("--bot", dying, "--bot", "cautious", "--matrix", "--games", "1", "--json", "-") == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["matrix"][dying][dying], told["runs"][0]["own_moves"]) == (None, 0)
    assert told["matrix"]["cautious"]["cautious"][0] > 0
    assert told["runs"][-1]["own_moves"] == told["runs"][-1]["moves"] > 0
    end_all()


def test_a_maker_in_a_module_of_this_folder_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_own_bot.py").write_text("from tamaya.bots.cautious import make\nnumber = 7\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["", *__import__("sys").path])
    assert arena("--bot", "my_own_bot:make", "--games", "1") == 0
    assert arena("--bot", "my_own_bot:take", "--games", "1") == 2
    assert arena("--bot", "my_own_bot:number", "--games", "1") == 2
    (tmp_path / "my_script.py").write_text("raise SystemExit('what a script says when it ends')\n")
    assert arena("--bot", "my_script:make", "--games", "1") == 2
    told = capsys.readouterr()
    assert "my_own_bot:make, 2 players" in told.out
    assert "'my_own_bot:take' cannot be loaded from my_own_bot:take: AttributeError" in told.err
    assert "does not make a bot" in told.err
    assert "'my_script:make' cannot be loaded from my_script:make: SystemExit: what a script says" in told.err


def test_games_are_kept_as_records_and_the_lowest_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    assert arena("--bot", "cautious", "--games", "3", "--seed", "5", "--save", str(folder)) == 0
    scores = {}
    for path in folder.iterdir():
        recorded = read_any(path.read_text())
        assert recorded.bots == ("cautious", "cautious")
        assert path.name == f"{recorded.game.seed}.json"
        scores[path] = recorded.game.score
    assert sorted(path.name for path in scores) == ["5.json", "6.json", "7.json"]
    said = capsys.readouterr().out.splitlines()[-1]
    assert any(said.endswith(f"{scores[path]}, in {path}.") for path in scores if scores[path] == min(scores.values()))


def test_one_deal_is_played_and_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bot", "cautious", "--only", "7", "--save", str(tmp_path)) == 0
    game = read_any((tmp_path / "7.json").read_text()).game
    said = capsys.readouterr().out
    assert "A game for 2 players" in said
    assert f"{game.score} of 25 points" in said
    assert said.count("tells") == sum(str(action).startswith("hint") for action in game.history)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "Who plays?"),
        (["--bot", "cautious", "--versus", "cautious", "--save", "games"], "--save keeps one run"),
        (["--bot", "cautious", "--matrix", "--only", "3"], "--only plays one deal"),
        (["--bot-command", "no-such-program"], "write ./no-such-program"),
        (["--bot-command", "./no-such-program"], "There is no program './no-such-program'."),
        (["--bot", "cautious", "--versus", "./no-such-program"], "There is no program './no-such-program'."),
        (["--bot", __file__], "may not be run: chmod +x"),
        (["--bot", "'./bot", "--games", "1"], "is not a command: No closing quotation"),
    ],
)
def test_what_does_not_go_together_is_refused(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*words) == 2
    assert why in capsys.readouterr().err
