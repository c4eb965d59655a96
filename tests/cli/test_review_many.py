"""Reviews of many games run like any long work: in processes, resumed where they were, and the same each way."""

import json
from pathlib import Path

import pytest

from tamaya import Game, Rules
from tamaya.cli import main
from tamaya.formats import RecordedGame, write_all


def games(path: Path, deals: int) -> None:
    """Games that are lost at once: little to review."""
    played = []
    for seed in range(deals):
        game = Game.deal(Rules(), 2, seed)
        while not game.is_over:
            game.do(next(action for action in game.legal_actions() if str(action).startswith("play")))
        played.append(RecordedGame(game))
    path.write_text(write_all("tamaya", played), encoding="utf-8")


def test_reviews_go_on_where_they_were_and_come_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    games(Path("games.jsonl"), 4)
    assert main(["review", "games.jsonl", "--json", "once.json"]) == 0
    many = ["review", "games.jsonl", "--json", "many.json", "--resume", "run.jsonl", "--workers", "1"]
    assert main(many) == 0
    lines = Path("run.jsonl").read_text().splitlines()
    assert len(lines) == 5
    Path("run.jsonl").write_text("\n".join(lines[:3]) + "\n" + lines[3][:20])  # as if it had been killed
    assert main(many) == 0
    kept = Path("run.jsonl").read_text().splitlines()
    assert kept[:3] == lines[:3]
    assert sorted(kept) == sorted(lines)
    assert json.loads(Path("many.json").read_text()) == json.loads(Path("once.json").read_text())


def test_what_belongs_to_other_games_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, run = tmp_path / "games.jsonl", tmp_path / "run.jsonl"
    games(file, 1)
    many = ["review", str(file), "--json", str(tmp_path / "out.json"), "--resume", str(run)]
    assert main([*many, "--workers", "1"]) == 0
    games(file, 2)
    assert main(many) == 2
    assert "run.jsonl" in capsys.readouterr().err
    assert main(["review", str(file), "--workers", "2"]) == 2
    assert "--workers goes with --json OUT." in capsys.readouterr().err
