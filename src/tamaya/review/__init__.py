"""After the game, with open cards and with closed ones: what was possible, what could be known, what it cost.

`solve` says what the most is that can still be reached from a position, `what_was_possible` the same for each move of a
game."""

from tamaya.review.possible import Reviewed, what_was_possible
from tamaya.review.solver.solving import Solution, solve

__all__ = ["Reviewed", "Solution", "solve", "what_was_possible"]
