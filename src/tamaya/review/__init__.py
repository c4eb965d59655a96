"""After the game, with open cards and with closed ones: what was possible, what could be known, what it cost.

`solve` says what the most is that can still be reached from a position."""

from tamaya.review.solver.solving import Solution, solve

__all__ = ["Solution", "solve"]
