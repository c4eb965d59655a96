"""Which kind of database a place means."""

from pathlib import Path

from tamaya.server.storage.database import Database
from tamaya.server.storage.faults import fault
from tamaya.server.storage.sqlite import SqliteFile, SqliteMemory

MEMORY = ":memory:"
_SQLITE = "sqlite:///"


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
        from tamaya.server.storage.postgres.database import Postgres
    except ModuleNotFoundError as error:
        raise fault("storage-not-installed", why=error.msg) from None
    return Postgres(place)


def sqlite_path(place: str) -> Path:
    """The file that a place means."""
    if is_postgres(place):
        raise fault("storage-no-file", place=place)
    if "://" in place and not place.startswith(_SQLITE):
        raise fault("storage-unknown", kind=place.partition(":")[0])
    return Path(place.removeprefix(_SQLITE))
