"""Exercises: moments of somebody's own games that come back until they know them."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete, select, update

from tamaya.server.storage.kept.part import DatabasePart
from tamaya.server.storage.schema import exercises

GONE_THROUGH = 0  # the move of a row that says: this game was looked at
UNWANTED = -1  # the box for what somebody has deleted: it does not come back


class StoredExercise(NamedTuple):
    """A moment of a game, and when it is due."""

    game_id: str
    move: int
    kind: str
    box: int
    due: float


class ExerciseStore(DatabasePart):
    """The part of a database that knows exercises."""

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
