"""Compiled bots: their functions linked with the kernel and compiled by Numba, once a process."""

from collections.abc import Callable, Sequence
from contextlib import suppress

import numpy as np
from numpy.typing import NDArray

from tamaya.bots.compiled import dealing, driver, ending, facts, in_lanes, policy, seat_row, tile_choices
from tamaya.bots.compiled.policy import MEMORY, CompiledMaker, Ints
from tamaya.bots.compiled.rollouts import MOST_OPTIONS
from tamaya.bots.registry import bot_names, find_maker
from tamaya.core import kernel
from tamaya.core.errors import TamayaError
from tamaya.core.row import ACTOR
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables, compile_tables
from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.fast.native import record_of

NOTHING = np.zeros(0, np.int64)
NO_ROWS = np.zeros((0, 0), np.int64)
TO_THE_END = 10_000  # moves


def find_compiled(name: str) -> CompiledMaker | None:
    """The compiled bot of this name; None if there is none, or if it is not compiled."""
    if name not in bot_names():
        return None
    maker = find_maker(name)
    return maker if isinstance(maker, CompiledMaker) else None


def compiled_names() -> list[str]:
    """All compiled bots that can be found, by name."""
    found = []
    for name in bot_names():
        with suppress(TamayaError):  # another package's bot that cannot be loaded
            if find_compiled(name):
                found.append(name)
    return found


@linked_once
def _shared() -> Compiled:
    """What all bots use, typed once for all of them; reviews deal worlds by it."""
    parts: tuple[Callable[..., object], ...] = (
        *(kernel.deal, kernel.step, kernel.legal, kernel.score, kernel.shuffle_deck, kernel.shuffle_tiles),
        *(facts.begin_facts, facts.settle_facts, facts.settle_cards, facts.own_hand, facts.foresee),
        *(seat_row.mask_row, tile_choices.decide_tile, ending.best_ahead),
        *(dealing.deal_unseen, dealing.fill_in),
    )
    return compile_functions(dealing.deal_by_words, parts=parts, label="_for_bots", inline=False)


@linked_once
def loops_over_lanes(bot: CompiledMaker) -> Compiled:
    """A bot and what drives it, in the lanes of a batch, too. What Python calls is kept on disk, each function with all
    that it calls."""
    entries = (driver.drive, in_lanes.begin_in_lanes, in_lanes.play_in_lanes, in_lanes.advise_in_lanes)
    own: dict[Callable[..., object], Callable[..., object]] = {
        policy.begin: bot.begin,
        policy.hear: bot.hear,
        policy.settle: bot.settle,
        policy.choose: bot.choose,
    }
    return compile_functions(*entries, label=f"_{bot.name}", inline=False, given=_shared(), instead=own)


@linked_once
def loops_over_mixed_lanes(one: CompiledMaker, other: CompiledMaker) -> Compiled:
    """`in_lanes.play_mixed_lanes` for two bots, compiled when it is first called."""
    first, second = loops_over_lanes(one), loops_over_lanes(other)
    given = _shared().also(
        {
            in_lanes.one_chooses: first.by_plain[in_lanes.choose_at],
            in_lanes.one_hears: first.by_plain[in_lanes.hear_at],
            in_lanes.one_settles: first.by_plain[in_lanes.settle_at],
            in_lanes.other_chooses: second.by_plain[in_lanes.choose_at],
            in_lanes.other_hears: second.by_plain[in_lanes.hear_at],
            in_lanes.other_settles: second.by_plain[in_lanes.settle_at],
        },
        first.stamp,
        second.stamp,
    )
    return compile_functions(in_lanes.play_mixed_lanes, label=f"_{one.name}_{other.name}", inline=False, given=given)


