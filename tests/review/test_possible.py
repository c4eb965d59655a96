"""What each move of a game left possible."""

import json
import random
from itertools import count, pairwise
from pathlib import Path

import pytest

from tamaya import Game, Rules
from tamaya.cli import main
from tamaya.review import solve, what_was_possible
from tamaya.review.ending.backwards import work_out_end
from tamaya.review.possible import moments
from tests.core.playing import choose

# Of the real games: the moments, the dearest first, as somebody who plays well has read them, too
MOMENTS = {
    1: "27:misread 31:unlucky-play 7:not-saved",
    2: "24:unlucky-discard 45:useless-kept",
    3: "14:not-saved",
    4: "27:unseen 16:long-shot 23:long-shot",
    5: "50:misread 11:unlucky-discard 14:not-saved 17:misread 29:long-shot",
    8: "26:other-asked",
    9: "16:misread",
    11: "24:other-asked 25:misread",
    13: "16:not-saved",
    14: "12:not-saved",
    15: "50:time 25:unseen 24:misread",
    16: "48:time 16:long-shot 18:misread 23:not-saved 56:risky-discard",
    17: "47:misread 42:misread",
    18: "28:long-shot 7:unlucky-play 24:long-shot",
    19: "21:not-saved",
    20: "31:time 25:long-shot",
    21: "31:not-saved 50:time 10:not-saved 52:try",
    23: "19:other-asked 28:not-saved 46:time 22:misread",
    24: "42:time",
}
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


def test_a_busy_machine_finds_out_no_less(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.deal(Rules(colours=3, hand_size=2), 2, seed=2)
    for action in solve(game).line:
        game.do(action)
    monkeypatch.setattr("time.monotonic", count(0, 1000).__next__)
    assert what_was_possible(game, seconds=100) == what_was_possible(game)
    assert work_out_end(game, seconds=100) == work_out_end(game)


@pytest.mark.skipif(not GAMES.exists(), reason="the real games are not here")
def test_real_games_are_reviewed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(GAMES), "--json", "-"]) == 0
    reviews = json.loads(capsys.readouterr().out)
    assert len(reviews) == 24
    for review in reviews:
        assert review["moves"][-1]["best_after"] >= review["score"]
        assert all(moment["cost"] > 0 and moment["line"] for moment in review["moments"])
        assert len(review["moments"]) <= 5
        assert 0 <= review["difficulty"]["harder"] < review["difficulty"]["harder"] + review["difficulty"]["alike"] <= 1
    perfect = [review for review in reviews if review["outcome"] == "perfect"]
    assert len(perfect) == 3
    assert not any(review["moments"] for review in perfect)
    named = {
        game: " ".join(f"{moment['number']}:{moment['kind']}" for moment in review["moments"])
        for game, review in enumerate(reviews, start=1)
        if review["moments"]
    }
    assert named == MOMENTS
    assert reviews[4]["moments"][0]["instead"] == "play 13", "the red 5 was certain, and it was the last mistake"
    assert reviews[19]["moments"][0]["lost"] == 7, "all that was lost for want of time"
