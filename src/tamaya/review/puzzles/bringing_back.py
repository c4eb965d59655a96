"""Bonus tiles 5 and 6: exactly one discarded card is worth bringing back, because no other copy of it is left."""

from tamaya.bots.bot import Reason
from tamaya.core.actions import Take
from tamaya.core.game import Game
from tamaya.review.puzzles.certain import names
from tamaya.review.puzzles.claims import after, is_placed, most_after_each
from tamaya.review.puzzles.puzzle import TILE, Puzzle
from tamaya.review.puzzles.themes import BONUS_TILES
from tamaya.review.solver.solving import Solver


def bringing_back(game: Game, solver: Solver | None = None) -> Puzzle | None:
    """The puzzle in this position, if it is a good one: whatever the hidden cards are, every other choice allows fewer
    points than can be reached after this one; and another card is of use, too."""
    if game.outcome is not None or not any(isinstance(action, Take) for action in game.legal_actions()):
        return None
    bounds = most_after_each(game)
    best, *others = sorted(bounds, key=lambda take: -bounds[take])
    if not others or bounds[best] == bounds[others[0]]:
        return None
    found = (solver or Solver(game.tables)).solve(after(game, best))
    most = max(bounds[take] for take in others)
    if not found.decided or found.best <= most:
        return None
    tempting = [take.card for take in others if not is_placed(game, game.card(take.card))]
    if not tempting:
        return None
    face, trap = game.card(best.card), game.card(tempting[-1])
    return Puzzle(
        TILE,
        game,
        str(best),
        tuple(tempting),
        (
            Reason("puzzle-tile-gone"),
            Reason("puzzle-tile-most", (), (("most", found.best),)),
            Reason("puzzle-tile-one-of", (), (("faces", names((face, trap))),)),
        ),
        (
            Reason("puzzle-tile-why", (), (("face", str(face)),)),
            Reason("puzzle-tile-then", (), (("most", found.best), ("other", most))),
        ),
        BONUS_TILES,
    )
