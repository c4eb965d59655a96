"""A little of what `make torture` does at length."""

import pytest

from tests.server.completing import complete
from tests.server.torture import EVERYTHING, ONE_PROCESS, UPGRADE, WORKERS, torture
from tests.server.valkey import no_valkey

pytestmark = pytest.mark.slow


def test_whatever_breaks_what_was_acknowledged_is_stored_once_and_everybody_sees_the_same() -> None:
    async def scenario() -> None:
        counts = await torture(EVERYTHING, processes=2, tables=4, actions=150)
        assert counts["actions in the logs"] >= 150
        assert counts["processes killed"] + counts["the database stopped"] > 0

    complete(scenario())


@pytest.mark.skipif(no_valkey() is not None, reason=str(no_valkey()))
def test_the_same_is_true_of_processes_that_hear_each_other_by_way_of_a_valkey_that_stops() -> None:
    async def scenario() -> None:
        counts = await torture(("stop the bus", "delay"), processes=2, tables=3, actions=100)
        assert counts["actions in the logs"] >= 100
        assert counts["the bus stopped"] > 0

    complete(scenario())


def test_the_same_is_true_of_one_process_with_a_file() -> None:
    async def scenario() -> None:
        counts = await torture(ONE_PROCESS, processes=1, tables=2, actions=40)
        assert counts["actions in the logs"] >= 40

    complete(scenario())


@pytest.mark.parametrize(
    ("troubles", "servers"), [(UPGRADE, 2), (WORKERS, 1)], ids=["several servers", "several processes of one"]
)
def test_processes_are_replaced_one_after_the_other_and_nobody_sees_an_error(
    troubles: tuple[str, ...], servers: int
) -> None:
    async def scenario() -> None:
        counts = await torture(troubles, processes=servers, tables=3, actions=150)
        assert counts["processes replaced"] > 0
        assert not [code for code in counts if code.startswith("storage-") or code in ("busy", "stale", "too-fast")]

    complete(scenario())
