"""What is said before compiling."""

import itertools

import pytest

from tamaya.fast.one_at_a_time import SAMPLES_A_PART, SAMPLES_AN_INLINE_PART, seconds_for


@pytest.mark.parametrize("seconds", [0.01, 0.02])
def test_the_slower_the_machine_the_longer_compiling_is_said_to_take(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = itertools.count(0.0, seconds)  # each look at the clock finds it so much later
    monkeypatch.setattr("tamaya.fast.one_at_a_time.time.process_time", lambda: next(ticks))
    assert seconds_for(150, inline=False) == pytest.approx(150 * SAMPLES_A_PART * seconds)
    assert seconds_for(30, inline=True) == pytest.approx(30 * SAMPLES_AN_INLINE_PART * seconds)
