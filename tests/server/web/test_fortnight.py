"""A fortnight by way of two processes that share a database, one of which is restarted: a game over days whose turns
are each told once, and the deal of each day."""

import contextlib
from dataclasses import replace

import pytest

from tamaya.server.notices.notices import AGAIN
from tamaya.server.storage.opening import open_database
from tests.server import databases
from tests.server.guests import running
from tests.server.push_service import push_service
from tests.server.web.test_deals import DAY, Hands, begin, end_soon
from tests.server.web.test_notices import tell
from tests.server.web.test_over_days import act, awaits, settings, until_listed
from tests.server.web.test_over_days import begin as begin_over_days
from tests.server.web.test_reviews import until

pytestmark = pytest.mark.slow


def test_each_turn_of_a_fortnight_is_told_once_whichever_process_does_it() -> None:
    clock, place = Hands(), databases.new_place("postgres")
    with (
        push_service() as service,
        contextlib.closing(open_database(place)) as database,
        contextlib.ExitStack() as first_week,
    ):
        config = replace(settings(place), push=service.url)
        one, other = (first_week.enter_context(running(config, clock=clock)) for _ in range(2))
        ann, bob = one.guest("Ann"), other.guest("Bob")
        tell(ann, service, "ann")
        tell(bob, service, "bob")
        table = begin_over_days(ann, bob)
        told = ["ann"]
        with running(config, clock=clock) as third:
            for day in range(14):
                if day == 7:
                    first_week.close()
                    ann, bob = ann.at(third), bob.at(third)
                mover, waits, name = (ann, bob, "bob") if day % 2 == 0 else (bob, ann, "ann")
                until_listed(mover, table, awaits(mover))
                assert ann.get("/api/deals/today")["streak"] == day
                end_soon(ann, begin(ann, "today"), stop=False)
                act(mover, table)
                until_listed(waits, table, awaits(waits))
                told.append(name)
                assert [device for device, _ in service.until(len(told))] == told
                until(lambda: database.notices_due(clock.now + 2 * AGAIN, 1), lambda open: not open)  # noted as told
                clock.now += DAY
