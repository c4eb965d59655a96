"""What was possible: for each move of a game the greatest score that could be reached before it and after it."""

import time
from collections.abc import Callable
from typing import NamedTuple

from tamaya.core.game import Game
from tamaya.core.values import described
from tamaya.review.solver.solving import NODES, Solution, Solver, check_nodes

HURRIED = 500  # positions looked at for each score once time has run out


@described
class Reviewed(NamedTuple):
    """A move, and what it left possible with open cards.

    Attributes:
        number: moves are counted from 1
        seat: who acted
        action: what was done, in notation
        best_before: a score that could be reached before it
        bound_before: no more than this could be
        best_after: a score that could be reached after it
        bound_after: no more than this could be
        line: how the best before the move could be reached
    """

    number: int
    seat: int
    action: str
    best_before: int
    bound_before: int
    best_after: int
    bound_after: int
    line: tuple[str, ...]

    @property
    def cost(self) -> int:
        """How many points it certainly made unreachable."""
        return max(0, self.best_before - self.bound_after)

    def made_up_for(self, score: int) -> bool:
        """Whether all that could be reached before it was reached in the end: then it has cost nothing."""
        return score >= self.best_before


def what_was_possible(
    game: Game,
    nodes: int = NODES,
    seconds: float = float("inf"),
    tell: Callable[[float], None] = lambda _: None,
) -> list[Reviewed]:
    """Every move of a game from its deal on. After this many seconds of processor time (a busy machine finds no less)
    it hardly searches any more, so the bounds become wider; `tell` is told which share is done."""
    check_nodes(nodes)
    until = time.process_time() + seconds
    now, moves = game.start(), game.moves
    solver = Solver(game.tables)
    before = solver.solve(now, nodes)
    steps: list[Reviewed] = []
    for number, seat, action, _, gestures in moves:
        for entry in (*gestures, action):
            now.enter(entry)
        tell((number - 1) / len(moves))
        done = str(action)
        after = _after(before, done, now, solver, nodes if time.process_time() < until else min(nodes, HURRIED))
        steps.append(Reviewed(number, seat, done, before.best, before.bound, after.best, after.bound, before.line))
        before = after
    return _in_hindsight(steps)


def _after(before: Solution, action: str, now: Game, solver: Solver, nodes: int) -> Solution:
    """What is possible after a move: the known line goes on, or another is sought."""
    if before.decided and before.line[:1] == (action,):
        return before._replace(line=before.line[1:])
    found = solver.solve(now, nodes)
    return found._replace(bound=min(found.bound, before.bound))


def _in_hindsight(steps: list[Reviewed]) -> list[Reviewed]:
    """What was found possible later was possible before too, by a line that leads there."""
    for place in range(len(steps) - 1, -1, -1):
        step = steps[place]
        if step.best_after > step.best_before:
            following = steps[place + 1].line if place + 1 < len(steps) else ()
            steps[place] = step._replace(best_before=step.best_after, line=(step.action, *following))
            if place:
                steps[place - 1] = steps[place - 1]._replace(best_after=step.best_after)
    return steps
