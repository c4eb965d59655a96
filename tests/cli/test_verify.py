"""`tamaya verify`: whether a deck was fixed before the first move."""

import json
from pathlib import Path

import pytest

from tamaya import Game, Rules
from tamaya.cli import main
from tamaya.core.commitment import commit
from tamaya.formats import RecordedGame, write_game

SALT = "0f" * 16


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record with all that can be checked."""
    game = Game.deal(Rules(bonus_tiles=True), 3, seed=9)
    game.do("play 2")
    path = tmp_path / "game.json"
    path.write_text(write_game(RecordedGame(game, commitment=commit(game, SALT))), encoding="utf-8")
    return path


def fingerprint(record: Path) -> str:
    return str(json.loads(record.read_text())["commitment"])


def test_a_deck_that_fits_is_said_to_fit(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    told = capsys.readouterr().out
    assert f"The deal matches its fingerprint: {fingerprint(record)}" in told
    assert "It does not show that nobody knew the cards" in told
    assert "seed" not in told
    noted = fingerprint(record).upper()
    assert main(["verify", str(record), "--fingerprint", f"{noted[:8]} {noted[8:]}"]) == 0
    assert "the one you noted" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("field", "value"),
    [("seed", 10), ("tiles", [6, 5, 4, 3, 2, 1]), ("salt", "0e" * 16), ("commitment", "ab" * 32), ("deck", None)],
)
def test_whatever_was_changed_it_does_not_fit(record: Path, field: str, value: object) -> None:
    data = json.loads(record.read_text())
    if field == "deck":
        *others, first, second = data["deck"]
        assert first != second
        value = [*others, second, first]
    record.write_text(json.dumps({**data, field: value}))
    assert main(["verify", str(record)]) == 1


def test_a_fingerprint_can_be_pasted_as_the_table_shows_it(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = fingerprint(record)
    groups = [whole[start : start + 8] for start in range(0, 64, 8)]
    for words in (
        [str(record), "--fingerprint", *groups],
        ["--fingerprint", *groups, str(record)],
    ):
        assert main(["verify", *words]) == 0
        assert "the one you noted" in capsys.readouterr().out
    assert main(["verify", "--fingerprint", *groups]) == 2
    assert "Which game?" in capsys.readouterr().err


def test_one_card_replaced_by_another_is_said_to_have_failed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(record.read_text())
    data["deck"][0] = "r5" if data["deck"][0] != "r5" else "r1"
    record.write_text(json.dumps(data))
    assert main(["verify", str(record)]) == 1
    assert capsys.readouterr().out.startswith("The check failed: this is not the game")
    data["commitment"] = None
    record.write_text(json.dumps(data))
    assert main(["verify", str(record)]) == 2
    record.write_text("no game")
    assert main(["verify", str(record)]) == 2


def test_the_fingerprint_of_another_deck_is_noticed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record), "--fingerprint", "ab" * 32]) == 1
    assert "not the deck that the game began with" in capsys.readouterr().out


def test_what_cannot_be_checked_is_a_complaint(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = fingerprint(record)
    for part, digits in (("123", 3), (whole[:63], 63), (f"{whole[:16]}…", 16), (whole + "0", 65)):
        assert main(["verify", str(record), "--fingerprint", part]) == 2
        told = capsys.readouterr().err
        assert "64 hexadecimal digits, and all of them count" in told
        assert f"has {digits}." in told
    record.write_text(write_game(RecordedGame(Game.deal(Rules(), 2))), encoding="utf-8")
    assert main(["verify", str(record)]) == 2
    assert "has no fingerprint" in capsys.readouterr().err
