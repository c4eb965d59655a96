"""What can be wrong with a database. The code of a fault is the key of its text in the catalogues, as with refusals."""

from tamaya.core.errors import TamayaError

PASSING = {"storage-busy", "storage-away"}  # by itself, and soon: it is tried again


class StorageFault(TamayaError):
    """The database cannot do it now. What was asked for is not stored, unless that is `in_doubt`: then the database has
    to be asked as soon as it can tell."""

    in_doubt = False


def fault(code: str, why: TamayaError | str | None = None, **details: str | int) -> StorageFault:
    """The fault with this code."""
    return StorageFault(code, why, **details)


def in_doubt(found: StorageFault) -> StorageFault:
    """A fault after which nobody knows yet whether something was stored."""
    found.in_doubt = True
    return found
