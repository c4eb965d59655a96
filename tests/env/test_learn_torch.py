"""The example with PyTorch learns, keeps what it learnt, and plays as a bot. Only where PyTorch is installed."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.learners import without

pytest.importorskip("torch", reason=without("torch"))

from examples.learn_torch import Learner, learned, main
from tamaya import Rules, TamayaError
from tamaya.arena import play_game

BASE = Rules(empty_hints=False)
STRANGERS = ("--partners", "smart,hat", "--other-play")
TEAM = ("examples.learn_torch:make", "smart")


def test_it_learns_for_a_moment_keeps_it_and_sits_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "learned"
    points = main(["--minutes", "0", "--games", "32", "--out", str(out)])
    assert (tmp_path / "learned.csv").read_text().splitlines()[0] == "steps,cards"
    assert ET.parse(tmp_path / "learned.svg").getroot().tag.endswith("svg")
    again = main(["--minutes", "0", "--games", "32", "--out", str(out), "--resume", *STRANGERS])
    assert again[0][0] > points[-1][0]
    monkeypatch.setenv("TAMAYA_LEARNED", str(tmp_path / "learned.pt"))
    games = [play_game(TEAM, BASE, 7).game for _ in range(2)]
    assert games[0].outcome is not None
    assert games[0].history == games[1].history
    with pytest.raises(TamayaError, match="is for games with"):
        play_game((*TEAM, "smart"), BASE, 7)
    learned.cache_clear()
    monkeypatch.setenv("TAMAYA_LEARNED", str(tmp_path / "none.pt"))
    with pytest.raises(TamayaError, match=r"There is no .*none\.pt"):
        play_game(TEAM, BASE, 7)


@pytest.mark.long
def test_it_gets_better() -> None:
    learner = Learner(128, 2, "smart", 1)
    means = []
    for _ in range(4):
        learner.worths.clear()
        for _ in range(20):
            learner.learn()
        means.append(sum(learner.worths) / len(learner.worths))
    assert means[-1] > means[0] + 1
