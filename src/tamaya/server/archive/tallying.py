"""My progress: what somebody's games, puzzles and days add up to, and the honours they have earned."""

import asyncio
import csv
import io
from collections import Counter
from collections.abc import Mapping, Sequence

from tamaya.core.editions import EDITIONS
from tamaya.server.archive.finished import day_at
from tamaya.server.storage.kept.own_progress import BestOf, Companion, PastGame, PuzzleCount, Totals
from tamaya.server.storage.store import Store
from tamaya.server.wire.parts import Person
from tamaya.server.wire.people import BestResult, Honour, Lapse, Mate, Progress, ProgressGame
from tamaya.server.wire.review import ExerciseGroup, group_of

RECENT = 100  # games in the course of time
MATES = 12
MOST_ROWS = 20_000  # of a file
MOST_DAYS = 10_000
COLUMNS = ("date", "edition", "players", "score", "max_score", "outcome", "hints", "game")
# What an honour takes.
GOOD_GAMES, WITH_ONE_MATE, PUZZLES, DAYS, FULL_TABLE = 10, 25, 10, 7, 5


async def progress_of(store: Store, person: Person, together: Sequence[str]) -> Progress:
    """Everything for the page; with others, only the games played with all of them."""
    who = person.id
    totals, best, past, mates, puzzles, days = await asyncio.gather(
        store.ask(lambda database: database.totals(who, together)),
        store.ask(lambda database: database.best_of(who, together)),
        store.ask(lambda database: database.past_games(who, RECENT, together)),
        store.ask(lambda database: database.company(who, MATES, together)),
        store.ask(lambda database: database.puzzle_count(who)),
        store.ask(lambda database: database.days_played(who, MOST_DAYS)),
    )
    kinds = await store.ask(lambda database: database.lapses(who, together))
    streak = longest_run(days)
    return Progress(
        games=totals.games,
        perfect=totals.perfect,
        lost=totals.lost,
        hints_per_point=round(totals.hints / totals.points, 2) if totals.points else None,
        recent=[_in_course(one) for one in reversed(past)],
        best=[BestResult(*one) for one in best],
        mates=[Mate(*one) for one in mates],
        lapses=_lapses(kinds),
        puzzles=puzzles.solved,
        puzzles_first=puzzles.first,
        streak=streak,
        honours=[] if together else honours(totals, best, mates, puzzles, streak),
    )


def _in_course(one: PastGame) -> ProgressGame:
    return ProgressGame(one.id, one.ended, one.score, one.most, one.outcome, one.hints)


def _lapses(kinds: Mapping[str, int]) -> list[Lapse]:
    counts = Counter[ExerciseGroup]()
    for kind, count in kinds.items():
        counts[group_of(kind)] += count
    return [Lapse(group, count) for group, count in counts.most_common()]


def honours(
    totals: Totals, best: Sequence[BestOf], mates: Sequence[Companion], puzzles: PuzzleCount, streak: int
) -> list[Honour]:
    """The honours that somebody has earned."""
    earned: dict[Honour, bool] = {
        "together": bool(mates),
        "perfect": totals.perfect > 0,
        "twenty": totals.good >= GOOD_GAMES,
        "full-table": any(one.players == FULL_TABLE and (one.best >= 20 or one.perfect) for one in best),
        "boxes": {one.edition for one in best} >= set(EDITIONS),
        "faithful": any(one.games >= WITH_ONE_MATE for one in mates),
        "puzzles": puzzles.first >= PUZZLES,
        "week": streak >= DAYS,
    }
    return [name for name, is_so in earned.items() if is_so]


def longest_run(days: Sequence[int]) -> int:
    """The most days in a row, of days that are given the newest first."""
    longest = run = 0
    before: int | None = None
    for day in days:
        run = run + 1 if before is not None and day == before - 1 else 1
        longest, before = max(longest, run), day
    return longest


async def progress_file(store: Store, person: Person) -> str:
    """All games as lines for a spreadsheet, the newest first."""
    past = await store.ask(lambda database: database.past_games(person.id, MOST_ROWS))
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(COLUMNS)
    for one in past:
        score, most = (one.score, one.most) if one.score >= 0 else ("", "")
        lines.writerow((day_at(one.ended), one.edition, one.players, score, most, one.outcome, one.hints, one.id))
    return text.getvalue()
