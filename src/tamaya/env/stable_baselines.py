"""`HanabiVecEnv`: many games at once for Stable-Baselines3, stepped together by the compiled engine. It needs
Stable-Baselines3 beside the extra `env`."""

from tamaya.extras import need

need("env", __name__)

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode

try:
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError:
    told = f'{__name__} needs stable_baselines3: pip install stable-baselines3 "tamaya[env]"'
    raise ModuleNotFoundError(told, name="stable_baselines3") from None

from tamaya.core.randomness import SEEDS
from tamaya.env.adapters import spaces_of
from tamaya.env.vector import VectorEnv

__all__ = ["HanabiVecEnv"]

Bits = npt.NDArray[np.int8]


class HanabiVecEnv(VecEnv):  # type: ignore[misc,unused-ignore]  # checked where there is no Stable-Baselines3, too
    """Games side by side, with the options of `VectorEnv`. What is observed are the bits of the layout; `action_masks`
    has the legal actions, as SB3-contrib's `MaskablePPO` asks for them. Each `info` has the score and what the
    fireworks are worth, and `terminal_observation` where a game has ended."""

    def __init__(self, num_envs: int = 64, *, render_mode: str | None = None, **options: Any) -> None:
        mode = AutoresetMode.SAME_STEP
        self.many = VectorEnv(num_envs, render_mode=render_mode, autoreset_mode=mode, **options)
        self._actions: Any = None
        seen, actions = spaces_of(self.many.raw.layout.bits, self.many.raw.actions)
        super().__init__(num_envs, seen["observation"], actions)

    def reset(self) -> Bits:
        """Begin new games everywhere; the seeds that were given last count once."""
        seeds = [None if seed is None else seed % len(SEEDS) for seed in self._seeds]
        seen, info = self.many.reset(seed=seeds)
        self.reset_infos = self._infos(info)
        self._reset_seeds()
        self._reset_options()
        return self._bits(seen)

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        """Take note of an action for each game."""
        self._actions = actions

    def step_wait(self) -> tuple[Bits, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]:
        """Carry them out; where a game has ended the next one has begun."""
        seen, rewards, ended, _, info = self.many.step(self._actions)
        infos = self._infos(info)
        for lane in np.flatnonzero(ended):
            final = {name: values[lane].item() for name, values in info["final_info"].items() if name[0] != "_"}
            last = {"terminal_observation": info["final_obs"][lane]["observation"], "TimeLimit.truncated": False}
            infos[lane] = {**final, **last}
        return self._bits(seen), rewards, ended, infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, [games, actions]."""
        return self.many.action_masks()

    def close(self) -> None:
        """Let everything go."""
        self.many.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of the games: they share it."""
        return [getattr(self.many, attr_name)] * len(self._lanes(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refused: games that are stepped together have no attributes of their own."""
        raise NotImplementedError(attr_name)

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **options: Any) -> list[Any]:
        """What a method says of some games, of what it says of all."""
        said = getattr(self.many, method_name)(*arguments, **options)
        return [said[lane] for lane in self._lanes(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No game has a wrapper of its own."""
        del wrapper_class
        return [False] * len(self._lanes(indices))

    def get_images(self) -> list[Any]:
        """Every table as pixels."""
        return list(self.many.render() or ())

    def _lanes(self, indices: int | Iterable[int] | None) -> list[int]:
        return list(range(self.num_envs) if indices is None else np.atleast_1d(np.asarray(indices)))

    def _bits(self, seen: dict[str, Any]) -> Bits:
        bits: Bits = seen["observation"]
        return bits

    def _infos(self, info: dict[str, Any]) -> list[dict[str, Any]]:
        facts = zip(info["score"].tolist(), info["worth"].tolist(), strict=True)
        return [{"score": score, "worth": worth} for score, worth in facts]
