"""Glicko-2 (Mark Glickman, 2013): how strong somebody is, how certain that is, and how much it changes with a result. A
puzzle that somebody does not solve has won.

A rating begins at 1500; 1700 beats 1500 in three cases of four. The true value lies within two deviations in 19 cases
of 20.
"""

import math
from collections.abc import Sequence

from tamaya.server.storage.kept.practised import Rate, Rated, Rating, SolverRating

BEGINNING = Rating(1500.0, 350.0, 0.06)
LEAST_DEVIATION = 45.0  # below it a rating would hardly move any more
SETTLED = 110.0  # a rating with at most this deviation means something
PERIOD = 5 * 86_400.0  # seconds: after a year without a puzzle a deviation of 60 is about 107
_SCALE = 173.7178
_TAU = 0.5  # how fast the volatility may change
_CLOSE = 1e-6


def rated(one: Rating, results: Sequence[tuple[Rating, float]], periods: float = 1.0) -> Rating:
    """A rating after these results, each with its opponent and from 0 to 1, this many periods after the previous
    ones."""
    mu, phi = (one.rating - BEGINNING.rating) / _SCALE, one.deviation / _SCALE
    inverse, improvement = 0.0, 0.0
    for other, score in results:
        weight = 1 / math.sqrt(1 + 3 * (other.deviation / _SCALE / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-weight * (mu - (other.rating - BEGINNING.rating) / _SCALE)))
        inverse += weight**2 * expected * (1 - expected)
        improvement += weight * (score - expected)
    volatility = _volatility(one.volatility, phi, 1 / inverse, improvement / inverse)
    phi = 1 / math.sqrt(1 / (phi**2 + periods * volatility**2) + inverse)
    deviation = min(max(phi * _SCALE, LEAST_DEVIATION), BEGINNING.deviation)
    return Rating((mu + phi**2 * improvement) * _SCALE + BEGINNING.rating, deviation, volatility)


def _volatility(old: float, phi: float, variance: float, delta: float) -> float:
    """Step 5 of Glickman's paper: the root of a function, found between two values that enclose it."""

    def f(x: float) -> float:
        spread = phi**2 + variance + math.exp(x)
        return math.exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - a) / _TAU**2

    a = math.log(old**2)
    low = a
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(a - steps * _TAU) < 0:
            steps += 1
        high = a - steps * _TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def rating_at(now: float) -> Rate:
    """The ratings of a puzzle and its solver after a first answer at this time. People change while
    they are away; puzzles do not."""

    def rate(solver: SolverRating | None, puzzle: Rating | None, first: bool) -> Rated:
        mine, its = solver.rating if solver else BEGINNING, puzzle or BEGINNING
        away = max(0.0, now - solver.at) / PERIOD if solver else 0.0
        score = 1.0 if first else 0.0
        return Rated(rated(mine, [(its, score)], away), rated(its, [(mine, 1.0 - score)], 0.0))

    return rate
