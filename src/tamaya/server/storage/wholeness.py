"""Whether what is read of a log is what was written: its entries are numbered without a gap, and each has a checksum,
which also depends on its place."""

import zlib
from collections.abc import Sequence

from tamaya.server.logs import logger
from tamaya.server.storage.faults import fault

# An entry as it is in the database: its number, its body and its checksum.
Row = tuple[int, bytes, int]


def checksum_of(table: str, number: int, body: bytes) -> int:
    """What is stored with an entry."""
    return zlib.crc32(body, (zlib.crc32(table.encode()) + number) & 0xFFFFFFFF)


def whole(table: str, after: int, rows: Sequence[Row], listed: int | None = None) -> list[bytes]:
    """The entries of a table after a number, up to the one after which it was listed; raise if anything is wrong."""
    sound = until_damaged(table, after, rows)
    if not is_complete(sound, after, rows, listed):
        entry = after + len(sound) + 1
        why = "it is damaged" if any(row[0] == entry for row in rows) else "it is missing"
        logger.error("a table cannot be read", extra={"table": table, "entry": entry, "error": why})
        raise fault("storage-log-damaged")
    return sound


def is_complete(sound: Sequence[bytes], after: int, rows: Sequence[Row], listed: int | None) -> bool:
    """Whether these entries are all that were written, as far as anybody can tell."""
    return len(sound) == len(rows) and (listed is None or after + len(sound) >= listed)


def until_damaged(table: str, after: int, rows: Sequence[Row]) -> list[bytes]:
    """The entries that are as they were written, up to the first that is not."""
    begins = zlib.crc32(table.encode())  # as in checksum_of, once for all
    sound: list[bytes] = []
    for expected, (number, body, checksum) in enumerate(rows, after + 1):
        if number != expected or not isinstance(body, bytes):  # damaged bytes may be of another type
            break
        if checksum != zlib.crc32(body, (begins + number) & 0xFFFFFFFF):
            break
        sound.append(body)
    return sound
