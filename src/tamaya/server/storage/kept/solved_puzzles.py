"""Puzzles: how far somebody has come with each, on which days they solved the one of the day, and how many people were
right at the first try. A puzzle keeps its id, whatever its number is."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from tamaya.server.storage.kept.puzzle_ratings import Rate, RatingStore
from tamaya.server.storage.schema import (
    exercises,
    puzzle_days,
    puzzle_rates,
    puzzle_runs,
    puzzle_tries,
    solver_ratings,
)


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


class PuzzleStore(RatingStore):
    """The part of a database that knows puzzles."""

    # ---- Reading -----------------------------------------------------------------------------------------------------

    def puzzle_rates(self) -> dict[str, PuzzleRate]:
        """How often each puzzle is solved that anybody has tried."""
        columns = puzzle_rates.c
        with self._reading.connect() as connection:
            rows = connection.execute(select(columns.puzzle, columns.tried, columns.solved))
            return {row[0]: PuzzleRate(row[1], row[2]) for row in rows}

    def puzzle_tries(self, person: str) -> dict[str, PuzzleTry]:
        """How far somebody has come with each puzzle that they have opened."""
        columns = puzzle_tries.c
        query = select(columns.puzzle, *[columns[name] for name in PuzzleTry._fields])
        with self._reading.connect() as connection:
            rows = connection.execute(query.where(columns.person_id == person))
            return {row[0]: PuzzleTry(*row[1:]) for row in rows}

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


def forget_solvers(connection: Connection, people: Sequence[str]) -> None:
    """Forget what these people have solved and practise, but not how often each puzzle is solved."""
    for table in (puzzle_tries, puzzle_days, puzzle_runs, solver_ratings, exercises):
        connection.execute(delete(table).where(table.c.person_id.in_(people)))


def _row(person: str, puzzle: str) -> ColumnElement[bool]:
    return and_(puzzle_tries.c.person_id == person, puzzle_tries.c.puzzle == puzzle)


def _try(connection: Connection, person: str, puzzle: str) -> PuzzleTry:
    columns = [puzzle_tries.c[name] for name in PuzzleTry._fields]
    return PuzzleTry(*connection.execute(select(*columns).where(_row(person, puzzle))).one())
