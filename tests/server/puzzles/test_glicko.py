"""Glicko-2, against the example of Glickman's paper; and what follows from it for puzzles."""

import pytest

from tamaya.server.puzzles.glicko import BEGINNING, LEAST_DEVIATION, PERIOD, rated, rating_at
from tamaya.server.storage.kept.practised import Rating, SolverRating


def test_the_example_of_the_paper() -> None:
    others = [(Rating(1400, 30, 0.06), 1.0), (Rating(1550, 100, 0.06), 0.0), (Rating(1700, 300, 0.06), 0.0)]
    new = rated(Rating(1500, 200, 0.06), others)
    assert new.rating == pytest.approx(1464.06, abs=0.02)
    assert new.deviation == pytest.approx(151.52, abs=0.01)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_surprise_changes_more_and_raises_the_volatility() -> None:
    strong, weak = Rating(1900, 60, 0.06), Rating(1300, 60, 0.06)
    expected, surprise = (rated(strong, [(weak, score)], 0.0) for score in (1.0, 0.0))
    assert expected.rating - strong.rating < 5 < 15 < strong.rating - surprise.rating
    assert surprise.volatility > expected.volatility


def test_what_somebody_wins_the_puzzle_loses_and_both_become_surer() -> None:
    new = rating_at(5.0)(None, None, True)
    assert new.solver.rating - 1500 == pytest.approx(1500 - new.puzzle.rating)
    assert new.solver.deviation == new.puzzle.deviation < BEGINNING.deviation


def test_who_was_away_is_less_known_and_moves_faster() -> None:
    known = SolverRating(Rating(1600, 60, 0.06), 0.0, 50)
    soon, late = (rating_at(away * PERIOD)(known, None, True).solver for away in (0, 73))
    assert late.rating - 1600 > 2 * (soon.rating - 1600)
    assert 100 < late.deviation < 110


def test_a_rating_never_stops_moving() -> None:
    now = BEGINNING
    for place in range(300):
        now = rated(now, [(Rating(1500, 50, 0.06), place % 2)], 0.0)
    assert now.deviation == LEAST_DEVIATION
    assert now.rating == pytest.approx(1500, abs=30)
