"""What a step pays. Hanabi is played together: every seat gets the same."""

from tamaya.core.errors import BadRules

REWARDS = ("difference", "final", "lenient")


def check_rewards(kind: str) -> str:
    """The kind of rewards, if there is one of this name."""
    if kind not in REWARDS:
        raise BadRules("rewards", f"There are no rewards {kind!r}: it is one of {', '.join(REWARDS)}.")
    return kind


def reward_of(kind: str, before: tuple[int, int], after: tuple[int, int], over: bool) -> float:
    """From score and worth before and after a step. `difference`: every point as it is made, all taken back when the
    game is lost. `final`: the score at the end. `lenient`: every point as it is made, for good."""
    if kind == "difference":
        return float(after[0] - before[0])
    if kind == "lenient":
        return float(after[1] - before[1])
    return float(after[0]) if over else 0.0
