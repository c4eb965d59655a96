"""After the game, with open cards and with closed ones: what was possible, what could be known, what it cost.

`solve` says what the most is that can still be reached from a position, `what_was_possible` the same for each move of a
game. `known_hand` says what a seat can know of its own cards, `what_could_be_known` the same before each move.
`what_it_meant` reads each hint by conventions. `end_game` says what each thing that the seat to act can do is worth
near the end, `what_lay_ahead` the same for each of the last moves. `puzzles` asks questions about positions."""

from tamaya.review.ending.judging import EndGame, EndGameOption, JudgedMove, end_game, what_lay_ahead
from tamaya.review.known import KnownCard, KnownMove, known_hand, what_could_be_known
from tamaya.review.meant import Meaning, what_it_meant
from tamaya.review.possible import Reviewed, what_was_possible
from tamaya.review.solver.solving import Solution, solve

__all__ = [
    "EndGame",
    "EndGameOption",
    "JudgedMove",
    "KnownCard",
    "KnownMove",
    "Meaning",
    "Reviewed",
    "Solution",
    "end_game",
    "known_hand",
    "solve",
    "what_could_be_known",
    "what_it_meant",
    "what_lay_ahead",
    "what_was_possible",
]
