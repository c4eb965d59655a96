"""What a step pays, in one game and in all lanes of a batch. Hanabi is played together: every seat gets the same."""

from tamaya.extras import need

need("fast", __name__)

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tamaya.core.errors import BadRules, shown
from tamaya.core.row import NONE, PLACED
from tamaya.fast.lanes import Arrays, Bools, Ints, Lanes

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


class Payments(NamedTuple):
    """What each lane has paid, an entry for each. `RawVectorEnv` says what they are."""

    before: Ints  # until the step that is under way
    rewards: npt.NDArray[np.float32]
    terminated: Bools
    final_scores: Ints
    final_worths: Ints


PaymentArrays = tuple[Ints, npt.NDArray[np.float32], Bools, Ints, Ints]  # the same, as `lanes.Arrays` are


def note_paid(arrays: Arrays, payment_arrays: PaymentArrays, kind: int, first: int, last: int) -> None:
    """Write what each lane has paid so far."""
    lanes, payments = Lanes(*arrays), Payments(*payment_arrays)
    for lane in range(first, last):
        payments.before[lane] = paid_so_far(kind, lanes.scores[lane], lanes.rows[lane, PLACED], lanes.over[lane])


def pay_lanes(arrays: Arrays, payment_arrays: PaymentArrays, kind: int, actions: Ints, first: int, last: int) -> None:
    """Write what the step just taken pays in each lane, which games it has ended, and how."""
    lanes, payments = Lanes(*arrays), Payments(*payment_arrays)
    for lane in range(first, last):
        placed = lanes.rows[lane, PLACED]
        payments.rewards[lane] = paid_so_far(kind, lanes.scores[lane], placed, lanes.over[lane]) - payments.before[lane]
        payments.terminated[lane] = lanes.over[lane] and actions[lane] != NONE
        if payments.terminated[lane]:
            payments.final_scores[lane] = lanes.scores[lane]
            payments.final_worths[lane] = placed + lanes.tables[0].worth_of_nothing
