"""`VectorEnv`: many games at once for learning. Every array is made once and written into at each step."""

from tamaya.extras import need

need("fast", __name__)

from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from tamaya.core.rules import Rules
from tamaya.env import paying
from tamaya.env import rewards as kinds
from tamaya.env.layouts import Layout
from tamaya.env.observing import Packed
from tamaya.env.paying import note_paid, pay_lanes
from tamaya.fast import Batch
from tamaya.fast.compiler import Compiled, compile_modules, linked_once

__all__ = ["VectorEnv"]


@linked_once
def payers() -> Compiled:
    """The loops of `paying`, compiled when they are first called."""
    return compile_modules(kinds, paying, entries=(note_paid, pay_lanes))


class VectorEnv:
    """Self-play of many games: each step takes one action for each game and observes the seat that decides next.

    packed      what that seat observes, as bits (`observations` unpacks them)      legal   its legal actions
    rewards     of the last step, for the whole team                                actors  its number
    terminated  games that the last step ended
    final_scores, final_worths    their points, and what their fireworks were worth, lost or not

    With `auto_reset` a game that has ended gives way to the next one in the same step, and the observation is already
    the new game's. Otherwise the action −1 leaves a finished game as it is.
    Rewards: `difference` pays every point as it is made and takes them back when the game is lost; `final` pays the
    score at the end; `lenient` pays every point as it is made, for good.
    """

    def __init__(
        self,
        players: int = 2,
        games: int = 1,
        *,
        rules: Rules | None = None,
        layout: str = "hle",
        rewards: str = "difference",
        auto_reset: bool = True,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        self.rules = Rules(empty_hints=False) if rules is None else rules
        self.batch = Batch(self.rules, players, games, seed=seed, threads=threads)
        self.layout = Layout(layout, self.rules, self.batch.tables)
        self.auto_reset = auto_reset
        self.reward_kind = kinds.check_rewards(rewards)
        self._room: Packed = self.layout.empty(games)
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
        self._observe()

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
    def packed(self) -> Packed:
        """The observations as bits, 32 to a word, the first bit lowest."""
        return self._room[:, : self.layout.words]

    @property
    def legal(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, [games, actions]."""
        return self.batch.legal

    @property
    def actors(self) -> npt.NDArray[np.int64]:
        """The seats that decide."""
        return self.batch.actors

    def observations(self, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """The observations with a number for each bit, [games, bits]; uint8 unless `out` has another type."""
        return self.layout.unpack(self._room, out, self.batch)

    def observe(self, seats: npt.NDArray[np.int64]) -> npt.NDArray[np.uint8]:
        """What other seats than the acting ones observe: one seat for each game."""
        room = self.layout.empty(self.games)
        self.layout.observe(self.batch, np.ascontiguousarray(seats, np.int64), room)
        return self.layout.unpack(room, batch=self.batch)

    def reset(self, seed: int | npt.NDArray[np.int64] = 0) -> Packed:
        """Begin a new game everywhere; return the packed observations."""
        self.batch.deal(seed)
        self.rewards[:] = 0
        self.terminated[:] = False
        self._observe()
        return self.packed

    def step(self, actions: npt.ArrayLike) -> tuple[Packed, npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """Carry out one action in each game; return packed observations, rewards and which games have ended."""
        self.batch.share_out(partial(self._step_part, self.batch.checked(actions)))
        return self.packed, self.rewards, self.terminated

    def _step_part(self, actions: npt.NDArray[np.int64], thread: int, first: int, last: int) -> None:
        """All of a step in a range of lanes."""
        batch, kind, loops = self.batch, self.reward_kind, payers()
        loops[note_paid](batch.arrays, self._payments, kind, first, last)
        batch.step_part(actions, first, last)
        loops[pay_lanes](batch.arrays, self._payments, kind, actions, first, last)
        if self.auto_reset:
            batch.redeal_part(thread, first, last)
        self.layout.observe_part(batch, batch.actors, self._room, thread, first, last)

    def _observe(self) -> None:
        self.layout.observe(self.batch, self.batch.actors, self._room)

    def __repr__(self) -> str:
        return f"<VectorEnv: {self.games} games of {self.players} players, layout {self.layout.name}>"
