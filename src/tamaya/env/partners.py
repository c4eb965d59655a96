"""Compiled bots as partners of one learner in each game of a batch. They decide on what their seats may know, as the
same bots do at a table."""

from tamaya.extras import need

need("fast", __name__)

from collections.abc import Mapping, Sequence

import numpy as np

from tamaya.bots.compiled.in_lanes import advise_in_lanes, begin_in_lanes, play_in_lanes, play_mixed_lanes
from tamaya.bots.compiled.linking import compiled_names, find_compiled, loops_over_lanes, loops_over_mixed_lanes
from tamaya.bots.compiled.policy import MEMORY, CompiledMaker
from tamaya.core.errors import BadRules, shown
from tamaya.core.randomness import FOR_PARTNERS, advance, key_for, start
from tamaya.core.row import NONE
from tamaya.fast import Batch
from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.fast.lanes import Bools, Ints

Names = str | Sequence[str] | Mapping[str, float]  # one for all seats, one for each, or how often each sits down
MOST_KINDS = 2  # of bots in a batch: see `in_lanes.play_mixed_lanes`
TURNING = "turning"  # the learner's seat: one further in each game


@linked_once
def _seating() -> Compiled:
    return compile_functions(seat_lanes)


class Partners:
    """The bots of a batch, the learner's seat in each lane (`learners`), and what the teacher would do (`advice`)."""

    def __init__(self, batch: Batch, names: Names, seat: int | str, teacher: str | None = None) -> None:
        players = batch.players
        self.batch = batch
        self.bots, self._teacher, self._line_up, self._below = _choice_of(names, players, teacher)
        if seat != TURNING and seat not in range(players):
            raise BadRules("env-seat", value=shown(seat), most=players - 1, turning=repr(TURNING))
        self._first_seats = np.arange(batch.games) % players if isinstance(seat, str) else np.full(batch.games, seat)
        self._turning = int(isinstance(seat, str))
        self.learners: Ints = np.zeros(batch.games, np.int64)
        self.seated: Ints = np.zeros((batch.games, players), np.int64)  # the number of a bot, or NONE: the learner
        self._hearing = self.seated.copy()  # the same, with the teacher's number at the learner's seat
        self.advice: Ints = np.full(batch.games, NONE, np.int64)
        owners = [1 if bot.same_for_all else players for bot in self.bots]
        self._memories = [np.zeros((batch.games * each, MEMORY), np.int64) for each in owners]
        self._actions: Ints = np.full(batch.games, NONE, np.int64)

    def start_over(self) -> None:
        """Let the learner begin at the first seat again. To be called before `begin` in all lanes."""
        self.learners[:] = (self._first_seats - self._turning) % self.batch.players

    def begin(self, chosen: Bools, first: int, last: int) -> None:
        """Sit down for the games just dealt in the chosen lanes, and play until it is the learner's turn."""
        seeds = self.batch.seeds
        _seating()[seat_lanes](
            seeds, chosen, self._turning, self._line_up, self._below, self.seated, self.learners, first, last
        )
        self._hearing[first:last] = np.where(self.seated[first:last] == NONE, self._teacher, self.seated[first:last])
        for bot, memories in zip(self.bots, self._memories, strict=True):
            loops_over_lanes(bot)[begin_in_lanes](self.batch.arrays, memories, chosen, first, last)
        self._actions[first:last] = NONE
        self._play(self._actions, chosen, first, last)

    def carry_out(self, actions: Ints, first: int, last: int) -> None:
        """Carry out the learner's actions, which were checked, and play until it is its turn in every lane, or the game
        is over."""
        self._play(actions, self.batch.everywhere, first, last)

    def _play(self, actions: Ints, changing: Bools, first: int, last: int) -> None:
        arrays, lanes = self.batch.arrays, (actions, first, last)
        if len(self.bots) == 1:
            loops_over_lanes(self.bots[0])[play_in_lanes](
                arrays, self._memories[0], self.seated, self._hearing, 0, *lanes
            )
        else:
            one, other = sorted(range(2), key=lambda number: self.bots[number].name)  # compiled once for both orders
            play = loops_over_mixed_lanes(self.bots[one], self.bots[other])[play_mixed_lanes]
            seats = self.seated, self._hearing
            play(arrays, self._memories[one], self._memories[other], *seats, one, other, actions, first, last)
        self.batch.refresh_part(changing, first, last)

    def advise(self, first: int, last: int) -> None:
        """Note what the teacher would do now in a range of lanes, if there is one."""
        if self._teacher != NONE:
            advise = loops_over_lanes(self.bots[self._teacher])[advise_in_lanes]
            memories = self._memories[self._teacher]
            advise(self.batch.arrays, memories, self._hearing, self._teacher, self.advice, first, last)

    def names(self, lane: int) -> list[str | None]:
        """The bot of each seat of a lane; None is the learner."""
        return [None if number == NONE else self.bots[number].name for number in self.seated[lane]]


def _choice_of(names: Names, players: int, teacher: str | None) -> tuple[list[CompiledMaker], int, Ints, Ints]:
    """The bots that there are, which of them teaches, and how they are seated: as `seat_lanes` takes it."""
    nothing = np.zeros(0, np.int64)
    if isinstance(names, Mapping):
        shares = np.array([float(share) for share in names.values()])
        if len(shares) == 0 or not (np.isfinite(shares).all() and (shares > 0).all()):
            raise BadRules("partner-shares", value=shown(names))
        bots, line_up = list(names), nothing
        below = np.ceil(np.cumsum(shares) / shares.sum() * (1 << 32)).astype(np.int64)
        below[-1] = 1 << 32
    else:
        wanted = [names] * (players - 1) if isinstance(names, str) else list(names)
        if len(wanted) != players - 1:
            raise BadRules("wrong-count", option="partners", wanted=players - 1, found=len(wanted))
        bots = list(dict.fromkeys(wanted))
        line_up, below = np.array([bots.index(name) for name in wanted], np.int64), nothing
    if teacher is not None and teacher not in bots:
        bots.append(teacher)
    if len(bots) > MOST_KINDS:
        raise BadRules("out-of-range", option="kinds of partners", value=str(len(bots)), least=1, most=MOST_KINDS)
    return [_partner(name) for name in bots], NONE if teacher is None else bots.index(teacher), line_up, below


def _partner(name: str) -> CompiledMaker:
    maker = find_compiled(name)
    if maker is None:
        raise BadRules("not-a-partner", name=shown(name), bots=", ".join(compiled_names()))
    return maker


def seat_lanes(
    seeds: Ints,
    chosen: Bools,
    turning: int,
    line_up: Ints,
    below: Ints,
    seated: Ints,
    learners: Ints,
    first: int,
    last: int,
) -> None:
    """Seat everybody for the games that begin in the chosen lanes: the learner `turning` seats further than in the last
    one, at the others' seats, in their order, the bots of the `line_up`, by number. If there is none they are drawn: a
    bot if the die shows less than its entry in `below`, which is out of 2 ** 32, and no less than the entry before."""
    players = seated.shape[1]
    for lane in range(first, last):
        if chosen[lane]:
            learners[lane] = (learners[lane] + turning) % players
            x = start(seeds[lane])
            key = key_for(seeds[lane], FOR_PARTNERS)
            others = 0
            for seat in range(players):
                if seat == learners[lane]:
                    seated[lane, seat] = NONE
                    continue
                if len(line_up) > 0:
                    seated[lane, seat] = line_up[others]
                else:
                    x = advance(x, key)
                    bot = 0
                    while x >= below[bot]:
                        bot += 1
                    seated[lane, seat] = bot
                others += 1
