"""An agent that does anything that is legal."""

import random
from collections.abc import Mapping
from typing import Any

from tamaya.env.hle.rl_env import Agent, Observation


class RandomAgent(Agent):
    """Does anything that is legal; `seed` in its configuration makes it reproducible."""

    def __init__(self, config: Mapping[str, object], *args: object, **kwargs: object) -> None:  # noqa: ARG002
        self.reset(config)

    def reset(self, config: Mapping[str, object]) -> None:
        """Get ready for a new game."""
        self._random = random.Random(str(config["seed"]) if "seed" in config else None)

    def act(self, observation: Observation) -> Any:
        """Choose an action; None if it is another player's turn."""
        return self._random.choice(observation["legal_moves"]) if observation["current_player_offset"] == 0 else None
