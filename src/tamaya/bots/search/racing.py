"""Comparing options by what they came to in the same worlds, and dropping those that will not win."""

import numpy as np
from numpy.typing import NDArray

Scores = NDArray[np.float64]  # of each option (column) in each world (row); the first option is the usual one

CLEAR = 1.0  # standard errors: so much better is good enough in the end
CERTAIN = 2.0  # so much better or worse needs no further worlds
LEAST_GAIN = 0.02  # points


def difference(scores: Scores, one: int, other: int) -> tuple[float, float]:
    """How much more an option brings than another in the same worlds, and the standard error of that."""
    differences = scores[:, one] - scores[:, other]
    count = len(differences)
    squares = float(((differences - differences.mean()) ** 2).sum()) + 0.25  # a few worlds alike prove nothing
    return float(differences.mean()), (squares / (count - 1) / count) ** 0.5


def is_better(scores: Scores, option: int, errors: float) -> bool:
    """Whether an option is better than the usual one by so many standard errors."""
    gain, error = difference(scores, option, 0)
    return gain > max(LEAST_GAIN, errors * error)


def contenders(scores: Scores) -> list[int]:
    """The usual option, to compare with, and those that may still be better than it and all others."""
    leader = int(scores.mean(axis=0).argmax())
    kept = [0]
    for option in range(1, scores.shape[1]):
        gain, error = difference(scores, option, 0)
        behind, error_behind = difference(scores, leader, option)
        if gain + CERTAIN * error > LEAST_GAIN and behind <= CERTAIN * error_behind:
            kept.append(option)
    return kept
