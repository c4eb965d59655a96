"""`tamaya winnable`: counts with both bounds, resumed, and refused in a sentence."""

import json
from pathlib import Path

import pytest

from tamaya.cli import main
from tamaya.core.errors import TamayaError
from tamaya.core.randomness import SEEDS
from tamaya.core.rules import Rules
from tamaya.review.winnable import DealRange, judge


def test_every_deal_has_a_verdict_and_some_cannot_be_won(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["winnable", "--players", "2", "--deals", "60", "--rules", "multicolour=named-5", "--nodes", "3000"]
    assert main([*asked, "--workers", "1", "--json", "-"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["players"] == 2
    assert found["deals"] == found["won"] + found["lost"] + found["undecided"] == 60
    assert found["lost"] > 0  # with single copies many are lost
    assert found["at_least"] == found["won"] / 60 < found["at_most"] + 1e-9


def test_a_run_is_resumed_where_it_was_broken_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run.jsonl"
    asked = ["winnable", "--players", "3", "--workers", "1", "--resume", str(file), "--json", "-"]
    assert main([*asked, "--deals", "8"]) == 0
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:-1]) + "\n" + lines[-1][:9])  # killed while it wrote
    capsys.readouterr()
    assert main([*asked, "--deals", "12"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 12
    assert main([*asked, "--deals", "12", "--seed", "5"]) == 2
    assert "a different run" in capsys.readouterr().err


def test_with_more_positions_only_what_is_undecided_is_tried_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.jsonl"
    asked = ["winnable", "--players", "2", "--deals", "40", "--workers", "1", "--resume", str(file), "--json", "-"]
    assert main([*asked, "--nodes", "100"]) == 0
    before = json.loads(capsys.readouterr().out)
    assert before["undecided"] > 0
    first = file.read_text()
    assert main([*asked, "--nodes", "5000"]) == 0
    after = json.loads(capsys.readouterr().out)
    assert (after["deals"], after["nodes"]) == (40, 5000)
    assert after["undecided"] < before["undecided"]
    again = [json.loads(line) for line in file.read_text().removeprefix(first).splitlines()]
    assert sum(len(part["letters"]) for part in again) == before["undecided"]
    written = file.read_text()
    assert main([*asked, "--nodes", "3000"]) == 0  # fewer than before: nothing to do
    assert json.loads(capsys.readouterr().out)["undecided"] == after["undecided"]
    assert file.read_text() == written


def test_the_same_seeds_get_the_same_verdicts_in_whatever_portions() -> None:
    asked = DealRange(Rules(), 2, 10, 74, 2_000)
    whole = judge(asked, 0, 10).letters
    assert whole == judge(asked, 0, 4).letters + judge(asked, 4, 10).letters
    assert "w" in whole


def test_a_single_deal_can_be_asked_for_also_the_last_one() -> None:
    DealRange(Rules(), 2, 1).check()
    DealRange(Rules(), 2, 1, SEEDS[-1]).check()
    with pytest.raises(TamayaError, match="seed cannot be"):
        DealRange(Rules(), 2, 2, SEEDS[-1]).check()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--deals", "0"], "deals cannot be 0: at least 1."),
        (["--nodes", "0"], "nodes cannot be 0: at least 1."),
        (["--players", "7"], "7 players cannot play"),
        (["--seed", "-1"], "seed cannot be -1"),
        (["--json", "no/folder.json"], "no/folder.json: No such file or directory"),
    ],
)
def test_what_cannot_be_solved_is_refused_in_a_sentence(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["winnable", *asked]) == 2
    assert said in capsys.readouterr().err
