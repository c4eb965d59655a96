"""Exercises: moments of somebody's own games in which they could have known better come back until they know them. Only
finished games that they may see are searched, and nobody else learns of it."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from tamaya.core.errors import TamayaError
from tamaya.core.game import Game
from tamaya.server.archive.archive import Archive, is_over, seats_of
from tamaya.server.archive.finished import FinishedGame, replayed
from tamaya.server.reviews.reviews import Reviews
from tamaya.server.storage.kept.finished_games import GameFilter, StoredGame
from tamaya.server.storage.kept.practised import GONE_THROUGH, UNWANTED, StoredExercise
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


class OwnGame(NamedTuple):
    """A game that is over, and where somebody sat."""

    id: str
    game: FinishedGame
    seats: list[int]
    as_name: str  # what they were called, if that was said: an imported game


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
        names = _searched(stored)
        return self._listed(stored, sum(game not in names for game in await self._games(person)), [])

    async def find(self, person: Person, name: str, visitor: str, may_begin: Callable[[], bool]) -> ExerciseList:
        """Search some more games; missing reviews are begun, as far as that is allowed."""
        names: Counter[str] = Counter()
        searched = _searched(await self._stored(person))
        new = [game for game in await self._games(person) if searched.get(game) not in ("", name.casefold())]
        waiting = 0
        for place, id in enumerate(new):
            own = await self._own(id, person, name, names)
            if own is None or waiting >= AHEAD or place >= AT_ONCE:
                waiting += own is not None
                continue
            state = await self._reviews.look(id, person, "first")
            if state.status == "none" and may_begin():
                state = await self._reviews.begin(id, person, visitor, "first")
            if state.status in ("none", "working"):
                waiting += 1
                continue
            if id in searched:
                await self._forget(person, id)  # it was searched as somebody else
            await self._take_in(person, own, bytes(state.review) if state.status == "done" else b"")
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

    async def _games(self, person: Person) -> Sequence[str]:
        """Somebody's games, the newest first."""
        listed = await self._store.ask(lambda database: database.games_of(person.id, GameFilter(), MOST_GAMES))
        return [one.id for one in listed]

    async def _own(self, id: str, person: Person, name: str, names: Counter[str]) -> OwnGame | None:
        """A game that is over, that somebody may see, and in which they sat. Names of imported games are counted while
        nobody has said which is their own."""
        try:
            found, finished = await self._archive.find(id, person)
        except TamayaError:
            return None  # sealed, or gone
        if not is_over(found):
            return None
        seats = _seats_in(found, finished, person, name, names)
        return OwnGame(id, finished, seats, name.casefold() if found.kind == "file" else "") if seats else None

    async def _forget(self, person: Person, game: str) -> None:
        await self._store.change(lambda database: database.forget_exercises(person.id, game))

    async def _take_in(self, person: Person, own: OwnGame, review: bytes) -> None:
        now = self._clock()
        found = [StoredExercise(own.id, GONE_THROUGH, own.as_name, 0, now)]
        if review:
            found += await self._archive.desk.work(lambda: list(_exercises_in(own, _read_first(review), now)))
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


def _searched(stored: Sequence[StoredExercise]) -> dict[str, str]:
    """The games that were searched, and as whom."""
    return {one.game_id: one.kind for one in stored if one.move == GONE_THROUGH}


def _exercises_in(own: OwnGame, review: FirstReview, now: float) -> Iterator[StoredExercise]:
    game = replayed(own.game).file.game
    for moment in review.moments:
        if moment.answers and review.known[moment.move - 1].seat in own.seats:
            yield StoredExercise(own.id, moment.move, _lapse(game, moment), 0, now)


def _lapse(game: Game, moment: ReviewMoment) -> str:
    """What sort of lapse it is; if it is about a card of one's own, with its value and whether a hint had touched it:
    `known-loss 3 hinted`."""
    seat = game.moves[moment.move - 1].seat
    hand = game.at(moment.move - 1).view(seat).hands[seat]
    about = next((held for held in hand if held.id in moment.said.cards[:1]), None)
    if about is None:
        return moment.kind
    return f"{moment.kind} {game.card(about.id).value}{' hinted' if about.hints else ''}"


def _exercise(one: StoredExercise) -> Exercise:
    _, *about = one.kind.split()
    value = int(about[0]) if about else None
    return Exercise(one.game_id, one.move, group_of(one.kind), value, "hinted" in about, one.box, one.due)


def _grade(moment: ReviewMoment, action: str) -> str | None:
    return next((answers.grade for answers in moment.answers if action in answers.actions), None)