class Policy:
    """A compiled bot for some rules and a number of players."""

    def __init__(self, bot: CompiledMaker, rules: Rules, players: int) -> None:
        self._drive = loops_over_lanes(bot)[driver.drive]
        self._tables = compile_tables(rules, players)
        self._t: Tables = record_of(self._tables)[0]  # for compiled code; Python cannot read its fields

    def _do(
        self,
        task: int,
        row: Ints = NOTHING,
        memory: Ints = NOTHING,
        numbers: Ints = NOTHING,
        rows: Ints = NO_ROWS,
        words: Ints = NO_ROWS,
        results: Ints = NO_ROWS,
    ) -> int:
        return int(self._drive(task, self._t, row, memory, numbers, rows, words, results))

    def get_ready(self) -> None:
        """Compile, or load what was compiled earlier. Otherwise the first call does it."""
        self.play_games(NOTHING)

    def begin(self, row: Ints, memory: Ints) -> None:
        """`policy.begin`."""
        self._do(driver.BEGIN, row, memory)

    def hear(self, row: Ints, memory: Ints, seat: int, action: int, touched: int, me: int) -> None:
        """`policy.hear`."""
        self._do(driver.HEAR, row, memory, np.array((seat, action, touched, me), np.int64))

    def settle(self, row: Ints, memory: Ints) -> None:
        """`policy.settle`."""
        self._do(driver.SETTLE, row, memory)

    def choose(self, row: Ints, memory: Ints, why: Ints) -> int:
        """`policy.choose`."""
        return self._do(driver.CHOOSE, row, memory, results=why[np.newaxis])

    def play_games(self, seeds: Ints) -> Ints:
        """Whole games with this bot at every seat: score, outcome and moves of each, in three rows."""
        results = np.zeros((3, len(seeds)), np.int64)
        self._do(driver.PLAY_GAMES, numbers=seeds, results=results)
        return results

    # ---- For those who search ----------------------------------------------------------------------------------------

    def deal_worlds(
        self, row: Ints, memory: Ints, seat: int, past: Ints, memories: Ints, count: int, x: int, into: Ints
    ) -> int:
        """`dealing.deal_worlds`."""
        return self._do(driver.DEAL_WORLDS, row, memory, np.array((seat, count, x), np.int64), past, memories, into)

    def true_options(self, row: Ints, memory: Ints) -> list[int]:
        """`rollouts.true_options`."""
        options = np.zeros((1, MOST_OPTIONS), np.int64)
        count = self._do(driver.TRUE_OPTIONS, row, memory, results=options)
        return [int(option) for option in options[0, :count]]

    def try_options(
        self, dealt: Ints, memory: Ints, options: list[int], moves: int, taken_for: Ints = NO_ROWS
    ) -> NDArray[np.float64]:
        """`rollouts.try_options`: what each option comes to in each world."""
        scores = np.zeros((len(dealt), len(options)), np.int64)
        numbers = np.array((moves, *options), np.int64)
        self._do(driver.TRY_OPTIONS, NOTHING, memory, numbers, dealt, taken_for, scores)
        return scores / 1000

    def play_deal(self, deck: Sequence[int], tiles: Sequence[int], seed: int) -> int:
        """A whole game with this bot at every seat, with a deck of these identities: its score."""
        t = self._tables
        dealt = [0] * t.row_size
        kernel.deal(dealt, t, list(deck), list(tiles), seed)
        row, memory = np.array(dealt, np.int64), np.zeros(MEMORY, np.int64)
        self.begin(row, memory)
        seen = [0] * t.row_size
        seat_row.mask_row(dealt, t, dealt[ACTOR], seen)  # type: ignore[arg-type]  # CPython's rows are lists
        first = self.choose(np.array(seen, np.int64), memory, np.zeros(2, np.int64))
        return int(self.try_options(row[np.newaxis], memory, [first], TO_THE_END)[0, 0])

    # ---- For those who review ----------------------------------------------------------------------------------------

    def deal_by_words(self, row: Ints, seat: int, taken_for: Ints, x: int, into: Ints) -> int:
        """`dealing.deal_by_words`."""
        return int(_shared()[dealing.deal_by_words](self._t, row, seat, taken_for, x, into))

    def take_over(self, dealt: Ints, options: list[int], taken_for: Ints) -> NDArray[np.float64]:
        """What each option comes to in each world if a team of this bot plays on to the end in a game that others
        began: see `rollouts.try_options`."""
        return self.try_options(dealt, np.zeros(MEMORY, np.int64), options, TO_THE_END, taken_for)
