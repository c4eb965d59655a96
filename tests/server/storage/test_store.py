"""The store: one place in a log for one entry, whoever asks first."""

import asyncio
import re
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, text

from tamaya.core.errors import TamayaError
from tamaya.server.storage.database import Database, Listing, NewEntry
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.kept.told_people import Asking
from tamaya.server.storage.migrations import migrate
from tamaya.server.storage.opening import open_database
from tamaya.server.storage.schema import metadata
from tamaya.server.storage.store import Store
from tests.server.completing import complete
from tests.server.guests import PATIENCE


@pytest.fixture
def engine(place: str) -> Iterator[Engine]:
    """An engine for an empty database of each kind."""
    address = "sqlite://" if place == ":memory:" else place.replace("postgresql:", "postgresql+psycopg:")
    made = create_engine(address)
    yield made
    made.dispose()


def test_migrations_lead_to_the_schema(engine: Engine) -> None:
    with engine.begin() as connection:
        migrate(connection, "")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        migrate(connection, "")  # and again, as at every start


async def add(store: Store, number: int, body: bytes, table: str = "t") -> bool | Exception:
    """Add one entry; what became of it."""
    return (await store.append([NewEntry(table, number, body)]))[0]


def test_a_place_in_a_log_is_taken_once_and_in_one_batch_too(place: str) -> None:
    async def scenario() -> None:
        store = Store(open_database(place))
        taken = await store.append([NewEntry("t", 0, bytes([letter])) for letter in b"abc"])
        assert taken == [True, False, False]
        assert await add(store, 0, b"d") is False
        assert await add(store, 1, b"e") is True
        assert await store.read("t") == [b"a", b"e"]
        assert await store.read("t", 0) == [b"e"]
        together = store.read("t"), store.read("u"), store.read("t", 0), store.read("t", 1)
        assert list(await asyncio.gather(*together)) == [[b"a", b"e"], [], [b"e"], []]
        await store.close()

    complete(scenario())


