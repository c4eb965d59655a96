"""Locks on files, by which processes keep out of each other's way. The system frees a lock when its process ends in any
way; the file stays, for a leftover one locks nothing."""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def lock(file: int, wait: bool = False) -> None:
        """Lock an open file until it is closed. If another process has it, wait, for ten seconds, or raise OSError."""
        os.lseek(file, 1 << 30, os.SEEK_SET)  # far behind the text, so that others may still read it
        msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(file: int, wait: bool = False) -> None:
        """Lock an open file until it is closed. If another process has it, wait, or raise OSError."""
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))


class HeldElsewhere(Exception):
    """Another process holds a lock; `process` is its number."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class FileLock:
    """Says "this file is mine" to other processes, from its making until `release`."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o644)
        try:
            lock(self._file)
        except OSError:
            os.lseek(self._file, 0, os.SEEK_SET)
            process = os.read(self._file, 20).decode(errors="replace").strip()
            os.close(self._file)
            raise HeldElsewhere(process or "unknown") from None
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let others have the lock."""
        os.close(self._file)
