"""What it costs to write entries to an SQLite file, and what three ways to do it are worth.

    python -m bench.writing --tables 3000 --pace 8 --seconds 40 --rounds 2

As the keeper does, up to 25 times a second what has gathered is written in one transaction. By turns: as it is; with a
thread that brings what was written from the `-wal` to the file each second, so that the writer need not; without a look
at whether the file is still in its place. Reported: the time of a transaction, the processor time of an entry, how many
entries are there after the file was deleted in the middle.
"""

import argparse
import contextlib
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tamaya.server.hall.keeper import LONGEST_REST
from tamaya.server.storage.database import Known, NewEntry, Stamped
from tamaya.server.storage.sqlite import SqliteFile

BODY = b'{"type":"acted","seat":1,"action":"hint 2 red"}' * 3
LOG = 25  # entries of each table before
EACH = 1.0  # seconds from one time that the thread works to the next
DELETED = 100  # entries before the file is deleted, and as many after that


class WithThread(SqliteFile):
    """The writer finds little that it has to bring to the file itself."""

    _begun = 0.0

    def append(self, new: Sequence[Stamped]) -> list[bool]:
        """Add entries, and let the thread work when it is time."""
        taken = super().append(new)
        if time.monotonic() > self._begun + EACH:
            self._begun = time.monotonic()
            threading.Thread(target=self._carry_over).start()
        return taken

    def _carry_over(self) -> None:
        connection = self._reading.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.close()


class WithoutLooks(SqliteFile):
    """What is written to a file that is deleted meanwhile is gone."""

    def _keep_file(self) -> None:
        pass


KINDS = {"as it is": SqliteFile, "with the thread": WithThread, "without the looks": WithoutLooks}


def main() -> None:
    """Measure them by turns."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=3000)
    parser.add_argument("--pace", type=float, default=8.0, help="seconds between two actions of a table")
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--rounds", type=int, default=2)
    args = parser.parse_args()
    print(f"{args.tables} tables, an entry each {args.pace} s, {args.seconds} s, {args.rounds} round(s)")
    for _ in range(args.rounds):
        for name, kind in KINDS.items():
            times, cpu, entries = write(kind, args.tables, args.pace, args.seconds)
            times.sort()
            figures = statistics.median(times), times[int(len(times) * 0.99)], times[-1]
            print(f"{name:18}", *(f"{figure * 1000:8.1f}" for figure in figures), "ms p50, p99, max;", end=" ")
            print(f"{cpu / entries * 1e6:6.1f} µs of CPU time an entry, {entries} entries", flush=True)
    for kind in (SqliteFile, WithoutLooks):
        print(f"{kind.__name__}: {left_after_deletion(kind)} of {2 * DELETED} entries after the file was deleted")


def write(kind: type[SqliteFile], tables: int, pace: float, seconds: float) -> tuple[list[float], float, int]:
    """Write for this many seconds: the times of transactions, the processor time of all, how many entries there
    were."""
    with _database(kind) as (database, _):
        for number in range(LOG):
            database.append([Stamped(NewEntry(f"t{table}", number, BODY), number) for table in range(tables)])
        begun, used, done = time.monotonic(), time.process_time(), 0
        times: list[float] = []
        while (now := time.monotonic()) < begun + seconds:
            due = int((now - begun) * tables / pace)
            new = [Stamped(NewEntry(f"t{one % tables}", LOG + one // tables, BODY), one) for one in range(done, due)]
            if new:
                start_of_write = time.perf_counter()
                assert all(database.append(new))
                times.append(time.perf_counter() - start_of_write)
                done = due
            time.sleep(max(0.0, now + LONGEST_REST - time.monotonic()))
        return times, time.process_time() - used, done


def left_after_deletion(kind: type[SqliteFile]) -> int:
    """How many entries the next start finds, of those that were acknowledged before and after the file was deleted."""
    with _database(kind) as (database, place):
        for number in range(2 * DELETED):
            if number == DELETED:
                place.unlink()
            assert database.append([Stamped(NewEntry("t", number, BODY), number)]) == [True]
        database.close()
        again = SqliteFile(place)
        found = len(again.read([Known("t", -1)])[0])
        again.close()
        return found


@contextlib.contextmanager
def _database(kind: type[SqliteFile]) -> Iterator[tuple[SqliteFile, Path]]:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "bench.sqlite3"
        database = kind(place)
        try:
            yield database, place
        finally:
            with contextlib.suppress(OSError):  # it may be closed already
                database.close()


if __name__ == "__main__":
    main()