def test_whoever_still_reads_has_read_before_the_database_is_closed(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()
    order = []

    def read_slowly(database: Database) -> None:
        database.name_of("ann")
        begun.set()
        go_on.wait(PATIENCE)
        order.append("read")

    async def scenario() -> None:
        store = Store(database := open_database(place))
        close = database.close

        def note_and_close() -> None:
            order.append("closed")
            close()

        monkeypatch.setattr(database, "close", note_and_close)
        reading = asyncio.create_task(store.ask(read_slowly))
        await asyncio.to_thread(begun.wait, PATIENCE)
        reading.cancel()
        closing = asyncio.create_task(store.close())
        await asyncio.wait({closing}, timeout=0.05)
        go_on.set()
        await closing

    complete(scenario())
    assert order == ["read", "closed"]


def test_nothing_is_written_once_the_database_is_being_closed(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    async def scenario() -> None:
        store = Store(database := open_database(place))
        close = database.close

        def close_slowly() -> None:
            begun.set()
            go_on.wait(PATIENCE)
            close()

        monkeypatch.setattr(database, "close", close_slowly)
        closing = asyncio.create_task(store.close())
        await asyncio.to_thread(begun.wait, PATIENCE)
        late = asyncio.create_task(store.change(lambda database: database.save_person("ann", "Ann")))
        await asyncio.wait({late}, timeout=0.05)
        go_on.set()
        await closing
        with pytest.raises(RuntimeError, match="after shutdown"):  # and not: it has opened a connection again
            await late

    complete(scenario())


def test_who_is_asked_to_play_again_hears_of_it_though_the_table_is_listed_anew_at_once(place: str) -> None:
    async def scenario() -> None:
        store = Store(open_database(place), lambda: 9.0)
        for name in ("ann", "bob"):
            await store.change(lambda database, name=name: database.save_person(name, name.title()))  # type: ignore[misc]
        listing = Listing("t", 4, False, "waiting", b"", ("ann", "bob"))
        store.list_table(listing._replace(asks=Asking("ann", ("bob",))))
        store.list_table(listing._replace(number=5))
        while not (asked := await store.ask(lambda database: database.invitations_for("bob", 0.0, 9))):
            await asyncio.sleep(0.01)
        assert [one.by for one in asked] == ["ann"]
        await store.close()

    complete(scenario())


def test_a_failing_database_is_told_to_those_who_wait_and_work_goes_on(place: str) -> None:
    async def scenario() -> None:
        store = Store(open_database(place))
        fine, wrong = await store.append([NewEntry("t", 0, b"fine"), NewEntry("t", 1 << 70, b"no such place")])
        assert fine is True
        assert re.search("too large|out of range", str(wrong))
        assert await add(store, 1, b"fine") is True
        await store.close()

    complete(scenario())


def test_sqlite_is_in_wal_mode_and_everything_is_there_after_closing(tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite3"

    async def scenario() -> None:
        store = Store(open_database(str(place)))
        await add(store, 0, b"kept")
        await store.close()

    complete(scenario())
    connection = sqlite3.connect(place)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("SELECT body FROM entries").fetchall() == [(b"kept",)]
    connection.close()


def test_a_database_that_is_not_supported_is_named() -> None:
    with pytest.raises(TamayaError, match="There are no mysql databases here"):
        open_database("mysql://localhost/tamaya")


def test_a_database_that_cannot_be_reached_is_named_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(TamayaError) as refused:
        open_database(f"postgresql://ann:secret@/games?host={tmp_path}")
    assert refused.value.message.startswith("postgresql://ann:***@/games")
    assert "cannot be reached: connection" in refused.value.message


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM entries WHERE table_id = 't' AND number = 0",
        "DELETE FROM entries WHERE table_id = 't' AND number = 2",
        "DELETE FROM entries WHERE table_id = 't' AND number = 4",
        "DELETE FROM entries WHERE table_id = 't'",
        "UPDATE entries SET body = (SELECT body FROM entries WHERE number = 3) WHERE number = 2",
        "UPDATE entries SET body = (SELECT body FROM entries WHERE table_id = 'other') WHERE number = 4",
        "UPDATE entries SET body = 'of another type' WHERE number = 2",
    ],
)
def test_a_log_with_a_gap_or_damage_is_refused_and_no_other(place: str, damage: str) -> None:
    async def scenario() -> None:
        store = Store(database := open_database(place))
        for number in range(5):
            assert await add(store, number, b"%d" % number) is True
        assert await add(store, 0, b"fine", "other") is True
        while not await store.ask(lambda database: database.tables_of("ann", 9)):
            store.list_table(Listing("t", 4, False, "waiting", b"", ("ann",)))
            await asyncio.sleep(0.01)
        assert await store.read("t") == [b"0", b"1", b"2", b"3", b"4"]
        assert await store.read("t", 2) == [b"3", b"4"]
        with database._writing.begin() as connection:
            connection.execute(text(damage))
        asking = [store.read(table) for table in ("t", "other")]
        damaged, fine = await asyncio.gather(*asking, return_exceptions=True)
        assert isinstance(damaged, StorageFault)
        assert damaged.code == "storage-log-damaged"
        assert fine == [b"fine"]
        await store.close()

    complete(scenario())


def test_a_log_that_was_rewritten_is_whole(place: str) -> None:
    async def scenario() -> None:
        store = Store(open_database(place))
        for number in range(3):
            assert await add(store, number, b"%d" % number) is True
        await store.change(lambda database: database.rewrite("t", {1: b"erased"}))
        assert await store.read("t") == [b"0", b"erased", b"2"]
        await store.close()

    complete(scenario())


def test_a_table_that_cannot_be_listed_is_named_and_the_others_are_listed(
    place: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        store = Store(open_database(place))
        told = asyncio.Event()
        store.tables_listed = told.set
        for table, number in (("one", 0), ("wrong", 1 << 70), ("other", 0)):
            store.list_table(Listing(table, number, True, "waiting", table.encode(), ()))
        await asyncio.wait_for(told.wait(), PATIENCE)
        found = await store.ask(lambda database: database.public_tables(0.0, 9))
        assert {body for _, body in found} == {b"one", b"other"}
        store.list_table(Listing("wrong", 1 << 70, True, "waiting", b"", ()))
        await store.close()

    complete(scenario())
    assert [vars(one)["table"] for one in caplog.records if one.message == "a table cannot be listed"] == ["wrong"] * 2
