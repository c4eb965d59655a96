"""Games from files and standard input."""

import sys

from tamaya.core.errors import BadRecord
from tamaya.formats import RecordedGame, read_any
from tamaya.formats.json_text import MOST_BYTES


def read_file(path: str) -> RecordedGame:
    """The game in a file; `-` is the standard input."""
    if path == "-":
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    else:
        with open(path, "rb") as file:
            data = file.read(MOST_BYTES + 1)
    try:
        return read_any(data)
    except BadRecord as error:
        name = "standard input" if path == "-" else path
        raise BadRecord(error.code, f"{name}: {error.message}", **error.details) from error
