"""Which kind of database is at a place."""

import sys
from pathlib import Path

from tamaya.server.storage.bus import Bus, LocalBus
from tamaya.server.storage.database import Database
from tamaya.server.storage.faults import fault
from tamaya.server.storage.sqlite import SqliteFile, SqliteMemory

MEMORY = ":memory:"
_SQLITE = "sqlite:///"
_BUSES = ("redis://", "rediss://", "valkey://", "valkeys://", "unix://")


def open_database(place: str) -> Database:
    """Open the database at a path or an address, and bring it to the present schema."""
    if is_postgres(place):
        return _open_postgres(place)
    if place in (MEMORY, _SQLITE + MEMORY):
        return SqliteMemory()
    return SqliteFile(sqlite_path(place))


def is_postgres(place: str) -> bool:
    """Whether a place is the address of a PostgreSQL database."""
    return place.startswith(("postgresql://", "postgres://"))


def _open_postgres(place: str) -> Database:
    try:
        from tamaya.server.storage.postgres import Postgres
    except ModuleNotFoundError as error:
        raise fault("storage-not-installed", why=error.msg) from None
    return Postgres(place)


def open_bus(place: str, address: str) -> Bus:
    """How processes with the same database hear each other: by an address of its own, or through the database."""
    if not is_postgres(place):
        if address:
            raise fault("bus-alone", place=place)
        return LocalBus()
    try:
        if not address:
            if sys.platform == "win32":  # psycopg cannot listen on the event loop that Windows needs to start processes
                raise fault("bus-elsewhere")
            from tamaya.server.storage.postgres import PostgresBus

            return PostgresBus(place)
        if not address.startswith(_BUSES):
            raise fault("bus-unknown", kind=address.partition(":")[0])
        from tamaya.server.storage.valkey import ValkeyBus

        return ValkeyBus(address)
    except ModuleNotFoundError as error:
        raise fault("storage-not-installed", why=error.msg) from None


def sqlite_path(place: str) -> Path:
    """The file that a place means."""
    if is_postgres(place):
        raise fault("storage-no-file", place=place.rpartition("@")[2])  # without the password
    if "://" in place and not place.startswith(_SQLITE):
        raise fault("storage-unknown", kind=place.partition(":")[0])
    return Path(place.removeprefix(_SQLITE))
