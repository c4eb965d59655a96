"""Puzzles from games: every moment is looked at, and of each kind the best one of a game is kept."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from tamaya.arena.playing import play_game
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.review.puzzles.claims import all_true
from tamaya.review.puzzles.discarding import discarding
from tamaya.review.puzzles.keeping import keeping
from tamaya.review.puzzles.meaning import meaning, read_alike
from tamaya.review.puzzles.puzzle import DISCARD, KINDS, MEANING, SHOW, WAY, Puzzle
from tamaya.review.solver.solving import Solver

TEAMS = {SHOW: "hat", DISCARD: "hat", MEANING: "conventions-expert"}  # strong; and one whose hints mean something
PLAYERS = (2, 3, 4, 5)

Finder = Callable[[Game], Puzzle | None]
FINDERS: dict[str, Finder] = {SHOW: keeping, DISCARD: discarding, MEANING: meaning}


def puzzles_in(game: Game, kinds: Sequence[str] = KINDS) -> list[Puzzle]:
    """The best puzzle of each kind in a game; the latest of those that are as good."""
    solver = Solver(game.tables)
    readings = read_alike(game) if MEANING in kinds else {}
    finders: dict[str, Finder] = {
        SHOW: lambda now: keeping(now, solver),
        DISCARD: discarding,
        MEANING: lambda now: meaning(now, readings),
    }
    best: dict[str, Puzzle] = {}
    now = game.start()
    for entry in game.history:
        now.enter(entry)
        for kind in kinds:
            found = finders[kind](now)
            if found and (kind not in best or _quality(found) >= _quality(best[kind])) and all_true(found):
                best[kind] = replace(found, game=now.copy())
    return list(best.values())


def _quality(puzzle: Puzzle) -> tuple[bool, int]:
    """The more traps, the better. Cards to be kept are rare, and welcome: else "play it" would be a good guess."""
    return puzzle.solution.startswith("keep"), len(puzzle.traps)


def from_games(games: Iterable[Game], kinds: Sequence[str] = KINDS) -> Iterator[Puzzle]:
    """The puzzles of games, such as those of a file."""
    for game in games:
        yield from puzzles_in(game, kinds)


def from_self_play(seed: int) -> Iterator[Puzzle]:
    """Puzzles from games of bots with two to five players in turn, the kinds in turn, without end. The same seed makes
    the same puzzles."""
    sources = [from_games(self_play(TEAMS[kind], seed), [kind]) for kind in KINDS]
    while True:
        for source in sources:
            yield next(source)


def self_play(bot: str, seed: int) -> Iterator[Game]:
    """Games of a bot with itself, one for each seed from this one on."""
    while True:
        yield play_game((bot,) * PLAYERS[seed % len(PLAYERS)], Rules(), seed).game
        seed += 1


def is_proven(puzzle: Puzzle) -> bool:
    """Whether the question has exactly this answer, with these tips and reasons, and each of these sentences is true:
    it is asked anew, and what each sentence claims is checked. The line of play that shows it may be another one."""
    again = FINDERS[puzzle.kind](puzzle.game)
    return again is not None and _said(again) == _said(puzzle) and all_true(puzzle)


def _said(puzzle: Puzzle) -> tuple[object, ...]:
    """The answer and its sentences; the way to the perfect show is left open."""
    reasons = [reason._replace(details=()) if reason.key == WAY else reason for reason in puzzle.reasons]
    return puzzle.solution, puzzle.traps, puzzle.hints, reasons
