"""The command as a whole: help, version, errors on one line, and pipes that close early."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import tamaya
from tamaya import Game, Rules
from tamaya.cli import COMMANDS, main
from tamaya.formats import RecordedGame, write_all, write_game


def test_without_a_command_it_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    out = capsys.readouterr().out
    assert all(command in out for command in COMMANDS)


def test_it_knows_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"tamaya {tamaya.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([command, "--help"])
    assert stopped.value.code == 0
    assert f"usage: tamaya {command}" in capsys.readouterr().out


WRONG = {
    "an unknown command": (["frobnicate"], "'frobnicate'"),
    "an unknown edition": (["rules", "klingon"], "There is no edition 'klingon'"),
    "7 players": (["winnable", "--players", "7"], "7 players cannot play"),
    "players in words": (["winnable", "--players", "two"], "--players: 'two' is not a whole number"),
    "a date in words": (["daily", "--date", "Christmas"], "'Christmas' is not a date: write it as 2026-12-24"),
    "a day that is not there": (["daily", "--date", "2026-02-29"], "'2026-02-29' is not a date"),
    "days in words": (["tidy", "--days", "many"], "--days: 'many' is not a number"),
    "a word too many": (["rules", "dutch", "danish"], "arguments: danish (tamaya rules --help says more)"),
    "no file": (["replay"], "FILE"),
    "a file that is not there": (["replay", "nowhere.json"], "nowhere.json: No such file or directory"),
    "a folder": (["replay", "."], ".: Is a directory"),
    "rubbish": (["replay", "rubbish.json"], "rubbish.json: line 1, column 1: This is not JSON"),
    "11 MB of rubbish": (["replay", "large.json"], "large.json: "),
    "a seat that is not there": (
        ["replay", "game.json", "--seat", "2"],
        "There is no seat 2: seats go from 0 to 1.",
    ),
    "a negative seat": (["replay", "game.json", "--seat", "-1"], "There is no seat -1"),
    "a negative turn": (["replay", "game.json", "--until", "-3"], "There is no turn -3"),
    "a game that is not there": (["replay", "game.json", "--game", "2"], "game.json: there is no game 2"),
    "half a link": (["replay", "https://hanab.live/replay-json/4"], "is incomplete"),
    "a link to nowhere": (["replay", "https://hanab.live/replay/4"], "only says where a game is"),
    "a move that is not there": (["picture", "game.json", "--move", "1"], "There is no move 1"),
    "a picture of several games": (["picture", "games.jsonl"], "games.jsonl has 2 games: choose one with --game N"),
    "a picture of no width": (["picture", "game.json", "--width", "3"], "cannot be 3 pixels wide: 100 to 8,000"),
    "a seat and everything": (["replay", "game.json", "--seat", "1", "--open"], "not allowed with"),
    "no format": (["convert", "game.json"], "--to"),
    "an unknown format": (["convert", "game.json", "--to", "pgn"], "'pgn'"),
    "a folder that is not there": (["convert", "game.json", "--to", "tamaya", "-o", "no/x"], "no/x: No such file"),
    "two texts on one output": (["review", "game.json", "--json", "-", "--html", "-"], "name a file for one of them"),
    "an end before the end": (["review", "game.json", "--ending", "-1"], "--ending cannot be -1: at least 0."),
    "no time for a bot": (["arena", "--bot", "hat", "--bot-seconds", "0"], "'0' is not a time: it is above 0"),
    "a time that is none": (["bot-check", "--bot-seconds", "nan", "x"], "'nan' is not a time"),
    "no bot's command": (["arena", "--bot-command", ""], "A command cannot be empty."),
    "half a bot's command": (["arena", "--bot-command", '"x'], "is not a command: No closing quotation."),
    "nowhere to log": (["arena", "--bot", "cautious", "--bot-log", "no/x"], "no/x: No such file"),
    "a file for a folder": (["arena", "--bot", "cautious", "--save", "game.json"], "--save needs a folder"),
    "a game for a run": (
        ["arena", "--bot", "cautious", "--resume", "game.json"],
        "name the file of one, or a new file",
    ),
    "a bot that is not a program": (["bot-check", "cautious"], "tamaya bot-check tamaya bot-run cautious"),
    "a program that is not there": (["bot-check", "--", "./nowhere"], "There is no program './nowhere'."),
    "tips for no puzzle": (["puzzles", "--hints", "1"], "--hints goes with --show N."),
    "a deal for no puzzle": (["puzzles", "--seed", "1"], "--seed goes with --make N."),
    "fewer tips than none": (["puzzles", "--show", "1", "--hints", "-1"], "--hints cannot be -1: at least 0."),
    "no puzzles": (["puzzles", "--check", "empty.jsonl"], "empty.jsonl: there is no puzzle in it"),
    "a game for a puzzle": (["puzzles", "--show", "1", "--puzzles", "game.json"], "game.json: puzzle 1 cannot be read"),
    "what the other side lacks": (
        ["convert", "tiles.json", "--to", "hanab-live"],
        "hanab.live has no bonus tiles",
    ),
}


@pytest.mark.parametrize(("words", "said"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_done_is_said_in_one_line(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(write_game(RecordedGame(Game.deal(Rules(), 2))), encoding="utf-8")
    Path("tiles.json").write_text(write_game(RecordedGame(Game.deal(Rules(bonus_tiles=True), 2))), encoding="utf-8")
    Path("games.jsonl").write_text(write_all("tamaya", [RecordedGame(Game.deal(Rules(), 2))] * 2), encoding="utf-8")
    Path("rubbish.json").write_text("play 7", encoding="utf-8")
    Path("empty.jsonl").touch()
    Path("large.json").write_bytes(os.urandom(11_000_000))
    try:
        status = main(words)
    except SystemExit as stopped:
        status = int(str(stopped.code))
    out, err = capsys.readouterr()
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("tamaya")
    assert said in err


def test_a_reader_who_stops_early_is_no_error() -> None:
    run = subprocess.run(
        f"'{sys.executable}' -m tamaya rules dutch | head -1", shell=True, capture_output=True, text=True, check=True
    )
    assert run.stdout == "Dutch edition\n"
    assert run.stderr == ""


def test_nobody_who_reads_is_no_error() -> None:
    run = subprocess.run(
        f"'{sys.executable}' -m tamaya rules dutch >&-", shell=True, capture_output=True, text=True, check=True
    )
    assert (run.stdout, run.stderr) == ("", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_a_full_disk_is_said_in_one_line() -> None:
    run = subprocess.run(
        f"'{sys.executable}' -m tamaya rules dutch >/dev/full", shell=True, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (2, "tamaya: No space left on device\n")


def test_a_hyphen_is_the_standard_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(write_game(RecordedGame(Game.deal(Rules(), 2))), encoding="utf-8")
    begins = {
        ("convert", "--to", "tamaya", "-o"): b"{",
        ("picture", "-o"): b"<svg",
        ("review", "--json"): b"{",
        ("review", "--html"): b"<!doctype html>",
    }
    for (command, *options), beginning in begins.items():
        assert main([command, "game.json", *options, "-"]) == 0
        sys.stdout.flush()
        assert capfdbinary.readouterr().out.lower().startswith(beginning), command
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_terminal_without_our_letters_still_gets_the_rest() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tamaya", "rules", "dutch"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "0?5    Wretched" in run.stdout


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        serve = [sys.executable, "-m", "tamaya", "serve", "--port", port, "--database", str(tmp_path / "games.sqlite3")]
        ended = subprocess.run(serve, check=False, capture_output=True, text=True)
    assert ended.returncode == 2
    assert f"The server cannot listen at 127.0.0.1:{port}" in ended.stderr
