"""Puzzles from games: looks at every moment, and keeps the best one of each kind and theme in a game."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from tamaya.core.game import Game
from tamaya.review.puzzles.by_conventions import Calls, Readings, calling, calls_of, meaning, read_alike, trusting
from tamaya.review.puzzles.by_counting import announcing, discarding, playing
from tamaya.review.puzzles.by_solver import bringing_back, keeping
from tamaya.review.puzzles.claims import all_true
from tamaya.review.puzzles.puzzle import (
    ANNOUNCE,
    CALL,
    DISCARD,
    KINDS,
    MEANING,
    PLAY,
    SHOW,
    TILE,
    TRUST,
    UNKNOWN,
    WAY,
    Puzzle,
)
from tamaya.review.solver.solving import Solver

Finder = Callable[[Game, "_Whole"], Puzzle | None]
FINDERS: dict[str, Finder] = {
    SHOW: lambda now, whole: keeping(now, whole.solver),
    DISCARD: lambda now, _: discarding(now),
    MEANING: lambda now, whole: meaning(now, whole.readings),
    CALL: lambda now, whole: calling(now, whole.calls),
    TRUST: lambda now, _: trusting(now),
    PLAY: lambda now, _: playing(now),
    ANNOUNCE: lambda now, _: announcing(now),
    TILE: lambda now, whole: bringing_back(now, whole.solver),
}


class _Whole:
    """What is found out once for a whole game, when it is needed."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @cached_property
    def solver(self) -> Solver:
        return Solver(self._game.tables)

    @cached_property
    def readings(self) -> Readings:
        return read_alike(self._game)

    @cached_property
    def calls(self) -> Calls:
        return calls_of(self._game)


def puzzles_in(game: Game, kinds: Sequence[str] = KINDS) -> list[Puzzle]:
    """The best puzzle of each kind and theme in a game; of equally good ones, the latest."""
    whole = _Whole(game)
    best: dict[tuple[str, str], Puzzle] = {}
    now = game.start()
    for entry in game.history:
        now.enter(entry)
        for kind in kinds:
            found = FINDERS[kind](now, whole)
            if found is None:
                continue
            key = found.kind, found.theme
            if (key not in best or quality(found) >= quality(best[key])) and all_true(found):
                best[key] = replace(found, game=now.copy())
    return list(best.values())


def quality(puzzle: Puzzle) -> tuple[bool, int]:
    """The more traps, the better. Cards to be kept are rare, and welcome: else "play it" would be a good guess."""
    return puzzle.solution.startswith("keep"), len(puzzle.traps)


def from_games(games: Iterable[Game], source: str = UNKNOWN) -> Iterator[Puzzle]:
    """The puzzles of games, such as those of a file; `source` says who played them."""
    for game in games:
        for puzzle in puzzles_in(game):
            yield replace(puzzle, source=source)


def is_proven(puzzle: Puzzle) -> bool:
    """Whether the question has exactly this answer, with these tips and reasons, and each of these sentences is true:
    it is asked anew, and what each sentence claims is checked. The line of play that shows it may be another one.

    Examples:
        >>> from tamaya.review.puzzles import collection_lines, is_proven, read_puzzle
        >>> is_proven(read_puzzle(collection_lines()[0]))
        True
    """
    again = FINDERS[puzzle.kind](puzzle.game, _Whole(puzzle.game))
    return again is not None and _said(again) == _said(puzzle) and all_true(puzzle)


def _said(puzzle: Puzzle) -> tuple[object, ...]:
    """The answer and its sentences; the way to the perfect show is left open."""
    reasons = [reason._replace(details=()) if reason.key == WAY else reason for reason in puzzle.reasons]
    return puzzle.solution, puzzle.traps, puzzle.hints, reasons, puzzle.theme
