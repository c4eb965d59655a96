"""Puzzles with open cards, which the solver proves: the only move that keeps the perfect show within reach, and the
discarded card that a bonus tile should bring back."""

from tamaya.bots.bot import Reason
from tamaya.core.actions import Action, Hint, Play, Take
from tamaya.core.game import Game
from tamaya.review.puzzles.by_counting import names
from tamaya.review.puzzles.claims import after, is_placed, missing_cards, most_after_each, turns_to_lay_down
from tamaya.review.puzzles.puzzle import (
    ANY_HINT,
    BETWEEN,
    BONUS_TILES,
    LAST_ROUND,
    PACE,
    SHOW,
    TILE,
    WAY,
    Puzzle,
    same_answer,
    theme_of_cards,
)
from tamaya.review.solver.solving import Solver

FEW = 8  # cards in the pile: with more, nobody can work it out


def keeping(game: Game, solver: Solver | None = None) -> Puzzle | None:
    """The puzzle in this position, if it is a good one: everything else is proven to lose the show, also playing at
    least one card that fits."""
    goal = game.rules.max_score
    if game.outcome is not None or game.rules.bonus_tiles or game.rules.masterpiece or game.rules.announce:
        return None  # tiles are hidden; without a last round there is time enough; who announces has a second way
    if len(game.pile) > FEW or game.prospects().best < goal:
        return None
    playable = game.prospects().playable
    fitting = [card for card in game.hands[game.actor] if game.card(card) in playable]
    if not fitting:
        return None
    solver = solver or Solver(game.tables)
    keeps: list[tuple[Action, Game]] = []
    for action in _different(game):
        after = game.copy()
        after.do(action)
        reached = after.score == goal if after.outcome else solver.can_reach(after.row, goal)
        if reached is None:
            return None
        if reached:
            keeps.append((action, after))
        if len(keeps) > 1:
            return None
    if not keeps:
        return None
    ((action, after),) = keeps
    tempting = tuple([card for card in fitting if not (isinstance(action, Play) and _same(game, card, action.card))])
    if not tempting:
        return None
    solution = ANY_HINT if isinstance(action, Hint) else str(action)
    line = (str(action), *solver.solve(after).line)
    what = type(action).__name__.lower()
    return Puzzle(
        SHOW,
        game,
        solution,
        tempting,
        (
            Reason("puzzle-missing", (), (("missing", missing_cards(game)), ("most", turns_to_lay_down(game)))),
            Reason("puzzle-tempting", tempting[:1]),
            Reason(f"puzzle-do-{what}"),
        ),
        (Reason(WAY, (), (("line", BETWEEN.join(line)),)), *_tempted(game, solver, tempting[0])),
        _theme(game, action, tempting[0]),
    )


def _theme(game: Game, action: Action, tempting: int) -> str:
    laid = [] if isinstance(action, Hint | Take) else [action.card]
    cards = [game.card(card) for card in (*laid, tempting)]
    return theme_of_cards(cards, LAST_ROUND if len(game.pile) <= 1 else PACE)


def _tempted(game: Game, solver: Solver, card: int) -> tuple[Reason, ...]:
    """What the card that tempts would lead to."""
    after = game.copy()
    after.do(Play(card))
    most = solver.solve(after).bound
    return (Reason("puzzle-tempted", (card,), (("most", most),)),)


def _different(game: Game) -> list[Action]:
    """The options; of those that come to the same, only one."""
    return list({same_answer(game, str(action)): action for action in game.legal_actions()}.values())


def _same(game: Game, one: int, other: int) -> bool:
    return game.card(one) == game.card(other)


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
