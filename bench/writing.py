"""What it costs to write entries to an SQLite file, and what two precautions are worth: the thread that brings what was
written from the `-wal` to the file, and the looks at whether the file is still in its place.

    python -m bench.writing --tables 3000 --pace 8 --seconds 60

As the keeper does, up to 25 times a second what has gathered is written in one transaction. By turns: as it is, without
the thread, without the looks. Reported: the time of a transaction, and the processor time of an entry.
"""

import argparse
import contextlib
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tamaya.server.hall.keeper import LONGEST_REST
from tamaya.server.storage.database import NewEntry, Stamped
from tamaya.server.storage.sqlite import SqliteFile

BODY = b'{"type":"acted","seat":1,"action":"hint 2 red"}' * 3

LOG = 25  # entries of each table before


class WithoutThread(SqliteFile):
    """The writer brings everything to the file itself, when there are a thousand pages."""

    def _begin_carrying_over(self) -> None:
        pass


class WithoutLooks(SqliteFile):
    """What is written to a file that is deleted meanwhile is gone."""

    def _keep_file(self) -> None:
        pass


KINDS = {"as it is": SqliteFile, "without the thread": WithoutThread, "without the looks": WithoutLooks}


def main() -> None:
    """Measure them by turns."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=3000)
    parser.add_argument("--pace", type=float, default=8.0, help="seconds between two actions of a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rounds", type=int, default=1)
    args = parser.parse_args()
    print(f"{args.tables} tables, an entry each {args.pace} s, {args.seconds} s, {args.rounds} round(s)")
    for _ in range(args.rounds):
        for name, kind in KINDS.items():
            times, cpu, entries = write(kind, args.tables, args.pace, args.seconds)
            times.sort()
            figures = statistics.median(times), times[int(len(times) * 0.99)], times[-1]
            print(f"{name:20}", *(f"{figure * 1000:8.1f}" for figure in figures), "ms p50, p99, max;", end=" ")
            print(f"{cpu / entries * 1e6:6.1f} µs of CPU time an entry, {entries} entries", flush=True)


def write(kind: type[SqliteFile], tables: int, pace: float, seconds: float) -> tuple[list[float], float, int]:
    """Write for so many seconds: the times of transactions, the processor time of all, how many entries there were."""
    with _database(kind) as database:
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


@contextlib.contextmanager
def _database(kind: type[SqliteFile]) -> Iterator[SqliteFile]:
    with tempfile.TemporaryDirectory() as folder:
        database = kind(Path(folder) / "bench.sqlite3")
        try:
            yield database
        finally:
            database.close()


if __name__ == "__main__":
    main()
