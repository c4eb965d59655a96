"""A little of what `make torture` does at length."""

import pytest

from tests.server.completing import complete
from tests.server.torture import Torture, torture


@pytest.mark.slow
def test_whatever_breaks_what_was_acknowledged_is_stored_once_and_everybody_sees_the_same() -> None:
    async def all_of_it(running: Torture) -> None:
        await running.run()
        await running.check()

    with torture(processes=2, tables=4, actions=150, seed=1) as running:
        complete(all_of_it(running))
    assert running.counts["actions in the logs"] >= 150
    assert running.counts["processes killed"] + running.counts["the database stopped"] > 0
