"""Luck, as the page is told: how hard a deal was, and how narrow the way to the most that it allowed."""

from collections.abc import Sequence

from tamaya.core.game import Game
from tamaya.extras import lacking
from tamaya.review.luck import difficulty, tightest
from tamaya.review.possible import Reviewed
from tamaya.server.wire.review import BestLine, Luck

DIGITS = 4


def luck_of(game: Game) -> Luck | None:
    """How hard the deal was; None without figures for its rules, or without what bots need to play it."""
    found = None if lacking("fast") else difficulty(game)
    return None if found is None else Luck(*(round(figure, DIGITS) for figure in found[1:]))


def best_line(game: Game, steps: Sequence[Reviewed]) -> BestLine | None:
    """The way that the solver found from the deal on."""
    line = list(steps[0].line) if steps else []
    if not line:
        return None
    narrow = tightest(game.start(), line)
    return BestLine(line, narrow.number if narrow else None, narrow.spare if narrow else 0)
