"""`RawVectorEnv`: many games at once for learning, as fast as it goes. `vector` has Gymnasium's interface to the same.

Every array is made once and written into at each step, so that others can share it: `torch.from_dlpack(env.rewards)`.
"""

from tamaya.extras import need

need("fast", __name__)

from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from tamaya.core.errors import BadRules
from tamaya.core.row import NONE
from tamaya.core.rules import Rules
from tamaya.env import rewards as kinds
from tamaya.env.observations import Layout, Packed
from tamaya.env.partners import Names, Partners
from tamaya.env.rewards import note_paid, pay_lanes
from tamaya.fast import Batch
from tamaya.fast.batch import seeds_from
from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.fast.lanes import Bools, Ints

__all__ = ["RawVectorEnv"]


@linked_once
def payers() -> Compiled:
    """The loops of `rewards`, compiled when they are first called."""
    return compile_functions(note_paid, pay_lanes)


class RawVectorEnv:
    """Many games: each step takes one action for each game and observes the seat that decides next.

    packed      what that seat observes, as bits (`observations` unpacks them)      legal   its legal actions
    rewards     of the last step, for the whole team                                actors  its number
    terminated  games that the last step ended
    final_scores, final_worths    their points, and what their fireworks were worth, lost or not

    Without partners every seat is yours in turn. With `partners` one `seat` is yours and compiled bots hold the others:
    one name for all of them, one for each seat in their order, or a share for each name, by which they are drawn anew
    for each game. A step then goes on until your seat decides again. With the seat `turning` it is one further in each
    game. With a `teacher`, the name of a compiled bot that may be one of the partners, `advice` is what it would do at
    your seat.
    With `auto_reset` a game that has ended gives way to the next one in the same step, and the observation is already
    the new game's. Otherwise the action −1 leaves a finished game as it is, and `renew` begins the next ones.
    Rewards: `difference` pays every point as it is made and takes them back when the game is lost; `final` pays the
    score at the end; `lenient` pays every point as it is made, for good.
    """

    def __init__(
        self,
        players: int = 2,
        games: int = 1,
        *,
        partners: Names | None = None,
        seat: int | str = 0,
        teacher: str | None = None,
        rules: Rules | None = None,
        layout: str = "hle",
        rewards: str = "difference",
        auto_reset: bool = True,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        self.rules = Rules(empty_hints=False) if rules is None else rules
        self.batch = Batch(self.rules, players, games, threads=threads)
        self.shown = self._make_shown()
        self.layout = Layout(layout, self.rules, self.batch.tables)
        self.auto_reset = auto_reset
        self.reward_kind = kinds.check_rewards(rewards)
        if teacher is not None and partners is None:
            raise BadRules("wrong-count", option="partners", wanted=players - 1, found=0)
        self.partners = None if partners is None else Partners(self.batch, partners, seat, teacher)
        self.packed: Packed = self.layout.empty(games)
        self.rewards = np.zeros(games, np.float32)
        self.terminated = np.zeros(games, np.bool_)
        self.final_scores = np.zeros(games, np.int64)
        self.final_worths = np.zeros(games, np.int64)
        self._payments = (
            np.zeros(games, np.int64),
            self.rewards,
            self.terminated,
            self.final_scores,
            self.final_worths,
        )
        self.reset(seed)

    def _make_shown(self) -> Batch:
        """The games as they are observed: just as they are."""
        return self.batch

    @property
    def games(self) -> int:
        """How many games run side by side."""
        return self.batch.games

    @property
    def players(self) -> int:
        """How many players each game has."""
        return self.batch.players

    @property
    def actions(self) -> int:
        """How many action numbers there are."""
        return self.batch.tables.actions

    @property
    def legal(self) -> Bools:
        """Which actions are legal, [games, actions]."""
        return self.shown.legal

    @property
    def actors(self) -> Ints:
        """The seats that decide."""
        return self.batch.actors

    @property
    def advice(self) -> Ints:
        """What the teacher would do in each game; −1 without a teacher and where the game is over."""
        return np.full(self.games, NONE) if self.partners is None else self.partners.advice

    def observations(self, out: npt.NDArray[Any] | None = None, chosen: Bools | None = None) -> npt.NDArray[Any]:
        """The observations with a number for each bit, [games, bits]; uint8 unless `out` has another type. If games are
        `chosen`, only theirs are written."""
        return self.layout.unpack(self.batch, self.packed, out, chosen)

    def explain(self, observation: npt.ArrayLike) -> list[str]:
        """One observation in words, a line for each bit that is set."""
        return self.layout.explain(observation)

    def observe(self, seats: Ints, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """What other seats than the acting ones observe: one seat for each game."""
        room = self.layout.empty(self.games)
        self.layout.observe(self.shown, np.ascontiguousarray(seats, np.int64), room)
        return self.layout.unpack(self.batch, room, out)

    def observe_all(self, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """What all seats observe, [players, games, bits]; uint8 unless `out` has another type."""
        seen = np.zeros((self.players, self.games, self.layout.bits), np.uint8) if out is None else out
        for seat in range(self.players):
            self.observe(np.full(self.games, seat), seen[seat])
        return seen

    def reset(self, seed: int | Ints = 0, chosen: Bools | None = None) -> Packed:
        """Begin a new game everywhere, or in the chosen lanes; return the packed observations. The seeds are one for
        each lane, or follow from one number."""
        seeds = seeds_from(seed, self.games) if isinstance(seed, int) else seed
        self.batch.reset(self.batch.everywhere if chosen is None else chosen, seeds)
        if chosen is None and self.partners is not None:
            self.partners.start_over()
        lanes = self.batch.everywhere if chosen is None else chosen
        self.rewards[lanes] = 0
        self.terminated[lanes] = False
        self.batch.share_out(partial(self._begin_part, lanes))
        return self.packed

    def renew(self) -> Packed:
        """Begin the next game wherever one is over; return the packed observations."""
        ended = self.batch.over.copy()
        self.batch.share_out(partial(self._renew_part, ended))
        return self.packed

    def step(self, actions: npt.ArrayLike) -> tuple[Packed, npt.NDArray[np.float32], Bools]:
        """Carry out one action in each game; return packed observations, rewards and which games have ended."""
        self.carry_out(self.checked(actions))
        return self.packed, self.rewards, self.terminated

    def checked(self, actions: npt.ArrayLike) -> Ints:
        """The actions as `carry_out` wants them, if all are legal."""
        return self.batch.checked(actions)

    def carry_out(self, actions: Ints) -> None:
        """Carry out actions that were checked."""
        self.batch.share_out(partial(self._step_part, actions))

    # ---- In a range of lanes -----------------------------------------------------------------------------------------

    def _step_part(self, actions: Ints, thread: int, first: int, last: int) -> None:
        batch, kind, loops = self.batch, self.reward_kind, payers()
        loops[note_paid](batch.arrays, self._payments, kind, first, last)
        if self.partners is None:
            batch.step_part(actions, first, last, thread)
        else:
            self.partners.carry_out(actions, first, last)
        loops[pay_lanes](batch.arrays, self._payments, kind, actions, first, last)
        if self.auto_reset:
            self._deal_part(thread, first, last)
        self._observe_part(batch.everywhere, thread, first, last)

    def _deal_part(self, thread: int, first: int, last: int) -> None:
        """Deal the next game wherever one is over, again if the bots alone bring it to an end."""
        if self.partners is None:
            self.batch.redeal_part(thread, first, last)
            return
        while self.batch.over[first:last].any():
            ended = self.batch.over.copy()
            self.batch.redeal_part(thread, first, last)
            self.partners.begin(ended, first, last)

    def _begin_part(self, dealt: Bools, thread: int, first: int, last: int) -> None:
        """Go on from the deals to the learner's first decisions."""
        if self.partners is not None:
            self.partners.begin(dealt, first, last)
            self._deal_part(thread, first, last)
        self._observe_part(dealt, thread, first, last)

    def _renew_part(self, ended: Bools, thread: int, first: int, last: int) -> None:
        self._deal_part(thread, first, last)
        self._observe_part(ended, thread, first, last)

    def _observe_part(self, chosen: Bools, thread: int, first: int, last: int) -> None:
        if self.partners is not None:
            self.partners.advise(first, last)
        self.layout.observe_part(self.shown, self.batch.actors, self.packed, chosen, thread, first, last)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.games} games of {self.players} players, layout {self.layout.name}>"
