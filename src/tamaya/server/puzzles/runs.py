"""Runs: one puzzle after another. An endless one counts how many were right in a row; one against the clock, how many
in five minutes, and a wrong answer costs ten seconds. What comes next depends on how well somebody solves puzzles."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from tamaya.review.puzzles.puzzle import Listed
from tamaya.server.puzzles.glicko import BEGINNING, SETTLED
from tamaya.server.storage.kept.practised import PuzzleTry, Rating, StoredRun
from tamaya.server.wire.learning import RunKind

SECONDS = 300.0
PENALTY = 10.0
LATE = 1.0  # seconds that an answer may take to arrive
SLOW: Final = ("show", "tile")  # kinds that cannot be solved in a hurry
EASIER = 300.0  # than the person's own rating: the first puzzle against the clock
HARDER = 40.0  # and each after it
ALIKE = 50.0  # ratings this close count as equal


class KnownSolver(NamedTuple):
    """What is known of somebody when their next puzzle is chosen."""

    person: str
    rating: float
    tries: Mapping[str, PuzzleTry]
    ratings: Mapping[str, Rating]


def next_puzzle(kind: RunKind, theme: str, right: int, known: KnownSolver, puzzles: Sequence[Listed]) -> Listed:
    """The next puzzle: one that they have not answered, or else the one longest ago; among those that are about as hard
    as they are good, each person gets another one first."""
    fitting = [one for one in puzzles if one.theme == theme or not theme]
    if kind == "clock":
        fitting = [one for one in puzzles if one.kind not in SLOW]
    new = [one for one in fitting if one.id not in known.tries or known.tries[one.id].is_open]
    aim = known.rating if kind == "endless" else known.rating - EASIER + HARDER * right

    def order(one: Listed) -> tuple[float, float, bytes]:
        rating = known.ratings.get(one.id, BEGINNING)
        hardness = rating.rating if rating.deviation <= SETTLED else BEGINNING.rating
        ago = known.tries[one.id].at if one.id in known.tries and not new else 0.0
        return ago, abs(hardness - aim) // ALIKE, sha256(f"{known.person} {one.id}".encode()).digest()

    return min(new or fitting, key=order)


def begun(kind: RunKind, theme: str, following: Listed, old: StoredRun | None, now: float) -> StoredRun:
    """A run that begins."""
    until = now + SECONDS if kind == "clock" else None
    return StoredRun(theme, following.id, 0, old.best if old else 0, until)


def is_over(run: StoredRun, now: float) -> bool:
    """Whether the time is over."""
    return run.until is not None and now > run.until + LATE


def after(run: StoredRun, right: bool, helped: bool, following: Listed) -> StoredRun:
    """A run after the first answer to its puzzle. With tips, the answer counts for nothing."""
    if run.until is not None:
        many, until = run.right + right, run.until if right else run.until - PENALTY
    else:
        many, until = run.right + (not helped) if right else 0, None
    return run._replace(puzzle=following.id, right=many, best=max(run.best, many), until=until)
