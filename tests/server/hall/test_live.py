"""Who is at a table, as those who are there see it."""

import msgspec

from tamaya.server.hall.connections import Connection
from tamaya.server.hall.live import LiveTable
from tamaya.server.wire.from_server import TableState
from tamaya.server.wire.parts import Person
from tests.server.tables import BOB, EVE, started

RENAMED = Person(id=EVE.id, name="Eva")


def onlookers(connection: Connection) -> list[str]:
    """Who looks on, by all that somebody was told."""
    told = [message for message in connection.waiting if b'"type":"table"' in message]
    return [person.name for person in msgspec.json.decode(told[-1], type=TableState).spectators]


def test_all_see_whoever_looks_on_under_the_name_they_have_now() -> None:
    live = LiveTable(started(3).table)
    bob, before, after = Connection(BOB), Connection(EVE), Connection(RENAMED)
    for connection in (bob, before, after):  # the new name comes before the old one goes
        live.arrive(connection)
    assert onlookers(bob) == onlookers(before) == ["Eva"]
    live.depart(after)
    assert onlookers(bob) == onlookers(before) == ["Eve"]
    live.depart(before)
    assert onlookers(bob) == []
