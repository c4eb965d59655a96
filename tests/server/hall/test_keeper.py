"""Nothing is half-stored: what cannot be folded or told is refused, and what is stored is never refused."""

import asyncio
import contextlib
import gc
import weakref
from collections.abc import Sequence

import pytest

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config
from tamaya.server.hall.connections import BROKEN, Connection
from tamaya.server.hall.dealer import SecretChance
from tamaya.server.hall.hall import Hall
from tamaya.server.hall.keeper import Keeper
from tamaya.server.hall.live import Draft, LiveTable
from tamaya.server.metrics import Metrics
from tamaya.server.storage.bus import LocalBus
from tamaya.server.storage.database import NewEntry
from tamaya.server.storage.faults import fault
from tamaya.server.storage.opening import open_database
from tamaya.server.storage.store import Store
from tamaya.server.table import entries as log
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Settings
from tests.server.completing import complete
from tests.server.tables import ANN, BOB


class Deaf(Connection):
    """Somebody who cannot be told anything."""

    __slots__ = ()

    def send(self, message: bytes) -> None:
        """Fail."""
        raise RuntimeError("told you")


def ignore(live: LiveTable, draft: Draft) -> None:
    """Nothing follows."""


def fail(live: LiveTable, draft: Draft) -> None:
    """What follows fails."""
    raise RuntimeError("what follows fails")


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param(log.Sat(9, BOB), id="cannot be folded"),
        pytest.param(log.Showed(0, True), id="cannot be told"),
    ],
)
def test_an_entry_with_which_the_table_could_not_go_on_is_not_stored(entry: log.AnyEntry) -> None:
    async def scenario() -> None:
        store = Store(open_database(":memory:"))
        keeper = Keeper(store, LocalBus(), Metrics(), ignore)
        live = LiveTable(Table("t"))
        await keeper.commit(live, lambda _: log.Opened(ANN, Settings(edition="danish", players=2)))
        live.arrive(Connection(ANN))
        before = live.table
        with pytest.raises((IndexError, AssertionError)):
            await keeper.commit(live, lambda _: entry)
        assert live.table is before
        assert len(await store.read("t")) == 1
        await keeper.commit(live, lambda _: log.Sat(1, BOB))
        assert len(await store.read("t")) == 2
        await store.close()

    complete(scenario())


def test_what_is_stored_is_never_refused_whoever_cannot_be_told() -> None:
    async def scenario() -> None:
        store = Store(open_database(":memory:"))
        keeper = Keeper(store, LocalBus(), Metrics(), fail)
        live = LiveTable(Table("t"))
        await keeper.commit(live, lambda _: log.Opened(ANN, Settings(edition="danish", players=2)))
        deaf, bob = Deaf(ANN), Connection(BOB)
        live.connections += [deaf, bob]
        await keeper.commit(live, lambda _: log.Sat(1, BOB))
        assert len(await store.read("t")) == 2
        assert live.table.seat_of(BOB.id) == 1
        assert deaf.closing == BROKEN, "who missed something has to come back"
        assert bob.waiting
        await store.close()

    complete(scenario())


def test_a_refusal_is_gone_when_it_has_been_told() -> None:
    """Without the garbage collector, which hardly ever looks at what a server has put aside."""
    told: list[weakref.ref[TamayaError]] = []

    def decision(_: Table) -> None:
        why = refuse("stale")
        told.append(weakref.ref(why))
        raise why

    async def scenario() -> None:
        store = Store(open_database(":memory:"))
        keeper = Keeper(store, LocalBus(), Metrics(), ignore)
        live = LiveTable(Table("t"))
        gc.disable()
        try:
            for _ in range(3):
                with contextlib.suppress(TamayaError):
                    await keeper.commit(live, decision)
            await asyncio.sleep(0)
            assert [one() for one in told] == [None] * 3
        finally:
            gc.enable()
        await store.close()

    complete(scenario())


class Failing(Store):
    """A store that fails this many times."""

    failures = 0
    code = "storage-failed"

    async def append(self, new: Sequence[NewEntry]) -> list[bool | Exception]:
        """Fail, or store them."""
        if self.failures:
            self.failures -= 1
            return [fault(self.code) for _ in new]
        return await super().append(new)


def test_what_follows_is_decided_when_it_can_be_written_and_an_error_refuses_nobody_else(place: str) -> None:
    async def scenario() -> None:
        store = Store(open_database(place))
        keeper = Keeper(store, LocalBus(), Metrics(), ignore)
        tables = [LiveTable(Table(f"t{number}")) for number in range(5)]
        asked: list[int] = []

        def decision(number: int) -> log.Opened | None:
            asked.append(number)
            if number == 1:
                raise StopIteration
            return None if number == 2 else log.Opened(ANN, Settings(edition="danish", players=2))

        await keeper.commit(tables[0], lambda _: decision(0))
        others = [
            asyncio.create_task(keeper.commit(tables[number], lambda _, number=number: decision(number)))  # type: ignore[misc]
            for number in range(1, 5)
        ]
        await asyncio.sleep(0)
        assert asked == [0], "nothing is decided before it can be written"
        others.pop().cancel()
        refused, *added = await asyncio.gather(*others, return_exceptions=True)
        assert isinstance(refused, RuntimeError)
        assert (added, asked) == ([None, None], [0, 1, 2, 3])
        assert [len(await store.read(f"t{number}")) for number in range(5)] == [1, 0, 0, 1, 0]
        await store.close()

    complete(scenario())


def test_while_the_database_is_busy_a_wish_waits_and_is_decided_again_but_not_for_long() -> None:
    async def scenario() -> None:
        store = Failing(open_database(":memory:"))
        keeper = Keeper(store, LocalBus(), Metrics(), ignore)
        live = LiveTable(Table("t"))
        await keeper.commit(live, lambda _: log.Opened(ANN, Settings(edition="danish", players=2)))
        store.failures, store.code = 2, "storage-busy"
        decided: list[int] = []

        def sit(table: Table) -> log.Sat:
            decided.append(table.last)
            return log.Sat(1, BOB)

        await keeper.commit(live, sit)
        assert decided == [0, 0, 0]
        assert len(await store.read("t")) == 2
        store.failures, store.code = 1000, "storage-busy"
        with pytest.raises(TamayaError, match="locked"):
            await keeper.commit(live, lambda _: log.Sat(1, BOB))
        await store.close()

    complete(scenario())


def test_a_bot_whose_move_could_not_be_stored_moves_later() -> None:
    async def scenario() -> None:
        store = Failing(open_database(":memory:"))
        hall = Hall(Config(bot_pause=0), store, LocalBus(), SecretChance(), Metrics())
        live = await hall.find(await hall.open(ANN, Settings(edition="danish", players=2, seed=1)))
        assert live is not None
        ann = Connection(ANN)
        await hall.visitors.arrive(live, ann)
        await hall.commands.do(live, ann, from_page.AddBot(1, 1))
        await hall.commands.do(live, ann, from_page.Start(1))
        act = from_page.Act(1, live.table.version, "hint 1 1")
        store.failures = 1
        with pytest.raises(TamayaError, match="could not write"):
            await hall.commands.do(live, ann, act)
        await hall.commands.do(live, ann, act)
        store.failures = 2
        while len(live.table.moves) < 2:
            await asyncio.sleep(0.01)
        assert store.failures == 0
        await hall.close()
        await store.close()

    complete(scenario())
