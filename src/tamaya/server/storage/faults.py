"""What can be wrong with a database. The code of a fault is the key of its text in the catalogues, as with refusals."""

from tamaya.core.errors import TamayaError

# What a player is told. What was asked for has not been stored.
FAULTS = frozenset(
    {
        "storage-busy",
        "storage-away",
        "storage-full",
        "storage-read-only",
        "storage-lost",
        "storage-damaged",
        "storage-log-damaged",
        "storage-failed",
    }
)

# What passes by itself, and soon: it is tried again.
PASSING = {"storage-busy", "storage-away"}

# What the person who starts a server is told.
OPENING_FAULTS = frozenset(
    {
        "storage-unknown",
        "bus-alone",
        "bus-unknown",
        "bus-elsewhere",
        "bus-unreachable",
        "storage-no-file",
        "storage-not-installed",
        "storage-unreachable",
        "storage-in-use",
        "storage-newer",
        "storage-closed",
        "storage-not-writable",
        "storage-no-database",
    }
)


class StorageFault(TamayaError):
    """The database cannot do it now. What was asked for is not stored, unless that is `in_doubt`: then the database has
    to be asked as soon as it can tell."""

    in_doubt = False


def fault(code: str, why: TamayaError | str | None = None, **details: str | int) -> StorageFault:
    """The fault with this code."""
    assert code in FAULTS or code in OPENING_FAULTS, code
    return StorageFault(code, why, **details)


def in_doubt(found: StorageFault) -> StorageFault:
    """A fault after which nobody knows yet whether something was stored."""
    found.in_doubt = True
    return found
