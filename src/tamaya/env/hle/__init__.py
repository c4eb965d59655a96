"""The names of the Hanabi Learning Environment over our engine: change the import, keep the code.

    from tamaya.env.hle import rl_env            instead of    from hanabi_learning_environment import rl_env

Observations, action ids, rewards and scores are the same, bit for bit, for the same deck and actions. Better: nothing
is built at install, an illegal action is an error that says what would be legal, NumPy's whole numbers are actions,
environments can be copied and pickled, and a deck can be given.
"""

import sys

from tamaya.env.hle import agents, pyhanabi, rl_env, trajectories
from tamaya.env.hle.agents import random_agent, simple_agent

__all__ = ["agents", "install", "pyhanabi", "rl_env", "trajectories"]

THEIR_NAME = "hanabi_learning_environment"


def install() -> None:
    """Let other people's code that imports the Hanabi Learning Environment get this one. Call it before they do.

    Examples:
        >>> from tamaya.env import hle
        >>> hle.install()
        >>> from hanabi_learning_environment import rl_env
        >>> rl_env is hle.rl_env
        True
    """
    parts = {"pyhanabi": pyhanabi, "rl_env": rl_env, "agents": agents}
    deeper = {"agents.random_agent": random_agent, "agents.simple_agent": simple_agent}
    sys.modules[THEIR_NAME] = sys.modules[__name__]
    sys.modules |= {f"{THEIR_NAME}.{name}": module for name, module in (parts | deeper).items()}
    sys.modules |= {"pyhanabi": pyhanabi, "rl_env": rl_env}  # what its own examples import
