"""The spaces of Gymnasium and PettingZoo: what one seat observes, and what it can do."""

from tamaya.extras import need

need("env", __name__)

from typing import Any

import numpy as np
from gymnasium import spaces

from tamaya.core.errors import BadRules, shown

Observation = dict[str, Any]
ILLEGAL = ("error", "penalty")  # what an action that is not legal comes to


def spaces_of(bits: int, actions: int) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """Of observations with so many bits and of so many actions."""
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
