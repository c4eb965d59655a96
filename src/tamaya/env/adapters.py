"""What the environments for Gymnasium and PettingZoo share: their spaces, and one game in the compiled engine, stepped
and observed call by call with as little around it as possible."""

from tamaya.extras import need

need("env", __name__)

import random
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from tamaya.core.errors import BadRules, IllegalAction, shown
from tamaya.core.randomness import SEEDS
from tamaya.core.row import PLACED
from tamaya.core.rules import Rules
from tamaya.env.observations import Layout
from tamaya.env.rewards import check_rewards, paid_so_far
from tamaya.fast import Batch

Bits = npt.NDArray[np.int8]


class SingleGame:
    """A game for the environments that play one at a time."""

    def __init__(self, rules: Rules | None, players: int, layout: str, rewards: str) -> None:
        self.rules = Rules(empty_hints=False) if rules is None else rules
        self.batch = Batch(self.rules, players, 1)
        self.layout = Layout(layout, self.rules, self.batch.tables)
        self.actions = self.batch.tables.actions
        self._reward_kind = check_rewards(rewards)
        self._paid = 0  # so far
        self._random = random.Random()
        self._action = np.zeros(1, np.int64)
        self._seat = np.zeros(1, np.int64)
        self._room = self.layout.empty(1)

    def deal(self, seed: int | None) -> None:
        """Begin a new game. A seed fixes it and all that follow until the next seed."""
        if seed is not None:
            self._random.seed(seed)
        self.batch.deal([self._random.randrange(len(SEEDS))])
        self._paid = self._paid_so_far(False)

    @property
    def actor(self) -> int:
        """The seat that decides."""
        return int(self.batch.actors[0])

    @property
    def score(self) -> int:
        """The points so far, 0 when lost."""
        return int(self.batch.scores[0])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.batch.over[0])

    def step(self, action: Any) -> float:
        """Carry out an action of the actor, if it is legal; what it pays."""
        batch = self.batch
        try:
            number = index(action)
        except TypeError:
            raise IllegalAction("env-action", value=shown(action)) from None
        if not (0 <= number < self.actions and batch.legal[0, number]):
            raise batch.refusal(0, number)
        self._action[0] = number
        batch.step_part(self._action, 0, 1)
        before, self._paid = self._paid, self._paid_so_far(self.over)
        return float(self._paid - before)

    def _paid_so_far(self, over: bool) -> int:
        batch = self.batch
        return paid_so_far(self._reward_kind, int(batch.scores[0]), int(batch.rows[0, PLACED]), over)

    def observe(self, seat: int) -> Bits:
        """What a seat observes, a number for each bit; a new array each time."""
        self._seat[0] = seat
        bits = np.empty((1, self.layout.bits), np.int8)
        self.layout.observe_part(self.batch, self._seat, self._room, self.batch.everywhere, 0, 0, 1)
        self.layout.unpack(self.batch, self._room, bits)
        seen: Bits = bits[0]
        return seen

    def mask(self) -> Bits:
        """The legal actions of the actor as zeros and ones; a new array each time."""
        legal: Bits = self.batch.legal[0].astype(np.int8)
        return legal


Observation = dict[str, Any]
ILLEGAL = ("error", "penalty")  # what an action that is not legal comes to


def spaces_of(bits: int, actions: int) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """Of observations with this many bits and of this many actions."""
    observation = spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (bits,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(actions)


def check_illegal(illegal: str) -> str:
    """The same, if it is one of those that there are."""
    if illegal not in ILLEGAL:
        raise BadRules("not-one-of", option="illegal", value=shown(illegal), choices=", ".join(ILLEGAL))
    return illegal
