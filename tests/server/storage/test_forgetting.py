"""Games are deleted when their time has come, but not by a clock that may be wrong."""

import logging
import time

import pytest
from sqlalchemy import update

from tamaya.server.storage.database import Listing
from tamaya.server.storage.opening import open_database
from tamaya.server.storage.schema import listings
from tamaya.server.storage.store import Store
from tamaya.server.storage.tidying import DAY, HOUR, delete_old
from tests.server.completing import complete
from tests.server.storage.test_games import game

YEAR = 365 * DAY


@pytest.mark.parametrize(
    ("seen", "steady", "is_deleted"),
    [
        (HOUR, YEAR, True),
        (6 * DAY, YEAR, True),  # the server was off for a few days
        (400 * DAY, YEAR, False),  # or its clock is a year ahead
        (-2 * DAY, YEAR, False),  # it was ahead
        (HOUR, DAY, False),  # it jumped yesterday
        (HOUR, 4 * DAY, True),  # that was a while ago
    ],
)
def test_after_a_jump_of_the_clock_games_stay_for_a_while(
    seen: float, steady: float, is_deleted: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        store, now = Store(open_database(":memory:")), time.time()
        old, new = game("old", now - 2 * YEAR), game("new", now)
        await store.change(lambda database: database.add_games([old, new], 0.0))
        await store.change(lambda database: database.note_clock(now - seen, now - steady))
        with caplog.at_level(logging.WARNING):
            await delete_old(store, 365)
            await delete_old(store, 365)  # a jump is not forgotten when somebody looks again
        assert (await store.ask(lambda database: database.game("old")) is None) == is_deleted
        assert await store.ask(lambda database: database.game("new")) is not None
        await store.close()

    complete(scenario())
    jumped = [record for record in caplog.records if "the clock has jumped" in record.message]
    assert len(jumped) == (not -HOUR <= seen <= 7 * DAY)


@pytest.mark.parametrize("ahead", [0.0, 2 * YEAR])
def test_at_the_first_start_the_clock_is_compared_with_what_last_happened(ahead: float) -> None:
    async def scenario() -> None:
        store, now = Store(database := open_database(":memory:")), time.time()
        await store.change(lambda database: database.add_games([game("old", now - 3 * YEAR)], 0.0))
        await store.change(
            lambda database: database.list_tables([Listing("t", 0, False, "over", b"", ())], time.time())
        )
        with database._writing.begin() as connection:
            connection.execute(update(listings).values(updated=now - ahead))
        await delete_old(store, 365)
        assert (await store.ask(lambda database: database.game("old")) is None) == (ahead == 0)
        await store.close()

    complete(scenario())
