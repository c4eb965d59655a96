"""After the game, with open cards and with closed ones: what was possible, what could be known, what it cost.

`solve` says what the most is that can still be reached from a position, `what_was_possible` the same for each move of a
game. `known_hand` says what a seat can know of its own cards, `what_could_be_known` the same before each move.
`what_it_meant` reads each hint by conventions."""

from tamaya.review.known import KnownCard, KnownMove, known_hand, what_could_be_known
from tamaya.review.meant import Meaning, what_it_meant
from tamaya.review.possible import Reviewed, what_was_possible
from tamaya.review.solver.solving import Solution, solve

__all__ = [
    "KnownCard",
    "KnownMove",
    "Meaning",
    "Reviewed",
    "Solution",
    "known_hand",
    "solve",
    "what_could_be_known",
    "what_it_meant",
    "what_was_possible",
]
