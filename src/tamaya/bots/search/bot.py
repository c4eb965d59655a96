"""The searching player: a compiled bot that thinks again before it acts."""

import os
import time

import numpy as np

from tamaya.bots import hat, smart
from tamaya.bots.bot import Choice, Reason
from tamaya.bots.compiled_bot import CompiledBot
from tamaya.bots.seat_row import Done
from tamaya.core.randomness import advance
from tamaya.core.row import NONE, NOTHING, PENDING
from tamaya.core.rules import Rules
from tamaya.core.view import View

SECONDS = 1.0  # to think about a move
BATCH = 16  # worlds at a time
REMEMBERED = 12  # decisions of partners that worlds must explain
SURE = 2.0  # standard errors
LEAST_GAIN = 0.02  # points
BLUEPRINTS = {2: "smart", 3: "hat", 4: "hat", 5: "hat"}
REASONS = {"hat": hat.REASONS, "smart": smart.REASONS}


class SearchBot(CompiledBot):
    """One seat of one game. TAMAYA_SEARCH_SECONDS sets how long it thinks about a move."""

    def __init__(self, rules: Rules, players: int, seat: int, seed: int) -> None:
        blueprint = BLUEPRINTS[players]
        super().__init__(blueprint, REASONS[blueprint], rules, players, seat)
        self.seconds = float(os.environ.get("TAMAYA_SEARCH_SECONDS", SECONDS))
        self._x = advance(seed & 0xFFFFFFFF, seat + 1)
        self._past = np.zeros((REMEMBERED, self.tables.row_size + 1), np.int64)
        self._memories = np.zeros((REMEMBERED, len(self.memory)), np.int64)
        self._remembered = 0

    def _before(self, done: Done) -> None:
        """Remember what a partner decided, and on what."""
        if done.seat == self.seat or self.knows.row[PENDING] != NOTHING:
            return
        if self._remembered == REMEMBERED:
            self._past[:-1] = self._past[1:]
            self._memories[:-1] = self._memories[1:]
            self._remembered -= 1
        self._past[self._remembered, :-1] = self.knows.row
        self._past[self._remembered, -1] = done.action
        self._memories[self._remembered] = self.memory
        self._remembered += 1

    def choose(self, view: View) -> Choice:
        """What the blueprint does, or what is clearly better."""
        start = time.perf_counter()
        plain = super().choose(view)
        if view.pending is not None:
            return plain
        usual = self.code
        wanted = [usual, *(code for code in self.policy.true_options(self.row(), self.memory) if code != usual)]
        if len(wanted) == 1:
            return plain
        code, gain = self._think(wanted, start + self.seconds)
        if code == usual:
            return plain
        choice = self.choice(code, view)
        reason = Reason("search-better", choice.reason.cards, (("gain", f"{gain:.2f}"), *choice.reason.details))
        return Choice(choice.action, reason)

    def _think(self, wanted: list[int], until: float) -> tuple[int, float]:
        """The best option and how much better than the first it is, as far as the time allows."""
        row = self.row()
        worlds = np.zeros((BATCH, len(row)), np.int64)
        seen: list[np.ndarray[tuple[int, ...], np.dtype[np.float64]]] = []
        alive = list(range(len(wanted)))
        while len(alive) > 1:
            x = self.policy.deal_worlds(
                row, self.memory, self.seat, self._past, self._memories, self._remembered, self._x, worlds
            )
            if x == NONE:  # a partner who does not keep to the code: nothing is possible
                return wanted[0], 0.0
            self._x = x
            scores = self.policy.try_options(worlds, self.memory, [wanted[number] for number in alive])
            batch = np.full((BATCH, len(wanted)), np.nan)
            batch[:, alive] = scores
            seen.append(batch)
            alive = self._contenders(np.concatenate(seen), alive)
            if time.perf_counter() > until:
                break
        table = np.concatenate(seen)
        best = max(alive, key=lambda number: float(table[:, number].mean()))
        gain, error = _difference(table, best, 0)
        return (wanted[best], gain) if gain > max(LEAST_GAIN, SURE * error) else (wanted[0], 0.0)

    @staticmethod
    def _contenders(table: np.ndarray[tuple[int, ...], np.dtype[np.float64]], alive: list[int]) -> list[int]:
        """Those that may still be better than the first: it stays to be compared with."""
        kept = []
        for number in alive[1:]:
            gain, error = _difference(table, number, 0)
            if gain + SURE * error > LEAST_GAIN and (error > 0 or gain > 0):
                kept.append(number)
        return [0, *kept]


def _difference(table: np.ndarray[tuple[int, ...], np.dtype[np.float64]], one: int, other: int) -> tuple[float, float]:
    """How much more an option scores than another on the same worlds, and the standard error of that."""
    differences = table[:, one] - table[:, other]
    if len(differences) < 2:
        return float(differences.mean()), 1.0
    return float(differences.mean()), float(differences.std(ddof=1) / len(differences) ** 0.5)
