"""Ratings of puzzles and of those who solve them, and the runs in which somebody answers one after another."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, select, update

from tamaya.server.storage.kept.part import DatabasePart
from tamaya.server.storage.schema import puzzle_ratings, puzzle_runs, puzzle_tries, solver_ratings


class Rating(NamedTuple):
    """How hard a puzzle is, or how well somebody solves them."""

    rating: float
    deviation: float
    volatility: float


class SolverRating(NamedTuple):
    """Somebody's rating."""

    rating: Rating
    at: float  # of the last result
    results: int


class Rated(NamedTuple):
    """What a first answer made of both ratings."""

    solver: Rating
    puzzle: Rating


Rate = Callable[[SolverRating | None, Rating | None, bool], Rated]


class StoredRun(NamedTuple):
    """A run of somebody."""

    theme: str  # "": all
    puzzle: str  # the id of the one being asked
    right: int
    best: int  # of all runs of this kind
    until: float | None  # when it ends


class RatingStore(DatabasePart):
    """The part of a database that knows ratings and runs."""

    def puzzle_ratings(self) -> dict[str, Rating]:
        """Of all puzzles that somebody has answered."""
        columns = puzzle_ratings.c
        found = self._all(lambda *row: row, select(columns.puzzle, *[columns[name] for name in Rating._fields]))
        return {row[0]: Rating(*row[1:]) for row in found}

    def solver_rating(self, person: str) -> SolverRating | None:
        """Somebody's, once they have answered one."""
        with self._reading.connect() as connection:
            return _solver(connection, person)

    def rating_course(self, person: str, most: int) -> list[tuple[float, float]]:
        """When somebody's rating changed, and to what; the latest changes, the newest first."""
        columns = puzzle_tries.c
        query = select(columns.rated, columns.rating).where(columns.person_id == person, columns.rated.is_not(None))
        return self._all(lambda at, rating: (at, rating), query.order_by(columns.rated.desc()).limit(most))

    def _rate(self, connection: Connection, person: str, puzzle: str, first: bool, now: float, rate: Rate) -> None:
        """Write down what a first answer makes of both ratings. Both rows are held until the transaction ends, always
        in this order: what comes through another process at the same time waits, and builds on it."""
        for table, row in (
            (puzzle_ratings, {"puzzle": puzzle, **_EMPTY}),
            (solver_ratings, {"person_id": person, "at": now, "results": 0, **_EMPTY}),
        ):
            connection.execute(self._upsert(table).values(row).on_conflict_do_nothing())
        held = select(*[puzzle_ratings.c[name] for name in Rating._fields]).where(puzzle_ratings.c.puzzle == puzzle)
        old = Rating(*connection.execute(held.with_for_update()).one())
        solver = _solver(connection, person, hold=True)
        new = rate(solver if solver and solver.results else None, old if old.deviation else None, first)
        connection.execute(update(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle).values(new.puzzle._asdict()))
        mine = solver_ratings.c
        changed = {**new.solver._asdict(), "at": now, "results": mine.results + 1}
        connection.execute(update(solver_ratings).where(mine.person_id == person).values(changed))
        tried = puzzle_tries.c.person_id == person, puzzle_tries.c.puzzle == puzzle
        connection.execute(update(puzzle_tries).where(*tried).values(rated=now, rating=new.solver.rating))

    # ---- Runs --------------------------------------------------------------------------------------------------------

    def puzzle_runs(self, person: str) -> dict[str, StoredRun]:
        """Somebody's, by their kind."""
        columns = puzzle_runs.c
        query = select(columns.kind, *[columns[name] for name in StoredRun._fields]).where(columns.person_id == person)
        return {row[0]: StoredRun(*row[1:]) for row in self._all(lambda *row: row, query)}

    def change_run(self, person: str, kind: str, change: Callable[[StoredRun | None], StoredRun]) -> StoredRun:
        """Begin a run or continue it, while nobody else can change it."""
        columns = puzzle_runs.c
        mine = columns.person_id == person, columns.kind == kind
        with self._writing.begin() as connection:
            empty = {"person_id": person, "kind": kind, "theme": "", "puzzle": "", "right": 0, "best": 0}
            connection.execute(self._upsert(puzzle_runs).values(empty).on_conflict_do_nothing())
            query = select(*[columns[name] for name in StoredRun._fields]).where(*mine).with_for_update()
            old = StoredRun(*connection.execute(query).one())
            new = change(old if old.puzzle else None)
            connection.execute(update(puzzle_runs).where(*mine).values(new._asdict()))
            return new


_EMPTY = {"rating": 0.0, "deviation": 0.0, "volatility": 0.0}


def _solver(connection: Connection, person: str, hold: bool = False) -> SolverRating | None:
    columns = solver_ratings.c
    query = select(*[columns[name] for name in Rating._fields], columns.at, columns.results)
    query = query.where(columns.person_id == person)
    row = connection.execute(query.with_for_update() if hold else query).one_or_none()
    return None if row is None else SolverRating(Rating(*row[:3]), row[3], row[4])
