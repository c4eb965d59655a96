"""Puzzles for the event loop: today's, tips, answers, and how often each is solved."""

import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache

from tamaya.review.puzzles import Puzzle
from tamaya.review.puzzles.puzzle import Listed, listed
from tamaya.server.archive.archive import Archive
from tamaya.server.archive.files import from_file
from tamaya.server.bots.asking import explain
from tamaya.server.puzzles.glicko import BEGINNING, SETTLED, rating_at
from tamaya.server.puzzles.posing import NAMES, PosedPuzzle, posed, recorded, solved
from tamaya.server.puzzles.runs import KnownSolver, after, begun, is_over, next_puzzle
from tamaya.server.storage.kept.practised import (
    NO_RATE,
    NOT_TRIED,
    PuzzleDay,
    PuzzleRate,
    PuzzleTry,
    Rating,
    SolverRating,
    StoredRun,
)
from tamaya.server.storage.store import Store
from tamaya.server.table.chance import Chance
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.http import Created
from tamaya.server.wire.learning import (
    PuzzleList,
    PuzzleListing,
    PuzzlePage,
    PuzzleProgress,
    PuzzleRating,
    PuzzleRun,
    PuzzleState,
    PuzzleTheme,
    PuzzleVerdict,
    RatingPoint,
    RunKind,
    Solved,
    ThemeCount,
    Tips,
)
from tamaya.server.wire.parts import Explanation, Person

TODAY = "today"
LONGEST_STREAK = 10_000  # days
LONGEST_COURSE = 500  # ratings
SOMEBODY = Person(id="", name=NAMES[0])


