"""What somebody's games add up to: counted in the database, and only over their own rows."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Select, case, func, select

from tamaya.server.storage.kept import DatabasePart
from tamaya.server.storage.kept.practised import GONE_THROUGH
from tamaya.server.storage.schema import exercises, forgotten, game_people, people, puzzle_tries

PLAYED = "table"  # the kind of games that were played here


class Totals(NamedTuple):
    """All games together."""

    games: int
    perfect: int
    lost: int
    good: int  # with twenty points or more
    points: int  # of those that have points
    hints: int  # in these


class BestOf(NamedTuple):
    """The best result with a box and a number of players."""

    edition: str
    players: int
    games: int
    best: int  # negative: won or lost, without points
    most: int
    perfect: int


class PastGame(NamedTuple):
    """A game in the course of time."""

    id: str
    ended: float
    edition: str
    players: int
    score: int
    most: int
    outcome: str
    hints: int


class Companion(NamedTuple):
    """Somebody with whom you have played."""

    id: str
    name: str
    games: int
    perfect: int


class PuzzleCount(NamedTuple):
    """Puzzles solved, and how many of them at the first try."""

    solved: int
    first: int


class ProgressStore(DatabasePart):
    """The part of a database that counts what somebody has done; with other people, in the games with all of them."""

    def totals(self, person: str, together: Sequence[str] = ()) -> Totals:
        """All games of somebody together; those that were given up do not count."""
        perfect, lost, good = (func.sum(case((one, 1), else_=0)) for one in (_PERFECT, _LOST, _MINE.score >= 20))
        scored = _MINE.score >= 0
        points, hints = (func.sum(case((scored, one), else_=0)) for one in (_MINE.score, _MINE.hints))
        query = select(func.count(), perfect, lost, good, points, hints).where(*_of(person, together))
        with self._reading.connect() as connection:
            return Totals(*(int(one or 0) for one in connection.execute(query).one()))

    def best_of(self, person: str, together: Sequence[str] = ()) -> list[BestOf]:
        """By box and number of players."""
        box = _MINE.edition, _MINE.players
        sums = func.count(), func.max(_MINE.score), func.max(_MINE.most), func.sum(case((_PERFECT, 1), else_=0))
        query = select(*box, *sums).where(*_of(person, together)).group_by(*box).order_by(*box)
        with self._reading.connect() as connection:
            return [BestOf(row[0], *map(int, row[1:])) for row in connection.execute(query)]

    def past_games(self, person: str, most: int, together: Sequence[str] = ()) -> list[PastGame]:
        """The newest games, the newest first."""
        columns = [_MINE["game_id" if name == "id" else name] for name in PastGame._fields]
        query = (
            select(*columns)
            .where(*_of(person, together))
            .order_by(_MINE.ended.desc(), _MINE.game_id.desc())
            .limit(most)
        )
        return self._all(PastGame, query)

    def company(self, person: str, most: int, together: Sequence[str] = ()) -> list[Companion]:
        """With whom somebody has played since they last forgot them, the most games first."""
        other = game_people.alias()
        left_out = forgotten.c.person_id == person, forgotten.c.other_id == other.c.person_id
        gone = select(forgotten.c.at).where(*left_out, forgotten.c.at >= other.c.ended).correlate(other).exists()
        perfect = func.sum(case((_PERFECT, 1), else_=0))
        query = (
            select(people.c.id, people.c.name, func.count(), perfect)
            .select_from(game_people)
            .join(other, (other.c.game_id == _MINE.game_id) & (other.c.person_id != person))
            .join(people, people.c.id == other.c.person_id)
            .where(*_of(person, together), ~gone)
            .group_by(people.c.id, people.c.name)
            .order_by(func.count().desc(), people.c.name)
            .limit(most)
        )
        with self._reading.connect() as connection:
            return [Companion(row[0], row[1], int(row[2]), int(row[3])) for row in connection.execute(query)]

    def lapses(self, person: str, together: Sequence[str] = ()) -> dict[str, int]:
        """How often somebody could have known better, by the kind of moment, in the games that were searched."""
        moments = exercises.c.person_id == person, exercises.c.move > GONE_THROUGH
        query = select(exercises.c.kind, func.count()).where(*moments).group_by(exercises.c.kind)
        own = select(_MINE.game_id).where(*_of(person, together))
        with self._reading.connect() as connection:
            return {row[0]: int(row[1]) for row in connection.execute(query.where(exercises.c.game_id.in_(own)))}

    def puzzle_count(self, person: str) -> PuzzleCount:
        """How many puzzles somebody has solved."""
        first = func.sum(case((puzzle_tries.c.first, 1), else_=0))
        solved = puzzle_tries.c.person_id == person, puzzle_tries.c.solved.is_not(None)
        with self._reading.connect() as connection:
            count, at_once = connection.execute(select(func.count(), first).where(*solved)).one()
            return PuzzleCount(count, int(at_once or 0))


_MINE = game_people.c
_PERFECT, _LOST = _MINE.outcome == "perfect", _MINE.outcome == "lost"


def _of(person: str, together: Sequence[str]) -> tuple[ColumnElement[bool], ...]:
    with_all = [_MINE.game_id.in_(_games_of(one)) for one in together]
    return _MINE.person_id == person, _MINE.kind == PLAYED, _MINE.outcome != "stopped", *with_all


def _games_of(person: str) -> Select[tuple[str]]:
    other = game_people.alias()
    return select(other.c.game_id).where(other.c.person_id == person)
