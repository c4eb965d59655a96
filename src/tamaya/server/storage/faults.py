"""What can be wrong with a database. The code of a fault is the key of its message in the catalogues, as with refusals;
the text here is English."""

from tamaya.core.errors import TamayaError

# What a player is told. Whatever was asked for has not been stored.
FAULTS = {
    "storage-busy": "Another program keeps the server's database locked. Nothing was stored: try again in a moment.",
    "storage-away": "The server cannot reach its database, so nothing was stored. Try again in a moment.",
    "storage-full": "The server's disk is full, so nothing was stored. Whoever runs it has to make room.",
    "storage-read-only": "The server may only read its database, so nothing was stored. Whoever runs it has to look.",
    "storage-lost": "The server's database is gone, so nothing was stored. Whoever runs it has to look.",
    "storage-damaged": "The server's database is damaged. Whoever runs it has to look.",
    "storage-log-damaged": "Something of this table is lost in the server's database. Whoever runs it has to look.",
    "storage-failed": "The server could not write to its disk, so nothing was stored. Please try again.",
}

# What passes by itself, and soon: it is tried again.
PASSING = {"storage-busy", "storage-away"}

# What whoever starts a server is told.
OPENING_FAULTS = {
    "storage-unknown": "There are no {kind} databases here: give the path of an SQLite file, or postgresql://…",
    "bus-alone": "{place} belongs to one process, which needs no bus: several need --database postgresql://…",
    "bus-unknown": "There is no {kind} bus here: give redis://… or valkey://…, or none to use the database.",
    "bus-elsewhere": "On Windows --database postgresql://… needs --bus redis://… or valkey://…, too.",
    "bus-unreachable": "{place} cannot be reached: other processes would not be heard.",
    "storage-no-file": "{place} is no file: look after it with the tools of PostgreSQL (pg_dump, pg_restore).",
    "storage-not-installed": "{why}.",
    "storage-unreachable": "{place} cannot be reached: {why}.",
    "storage-in-use": "{place} is open in another Tamaya (process {process}): stop that one, or give another file.",
    "storage-newer": "{place} was written by a newer Tamaya: its schema is {found}, and this one knows {known}.",
    "storage-closed": "{place} cannot be opened: {why}.",
    "storage-not-writable": "{place} cannot be written: {why}.",
    "storage-no-database": "{place} is not a Tamaya database, or it is damaged: {why} (see `tamaya restore`).",
}


class StorageFault(TamayaError):
    """The database cannot do it now. What was asked for is not stored, unless it is `in_doubt`: then it has to be found
    out as soon as the database can tell."""

    in_doubt = False


def fault(code: str, **details: str | int) -> StorageFault:
    """The fault with this code."""
    return StorageFault(code, (FAULTS.get(code) or OPENING_FAULTS[code]).format(**details), **details)


def in_doubt(found: StorageFault) -> StorageFault:
    """A fault after which nobody knows yet whether something was stored."""
    found.in_doubt = True
    return found
