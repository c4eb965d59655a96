"""Whether what is read of a log is what was written: its entries are numbered without a gap, and each has a checksum,
which depends on its place, too."""

import zlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tamaya.server.logs import logger
from tamaya.server.storage.faults import fault


class Row(NamedTuple):
    """An entry as it is in the database."""

    number: int
    body: bytes
    checksum: int | None  # older entries have none


def checksum_of(table: str, number: int, body: bytes) -> int:
    """What is stored with an entry."""
    return zlib.crc32(body, zlib.crc32(f"{table} {number}".encode()))


def whole(table: str, after: int, rows: Sequence[Row], listed: int | None = None) -> list[bytes]:
    """The entries of a table after a number, up to the one after which it was listed; raise if anything is wrong."""
    sound = list(until_damaged(table, after, rows))
    if len(sound) < len(rows) or (listed is not None and after + len(sound) < listed):
        entry = after + len(sound) + 1
        why = "it is damaged" if any(row.number == entry for row in rows) else "it is missing"
        logger.error("a table cannot be read", extra={"table": table, "entry": entry, "error": why})
        raise fault("storage-log-damaged")
    return sound


def until_damaged(table: str, after: int, rows: Iterable[Row]) -> Iterable[bytes]:
    """The entries that are as they were written, up to the first that is not."""
    for expected, (number, body, checksum) in enumerate(rows, after + 1):
        if number != expected or (checksum is not None and checksum != checksum_of(table, number, body)):
            return
        yield body
