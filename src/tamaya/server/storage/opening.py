"""Which kind of database a place means."""

from pathlib import Path

from tamaya.server.storage.database import Database
from tamaya.server.storage.faults import fault
from tamaya.server.storage.sqlite import SqliteFile, SqliteMemory

MEMORY = ":memory:"
_SQLITE = "sqlite:///"


def open_database(place: str) -> Database:
    """Open the database at a path or an address, and bring it to the present schema."""
    if place in (MEMORY, _SQLITE + MEMORY):
        return SqliteMemory()
    return SqliteFile(sqlite_path(place))


def sqlite_path(place: str) -> Path:
    """The file that a place means."""
    if "://" in place and not place.startswith(_SQLITE):
        raise fault("storage-unknown", kind=place.partition(":")[0])
    return Path(place.removeprefix(_SQLITE))
