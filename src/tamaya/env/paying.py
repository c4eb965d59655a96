"""Rewards of all lanes of a batch: loops around `rewards.paid`, for Numba."""

from typing import Any

from tamaya.core.row import NONE, PLACED
from tamaya.env.rewards import paid

ENTRIES = ("note_paid", "pay_lanes")


def note_paid(rows: Any, scores: Any, over: Any, kind: int, before: Any, first: int, last: int) -> None:
    """Write what each lane has paid so far."""
    for lane in range(first, last):
        before[lane] = paid(kind, scores[lane], rows[lane, PLACED], over[lane])


def pay_lanes(
    tables: Any,
    rows: Any,
    actions: Any,
    scores: Any,
    over: Any,
    kind: int,
    before: Any,
    rewards: Any,
    terminated: Any,
    final_scores: Any,
    final_worths: Any,
    first: int,
    last: int,
) -> None:
    """Write what the step just taken pays in each lane, which games it has ended, and how."""
    for lane in range(first, last):
        rewards[lane] = paid(kind, scores[lane], rows[lane, PLACED], over[lane]) - before[lane]
        terminated[lane] = over[lane] and actions[lane] != NONE
        if terminated[lane]:
            final_scores[lane] = scores[lane]
            final_worths[lane] = rows[lane, PLACED] + tables[0].worth_of_nothing
