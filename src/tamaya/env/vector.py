"""`VectorEnv`: many games at once as Gymnasium's vector environments are used. `raw` is what it is made of."""

from tamaya.extras import need

need("env", __name__)

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from tamaya.core.errors import BadRules
from tamaya.core.randomness import SEEDS
from tamaya.core.row import NONE, PLACED
from tamaya.core.rules import Rules
from tamaya.env.adapters import Observation, check_illegal, spaces_of
from tamaya.env.frames import drawn
from tamaya.env.other_play import OtherPlay
from tamaya.env.partners import Names
from tamaya.env.raw import RawVectorEnv
from tamaya.fast.lanes import Bools, Ints

__all__ = ["VectorEnv"]

Arrays = npt.NDArray[Any]
Info = dict[str, Any]


class VectorEnv(gymnasium.vector.VectorEnv[Observation, Arrays, Arrays]):
    """Games side by side, each an environment of its own: one seat is yours, compiled bots hold the others, as
    `RawVectorEnv` seats them; with `partners=None` every seat is yours in turn. Spaces and options are those of
    `gymnasium.HanabiSeat`.

    All of Gymnasium's modes are there. `SAME_STEP` (the usual one) begins the next game in the step that ends one;
    `final_obs` and `final_info` have what was last. `NEXT_STEP` does so in the step after, whatever its action is.
    `DISABLED` waits for `reset(options={"reset_mask": …})`; −1 leaves a game as it is.
    With `other_play` every seat sees colours of its own: see `other_play.OtherPlay`.
    With `copy=False` all steps return the same arrays, written anew: whoever needs them for longer makes a copy.
    """

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        seat: int | str = 0,
        partners: Names | None = "smart",
        rules: Rules | None = None,
        layout: str = "hle",
        rewards: str = "difference",
        illegal: str = "error",
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        threads: int = 1,
        other_play: bool = False,
    ) -> None:
        self.raw = (OtherPlay if other_play else RawVectorEnv)(
            players,
            num_envs,
            partners=partners,
            seat=seat,
            rules=rules,
            layout=layout,
            rewards=rewards,
            auto_reset=False,
            threads=threads,
        )
        self.num_envs = num_envs
        self.illegal = check_illegal(illegal)
        self.render_mode = render_mode
        self.copy = copy
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space, self.single_action_space = spaces_of(self.raw.layout.bits, self.raw.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seen = np.zeros((num_envs, self.raw.layout.bits), np.int8)
        self._nowhere = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin new games everywhere, or where `options["reset_mask"]` says so. A seed, or one for each game, fixes
        these games and those after them.

        Raises:
            BadRules: if `reset_mask` has not an entry for each game
        """
        chosen = self._chosen(options or {})
        if isinstance(seed, int) or seed is None:
            super().reset(seed=seed)
            seeds = self._draw()
        else:
            if len(seed) != self.num_envs:
                raise BadRules("wrong-count", option="seed", wanted=self.num_envs, found=len(seed))
            pairs = zip(seed, self._draw(), strict=True)
            seeds = np.array([drawn if given is None else given for given, drawn in pairs], np.int64)
        self.raw.reset(seeds, chosen)
        self.raw.observations(self._seen, chosen)
        return self._observation(), self._info(self.raw.batch.everywhere if chosen is None else chosen)

    def step(self, actions: Any) -> tuple[Observation, Arrays, Arrays, Arrays, Info]:
        """Carry out an action in each game, and then the partners' until your seat decides again."""
        raw = self.raw
        numbers = raw.batch.numbers(actions)
        over = raw.batch.over.copy()
        next_step = self.autoreset_mode is AutoresetMode.NEXT_STEP
        if next_step:
            numbers = np.where(over, NONE, numbers)
        refused = ~over & ~self._is_legal(numbers) if self.illegal == "penalty" else self._nowhere
        checked = raw.checked(np.where(refused, NONE, numbers))
        if next_step and over.any():
            raw.renew()
        raw.carry_out(checked)
        raw.rewards[refused] = -1
        raw.observations(self._seen)
        rewards, ended = raw.rewards.copy(), raw.terminated.copy()
        info: Info = {}
        if self.autoreset_mode is AutoresetMode.SAME_STEP and ended.any():
            info = {"final_obs": self._final(ended), "_final_obs": ended.copy()}
            info |= {"final_info": self._info(ended), "_final_info": ended.copy()}
            raw.renew()
            raw.observations(self._seen, ended)
        return self._observation(), rewards, ended, self._nowhere.copy(), info | self._info(raw.batch.everywhere)

    def action_masks(self) -> Bools:
        """Which actions are legal, [games, actions]: what SB3-contrib asks for."""
        return self.raw.legal.copy()

    def render(self) -> tuple[Any, ...] | None:
        """The tables as text or as pixels."""
        if self.render_mode is None:
            return None
        return tuple([drawn(self.raw.batch.game(lane), self.render_mode) for lane in range(self.num_envs)])

    # ---- Inside ------------------------------------------------------------------------------------------------------

    def _chosen(self, options: dict[str, Any]) -> Bools | None:
        if "reset_mask" not in options:
            return None
        chosen = np.asarray(options["reset_mask"])
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise BadRules(
                "wrong-array", option="reset_mask", wanted=self.num_envs, found=f"{chosen.dtype} {chosen.shape}"
            )
        return chosen

    def _draw(self) -> Ints:
        return self.np_random.integers(len(SEEDS), size=self.num_envs)

    def _is_legal(self, numbers: Ints) -> Bools:
        inside = (numbers >= 0) & (numbers < self.raw.actions)
        legal: Bools = inside & self.raw.legal[np.arange(self.num_envs), np.where(inside, numbers, 0)]
        return legal

    def _observation(self) -> Observation:
        seen: Observation = {"observation": self._seen, "action_mask": self.raw.legal.view(np.int8)}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def _final(self, ended: Bools) -> npt.NDArray[np.object_]:
        """What was last observed of the games that have ended."""
        final = np.full(self.num_envs, None, np.object_)
        nothing_legal = np.zeros(self.raw.actions, np.int8)
        for lane in np.flatnonzero(ended):
            final[lane] = {"observation": self._seen[lane].copy(), "action_mask": nothing_legal.copy()}
        return final

    def _info(self, chosen: Bools) -> Info:
        """Scores and what the fireworks are worth, in the chosen games; as Gymnasium says, with who has one."""
        batch = self.raw.batch
        worths = batch.rows[:, PLACED] + batch.tables.worth_of_nothing
        info: Info = {"score": np.where(chosen, batch.scores, 0), "worth": np.where(chosen, worths, 0)}
        info |= {f"_{name}": chosen.copy() for name in tuple(info)}
        return info

    def __repr__(self) -> str:
        return f"<VectorEnv: {self.num_envs} games of {self.raw.players} players, layout {self.raw.layout.name}>"
