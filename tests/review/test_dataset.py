"""`tamaya dataset`: the tables say what the games say; a run goes on where it stopped; what is not known is skipped."""

import json
from pathlib import Path

import numpy as np
import pytest

from tamaya import Game, Rules
from tamaya.arena import play_game
from tamaya.cli import main
from tamaya.core.events import seen_by
from tamaya.env.seat_observer import SeatObserver
from tamaya.formats import RecordedGame, write_all
from tamaya.review import end_game

pyarrow = pytest.importorskip("pyarrow")

from pyarrow import feather, parquet  # noqa: E402

RULES = Rules(multicolour="named-5", black_powder=True)


def save(path: Path, *games: Game) -> str:
    path.write_text(write_all("tamaya", [RecordedGame(game) for game in games]), encoding="utf-8")
    return str(path)


@pytest.fixture(scope="module")
def played() -> list[Game]:
    """Two games of bots: plain, and with options."""
    return [play_game(("smart", "hat"), Rules(), 3).game, play_game(("cautious",) * 3, RULES, 4).game]


@pytest.fixture(scope="module")
def folder(played: list[Game], tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("dataset")
    file = save(made / "games.json", *played)
    assert main(["dataset", str(made / "tables"), file, "--worlds", "4", "--workers", "1"]) == 0
    return made / "tables"


def rows_of(folder: Path) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = parquet.read_table(folder / "positions").to_pylist()
    return rows


def test_a_position_is_what_a_bot_at_its_seat_observes_and_can_do(folder: Path, played: list[Game]) -> None:
    games = parquet.read_table(folder / "games.parquet").to_pylist()
    assert [(one["players"], one["score"], one["moves"]) for one in games] == [
        (game.players, game.score, len(game.moves)) for game in played
    ]
    rows = iter(rows_of(folder))
    for number, game in enumerate(played):
        now = game.start()
        observers = [SeatObserver(game.rules, game.players, seat, "full") for seat in range(game.players)]
        events = tuple(now.log)
        for move in game.moves:
            for seat, observer in enumerate(observers):
                for event in events:
                    observer.see(seen_by(seat, event))
            row = next(rows)
            assert (row["game"], row["move"], row["seat"]) == (number, move.number, now.actor)
            packed = np.frombuffer(row["observation"], np.uint8)  # type: ignore[call-overload]
            bits = np.unpackbits(packed, count=row["bits"], bitorder="little")  # type: ignore[call-overload]
            assert (bits == observers[now.actor].observe()).all()
            assert row["legal"] == now.legal_numbers()
            assert now.action_of(row["made"]) == move.action  # type: ignore[arg-type]
            events = now.do(move.action)
    assert next(rows, None) is None


def test_moves_have_values_exact_ones_near_the_end(folder: Path, played: list[Game]) -> None:
    exact = 0
    for row in rows_of(folder):
        game = played[row["game"]]  # type: ignore[call-overload]
        values, errors, legal = (np.array(row[column]) for column in ("values", "errors", "legal"))
        assert len(values) == len(errors) == len(legal)
        assert (values <= game.at(row["move"] - 1).prospects().best + 1e-5).all()  # type: ignore[operator]
        if not row["exact"]:
            continue
        exact += 1
        before = game.at(row["move"] - 1)  # type: ignore[operator]
        ahead = end_game(before)
        found = [ahead.option_for(str(before.action_of(number))).score for number in legal]
        assert values == pytest.approx(found)
        assert not errors.any()
    assert exact >= 4


def test_a_run_that_was_stopped_goes_on_and_comes_to_the_same(played: list[Game], tmp_path: Path) -> None:
    file = save(tmp_path / "games.json", *[played[0].at(3)] * 20)
    asked = ["dataset", str(tmp_path / "tables"), file, "--worlds", "2", "--workers", "1", "--format", "arrow"]
    assert main(asked) == 0
    parts = sorted((tmp_path / "tables" / "positions").iterdir())
    assert [path.name for path in parts] == ["000000.arrow", "000008.arrow", "000016.arrow"]
    whole = [feather.read_table(path) for path in parts]
    parts[1].unlink()
    kept = parts[0].stat().st_mtime_ns
    assert main(asked) == 0
    assert [feather.read_table(path) for path in parts] == whole
    assert parts[0].stat().st_mtime_ns == kept


def test_a_folder_of_other_games_is_left_alone(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(folder.parent / "games.json")
    assert main(["dataset", str(folder), file, "--worlds", "5"]) == 2
    assert "dataset.json" in capsys.readouterr().err


SIX = {"players": list("abcdef"), "deck": [{"suitIndex": 0, "rank": 1}] * 50, "actions": []}
ODD = {"players": ["a", "b"], "deck": [], "actions": [], "options": {"variant": "Alternating Clues (5 Suits)"}}


def test_games_of_six_and_unknown_rules_are_told_and_skipped(
    played: list[Game], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    known = [write_all("tamaya", [RecordedGame(game.at(2))]) for game in played]
    lines = [json.dumps(json.loads(text)) for text in known]
    file.write_text("\n".join((lines[0], json.dumps(SIX), json.dumps(ODD), lines[1])), encoding="utf-8")
    asked = ["dataset", str(tmp_path / "tables"), str(file), "--layout", "hle", "--worlds", "0", "--workers", "1"]
    assert main(asked) == 0
    told = capsys.readouterr()
    assert "2 positions from 1 game; 3 games skipped" in told.out
    for place, why in ((2, "6 players"), (3, "Alternating"), (4, "'hle'")):
        line = next(line for line in told.err.splitlines() if f"game {place} of" in line)
        assert why in line
    about = json.loads((tmp_path / "tables" / "dataset.json").read_text(encoding="utf-8"))
    assert [one["place"] for one in about["skipped"]] == [2, 3, 4]
    assert rows_of(tmp_path / "tables")[0]["values"] is None
