"""Compiled bots: their functions linked with the kernel and compiled by Numba, once a process."""

from collections.abc import Callable, Sequence
from contextlib import suppress

import numpy as np
from numpy.typing import NDArray

from tamaya.bots.compiled import dealing, ending, facts, in_lanes, policy, rollouts, seat_row, tile_choices
from tamaya.bots.compiled.policy import MEMORY, NOTES, CompiledMaker, Ints
from tamaya.bots.registry import bot_names, find_maker
from tamaya.core import kernel
from tamaya.core.errors import TamayaError
from tamaya.core.row import ACTOR
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables, compile_tables
from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.fast.native import record_of

MOST_OPTIONS = 200
NOBODY_ELSE = np.zeros((0, 0), np.int64)  # has played before
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
    """What all bots use, compiled once for all of them."""
    entries = (
        *(kernel.deal, kernel.step, kernel.legal, kernel.score, kernel.shuffle_deck, kernel.shuffle_tiles),
        *(facts.begin_facts, facts.settle_facts, facts.settle_cards, facts.own_hand, facts.foresee),
        *(seat_row.mask_row, tile_choices.decide_tile, ending.best_ahead),
        *(dealing.deal_unseen, dealing.fill_in, dealing.deal_by_words),
    )
    return compile_functions(*entries, label="_for_bots", inline=False)


@linked_once
def loops_over_lanes(bot: CompiledMaker) -> Compiled:
    """A bot and what drives it, in the lanes of a batch, too. What Python calls is kept on disk, each function with all
    that it calls."""
    entries = (
        *(policy.begin, policy.hear, policy.settle, policy.choose, rollouts.play_games),
        *(dealing.deal_worlds, rollouts.true_options, rollouts.try_options),
        *(in_lanes.begin_in_lanes, in_lanes.play_in_lanes),
    )
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
            in_lanes.one_chooses: first[in_lanes.choose_at],
            in_lanes.one_hears: first[in_lanes.hear_at],
            in_lanes.one_settles: first[in_lanes.settle_at],
            in_lanes.other_chooses: second[in_lanes.choose_at],
            in_lanes.other_hears: second[in_lanes.hear_at],
            in_lanes.other_settles: second[in_lanes.settle_at],
        },
        first.stamp,
        second.stamp,
    )
    return compile_functions(in_lanes.play_mixed_lanes, label=f"_{one.name}_{other.name}", inline=False, given=given)


class Policy:
    """A compiled bot for some rules and a number of players."""

    def __init__(self, bot: CompiledMaker, rules: Rules, players: int) -> None:
        self._compiled = loops_over_lanes(bot)
        self._tables = compile_tables(rules, players)
        self._t: Tables = record_of(self._tables)[0]  # for compiled code; Python cannot read its fields

    def get_ready(self) -> None:
        """Compile, or load what was compiled earlier. Otherwise the first call does it."""
        self.play_games(np.zeros(0, np.int64))

    def begin(self, row: Ints, memory: Ints) -> None:
        """`policy.begin`."""
        self._compiled[policy.begin](row, self._t, memory)

    def hear(self, row: Ints, memory: Ints, seat: int, action: int, touched: int, me: int) -> None:
        """`policy.hear`."""
        self._compiled[policy.hear](row, self._t, memory, seat, action, touched, me, np.zeros(NOTES, np.int64))

    def settle(self, row: Ints, memory: Ints) -> None:
        """`policy.settle`."""
        self._compiled[policy.settle](row, self._t, memory)

    def choose(self, row: Ints, memory: Ints, why: Ints) -> int:
        """`policy.choose`."""
        return int(self._compiled[policy.choose](row, self._t, memory, why, np.zeros(NOTES, np.int64)))

    def play_games(self, seeds: Ints) -> Ints:
        """Whole games with this bot at every seat: score, outcome and moves of each, in three rows."""
        results = np.zeros((3, len(seeds)), np.int64)
        self._compiled[rollouts.play_games](self._t, seeds, results)
        return results

    # ---- For those who search ----------------------------------------------------------------------------------------

    def get_ready_to_search(self) -> None:
        """`get_ready` for what follows here."""
        row, memory = np.zeros(self._tables.row_size, np.int64), np.zeros(MEMORY, np.int64)
        nothing = np.zeros((0, 0), np.int64)
        self.true_options(row, memory)
        self.deal_worlds(row, memory, 0, nothing, nothing, 0, 0, nothing)
        self.try_options(nothing, memory, [], 0)

    def deal_worlds(
        self, row: Ints, memory: Ints, seat: int, past: Ints, memories: Ints, count: int, x: int, into: Ints
    ) -> int:
        """`dealing.deal_worlds`."""
        deal = self._compiled[dealing.deal_worlds]
        return int(deal(self._t, row, memory, seat, past, memories, count, x, into))

    def true_options(self, row: Ints, memory: Ints) -> list[int]:
        """`rollouts.true_options`."""
        options = np.zeros(MOST_OPTIONS, np.int64)
        count = self._compiled[rollouts.true_options](self._t, row, memory, options)
        return [int(option) for option in options[:count]]

    def try_options(self, dealt: Ints, memory: Ints, options: list[int], moves: int) -> NDArray[np.float64]:
        """`rollouts.try_options`: what each option comes to in each world."""
        scores = np.zeros((len(dealt), len(options)), np.int64)
        numbers = np.array(options, np.int64)
        self._compiled[rollouts.try_options](self._t, dealt, memory, NOBODY_ELSE, numbers, moves, scores)
        return scores / 1000

    def play_deal(self, deck: Sequence[int], tiles: Sequence[int], seed: int) -> int:
        """A whole game with this bot at every seat, with a deck of these identities: its score."""
        t = self._tables
        dealt, seen = [0] * t.row_size, np.zeros(t.row_size, np.int64)
        kernel.deal(dealt, t, list(deck), list(tiles), seed)
        row, memory = np.array(dealt, np.int64), np.zeros(MEMORY, np.int64)
        self.begin(row, memory)
        _shared()[seat_row.mask_row](row, self._t, dealt[ACTOR], seen)
        first = self.choose(seen, memory, np.zeros(2, np.int64))
        return int(self.try_options(row[np.newaxis], memory, [first], TO_THE_END)[0, 0])

    # ---- For those who review ----------------------------------------------------------------------------------------

    def deal_by_words(self, row: Ints, seat: int, taken_for: Ints, x: int, into: Ints) -> int:
        """`dealing.deal_by_words`."""
        return int(_shared()[dealing.deal_by_words](self._t, row, seat, taken_for, x, into))

    def take_over(self, dealt: Ints, options: list[int], taken_for: Ints) -> NDArray[np.float64]:
        """What each option comes to in each world if a team of this bot plays on to the end in a game that others
        began: see `rollouts.try_options`."""
        scores = np.zeros((len(dealt), len(options)), np.int64)
        memory, numbers = np.zeros(MEMORY, np.int64), np.array(options, np.int64)
        self._compiled[rollouts.try_options](self._t, dealt, memory, taken_for, numbers, TO_THE_END, scores)
        return scores / 1000
