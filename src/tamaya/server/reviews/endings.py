"""The end of a game, as the page is told: what each thing that could be done was worth."""

from collections.abc import Callable

from tamaya.core.game import Game
from tamaya.review.ending.backwards import work_out_end
from tamaya.server.wire.review import EndOption, EndReview, EndTurn

SECONDS = 60.0  # for all moves together
DIGITS = 4


def end_review(game: Game, tell: Callable[[float], None]) -> EndReview:
    """The end, as far back as a second a move allows."""
    worked_out = work_out_end(game, seconds=SECONDS, tell=tell)
    turns = [
        EndTurn(
            move=move.number,
            seat=move.seat,
            options=[
                EndOption(option.action, round(option.perfect, DIGITS), _decided(option.score, option.score_bound))
                for option in move.ahead.options
            ],
        )
        for move in worked_out.moves
    ]
    return EndReview(turns, worked_out.pile, worked_out.stopped)


def _decided(least: float, most: float) -> float | None:
    return round(least, DIGITS) if least == most else None
