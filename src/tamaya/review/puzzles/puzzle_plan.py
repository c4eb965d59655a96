"""Which puzzles come with Tamaya: how many of each kind, theme and set of options from games of bots, and those of the
given games of people. `python -m tamaya.review.puzzles` makes them all."""

import sys
from collections.abc import Iterable, Iterator
from itertools import count, islice
from pathlib import Path
from typing import NamedTuple

from tamaya.arena.playing import play_game
from tamaya.core.game import Game
from tamaya.core.rules import Rules, read_options
from tamaya.formats import read_all
from tamaya.review.puzzles.finding import from_games, puzzles_in, quality
from tamaya.review.puzzles.puzzle import (
    ANNOUNCE,
    BLACK_POWDER,
    CALL,
    CHOP,
    COUNTING,
    DISCARD,
    FINESSE,
    FOCUS,
    MEANING,
    MULTICOLOUR,
    PEOPLE,
    PLAY,
    PROMPT,
    SAVE,
    SHOW,
    TILE,
    TRUST,
    Puzzle,
    write_puzzle,
)

STRONG, QUICK, TALKING = (
    "hat",
    "smart",
    "conventions-expert",
)  # one goes far, one loses cards, one's hints mean something
TEAMS = {SHOW: STRONG, DISCARD: STRONG, PLAY: STRONG, ANNOUNCE: STRONG, TILE: QUICK}
PLAYERS = (2, 3, 4, 5)
LATER = 10_000  # deals before the first of those that look for a theme: no puzzle is found twice
NEXT_ROUND = 100_000  # deals between the first ones of two rounds of the plan, for the same reason


class PuzzleBatch(NamedTuple):
    """Puzzles of one sort."""

    kind: str
    wanted: int
    rules: Rules = Rules()
    theme: str | None = None  # None: any


def _with(options: str, *batches: tuple[str, str | None, int]) -> list[PuzzleBatch]:
    rules = Rules.from_dict(read_options(options))
    return [PuzzleBatch(kind, count, rules, theme) for kind, theme, count in batches]


PLAN: tuple[PuzzleBatch, ...] = (
    PuzzleBatch(SHOW, 67),
    PuzzleBatch(DISCARD, 67),
    PuzzleBatch(MEANING, 60),
    *_with("", (MEANING, SAVE, 8), (CALL, FINESSE, 12), (CALL, PROMPT, 8), (TRUST, None, 10), (PLAY, None, 8)),
    *_with(
        "multicolour=named-5",
        *(
            (MEANING, SAVE, 3),
            (CALL, FINESSE, 3),
            (CALL, PROMPT, 2),
            (TRUST, None, 3),
            (PLAY, COUNTING, 2),
            (SHOW, None, 3),
        ),
    ),
    *_with(
        "multicolour=named-10",
        *((MEANING, FOCUS, 3), (CALL, FINESSE, 2), (CALL, PROMPT, 2), (DISCARD, MULTICOLOUR, 3), (SHOW, None, 3)),
    ),
    *_with(
        "multicolour=wild-5",
        *((MEANING, CHOP, 2), (MEANING, SAVE, 2), (CALL, FINESSE, 2), (PLAY, MULTICOLOUR, 3), (DISCARD, None, 2)),
    ),
    *_with(
        "bonus_tiles=true,black_powder=true,multicolour=wild-10", (TILE, None, 8), (DISCARD, None, 2), (TRUST, None, 2)
    ),
    *_with("announce=true", (ANNOUNCE, None, 7), (MEANING, FOCUS, 2), (CALL, FINESSE, 2)),
    *_with(
        "black_powder=true", (DISCARD, BLACK_POWDER, 5), (PLAY, BLACK_POWDER, 5), (TRUST, None, 2), (MEANING, SAVE, 2)
    ),
    *_with("masterpiece=true", (DISCARD, None, 3), (MEANING, SAVE, 2), (PLAY, None, 2), (CALL, FINESSE, 2)),
    *_with(
        "multicolour=wild-10", (DISCARD, MULTICOLOUR, 3), (PLAY, MULTICOLOUR, 2), (MEANING, FOCUS, 2), (TRUST, None, 2)
    ),
    *_with("mistakes=1,discard_when_full=true", (PLAY, COUNTING, 2), (MEANING, CHOP, 2), (TRUST, None, 2)),
    *_with("mistakes=2,hints=9", (PLAY, None, 2), (DISCARD, None, 2), (MEANING, SAVE, 2)),
    *_with("announce=true,multicolour=named-5", (ANNOUNCE, None, 5), (TRUST, None, 2), (CALL, PROMPT, 2)),
    *_with("bonus_tiles=true", (TILE, None, 3), (CALL, FINESSE, 2)),
    *_with("hints=10,discard_when_full=true,multicolour=wild-5", (MEANING, FOCUS, 2), (DISCARD, None, 2)),
    *_with("masterpiece=true,multicolour=named-5", (DISCARD, COUNTING, 2), (TRUST, None, 2), (MEANING, SAVE, 2)),
    *_with("black_powder=true,multicolour=wild-10", (DISCARD, BLACK_POWDER, 2), (PLAY, BLACK_POWDER, 2)),
)


def from_self_play(seed: int) -> Iterator[Puzzle]:
    """Puzzles from games of bots with two to five players in turn, all batches of the plan in turn, without end. The
    same seed makes the same puzzles."""
    return (self_play_puzzle(seed, number) for number in count())


def self_play_puzzle(seed: int, number: int) -> Puzzle:
    """One of them, counted from 0; none needs those before it."""
    round_, batch = divmod(number, len(PLAN))
    return next(_of_batch(PLAN[batch], seed + round_ * NEXT_ROUND))


def _of_batch(batch: PuzzleBatch, seed: int) -> Iterator[Puzzle]:
    """The best puzzle of each game that has one."""
    for game in self_play(TEAMS.get(batch.kind, TALKING), batch.rules, seed + (LATER if batch.theme else 0)):
        found = [one for one in puzzles_in(game, [batch.kind]) if batch.theme in (None, one.theme)]
        if found:
            yield max(found, key=lambda one: (quality(one), len(one.game.history)))


def self_play(bot: str, rules: Rules, seed: int) -> Iterator[Game]:
    """Games of a bot with itself, one for each seed from this one on."""
    while True:
        yield play_game((bot,) * PLAYERS[seed % len(PLAYERS)], rules, seed).game
        seed += 1


# ---- The collection --------------------------------------------------------------------------------------------------


def make(folder: Path, files: Iterable[Path]) -> list[str]:
    """The whole plan as lines, each batch evenly spread. What is found is kept in the folder, so that this can be
    interrupted and continued."""
    folder.mkdir(parents=True, exist_ok=True)
    people = (recorded.game for file in files for recorded in read_all(file.read_bytes()))
    parts = [_kept(folder / "people.jsonl", from_games(people, source=PEOPLE))]
    for number, batch in enumerate(PLAN):
        parts.append(_kept(folder / f"{number}-{batch.kind}.jsonl", islice(_of_batch(batch, 1), batch.wanted)))
    spread = [((place + 0.5) / len(part), part[place]) for part in parts for place in range(len(part))]
    return [line for _, line in sorted(spread, key=lambda one: one[0])]


def _kept(file: Path, puzzles: Iterable[Puzzle]) -> list[str]:
    """The lines of a part; they are found only once."""
    if not file.exists():
        lines = [write_puzzle(puzzle) + "\n" for puzzle in puzzles]
        file.write_text("".join(lines), encoding="utf-8")
        print(file.name, len(lines), file=sys.stderr, flush=True)
    return file.read_text(encoding="utf-8").splitlines()
