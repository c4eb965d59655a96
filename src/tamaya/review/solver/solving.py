"""`solve`: the greatest score that can still be reached from a position with open cards, and how."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tamaya.core.errors import TamayaError
from tamaya.core.game import Game
from tamaya.core.kernel import score
from tamaya.core.prospects import prospects
from tamaya.core.row import OUTCOME, RUNNING, Row
from tamaya.core.tables import Tables
from tamaya.core.values import described
from tamaya.extras import lacking
from tamaya.review.solver import depth_first, keys, upper_bound
from tamaya.review.solver.space import DEEPEST, space_for

NODES = 50_000  # positions that are looked at for each score that is tried, unless somebody says how many
FIRST_TRY, SHORT_TRY = 2_000, 1_000  # positions of one try; a stuck try is better begun again in another order
NOISES = (200, 400, 800, 1600)
REMEMBERED = 1 << 20  # positions that failed


def check_nodes(nodes: int) -> None:
    """Refuse a number of positions that cannot be looked at."""
    if nodes < 1:
        raise TamayaError("at-least", option="nodes", value=str(nodes), least=1)


@described
class Solution(NamedTuple):
    """What can still be reached.

    Attributes:
        best: a score that is reached
        bound: no play reaches more; equal to `best` when decided
        line: the actions, in notation, from this position to `best`
        nodes: positions that were looked at
    """

    best: int
    bound: int
    line: tuple[str, ...]
    nodes: int

    @property
    def decided(self) -> bool:
        """Whether `best` is proven to be the most."""
        return self.best == self.bound


def solve(game: Game, nodes: int = NODES) -> Solution:
    """The greatest score that can still be reached if everybody sees all cards. Bonus tiles and tile 5 are as this deal
    gives them. For each score that is tried, at most this many positions are looked at.

    Examples:
        >>> from tamaya import Rules
        >>> from tamaya.arena import play_game
        >>> from tamaya.review import solve
        >>> game = play_game(("cautious",) * 2, Rules(), seed=1).game
        >>> solution = solve(game.at(len(game.moves) - 3))
        >>> solution.best == solution.bound >= game.score
        True
    """
    return Solver(game.tables).solve(game, nodes)


class Solver:
    """Solves positions of games with the same rules and number of players, one after the other."""

    def __init__(self, t: Tables, remembered: int = REMEMBERED) -> None:
        self._tables = t
        self._salt = self._deal = 0
        if lacking("fast"):
            self._search, self._survey, draw_lots = depth_first.search, upper_bound.survey_deal, keys.draw_lots
            self._t: Any = t
            zeros = lists
        else:
            from tamaya.review.linking import arrays, solver, tables_record

            compiled = solver()
            self._search, self._survey = compiled[depth_first.search], compiled[upper_bound.survey_deal]
            draw_lots = compiled[keys.draw_lots]
            self._t = tables_record(t)
            zeros = arrays
        self._space = space_for(t, remembered, zeros)
        self._spent = zeros(2)
        draw_lots(self._space.lots)

    def solve(self, game: Game, nodes: int = NODES) -> Solution:
        """The greatest score that can still be reached in a game."""
        best, bound, numbers, looked_at = self.solve_row(game.row, nodes)
        copy = Game.from_row(game.rules, game.players, game.row)
        line = []
        for number in numbers:
            line.append(copy.action_of(number))
            copy.do(line[-1])
        return Solution(best, bound, tuple(map(str, line)), looked_at)

    def solve_row(self, row: Row, nodes: int = NODES) -> tuple[int, int, list[int], int]:
        """The same for a kernel row: best, bound, the numbers of the actions, and how many positions it took."""
        t = self._tables
        if row[OUTCOME] != RUNNING:
            return score(row, t), score(row, t), [], 0
        self._begin(row)
        highest = prospects(row, t).best
        looked_at = 0
        bound: int | None = None
        for target in (highest, *((0,) if t.masterpiece else range(highest - 1, t.worth_of_nothing - 1, -1))):
            verdict, count = self._try(target, nodes)
            looked_at += count
            if verdict == depth_first.REACHED:
                return target, target if bound is None else bound, self._line(), looked_at
            if verdict == depth_first.OPEN and bound is None:
                bound = target
        raise AssertionError("every game ends somehow")

    def can_reach(self, row: Sequence[int], target: int, nodes: int = NODES) -> bool | None:
        """Whether this score or more can be reached from a kernel row; None if undecided."""
        self._begin(row)
        verdict, _ = self._try(target, nodes)
        return None if verdict == depth_first.OPEN else verdict == depth_first.REACHED

    def _begin(self, row: Sequence[int]) -> None:
        self._deal += 1
        first = self._space.rows[0]
        for word, number in enumerate(row):
            first[word] = number
        self._survey(first, self._t, self._space)

    def _try(self, target: int, nodes: int) -> tuple[int, int]:
        """Search for a score: many tries, each in another order. Every other one is short, every fourth twice as long,
        every eighth four times. The first is for the many easy positions."""
        self._salt = (self._salt + keys.BITS // 3) & keys.BITS
        nodes = max(nodes, DEEPEST)  # enough to reach an end
        looked_at = 0
        number = 0
        while True:
            length = min(SHORT_TRY * (number & -number) or FIRST_TRY, nodes - looked_at)
            noise = NOISES[number % len(NOISES)] if number else 0
            deal = self._deal if number else depth_first.NO_DEAL
            verdict = self._search(
                self._t, target, length, self._space, deal, self._salt, number * 7919, noise, self._spent
            )
            looked_at += int(self._spent[0])
            number += 1
            if verdict != depth_first.OPEN or looked_at >= nodes:
                break
        return int(verdict), looked_at

    def _line(self) -> list[int]:
        """The line that was found."""
        space = self._space
        return [int(space.moves[depth][space.tried[depth] - 1]) for depth in range(int(self._spent[1]))]


def lists(*shape: int) -> Any:
    """Zeros, for those without Numba."""
    return [0] * shape[0] if len(shape) == 1 else [lists(*shape[1:]) for _ in range(shape[0])]
