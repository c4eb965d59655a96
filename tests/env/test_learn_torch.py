"""The example with PyTorch learns, keeps what it learnt, and plays as a bot. Only where PyTorch is installed."""

import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

from tests.learners import without

pytest.importorskip("torch", reason=without("torch"))

import torch

from examples.learn_torch import BOARD, CARD, CHECKPOINT, HAND, MEMORY, RATE, Eyes, Learner, judge, learned, main
from tamaya import Rules, TamayaError
from tamaya.arena import play_game
from tamaya.core.row import NONE
from tamaya.env.raw import RawVectorEnv

BASE = Rules(empty_hints=False)
STRANGERS = ("--partners", "smart,hat", "--other-play")
TEAM = ("examples.learn_torch:make", "smart")


def test_it_learns_for_a_moment_keeps_it_and_sits_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = ("--games", "32", "--out", str(tmp_path / "learned"))
    points = main(["--minutes", "0.01", *out])
    assert (tmp_path / "learned.csv").read_text().splitlines()[0] == "seconds,score"
    assert ET.parse(tmp_path / "learned.svg").getroot().tag.endswith("svg")
    again = main(["--minutes", "0.05", *out, "--resume", *STRANGERS])
    assert again[: len(points)] == points
    assert again[-1][0] > points[-1][0]
    monkeypatch.setenv("TAMAYA_LEARNED", str(tmp_path / "learned.pt"))
    games = [play_game(TEAM, BASE, 7).game for _ in range(2)]
    assert games[0].outcome is not None
    assert games[0].history == games[1].history
    with pytest.raises(TamayaError, match="It has learnt games of two players"):
        play_game((*TEAM, "smart"), BASE, 7)
    monkeypatch.setenv("TAMAYA_LEARNED", str(tmp_path / "none.pt"))
    with pytest.raises(TamayaError, match=r"There is no .*none\.pt"):
        play_game(TEAM, BASE, 7)


def test_it_plays_at_a_table_as_it_does_where_it_learns() -> None:
    env = RawVectorEnv(2, 6, partners="smart", seat=0, auto_reset=False)
    env.reset(np.arange(1, 7))
    network, eyes = learned(str(CHECKPOINT)), Eyes(env.layout)
    memory, actions = torch.zeros(6, 2, HAND, MEMORY), torch.zeros(6, dtype=torch.int64)
    while not env.batch.over.all():
        with torch.no_grad():
            seen = eyes.see(torch.from_numpy(env.observations().astype(np.float32)), actions)
            legal = torch.from_numpy(env.legal.copy())
            odds, _, memory = judge(network, seen[None], legal[None], torch.ones(1, 6), memory)
        actions = odds[0].argmax(1)
        env.step(np.where(env.batch.over, NONE, actions.numpy()))
    scores = [play_game(TEAM, BASE, seed).score for seed in range(1, 7)]
    assert scores == env.batch.scores.tolist()
    assert sum(scores) > 6 * 12


def test_it_knows_what_cards_are_good_for() -> None:
    env = RawVectorEnv(2, 40, partners="smart", teacher="smart", seat="turning", seed=1)
    for _ in range(15):
        env.step(env.advice)
    bits = torch.from_numpy(env.observations().astype(np.float32))
    seen = Eyes(env.layout).see(bits, torch.zeros(40, dtype=torch.int64))
    cards = seen[:, BOARD:].numpy()[:, : 2 * HAND * CARD].reshape(40, 2 * HAND, CARD)
    for lane in range(40):
        game = env.batch.game(lane)
        view = game.view(game.actor)
        for slot, card in enumerate(game.card(id) for id in game.hands[1 - game.actor]):
            good_for = [card in view.playable, card not in view.useless, card in view.irreplaceable]
            assert cards[lane, HAND + slot, 3:6].tolist() == good_for


@pytest.mark.long
def test_it_gets_better() -> None:
    learner = Learner(128, "smart", 1, teacher="smart")
    means = []
    for _ in range(4):
        learner.scores.clear()
        for _ in range(20):
            learner.learn(imitating=True, rate=RATE)
        means.append(sum(learner.scores) / len(learner.scores))
    assert means[-1] > means[0] + 5
