"""A lock that says "this file is mine" to other processes. The kernel frees it when its process ends, in any way."""

import os
import sys
from pathlib import Path

from tamaya.server.storage.faults import fault

if sys.platform == "win32":
    import msvcrt

    def _seize(file: int) -> None:
        os.lseek(file, 1 << 30, os.SEEK_SET)  # far behind the text, which others may then still read
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held from its making until `release`. The lock file stays where it is: an old one locks nothing."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _seize(self._file)
        except OSError:
            os.lseek(self._file, 0, os.SEEK_SET)
            process = os.read(self._file, 20).decode(errors="replace").strip()
            os.close(self._file)
            raise fault("storage-in-use", place=str(database), process=process or "unknown") from None
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let others have it."""
        os.close(self._file)
