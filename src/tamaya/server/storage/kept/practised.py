"""What somebody practises: puzzles, with ratings and runs, and exercises from their own games.

Of a puzzle is kept how far they have come, on which days they solved the one of the day, and how many people were right
at the first try; it keeps its id, whatever its number is. Exercises come back until somebody knows them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from tamaya.server.storage.kept import DatabasePart
from tamaya.server.storage.schema import (
    exercises,
    puzzle_days,
    puzzle_rates,
    puzzle_ratings,
    puzzle_runs,
    puzzle_tries,
    solver_ratings,
)

GONE_THROUGH = 0  # the move of a row that says: this game was looked at
UNWANTED = -1  # the box for what somebody has deleted: it does not come back


class PuzzleTry(NamedTuple):
    """How far somebody has come with a puzzle."""

    tips: int  # that they have asked for
    tries: int  # answers
    first: bool  # whether the first answer was right, and without tips
    solved: float | None  # when it was solved, without having been looked up
    shown: float | None  # when it was looked up
    game: str | None  # the game of the archive in which they play on
    at: float  # when they were last there

    @property
    def is_open(self) -> bool:
        """Whether they have neither answered it nor looked it up."""
        return self.tries == 0 and self.shown is None


class PuzzleRate(NamedTuple):
    """How often a puzzle is solved."""

    tried: int
    solved: int  # at the first try, without tips


class PuzzleDay(NamedTuple):
    """The day of a puzzle of the day."""

    number: int
    began: float


NOT_TRIED = PuzzleTry(0, 0, False, None, None, None, 0.0)
NO_RATE = PuzzleRate(0, 0)


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


class StoredExercise(NamedTuple):
    """A moment of a game, and when it is due."""

    game_id: str
    move: int
    kind: str
    box: int
    due: float


class PuzzleStore(DatabasePart):
    """The part of a database that knows puzzles and exercises."""

    # ---- Reading -----------------------------------------------------------------------------------------------------

    def puzzle_rates(self) -> dict[str, PuzzleRate]:
        """How often each puzzle is solved that anybody has tried."""
        columns = puzzle_rates.c
        return self._by_first(PuzzleRate, select(columns.puzzle, columns.tried, columns.solved))

    def puzzle_tries(self, person: str) -> dict[str, PuzzleTry]:
        """How far somebody has come with each puzzle that they have opened."""
        columns = puzzle_tries.c
        query = select(columns.puzzle, *[columns[name] for name in PuzzleTry._fields])
        return self._by_first(PuzzleTry, query.where(columns.person_id == person))

    def puzzle_days(self, person: str, most: int) -> list[int]:
        """The last days on which somebody solved the puzzle of the day, the newest first."""
        query = select(puzzle_days.c.day).where(puzzle_days.c.person_id == person)
        return self._column(query.order_by(puzzle_days.c.day.desc()).limit(most))

    # ---- Writing -----------------------------------------------------------------------------------------------------

    def take_tips(self, person: str, puzzle: str, count: int, now: float) -> None:
        """Note that somebody has asked for this many tips."""
        with self._writing.begin() as connection:
            self._touch(connection, person, puzzle, now)
            fewer = puzzle_tries.c.tips < count
            connection.execute(update(puzzle_tries).where(_row(person, puzzle), fewer).values(tips=count))

    def answer_puzzle(
        self, person: str, puzzle: str, right: bool, now: float, day: PuzzleDay | None, rate: Rate | None
    ) -> PuzzleTry:
        """Note an answer, on this day if it is the puzzle of the day; return how far they have come. The first answer
        counts for how often it is solved and for both ratings, whichever process it comes to; if nothing rates it, for
        neither."""
        mine = puzzle_tries.c
        with self._writing.begin() as connection:
            self._touch(connection, person, puzzle, now)
            opening = update(puzzle_tries).where(_row(person, puzzle), mine.tries == 0, mine.shown.is_(None))
            is_first = connection.execute(opening.values(first=mine.tips == 0 if right else False)).rowcount == 1
            connection.execute(update(puzzle_tries).where(_row(person, puzzle)).values(tries=mine.tries + 1))
            if right:
                solving = update(puzzle_tries).where(_row(person, puzzle), mine.solved.is_(None), mine.shown.is_(None))
                connection.execute(solving.values(solved=now))
            found = _try(connection, person, puzzle)
            if is_first and rate is not None:
                self._count(connection, puzzle, found.first)
                self._rate(connection, person, puzzle, found.first, now, rate)
            if right and day is not None and (found.shown or 0.0) < day.began:
                adding = self._upsert(puzzle_days).values(person_id=person, day=day.number)
                connection.execute(adding.on_conflict_do_nothing())
            return found

    def show_puzzle(self, person: str, puzzle: str, now: float, rate: Rate) -> PuzzleTry:
        """Note that somebody looks up the answer: unless they have solved it already, it counts as unsolved."""
        mine = puzzle_tries.c
        with self._writing.begin() as connection:
            self._touch(connection, person, puzzle, now)
            giving_up = update(puzzle_tries).where(_row(person, puzzle), mine.solved.is_(None), mine.shown.is_(None))
            gave_up = connection.execute(giving_up.values(shown=now)).rowcount == 1
            found = _try(connection, person, puzzle)
            if gave_up and found.tries == 0:
                self._count(connection, puzzle, False)
                self._rate(connection, person, puzzle, False, now, rate)
            return found

    def note_puzzle_game(self, person: str, puzzle: str, game: str) -> None:
        """Note the game in which somebody plays on from a puzzle."""
        self._change(update(puzzle_tries).where(_row(person, puzzle)).values(game=game))

    def _touch(self, connection: Connection, person: str, puzzle: str, now: float) -> None:
        """Begin a puzzle, or come back to it. The row is held until the transaction ends."""
        values = {"person_id": person, "puzzle": puzzle, "at": now, "tips": 0, "tries": 0, "first": False}
        coming = self._upsert(puzzle_tries).values(values)
        connection.execute(
            coming.on_conflict_do_update(index_elements=["person_id", "puzzle"], set_={"at": coming.excluded.at})
        )

    def _count(self, connection: Connection, puzzle: str, solved: bool) -> None:
        counting = self._upsert(puzzle_rates).values(puzzle=puzzle, tried=1, solved=int(solved))
        more = {name: puzzle_rates.c[name] + counting.excluded[name] for name in ("tried", "solved")}
        connection.execute(counting.on_conflict_do_update(index_elements=["puzzle"], set_=more))

    # ---- Ratings -----------------------------------------------------------------------------------------------------

    def puzzle_ratings(self) -> dict[str, Rating]:
        """Of all puzzles that somebody has answered."""
        columns = puzzle_ratings.c
        return self._by_first(Rating, select(columns.puzzle, *[columns[name] for name in Rating._fields]))

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
        return self._by_first(StoredRun, query)

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

    # ---- Exercises ---------------------------------------------------------------------------------------------------

    def exercises_of(self, person: str) -> list[StoredExercise]:
        """All of somebody's, in the order in which they are due; with the games that were searched."""
        query = select(*[exercises.c[name] for name in StoredExercise._fields])
        order = exercises.c.due, exercises.c.game_id, exercises.c.move
        return self._all(StoredExercise, query.where(exercises.c.person_id == person).order_by(*order))

    def add_exercises(self, person: str, found: Sequence[StoredExercise]) -> None:
        """Add new ones; those that are already there stay as they are."""
        rows = [{"person_id": person, **one._asdict()} for one in found]
        self._change(self._upsert(exercises).on_conflict_do_nothing(), rows)

    def forget_exercises(self, person: str, game: str) -> None:
        """Forget those of a game, and that it was gone through."""
        self._change(delete(exercises).where(exercises.c.person_id == person, exercises.c.game_id == game))

    def put_exercise(self, person: str, game: str, move: int, box: int, due: float) -> None:
        """Put one into a box."""
        columns = exercises.c
        mine = columns.person_id == person, columns.game_id == game, columns.move == move
        self._change(update(exercises).where(*mine).values(box=box, due=due))

    def drop_exercises(self, person: str) -> None:
        """Drop all that somebody has."""
        mine = exercises.c.person_id == person, exercises.c.move > GONE_THROUGH
        self._change(update(exercises).where(*mine).values(box=UNWANTED))


_EMPTY = {"rating": 0.0, "deviation": 0.0, "volatility": 0.0}


def _solver(connection: Connection, person: str, hold: bool = False) -> SolverRating | None:
    columns = solver_ratings.c
    query = select(*[columns[name] for name in Rating._fields], columns.at, columns.results)
    query = query.where(columns.person_id == person)
    row = connection.execute(query.with_for_update() if hold else query).one_or_none()
    return None if row is None else SolverRating(Rating(*row[:3]), row[3], row[4])


def _row(person: str, puzzle: str) -> ColumnElement[bool]:
    return and_(puzzle_tries.c.person_id == person, puzzle_tries.c.puzzle == puzzle)


def _try(connection: Connection, person: str, puzzle: str) -> PuzzleTry:
    columns = [puzzle_tries.c[name] for name in PuzzleTry._fields]
    return PuzzleTry(*connection.execute(select(*columns).where(_row(person, puzzle))).one())
