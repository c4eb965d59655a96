"""Games from files and standard input."""

import sys

from tamaya.core.errors import BadRecord
from tamaya.formats import RecordedGame, read_any
from tamaya.formats.json_text import MOST_BYTES


def read_file(path: str) -> RecordedGame:
    """The game in a file; `-` is the standard input."""
    return read_from(path, read_bytes(path))


def read_bytes(path: str) -> bytes:
    """What is in a file; no more than a game can have."""
    if path == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with open(path, "rb") as file:
        return file.read(MOST_BYTES + 1)


def read_from(path: str, data: bytes) -> RecordedGame:
    """The game in what was read from a file; an error names the file."""
    try:
        return read_any(data)
    except BadRecord as error:
        name = "standard input" if path == "-" else path
        raise BadRecord(error.code, f"{name}: {error.message}", **error.details) from error
