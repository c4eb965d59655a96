"""What each move of a game left possible."""

import json
import random
from itertools import count, pairwise
from pathlib import Path

import pytest

from tamaya import Game, Rules
from tamaya.cli import main
from tamaya.review import solve, what_was_possible
from tamaya.review.ending.judging import work_out_end
from tests.core.playing import choose

# Of the real games: the moments, the dearest first, as somebody who plays well has read them, too
MOMENTS = {
    1: "26:bad-hint 31:unlucky-play 7:not-saved",
    2: "24:unlucky-discard 45:useless-kept",
    3: "14:not-saved",
    4: "27:unseen 16:long-shot 23:long-shot",
    5: "50:gamble 11:unlucky-discard 14:not-saved 16:bad-hint 24:bad-hint",
    8: "26:other-asked",
    9: "16:misread",
    11: "24:other-asked",
    13: "16:not-saved",
    14: "12:not-saved",
    15: "25:unseen 50:not-played 17:bad-hint",
    16: "48:time 16:long-shot 17:bad-hint 23:not-saved 56:risky-discard",
    17: "44:bad-hint 40:bad-hint",
    18: "28:gamble 7:unlucky-play 24:long-shot",
    19: "21:not-saved",
    20: "31:time 50:unseen 25:long-shot",
    21: "31:not-saved 10:not-saved 50:unseen 52:try 54:time",
    23: "19:other-asked 28:not-saved 46:time 22:misread",
    24: "42:time 45:unseen",
}
MORE = {
    1: "29:misread 7:not-saved 33:useless-kept",
    2: "69:time 24:unseen 56:not-saved 68:other-asked 59:no-tokens",
    3: "23:unlucky-discard 16:bad-hint",
    4: "34:bad-hint 28:unlucky-discard 27:unlucky-play 21:long-shot",
    7: "30:not-saved 16:bad-hint",
    8: "58:time",
    9: "42:bad-hint 5:misread",
    10: "46:gamble 37:time 12:long-shot 18:long-shot",
    11: "20:long-shot 22:long-shot",
    12: "34:not-saved 33:not-saved 58:sure-play 35:long-shot",
    13: "9:bad-hint",
    14: "43:gamble 40:misread 41:time 32:long-shot",
    15: "44:unseen 17:misread",
    16: "15:bad-hint 9:other-asked 10:misread",
}
DATA = Path(__file__).parents[3] / "shared" / "data"


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
    assert sum(step.cost for step in steps) <= 25 - game.score
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


@pytest.mark.skipif(not DATA.exists(), reason="the real games are not here")
@pytest.mark.parametrize(
    ("file", "expected"),
    [("hanab-live-games", MOMENTS), pytest.param("more-hanab-live-games", MORE, marks=pytest.mark.long)],
    ids=["some", "more"],
)
def test_real_games_are_reviewed(file: str, expected: dict[int, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(DATA / f"{file}.json"), "--agreement", "beginner", "--json", "-"]) == 0
    reviews = json.loads(capsys.readouterr().out)
    for review in reviews:
        assert review["moves"][-1]["best_after"] >= review["score"]
        assert all(moment["cost"] > 0 and moment["line"] for moment in review["moments"])
        assert len(review["moments"]) <= 5
        assert 0 <= review["difficulty"]["harder"] < review["difficulty"]["harder"] + review["difficulty"]["alike"] <= 1
        assert not (review["outcome"] == "perfect" and review["moments"])
    named = {
        game: " ".join(f"{moment['number']}:{moment['kind']}" for moment in review["moments"])
        for game, review in enumerate(reviews, start=1)
        if review["moments"]
    }
    assert named == expected
