"""Exercises: moments of somebody's own games in which they could have known better come back until they know them. Only
finished games that they may see are searched, and nobody else learns of it."""

import time
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from tamaya.core.errors import TamayaError
from tamaya.server.archive.archive import Archive, is_over, seats_of
from tamaya.server.archive.finished import FinishedGame
from tamaya.server.reviews.reviews import Reviews
from tamaya.server.storage.kept.finished_games import GameFilter, StoredGame
from tamaya.server.storage.kept.own_exercises import GONE_THROUGH, UNWANTED, StoredExercise
from tamaya.server.storage.store import Store
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.parts import Person
from tamaya.server.wire.review import (
    Exercise,
    ExerciseList,
    ExerciseVerdict,
    FirstReview,
    ReviewMoment,
    group_of,
)

DAYS = (1, 3, 7, 16, 35)  # until it is asked again, by how often in a row it was known; after that it counts as known
DAY = 86_400.0
MOST_GAMES = 1000  # that are searched
AT_ONCE = 20  # games that one request searches
AHEAD = 4  # reviews that wait for each other
MOST_NAMES = 12

_read_first = msgspec.json.Decoder(FirstReview).decode


class Exercises:
    """Everybody's exercises."""

    def __init__(
        self, store: Store, archive: Archive, reviews: Reviews, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._archive = archive
        self._reviews = reviews
        self._clock = clock

    async def mine(self, person: Person) -> ExerciseList:
        """Those that somebody has."""
        stored = await self._stored(person)
        return self._listed(stored, len(await self._new_games(person, stored)), [])

    async def find(self, person: Person, name: str, visitor: str, may_begin: Callable[[], bool]) -> ExerciseList:
        """Search some more games; missing reviews are begun, as far as that is allowed."""
        names: Counter[str] = Counter()
        new = await self._new_games(person, await self._stored(person))
        waiting = 0
        for place, game in enumerate(new):
            seats = await self._seats(game, person, name, names)
            if seats is None or waiting >= AHEAD or place >= AT_ONCE:
                waiting += seats is not None
                continue
            state = await self._reviews.look(game, person, "first")
            if state.status == "none" and may_begin():
                state = await self._reviews.begin(game, person, visitor, "first")
            if state.status in ("none", "working"):
                waiting += 1
                continue
            await self._take_in(person, game, seats, bytes(state.review) if state.status == "done" else b"")
        return self._listed(await self._stored(person), waiting, [one for one, _ in names.most_common(MOST_NAMES)])

    async def answer(self, person: Person, game: str, move: int, action: str) -> ExerciseVerdict:
        """Take in an answer; whoever knows it is asked again later, whoever does not, soon."""
        mine = next((one for one in await self._stored(person) if (one.game_id, one.move) == (game, move)), None)
        if mine is None or move == GONE_THROUGH or mine.box == UNWANTED:
            raise refuse("no-such-exercise")
        state = await self._reviews.look(game, person, "first")
        moments = _read_first(bytes(state.review)).moments if state.status == "done" else []
        grade = next((_grade(moment, action) for moment in moments if moment.move == move), None)
        if grade is None:
            raise refuse("no-such-answer")
        box = mine.box + 1 if grade == "right" else mine.box if grade == "fine" else 0
        days = DAYS[max(box - 1, 0)] if box <= len(DAYS) else None
        due = self._clock() + (days or 0) * DAY
        await self._store.change(lambda database: database.put_exercise(person.id, game, move, box, due))
        return ExerciseVerdict(box, days)

    async def drop(self, person: Person, game: str | None, move: int) -> ExerciseList:
        """Drop one of somebody's exercises, or all of them."""
        if game is None:
            await self._store.change(lambda database: database.drop_exercises(person.id))
        elif move != GONE_THROUGH:
            await self._store.change(lambda database: database.put_exercise(person.id, game, move, UNWANTED, 0.0))
        return await self.mine(person)

    # ---- What they need ----------------------------------------------------------------------------------------------

    async def _stored(self, person: Person) -> Sequence[StoredExercise]:
        return await self._store.ask(lambda database: database.exercises_of(person.id))

    async def _new_games(self, person: Person, stored: Sequence[StoredExercise]) -> Sequence[str]:
        """Somebody's games that have not been searched yet, the newest first."""
        known = {one.game_id for one in stored if one.move == GONE_THROUGH}
        listed = await self._store.ask(lambda database: database.games_of(person.id, GameFilter(), MOST_GAMES))
        return [one.id for one in listed if one.id not in known]

    async def _seats(self, game: str, person: Person, name: str, names: Counter[str]) -> list[int] | None:
        """Where somebody sat in a game that is over and that they may see; None if there is nothing to look for. Names
        of imported games are counted while nobody has said which is their own."""
        try:
            found, finished = await self._archive.find(game, person)
        except TamayaError:
            return None  # sealed, or gone
        if not is_over(found):
            return None
        return _seats_in(found, finished, person, name, names) or None

    async def _take_in(self, person: Person, game: str, seats: Sequence[int], review: bytes) -> None:
        now = self._clock()
        found = [StoredExercise(game, GONE_THROUGH, "", 0, now)]
        if review:
            first = await self._archive.desk.work(lambda: _read_first(review))
            found += [
                StoredExercise(game, one.move, one.kind, 0, now)
                for one in first.moments
                if one.answers and first.known[one.move - 1].seat in seats
            ]
        await self._store.change(lambda database: database.add_exercises(person.id, found))

    def _listed(self, stored: Sequence[StoredExercise], waiting: int, names: list[str]) -> ExerciseList:
        now = self._clock()
        wanted = [one for one in stored if one.move != GONE_THROUGH and one.box != UNWANTED]
        still = [_exercise(one) for one in wanted if one.box <= len(DAYS)]
        return ExerciseList(
            due=[one for one in still if one.due <= now],
            later=[one for one in still if one.due > now],
            known=len(wanted) - len(still),
            waiting=waiting,
            names=names,
        )


def _seats_in(found: StoredGame, finished: FinishedGame, person: Person, name: str, names: Counter[str]) -> list[int]:
    if found.kind != "file":
        return seats_of(finished, person)
    players = [one.name for one in finished.players]
    if not name:
        names.update(one.name for one in finished.players if one.bot is None)
    return [seat for seat, one in enumerate(players) if name and one.casefold() == name.casefold()]


def _exercise(one: StoredExercise) -> Exercise:
    return Exercise(one.game_id, one.move, group_of(one.kind), one.box, one.due)


def _grade(moment: ReviewMoment, action: str) -> str | None:
    return next((answers.grade for answers in moment.answers if action in answers.actions), None)
