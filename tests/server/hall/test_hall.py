"""Tables that several processes serve."""

import asyncio

import msgspec

from tamaya.server.config import Config
from tamaya.server.hall.connections import Connection
from tamaya.server.hall.dealer import SecretChance
from tamaya.server.hall.hall import Hall
from tamaya.server.hall.live import LiveTable
from tamaya.server.hall.presence import TOPIC
from tamaya.server.metrics import Metrics
from tamaya.server.storage.bus import LocalBus
from tamaya.server.storage.opening import open_database
from tamaya.server.storage.store import Store
from tamaya.server.wire.from_page import Act, Sit, Start
from tamaya.server.wire.http import TableListing
from tamaya.server.wire.parts import Settings
from tests.server.completing import complete
from tests.server.guests import PATIENCE
from tests.server.tables import ANN, BOB


class LateBus(LocalBus):
    """A bus on which word of who comes and goes may be late."""

    def __init__(self) -> None:
        super().__init__()
        self.late: list[str] | None = None

    def publish(self, topic: str, text: str) -> None:
        """Tell it now, or keep it back."""
        if topic == TOPIC and self.late is not None:
            self.late.append(text)
        else:
            super().publish(topic, text)

    def release(self) -> None:
        """Tell what was kept back."""
        late, self.late = self.late or [], None
        for text in late:
            super().publish(TOPIC, text)


async def level(tables: list[LiveTable]) -> None:
    """Wait until every process knows the same."""
    while len({live.table.last for live in tables}) > 1:
        await asyncio.sleep(0)


def test_two_processes_serve_the_same_table_and_exactly_one_action_wins() -> None:
    """Here two halls with one store and one bus stand for two processes."""

    async def scenario() -> None:
        store, bus = Store(open_database(":memory:")), LocalBus()
        config = Config(bot_pause=0)
        halls = [Hall(config, store, bus, SecretChance(), Metrics()) for _ in range(2)]
        id = await halls[0].open(ANN, Settings(edition="danish", players=2, seed=1))
        tables: list[LiveTable] = []
        for hall in halls:
            live = await hall.find(id)
            assert live is not None
            tables.append(live)
        ann, bob = Connection(ANN), Connection(BOB)
        await halls[0].visitors.arrive(tables[0], ann)
        await halls[1].visitors.arrive(tables[1], bob)
        await halls[0].commands.do(tables[0], ann, Sit(1, 0))
        await level(tables)
        await halls[1].commands.do(tables[1], bob, Sit(1, 1))
        await level(tables)
        await halls[0].commands.do(tables[0], ann, Start(1))
        await level(tables)
        version = tables[0].table.version
        results = await asyncio.gather(
            halls[0].commands.do(tables[0], ann, Act(1, version, "hint 1 1")),
            halls[1].commands.do(tables[1], ann, Act(1, version, "hint 1 2")),
            return_exceptions=True,
        )
        refused = [result for result in results if result is not None]
        assert [getattr(error, "code", error) for error in refused] == ["stale"]
        await level(tables)
        assert tables[0].table.moves == tables[1].table.moves
        assert len(tables[0].table.moves) == 1
        assert any(b'"moved"' in message for message in bob.waiting)
        for hall in halls:
            await hall.close()
        await store.close()

    complete(scenario())


def test_a_turn_that_began_while_somebody_seemed_to_be_there_awaits_them_once_it_is_known_that_they_have_gone() -> None:
    async def scenario() -> None:
        store, bus = Store(open_database(":memory:")), LateBus()
        halls = [Hall(Config(bot_pause=0), store, bus, SecretChance(), Metrics()) for _ in range(2)]
        days = Settings(edition="danish", players=2, seed=1, clock="days", clock_seconds=86400)
        here = await halls[0].find(id := await halls[0].open(ANN, days))
        there = await halls[1].find(id)
        assert here is not None
        assert there is not None
        ann, bob = Connection(ANN), Connection(BOB)
        await halls[0].visitors.arrive(here, ann)
        await halls[1].visitors.arrive(there, bob)
        await halls[1].commands.do(there, bob, Sit(1, 1))
        await level([here, there])
        await halls[0].commands.do(here, ann, Start(1))
        await level([here, there])
        while BOB.id not in here.present:
            await asyncio.sleep(0.01)
        bus.late = []
        halls[1].visitors.depart(there, bob)
        await halls[0].commands.do(here, ann, Act(1, here.table.version, "hint 1 1"))
        await level([here, there])
        assert here.awaits is None, "he still seems to be here"
        bus.release()
        async with asyncio.timeout(PATIENCE):
            awaited = None
            while awaited != BOB.id:
                await asyncio.sleep(0.01)
                [listed] = await store.ask(lambda database: database.tables_of(BOB.id, 1))
                awaited = msgspec.json.decode(listed.body, type=TableListing).awaits
        for hall in halls:
            await hall.close()
        await store.close()

    complete(scenario())
