"""A bot that fails in the arena: the command says who, where and why, and keeps the games that were played."""

import json
from pathlib import Path

import pytest

from tamaya.cli import main
from tests.guest_bots import install_bots

BOTS = """
import os, sys, time
from tamaya.bots.bot import Choice, Reason
from tamaya.bots.cautious import make as make_cautious
from tamaya.core.actions import Play

class Late:
    def __init__(self, *given):
        self.bot, self.seed, self.turns = make_cautious(*given), given[3], 0

    def see(self, event):
        self.bot.see(event)

    def choose(self, view):
        self.turns += 1
        failing = self.seed == 7 and self.turns == 3 and not os.path.exists("mended")
        return self.fail() if failing else self.bot.choose(view)

class raising(Late):
    def fail(self): raise RuntimeError("no idea")

class quitting(Late):
    def fail(self): sys.exit("bye")

class dying(Late):
    def fail(self): os._exit(1)

class texting(Late):
    def fail(self): return "play 0"

class cheating(Late):
    def fail(self): return Choice(Play(49), Reason("wild"))

class hanging(Late):
    def fail(self):
        while True:
            try:
                time.sleep(1)
            except Exception:
                pass

class unhearing(Late):
    def see(self, event): raise KeyError("what?")

def impatient(rules): pass

def empty(rules, players, seat, seed): pass
"""
NAMES = ("raising", "quitting", "dying", "texting", "cheating", "hanging", "unhearing", "impatient", "empty", "absent")


@pytest.fixture(autouse=True)
def other_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install_bots("failing_bots", BOTS, NAMES, tmp_path, monkeypatch)
    monkeypatch.chdir(tmp_path)


def arena(bot: str, *options: str) -> int:
    """The command with a bot that fails in the seventh game of eight, in its third turn."""
    return main(["arena", "--bot", bot, "--players", "2", "--games", "8", "--workers", "1", *options])


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("raising", "with seed 7, turn 5. RuntimeError('no idea') in failing_bots.py, line 20."),
        ("quitting", "with seed 7, turn 5. SystemExit('bye') in failing_bots.py, line 23."),
        ("texting", "with seed 7, turn 5. It answers with 'play 0', which is not a Choice(action, reason)."),
        ("cheating", "with seed 7, turn 5. It wants 'play 49', which is not legal."),
        ("unhearing", "with seed 1, turn 1. KeyError('what?') in failing_bots.py, line 43."),
        ("impatient", "with seed 1, turn 1. It is not made by a function of rules, players, seat and seed."),
        (
            "empty",
            "with seed 1, turn 1. Its maker returns None, which is not a bot: a bot has see(event) and choose(view).",
        ),
    ],
)
def test_a_bot_that_fails_is_named_with_seed_turn_and_error(
    bot: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(bot) == 1
    told = capsys.readouterr()
    assert told.err.startswith(f"tamaya: The bot {bot} failed in the game {said}")
    assert told.err.count("\n") == 1
    assert ("6 games" in told.out) is ("seed 7" in said)


def test_a_bot_that_fails_in_its_only_game_is_named_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bot", "raising", "--players", "2", "--only", "7"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(
        "tamaya: The bot raising failed in the game with seed 7, turn 5. RuntimeError('no idea')"
    )


def test_what_failed_is_told_in_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("raising", "--language", "de") == 1
    said = "tamaya: Der Bot raising versagte im Spiel mit Seed 7, Zug 5. RuntimeError('no idea')"
    assert capsys.readouterr().err.startswith(said)


def test_a_bot_that_hangs_ends_the_run_like_any_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("hanging", "--bot-seconds", "2") == 1
    told = capsys.readouterr()
    assert "seed 7, turn 5. It has not answered for 2 seconds, in failing_bots.py, line 38." in told.err
    assert "6 games" in told.out


def test_the_whole_traceback_is_kept(tmp_path: Path) -> None:
    arena("raising", "--bot-log", "log")
    kept = (tmp_path / "log").read_text()
    assert kept.startswith("raising: Traceback (most recent call last):")
    assert "line 17, in choose" in kept
    assert "RuntimeError: no idea" in kept


def test_a_bot_that_cannot_be_loaded_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("absent") == 2
    assert "'absent' cannot be loaded from failing_bots:absent: AttributeError: " in capsys.readouterr().err


def test_the_games_before_a_failure_are_kept_and_a_mended_bot_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena("raising", "--resume", "run.jsonl", "--json", "-") == 1
    facts = json.loads(capsys.readouterr().out)
    assert facts["games"] == 6
    assert "no idea" in facts["failure"]
    (tmp_path / "mended").touch()
    before = (tmp_path / "run.jsonl").read_text()
    assert arena("raising", "--resume", "run.jsonl", "--json", "-") == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["games"], facts["failure"]) == (8, "")
    assert (tmp_path / "run.jsonl").read_text().startswith(before)


def test_a_comparison_ends_with_the_bot_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("cautious", "--versus", "raising") == 1
    assert "on 6 deals" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "said"), [("raising", "RuntimeError('no idea')"), ("dying", "A process ended suddenly")]
)
def test_a_failure_in_another_process_is_reported_as_well(
    bot: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(bot, "--workers", "2") == 1
    assert said in capsys.readouterr().err
