"""Puzzles for the event loop: which is whose today, tips, answers, and how often each is solved."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache

from tamaya.review.puzzles import Puzzle
from tamaya.review.puzzles.collection import Listed, listed
from tamaya.server.archive.archive import Archive
from tamaya.server.archive.files import from_file
from tamaya.server.puzzles.posing import NAMES, PosedPuzzle, explanation, posed, recorded, solved
from tamaya.server.storage.kept.solved_puzzles import NO_RATE, NOT_TRIED, PuzzleDay, PuzzleRate, PuzzleTry
from tamaya.server.storage.store import Store
from tamaya.server.table.chance import Chance
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.http import Created
from tamaya.server.wire.parts import Explanation, Person
from tamaya.server.wire.puzzles import PuzzleList, PuzzleListing, PuzzlePage, PuzzleState, PuzzleVerdict, Solved, Tips

TODAY = "today"
LONGEST_STREAK = 10_000  # days
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
        tries = await self._tries(person)
        return PuzzleList(
            day=_date(day),
            today=number_of(day.number),
            streak=await self._streak(person),
            puzzles=[
                _listing(number, one, rates.get(one.id, NO_RATE), tries.get(one.id))
                for number, one in enumerate(listed(), start=1)
            ],
        )

    async def page(self, which: str, person: Person | None) -> PuzzlePage:
        """The question with this number, or that of today."""
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
        """The first so many tips; it is noted that they were asked for."""
        number, one = self._find(which)
        shown = await self._posed(number)
        count = min(count, len(shown.puzzle.hints))
        now = self._clock()
        await self._store.change(lambda database: database.take_tips(person.id, one.id, count, now))
        return Tips(_tips(shown, count))

    async def answer(self, which: str, person: Person, answer: str | None) -> PuzzleVerdict:
        """Whether an answer is right; None looks up what is. The first one counts."""
        number, one = self._find(which)
        puzzle = (await self._posed(number)).puzzle
        now, day = self._clock(), self._day() if self._is_todays(number) else None
        if answer is None:
            right = False
            mine = await self._store.change(lambda database: database.show_puzzle(person.id, one.id, now))
        elif not puzzle.may_be(answer):
            raise refuse("no-such-answer")
        else:
            right = puzzle.solved_by(answer)
            mine = await self._store.change(lambda database: database.answer_puzzle(person.id, one.id, right, now, day))
        told = await self._archive.desk.work(lambda: _solved(number, puzzle)) if right or answer is None else None
        return PuzzleVerdict(right, await self._streak(person), await self._listing(number, mine), told)

    async def play_on(self, which: str, person: Person) -> Created:
        """A game of the archive that stands where the puzzle does, for who has solved it or looked it up. Who has its
        link sees it; it is nobody's own."""
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
        return _listing(number, one, rates.get(one.id, NO_RATE), mine)

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
    """All numbers, the themes evenly spread and never the same twice in a row. Within a theme the ids decide: whoever
    goes through the list in order does not meet tomorrow's."""
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
    return [explanation(hint) for hint in shown.puzzle.hints[:count]]


def _solved(number: int, puzzle: Puzzle) -> Solved:
    reasons = [explanation(reason) for reason in puzzle.reasons]
    return Solved(puzzle.solution, reasons, len(puzzle.game.moves), solved(number))


def _listing(number: int, one: Listed, rate: PuzzleRate, mine: PuzzleTry | None) -> PuzzleListing:
    return PuzzleListing(
        number=number,
        kind=one.kind,  # type: ignore[arg-type]  # one of them
        theme=one.theme,  # type: ignore[arg-type]  # one of them
        source=one.source,  # type: ignore[arg-type]  # the collection has no others
        options=one.rules,
        players=one.players,
        tried=rate.tried,
        solved=rate.solved,
        yours=None if mine is None else _state(mine),
    )


def _state(mine: PuzzleTry) -> PuzzleState:
    if mine.shown is not None:
        return "seen"
    if mine.solved is not None:
        return "first" if mine.first else "solved"
    return "tried"
