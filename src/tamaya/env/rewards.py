"""What a step pays. Hanabi is played together: every seat gets the same."""

from tamaya.core.errors import BadRules

REWARDS = ("difference", "final")


def check_rewards(kind: str) -> str:
    """The kind of rewards, if there is one of this name."""
    if kind not in REWARDS:
        raise BadRules("rewards", f"There are no rewards {kind!r}: it is one of {', '.join(REWARDS)}.")
    return kind


def reward_of(kind: str, before: int, after: int, over: bool) -> float:
    """`difference`: every point as it is made, all taken back when the game is lost. `final`: the score at the end."""
    if kind == "difference":
        return float(after - before)
    return float(after) if over else 0.0
