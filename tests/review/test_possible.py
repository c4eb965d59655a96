"""What each move of a game left possible."""

import json
import random
from itertools import pairwise
from pathlib import Path

import pytest

from tamaya import Game, Rules
from tamaya.cli import main
from tamaya.review import what_was_possible
from tamaya.review.possible import moments
from tests.core.playing import choose

GAMES = Path(__file__).parents[3] / "shared" / "data" / "hanab-live-games.json"


def test_throwing_the_only_red_five_away_costs_a_point_and_the_line_shows_what_else() -> None:
    game = Game.deal(Rules(), 3, seed=4)
    five = next(id for id, card in enumerate(game.deck) if str(card) == "r5")
    while five not in game.hands[game.actor] or game.hints == 8:
        hint = next(action for action in game.legal_actions() if str(action).startswith("hint"))
        newest = game.hands[game.actor][-1]
        game.do(hint if game.hints == 8 or newest == five else f"discard {newest}")
    moves = game.turn
    game.do(f"discard {five}")
    step = what_was_possible(game)[moves]
    assert step.action == f"discard {five}"
    assert step.bound_after < step.best_before
    replayed = Game.deal(Rules(), 3, seed=4)
    for action in (*game.history[:moves], *step.line):
        replayed.do(str(action))
    assert replayed.score == step.best_before


def test_nothing_becomes_possible_again_and_the_end_is_the_score() -> None:
    game = Game.deal(Rules(), 2, seed=9)
    chance = random.Random(9)
    while game.outcome is None:
        game.do(choose(game, chance, 90))
    steps = what_was_possible(game)
    assert len(steps) == len(game.history)
    for step, following in pairwise(steps):
        assert step.best_after <= step.best_before <= step.bound_before
        assert (step.best_after, step.bound_after) == (following.best_before, following.bound_before)
    assert steps[-1].best_after == steps[-1].bound_after == game.score
    assert sum(step.cost for step in moments(steps)) <= 25 - game.score
    heard: list[float] = []
    hurried = what_was_possible(game, seconds=0, tell=heard.append)
    assert heard == [number / len(steps) for number in range(len(steps))]
    for step, in_time in zip(hurried, steps, strict=True):
        assert step.best_after <= in_time.bound_after, "what is found in a hurry is true, too"
        assert in_time.best_after <= step.bound_after


@pytest.mark.skipif(not GAMES.exists(), reason="the real games are not here")
def test_real_games_are_reviewed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(GAMES), "--json", "-"]) == 0
    reviews = json.loads(capsys.readouterr().out)
    assert len(reviews) == 24
    for review in reviews:
        assert review["moves"][-1]["best_after"] >= review["score"]
        assert all(moment["cost"] > 0 and moment["line"] for moment in review["moments"])
        assert len(review["moments"]) <= 5
        assert 0 < review["difficulty"]["harder"] < 1
    perfect = [review for review in reviews if review["outcome"] == "perfect"]
    assert len(perfect) == 3
    assert not any(review["moments"] for review in perfect)
    third_mistake = reviews[4]["moments"][0]
    assert (third_mistake["kind"], third_mistake["instead"]) == ("sure-play", "play 13"), "the red 5 was certain"
    unsaved = reviews[0]["moments"][-1]
    assert (unsaved["kind"], unsaved["number"]) == ("not-saved", 7), "the blue 5 on the oldest place"
