"""Compiled bots by name: their functions linked with the kernel and compiled by Numba, once a process.

Importing this needs Numba; nothing else in `tamaya.bots` does before a compiled bot is made.
"""

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamaya.bots.compiled import ending, entry, facts, masking, rollouts, selfplay, tiles, worlds
from tamaya.bots.compiled.entry import (
    TO_BEGIN,
    TO_CHOOSE,
    TO_DEAL,
    TO_HEAR,
    TO_LIST,
    TO_PLAY,
    TO_SETTLE,
    TO_TRY,
    TO_WAIT,
)
from tamaya.bots.compiled.policy import MEMORY, Ints
from tamaya.core import action_numbers, kernel, prospects, randomness, row
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.fast.compiler import compile_modules
from tamaya.fast.records import record_of

# The modules of each compiled bot; their functions take the place of those in `policy`.
POLICIES: dict[str, tuple[str, ...]] = {
    "hat": ("hat.alphabet", "hat.questions", "hat.code", "hat.hints", "hat.decide"),
    "smart": ("smart.reading", "smart.decide"),
}
SHARED = (row, action_numbers, randomness, kernel, prospects, facts, masking, tiles, ending)
KEPT = (
    *("deal", "step", "legal", "score", "shuffle_deck", "shuffle_tiles", "mask_row"),
    *("begin_facts", "settle_facts", "own_hand", "unclaimed", "foresee", "decide_tile", "best_ahead", "deal_unseen"),
)
MOST_OPTIONS = 200
_NO_ROW = np.zeros(0, np.int64)
_NO_TABLE = np.zeros((0, 0), np.int64)


@cache
def _shared() -> dict[str, Any]:
    """What all bots use, compiled once for all of them."""
    namespace = compile_modules(*SHARED, entries=KEPT, label="_for_bots", inline=False)
    return {name: made for name, made in namespace.items() if hasattr(made, "py_func")}


@cache
def _link(name: str) -> dict[str, Any]:
    own = [import_module(f"tamaya.bots.{module}") for module in POLICIES[name]]
    drivers = (selfplay, worlds, rollouts, entry)
    kept = ("work", "think", "begin", "hear", "settle", "choose")
    return compile_modules(*drivers, *own, entries=kept, label=f"_{name}", inline=False, given=_shared())


class Policy:
    """A compiled bot for some rules and a number of players."""

    def __init__(self, name: str, rules: Rules, players: int) -> None:
        functions = _link(name)
        self._work, self._think = functions["work"], functions["think"]
        self._record = record_of(compile_tables(rules, players))

    def _do(
        self, job: int, row: Ints = _NO_ROW, memory: Ints = _NO_ROW, numbers: Ints = _NO_ROW, table: Ints = _NO_TABLE
    ) -> int:
        return int(self._work(self._record, job, row, memory, numbers, table))

    def get_ready(self) -> None:
        """Compile, or load what was compiled earlier. Otherwise the first call does it."""
        self._do(TO_WAIT)

    def begin(self, row: Ints, memory: Ints) -> None:
        """`policy.begin`."""
        self._do(TO_BEGIN, row, memory)

    def hear(self, row: Ints, memory: Ints, seat: int, action: int, touched: int, me: int) -> None:
        """`policy.hear`."""
        self._do(TO_HEAR, row, memory, np.array((seat, action, touched, me), np.int64))

    def settle(self, row: Ints, memory: Ints) -> None:
        """`policy.settle`."""
        self._do(TO_SETTLE, row, memory)

    def choose(self, row: Ints, memory: Ints, why: Ints) -> int:
        """`policy.choose`."""
        return self._do(TO_CHOOSE, row, memory, why)

    def play_games(self, seeds: Ints) -> Ints:
        """Whole games with this bot at every seat: score, outcome and moves of each, in three rows."""
        results = np.zeros((3, len(seeds)), np.int64)
        self._do(TO_PLAY, memory=np.zeros(MEMORY, np.int64), numbers=seeds, table=results)
        return results

    # ---- For those who search ----------------------------------------------------------------------------------------

    def deal_worlds(
        self, row: Ints, memory: Ints, seat: int, past: Ints, memories: Ints, count: int, x: int, into: Ints
    ) -> int:
        """`worlds.deal_worlds`."""
        numbers = np.array((seat, count, x), np.int64)
        return int(self._think(self._record, TO_DEAL, row, memory, numbers, past, memories, into))

    def true_options(self, row: Ints, memory: Ints) -> list[int]:
        """`rollouts.true_options`."""
        options = np.zeros(MOST_OPTIONS, np.int64)
        count = self._think(self._record, TO_LIST, row, memory, options, _NO_TABLE, _NO_TABLE, _NO_TABLE)
        return [int(option) for option in options[:count]]

    def try_options(self, dealt: Ints, memory: Ints, options: list[int], moves: int) -> NDArray[np.float64]:
        """`rollouts.try_options`: what each option comes to in each world."""
        scores = np.zeros((len(dealt), len(options)), np.int64)
        numbers = np.array(options, np.int64)
        self._think(self._record, TO_TRY + moves, _NO_ROW, memory, numbers, dealt, scores, _NO_TABLE)
        return scores / 1000
