"""The store: one place in a log for one entry, whoever asks first."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config
from tamaya.server.hall.chance import SecretChance
from tamaya.server.hall.hall import Hall
from tamaya.server.hall.live import LiveTable
from tamaya.server.metrics import Metrics
from tamaya.server.storage.bus import LocalBus
from tamaya.server.storage.database import NewEntry
from tamaya.server.storage.migrations import migrate
from tamaya.server.storage.opening import open_database
from tamaya.server.storage.schema import metadata
from tamaya.server.storage.store import Store
from tamaya.server.wire.from_page import Act, Sit, Start
from tamaya.server.wire.parts import Settings
from tests.server.tables import ANN, BOB


def complete(work: Coroutine[Any, Any, None]) -> None:
    """Run something asynchronous in a thread of its own: this one may have the event loop of a browser."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def test_migrations_lead_to_the_schema() -> None:
    with create_engine("sqlite://").connect() as connection:
        migrate(connection, "")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        migrate(connection, "")  # and again, as at every start


def test_a_place_in_a_log_is_taken_once_and_in_one_batch_too() -> None:
    async def scenario() -> None:
        store = Store(open_database(":memory:"))
        taken = await asyncio.gather(*(store.append(NewEntry("t", 0, bytes([letter]))) for letter in b"abc"))
        assert taken == [True, False, False]
        assert not await store.append(NewEntry("t", 0, b"d"))
        assert await store.append(NewEntry("t", 1, b"e"))
        assert await store.read("t") == [b"a", b"e"]
        assert await store.read("t", 0) == [b"e"]
        await store.close()

    complete(scenario())


def test_a_failing_database_is_told_to_those_who_wait_and_work_goes_on() -> None:
    async def scenario() -> None:
        store = Store(open_database(":memory:"))
        with pytest.raises(Exception, match="NOT NULL"):
            await store.append(NewEntry("t", 0, None))  # type: ignore[arg-type]
        assert await store.append(NewEntry("t", 0, b"fine"))
        await store.close()

    complete(scenario())


def test_sqlite_is_in_wal_mode_and_everything_is_there_after_closing(tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite3"

    async def scenario() -> None:
        store = Store(open_database(str(place)))
        await store.append(NewEntry("t", 0, b"kept"))
        await store.close()

    complete(scenario())
    connection = sqlite3.connect(place)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("SELECT body FROM entries").fetchall() == [(b"kept",)]
    connection.close()


def test_a_database_that_is_not_supported_is_named() -> None:
    with pytest.raises(TamayaError, match="postgresql databases are not supported yet"):
        open_database("postgresql://localhost/tamaya")


class Socketless:
    """Somebody at a table, without a socket."""

    watching = None
    holder = None

    def __init__(self, person: object) -> None:
        self.person = self.speaker = person
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Remember it."""
        self.sent.append(message)


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
        ann, bob = Socketless(ANN), Socketless(BOB)
        await halls[0].arrive(tables[0], ann)  # type: ignore[arg-type]
        await halls[1].arrive(tables[1], bob)  # type: ignore[arg-type]
        await halls[0].do(tables[0], ann, Sit(1, 0))  # type: ignore[arg-type]
        await level(tables)
        await halls[1].do(tables[1], bob, Sit(1, 1))  # type: ignore[arg-type]
        await level(tables)
        await halls[0].do(tables[0], ann, Start(1))  # type: ignore[arg-type]
        await level(tables)
        version = tables[0].table.version
        results = await asyncio.gather(
            halls[0].do(tables[0], ann, Act(1, version, "hint 1 1")),  # type: ignore[arg-type]
            halls[1].do(tables[1], ann, Act(1, version, "hint 1 2")),  # type: ignore[arg-type]
            return_exceptions=True,
        )
        refused = [result for result in results if result is not None]
        assert [getattr(error, "code", error) for error in refused] == ["stale"]
        await level(tables)
        assert tables[0].table.steps == tables[1].table.steps
        assert len(tables[0].table.steps) == 1
        assert any(b'"moved"' in message for message in bob.sent)
        for hall in halls:
            await hall.close()
        await store.close()

    complete(scenario())
