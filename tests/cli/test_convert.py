"""`tamaya convert`: files in, files out."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from tamaya import Game, Rules
from tamaya.cli import main
from tamaya.formats import RecordedGame, read_all, read_any, write_as, write_game


def a_game() -> RecordedGame:
    """A game that both formats can hold."""
    game = Game.deal(Rules(), 2, seed=3)
    game.do("hint 1 red")
    game.do("discard 7")
    return RecordedGame(game, ("Åse", "Bjørn"))


def test_a_game_goes_there_and_back_through_files(tmp_path: Path) -> None:
    ours, theirs, back = (tmp_path / name for name in ("ours.json", "theirs.json", "back.json"))
    ours.write_text(write_game(a_game()), encoding="utf-8")
    assert main(["convert", str(ours), "--to", "hanab-live", "-o", str(theirs)]) == 0
    assert theirs.read_text(encoding="utf-8") == write_as("hanab-live", a_game())
    assert main(["convert", str(theirs), "--to", "tamaya", "-o", str(back)]) == 0
    assert read_any(back.read_bytes()).game.history == a_game().game.history


def test_a_game_goes_through_pipes_as_utf_8() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tamaya", "convert", "-", "--to", "hanab-live"],
        input=write_game(a_game()).encode(),
        capture_output=True,
        check=True,
    )
    assert run.stdout.decode() == write_as("hanab-live", a_game())


def test_a_file_may_be_replaced_by_its_own_conversion(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(write_game(a_game()), encoding="utf-8")
    assert main(["convert", str(path), "--to", "tamaya", "-o", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == write_game(a_game())


def test_an_error_in_the_standard_input_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b'{"format": ')))
    assert main(["convert", "-", "--to", "tamaya"]) == 2
    assert (
        capsys.readouterr().err
        == "tamaya: <stdin>: line 1, column 12: The file ends in the middle of something that begins here.\n"
    )


def test_several_games_become_lines_and_one_of_them_can_be_taken(tmp_path: Path) -> None:
    other = RecordedGame(Game.deal(Rules(colours=3), 3, seed=9))
    many, lines, one = (tmp_path / name for name in ("many.json", "lines.jsonl", "one.json"))
    many.write_text(f"[{write_game(a_game())},{write_game(other)}]", encoding="utf-8")
    assert main(["convert", str(many), "--to", "hanab-live", "-o", str(lines)]) == 0
    assert [recorded.game.deck for recorded in read_all(lines.read_bytes())] == [a_game().game.deck, other.game.deck]
    assert main(["convert", str(lines), "--game", "2", "--to", "tamaya", "-o", str(one)]) == 0
    assert read_any(one.read_bytes()).game.rules == other.game.rules


def test_a_link_is_read_and_written(capsys: pytest.CaptureFixture[str]) -> None:
    link = write_as("hanab-live-link", a_game()).strip()
    assert main(["convert", link, "--to", "hanab-live-link"]) == 0
    assert capsys.readouterr().out.strip() == link


def test_what_means_nothing_here_is_told_of_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(write_as("hanab-live", a_game()).replace("{", '{"mood":"good",', 1), encoding="utf-8")
    assert main(["convert", str(path), "--to", "tamaya"]) == 0
    told = capsys.readouterr()
    assert told.err == f"{path}: ignored, because it means nothing here: mood.\n"
    assert read_any(told.out).game.history == a_game().game.history
