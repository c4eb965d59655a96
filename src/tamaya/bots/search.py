"""Search: tries out what it could do in worlds that it takes to be possible, with everybody going on as a simpler bot
does, and departs from what that bot would do only when it is clearly better."""

from tamaya.extras import need

need("fast", __name__)

import os
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tamaya.bots import hat, smart
from tamaya.bots.bot import Bot, Choice
from tamaya.bots.compiled.bot import CompiledBot, reason_for
from tamaya.bots.compiled.linking import TO_THE_END
from tamaya.bots.compiled.policy import Ints
from tamaya.bots.compiled.seat_row import PublicAction
from tamaya.core.randomness import advance, start
from tamaya.core.row import NEXT, NONE, NOTHING, PENDING, TURN
from tamaya.core.rules import Rules
from tamaya.core.view import View

SECONDS = 1.0  # to think about a move, at most
ROLLOUTS = 3000  # to try for a move, at most: about half a second on a processor of its own
WORLDS = 16  # at a time
REMEMBERED = 8  # decisions of partners that worlds should explain
BLUEPRINTS = {2: smart.make, 3: hat.make, 4: hat.make, 5: hat.make}

# Two players are far from perfect and their games swing: after some moves an estimate says more than the end.
MOVES = 10
LATE = 6  # with so few cards in the pile it is not far to the end


class Thought(NamedTuple):
    """What came of thinking: the best option and how much better than the usual one it is."""

    option: int
    gain: float


class SearchBot(CompiledBot):
    """One seat of one game. It thinks about a move until `seconds` are over or `rollouts` are tried; whoever runs it
    may set both, and TAMAYA_SEARCH_SECONDS and TAMAYA_SEARCH_ROLLOUTS set them for all. With time enough the same seed
    gives the same moves."""

    def __init__(self, rules: Rules, players: int, seat: int, seed: int) -> None:
        super().__init__(BLUEPRINTS[players], rules, players, seat)
        self.seconds = float(os.environ.get("TAMAYA_SEARCH_SECONDS", SECONDS))
        self.rollouts = int(os.environ.get("TAMAYA_SEARCH_ROLLOUTS", ROLLOUTS))
        self._chance = advance(start(seed), seat + 1)
        self._past = np.zeros((REMEMBERED, self.tables.row_size + 1), np.int64)
        self._memories = np.zeros((REMEMBERED, len(self.memory)), np.int64)
        self._remembered = 0

    def choose(self, view: View) -> Choice:
        """What the blueprint does, or what is clearly better."""
        until = time.perf_counter() + self.seconds
        plain = super().choose(view)
        if view.pending is not None:
            return plain
        row, usual = self.row(), self.code
        options = [usual, *(code for code in self.policy.true_options(row, self.memory) if code != usual)]
        thought = self._think(row, options, until)
        if thought.option == usual:
            return plain
        action = self.knows.action(thought.option)
        reason = reason_for(action, "search-better", view, self.tables)
        return Choice(action, reason._replace(details=(("gain", float(f"{thought.gain:.2g}")),)))

    def before(self, done: PublicAction) -> None:
        """Remember what a partner decided, and on what; then conclude."""
        if done.seat != self.seat and self.knows.row[PENDING] == NOTHING:
            self._remember(done)
        super().before(done)

    def _remember(self, done: PublicAction) -> None:
        if self._remembered == REMEMBERED:
            self._past[:-1] = self._past[1:]
            self._memories[:-1] = self._memories[1:]
            self._remembered -= 1
        self._past[self._remembered, :-1] = self.knows.row
        self._past[self._remembered, -1] = done.action
        self._memories[self._remembered] = self.memory
        self._remembered += 1

    def _think(self, row: Ints, options: list[int], until: float) -> Thought:
        """Try the options in more and more worlds, as long as one may be better than the first, which is the usual."""
        usual = Thought(options[0], 0.0)
        clear = CLEAR[self.tables.players]
        moves = self._moves(row)
        worlds = np.zeros((WORLDS, len(row)), np.int64)
        scores: Scores = np.zeros((0, len(options)))
        x = advance(self._chance, row[TURN] + 1)
        spent = 0
        while len(options) > 1 and spent < self.rollouts and time.perf_counter() < until:
            x = self.policy.deal_worlds(
                row, self.memory, self.seat, self._past, self._memories, self._remembered, x, worlds
            )
            if x == NONE:  # somebody broke the code: no hand is possible
                return usual
            first = self.policy.try_options(worlds, self.memory, options[:1], moves)
            spent += WORLDS
            if not len(scores) and first.min() >= self._most:
                return usual
            others = self.policy.try_options(worlds, self.memory, options[1:], moves)
            spent += WORLDS * (len(options) - 1)
            scores = np.concatenate((scores, np.concatenate((first, others), axis=1)))
            kept = contenders(scores)
            scores, options = scores[:, kept], [options[number] for number in kept]
            if len(options) == 2 and is_better(scores, 1, max(CERTAIN, clear)):
                break
        if len(options) == 1 or not len(scores):
            return usual
        best = 1 + int(scores[:, 1:].mean(axis=0).argmax())
        return Thought(options[best], difference(scores, best, 0)[0]) if is_better(scores, best, clear) else usual

    @property
    def _most(self) -> int:
        """The points of a perfect show."""
        return self.tables.to_place + self.tables.worth_of_nothing

    def _moves(self, row: Ints) -> int:
        """How far to look ahead."""
        early = self.tables.deck_size - row[NEXT] > LATE
        return MOVES if self.tables.players == 2 and early and not self.tables.masterpiece else TO_THE_END


Scores = NDArray[np.float64]  # of each option (column) in each world (row); the first option is the usual one

CLEAR = {2: 1.0, 3: 2.5, 4: 2.5, 5: 2.5}  # standard errors: so much better is good enough in the end; hat errs seldom
CERTAIN = 2.0  # so much better or worse needs no further worlds
LEAST_GAIN = 0.02  # points


def difference(scores: Scores, one: int, other: int) -> tuple[float, float]:
    """How much more an option brings than another in the same worlds, and the standard error of that."""
    differences = scores[:, one] - scores[:, other]
    count = len(differences)
    squares = float(((differences - differences.mean()) ** 2).sum()) + 0.25  # a few worlds alike prove nothing
    return float(differences.mean()), (squares / (count - 1) / count) ** 0.5


def is_better(scores: Scores, option: int, errors: float) -> bool:
    """Whether an option is better than the usual one by this many standard errors."""
    gain, error = difference(scores, option, 0)
    return gain > max(LEAST_GAIN, errors * error)


def contenders(scores: Scores) -> list[int]:
    """The usual option, to compare with, and those that may still be better than it and all others."""
    leader = int(scores.mean(axis=0).argmax())
    kept = [0]
    for option in range(1, scores.shape[1]):
        gain, error = difference(scores, option, 0)
        behind, error_behind = difference(scores, leader, option)
        if gain + CERTAIN * error > LEAST_GAIN and behind <= CERTAIN * error_behind:
            kept.append(option)
    return kept


def make(rules: Rules, players: int, seat: int, seed: int) -> Bot:
    """A searching player for a seat."""
    return SearchBot(rules, players, seat, seed)
