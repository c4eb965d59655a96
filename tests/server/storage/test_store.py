"""The store: one place in a log for one entry, whoever asks first."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from tamaya.core.errors import TamayaError
from tamaya.server.storage.database import NewEntry
from tamaya.server.storage.migrations import migrate
from tamaya.server.storage.opening import open_database
from tamaya.server.storage.schema import metadata
from tamaya.server.storage.store import Store
from tests.server.completing import complete


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
