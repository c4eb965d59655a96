"""The names of the Hanabi Learning Environment over our engine: change the import, keep the code.

    from tamaya.env.hle import rl_env            instead of    from hanabi_learning_environment import rl_env

Observations, action ids, rewards and scores are the same, bit for bit, for the same deck and actions. Better: nothing
is built at install, an illegal action is an error that says what would be legal, NumPy's whole numbers are actions,
environments can be copied and pickled, and a deck can be given.
"""

from tamaya.env.hle import pyhanabi, rl_env

__all__ = ["pyhanabi", "rl_env"]
