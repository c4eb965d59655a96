"""What a step pays. Hanabi is played together: every seat gets the same."""

from tamaya.core.errors import BadRules, shown

REWARDS = ("difference", "final", "lenient")
DIFFERENCE, FINAL, LENIENT = range(3)


def check_rewards(name: str) -> int:
    """The kind of rewards of this name, if there is one."""
    if name not in REWARDS:
        raise BadRules("not-one-of", option="rewards", value=shown(name), choices=", ".join(REWARDS))
    return REWARDS.index(name)


def paid_so_far(kind: int, score: int, worth: int, over: bool) -> int:
    """What a game has paid so far, but for a constant; a step pays what this grows by. `difference`: every point as it
    is made, all taken back when the game is lost. `final`: the score at the end. `lenient`: every point as it is made,
    for good."""
    if kind == LENIENT:
        return worth
    return score if over or kind == DIFFERENCE else 0