class Puzzles:
    """The puzzles that come with Tamaya, the same for everybody."""

    def __init__(self, store: Store, archive: Archive, chance: Chance, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._archive = archive
        self._chance = chance
        self._clock = clock

    # ---- Looking -----------------------------------------------------------------------------------------------------

    async def list(self, person: Person | None) -> PuzzleList:
        """All of them."""
        day = self._day()
        rates = await self._store.ask(lambda database: database.puzzle_rates())
        ratings = await self._ratings()
        tries = await self._tries(person)
        return PuzzleList(
            day=_date(day),
            today=number_of(day.number),
            streak=await self._streak(person),
            puzzles=[
                _listing(number, one, rates.get(one.id, NO_RATE), ratings.get(one.id), tries.get(one.id))
                for number, one in enumerate(listed(), start=1)
            ],
        )

    async def page(self, which: str, person: Person | None) -> PuzzlePage:
        """The question with this number, or today's."""
        number, one = self._find(which)
        shown = await self._posed(number)
        mine = (await self._tries(person)).get(one.id)
        return PuzzlePage(
            listing=await self._listing(number, mine),
            of=len(listed()),
            day=_date(self._day()) if self._is_todays(number) else None,
            streak=await self._streak(person),
            tips=_tips(shown, mine.tips if mine else 0),
            all_tips=len(shown.puzzle.hints),
            pile=shown.pile,
            played=shown.played,
            seen=shown.seen,
        )

    # ---- Answering ---------------------------------------------------------------------------------------------------

    async def tips(self, which: str, person: Person, count: int) -> Tips:
        """The first tips, up to this many; note that they were asked for."""
        number, one = self._find(which)
        shown = await self._posed(number)
        count = min(count, len(shown.puzzle.hints))
        now = self._clock()
        await self._store.change(lambda database: database.take_tips(person.id, one.id, count, now))
        return Tips(_tips(shown, count))

    async def answer(self, which: str, person: Person, answer: str | None, run: RunKind | None) -> PuzzleVerdict:
        """Whether an answer is right; None looks the answer up. The first one counts, but not against the clock."""
        number, one = self._find(which)
        puzzle = (await self._posed(number)).puzzle
        if answer is not None and not puzzle.may_be(answer):
            raise refuse("no-such-answer")
        right = answer is not None and puzzle.solved_by(answer)
        if run == "clock":
            mine, right = await self._answer_in_time(person, one, right)
            change = told = None
        else:
            mine, change = await self._answer(person, number, one, None if answer is None else right)
            told = await self._archive.desk.work(lambda: _solved(number, puzzle)) if right or answer is None else None
        going = None if run is None else await self._go_on(person, run, one, right, mine.tips > 0)
        return PuzzleVerdict(
            right=right,
            streak=await self._streak(person),
            listing=await self._listing(number, mine),
            solved=told,
            rating=self._rating(await self._solver(person)),
            change=change,
            run=going,
        )

    async def _answer(
        self, person: Person, number: int, one: Listed, right: bool | None
    ) -> tuple[PuzzleTry, int | None]:
        """Note an answer, or that it was looked up; also return what became of the rating."""
        now, day = self._clock(), self._day() if self._is_todays(number) else None
        rate, old = rating_at(now), await self._solver(person)
        mine = await self._store.change(
            lambda database: (
                database.show_puzzle(person.id, one.id, now, rate)
                if right is None
                else database.answer_puzzle(person.id, one.id, right, now, day, rate)
            )
        )
        new = await self._solver(person)
        if new is None or (old is not None and new.results == old.results):
            return mine, None
        return mine, round(new.rating.rating) - round((old.rating if old else BEGINNING).rating)

    async def _answer_in_time(self, person: Person, one: Listed, right: bool) -> tuple[PuzzleTry, bool]:
        """Note an answer against the clock, if it is in time and about the puzzle that was asked; and whether it is
        right. Any other counts as wrong: answers that are not noted could be used to find out the right one."""
        now, run = self._clock(), (await self._runs(person)).get("clock")
        if run is None or run.puzzle != one.id or is_over(run, now):
            return (await self._tries(person)).get(one.id, NOT_TRIED), False
        return await self._store.change(
            lambda database: database.answer_puzzle(person.id, one.id, right, now, None, None)
        ), right

    # ---- Runs --------------------------------------------------------------------------------------------------------

    async def run(self, kind: RunKind, person: Person | None) -> PuzzleRun:
        """The present state of a run."""
        return self._told(kind, None if person is None else (await self._runs(person)).get(kind))

    async def begin(self, kind: RunKind, person: Person, theme: PuzzleTheme | None) -> PuzzleRun:
        """Begin a new run."""
        following = await self._following(person, kind, theme or "", 0)
        now = self._clock()
        new = await self._store.change(
            lambda database: database.change_run(
                person.id, kind, lambda old: begun(kind, theme or "", following, old, now)
            )
        )
        return self._told(kind, new)

    async def _go_on(self, person: Person, kind: RunKind, one: Listed, right: bool, helped: bool) -> PuzzleRun:
        now, run = self._clock(), (await self._runs(person)).get(kind)
        if run is None or run.puzzle != one.id or is_over(run, now):
            return self._told(kind, run)
        following = await self._following(person, kind, run.theme, run.right + 1)

        def change(old: StoredRun | None) -> StoredRun:
            """Another process may have been faster."""
            return after(run, right, helped, following) if old == run else old or run

        return self._told(kind, await self._store.change(lambda database: database.change_run(person.id, kind, change)))

    async def _following(self, person: Person, kind: RunKind, theme: str, right: int) -> Listed:
        solver, today = await self._solver(person), number_of(self._day().number)
        rating = (solver.rating if solver else BEGINNING).rating
        known = KnownSolver(person.id, rating, await self._tries(person), await self._ratings())
        others = [one for number, one in enumerate(listed(), start=1) if number != today]
        return next_puzzle(kind, theme, right, known, others)

    def _told(self, kind: RunKind, run: StoredRun | None) -> PuzzleRun:
        if run is None:
            return PuzzleRun(kind, None, None, 0, 0, None)
        now = self._clock()
        asked = next((number for number, one in enumerate(listed(), start=1) if one.id == run.puzzle), None)
        return PuzzleRun(
            kind=kind,
            theme=run.theme or None,  # type: ignore[arg-type]  # one of them
            puzzle=None if is_over(run, now) else asked,
            right=run.right,
            best=run.best,
            left=None if run.until is None else max(0.0, run.until - now),
        )

    async def _runs(self, person: Person) -> dict[str, StoredRun]:
        return await self._store.ask(lambda database: database.puzzle_runs(person.id))

    # ---- Progress ----------------------------------------------------------------------------------------------------

    async def progress(self, person: Person | None) -> PuzzleProgress:
        """How far somebody has come."""
        if person is None:
            return PuzzleProgress(None, [], 0, 0, _themes({}))
        runs = await self._runs(person)
        course = await self._store.ask(lambda database: database.rating_course(person.id, LONGEST_COURSE))
        return PuzzleProgress(
            rating=self._rating(await self._solver(person)),
            course=[RatingPoint(at, round(rating)) for at, rating in reversed(course)],
            endless=runs["endless"].best if "endless" in runs else 0,
            clock=runs["clock"].best if "clock" in runs else 0,
            themes=_themes(await self._tries(person)),
        )

    def _rating(self, solver: SolverRating | None) -> PuzzleRating | None:
        if solver is None:
            return None
        rating, deviation, _ = solver.rating
        low, high = rating - 2 * deviation, rating + 2 * deviation
        return PuzzleRating(round(rating), round(low), round(high), solver.results)

    async def _solver(self, person: Person) -> SolverRating | None:
        return await self._store.ask(lambda database: database.solver_rating(person.id))

    async def _ratings(self) -> dict[str, Rating]:
        return await self._store.ask(lambda database: database.puzzle_ratings())

    async def play_on(self, which: str, person: Person) -> Created:
        """A game of the archive that stands where the puzzle does, for somebody who has solved it or looked it up.
        Anybody with its link sees it; it belongs to nobody."""
        number, one = self._find(which)
        mine = (await self._tries(person)).get(one.id, NOT_TRIED)
        if mine.solved is None and mine.shown is None:
            raise refuse("not-solved")
        old = mine.game
        if old is not None and await self._store.ask(lambda database: database.game(old)) is not None:
            return Created(old)
        puzzle = (await self._posed(number)).puzzle
        id = self._chance.new_id()
        new = await self._archive.desk.work(lambda: from_file(id, recorded(puzzle), SOMEBODY))
        await self._archive.add(new._replace(people=()))
        await self._store.change(lambda database: database.note_puzzle_game(person.id, one.id, id))
        return Created(id)

    # ---- What they need ----------------------------------------------------------------------------------------------

    def _find(self, which: str) -> tuple[int, Listed]:
        if which == TODAY:
            number = number_of(self._day().number)
        elif which.isascii() and which.isdigit() and len(which) < 6:
            number = int(which)
        else:
            number = 0
        if not 1 <= number <= len(listed()):
            raise refuse("no-such-puzzle", puzzles=len(listed()))
        return number, listed()[number - 1]

    def _day(self) -> PuzzleDay:
        now = datetime.fromtimestamp(self._clock(), UTC)
        began = now.replace(hour=0, minute=0, second=0, microsecond=0)
        return PuzzleDay(now.toordinal(), began.timestamp())

    def _is_todays(self, number: int) -> bool:
        return number == number_of(self._day().number)

    async def _posed(self, number: int) -> PosedPuzzle:
        return await self._archive.desk.work(lambda: posed(number))

    async def _tries(self, person: Person | None) -> dict[str, PuzzleTry]:
        if person is None:
            return {}
        return await self._store.ask(lambda database: database.puzzle_tries(person.id))

    async def _listing(self, number: int, mine: PuzzleTry | None) -> PuzzleListing:
        one = listed()[number - 1]
        rates = await self._store.ask(lambda database: database.puzzle_rates())
        return _listing(number, one, rates.get(one.id, NO_RATE), (await self._ratings()).get(one.id), mine)

    async def _streak(self, person: Person | None) -> int:
        if person is None:
            return 0
        days = await self._store.ask(lambda database: database.puzzle_days(person.id, LONGEST_STREAK))
        return streak(days, self._day().number)


def number_of(day: int) -> int:
    """The number of the puzzle of a day: each has its turn before the first comes again."""
    return _order_of_days()[day % len(listed())]


@cache
def _order_of_days() -> tuple[int, ...]:
    """All numbers, the themes evenly spread and never the same twice in a row. Within a theme the ids decide, so that
    nobody who goes through the list in order meets tomorrow's."""
    themes: dict[str, list[int]] = {}
    for _, theme, number in sorted((one.id, one.theme, number) for number, one in enumerate(listed(), start=1)):
        themes.setdefault(theme, []).append(number)
    left = {theme: list(numbers) for theme, numbers in themes.items()}
    order: list[int] = []
    last = None
    while any(left.values()):
        open_themes = [theme for theme in left if left[theme] and theme != last] or [
            theme for theme in left if left[theme]
        ]
        last = max(open_themes, key=lambda theme: (len(left[theme]) / len(themes[theme]), theme))
        order.append(left[last].pop())
    return tuple(order)


def streak(days: list[int], today: int) -> int:
    """How many of these days, the newest first, follow each other up to today; or up to yesterday, for today is not
    over yet."""
    last = days[0] if days else 0
    if last < today - 1:
        return 0
    return sum(day == last - place for place, day in enumerate(days))


def _date(day: PuzzleDay) -> str:
    return datetime.fromtimestamp(day.began, UTC).date().isoformat()


def _tips(shown: PosedPuzzle, count: int) -> list[Explanation]:
    return [explain(hint) for hint in shown.puzzle.hints[:count]]


def _solved(number: int, puzzle: Puzzle) -> Solved:
    reasons = [explain(reason) for reason in puzzle.reasons]
    return Solved(puzzle.solution, reasons, len(puzzle.game.moves), solved(number))


def _themes(tries: Mapping[str, PuzzleTry]) -> list[ThemeCount]:
    found: dict[str, ThemeCount] = {}
    for one in listed():
        count = found.setdefault(one.theme, ThemeCount(one.theme, 0, 0, 0))  # type: ignore[arg-type]  # one of them
        mine = tries.get(one.id, NOT_TRIED)
        count.puzzles += 1
        count.answered += not mine.is_open
        count.first += mine.first and mine.shown is None
    return list(found.values())


def _listing(
    number: int, one: Listed, rate: PuzzleRate, rating: Rating | None, mine: PuzzleTry | None
) -> PuzzleListing:
    return PuzzleListing(
        number=number,
        kind=one.kind,  # type: ignore[arg-type]  # one of them
        theme=one.theme,  # type: ignore[arg-type]  # one of them
        source=one.source,  # type: ignore[arg-type]  # the collection has no others
        options=one.rules,
        players=one.players,
        tried=rate.tried,
        solved=rate.solved,
        rating=round(rating.rating) if rating and rating.deviation <= SETTLED else None,
        yours=None if mine is None else _state(mine),
    )


def _state(mine: PuzzleTry) -> PuzzleState:
    if mine.shown is not None:
        return "seen"
    if mine.solved is not None:
        return "first" if mine.first else "solved"
    return "tried"
