"""Backups that are whole, and what is tidied away: with a server that runs, and with one that was killed."""

import contextlib
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tamaya.cli import main
from tests.server.guests import PATIENCE
from tests.server.processes import free_port, process

pytestmark = pytest.mark.slow


def tamaya(*words: object) -> "subprocess.CompletedProcess[str]":
    """Run the command as a process of its own, as one would beside a server."""
    return subprocess.run(
        [sys.executable, "-m", "tamaya", *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def test_a_backup_of_a_running_server_is_whole_and_comes_back(tmp_path: Path) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup"
    with process(free_port(), database) as (server, child):
        ann = server.guest("Ann")
        table = ann.open_table()
        with ann.join(table) as visit:
            assert visit.ask("say", text="in the backup") == "done"
            made = tamaya("backup", backup, "--database", database)
            assert made.stdout == f"{backup} has everything. Tables: 1, entries: 3, people: 1.\n", made.stderr
            assert visit.ask("say", text="too late") == "done"
        again = tamaya("backup", backup, "--database", database)
        assert (again.returncode, again.stderr) == (2, f"tamaya: {backup} already exists: give another name.\n")
        refused = tamaya("restore", backup, "--database", database)
        assert refused.returncode == 2
        assert f"is open in another Tamaya (process {child.pid}): stop that one" in refused.stderr
        child.kill()
        child.wait()
    assert Path(f"{database}-wal").stat().st_size > 0, "after a crash the file alone is not everything"
    restored = tamaya("restore", backup, "--database", database)
    assert restored.returncode == 0, restored.stderr
    assert "Tables: 1, entries: 3, people: 1." in restored.stdout
    [old] = [file for file in tmp_path.glob("games.sqlite3.before-*") if not file.name.endswith(("-wal", "-shm"))]
    assert str(old) in restored.stdout
    with process(free_port(), database) as (server, _):
        ann.server = server
        with ann.join(table) as visit:
            assert [one["text"] for one in visit.newest("remarks")["remarks"]] == ["in the backup"]
    with contextlib.closing(sqlite3.connect(old)) as connection:
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (4,), "with what was in the -wal"


def test_what_is_no_whole_backup_is_refused_and_nothing_changes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, backup, damaged = tmp_path / "games.sqlite3", tmp_path / "backup", tmp_path / "damaged"
    with process(free_port(), database) as (server, child):
        server.guest("Ann").open_table()
        assert main(["backup", str(backup), "--database", str(database)]) == 0
        child.send_signal(signal.SIGTERM)
        child.wait(PATIENCE)
    before = database.read_bytes()
    data = backup.read_bytes()
    damaged.write_bytes(data[: len(data) // 2])
    newer = tmp_path / "newer"
    newer.write_bytes(data)
    with contextlib.closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    capsys.readouterr()
    for file, sentence in ((damaged, "damaged"), (newer, "a newer Tamaya"), (tmp_path / "nowhere", "There is no file")):
        assert main(["restore", str(file), "--database", str(database)]) == 2
        assert sentence in capsys.readouterr().err
    assert database.read_bytes() == before
    assert main(["backup", str(tmp_path / "other"), "--database", str(tmp_path / "none")]) == 2
    assert "There is no file" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "missing" / "other"), "--database", str(database)]) == 2
    assert "There is no folder" in capsys.readouterr().err
    assert main(["restore", str(backup), "--database", str(tmp_path / "missing" / "games")]) == 2
    assert capsys.readouterr().err == f"tamaya: There is no folder {tmp_path / 'missing'}: make it first.\n"
    (tmp_path / "empty").touch()
    assert main(["tidy", "--database", str(tmp_path / "empty")]) == 2
    assert "cannot be used: no such table" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.part"))


def test_damaged_tables_are_named_and_all_others_are_in_the_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup"
    with process(free_port(), database, generous=True) as (server, child):
        ann = server.guest("Ann")
        byte, entry, page, fine = tables = [ann.open_table() for _ in range(4)]
        for letter, table, times in zip("bepf", tables, (3, 3, 60, 3), strict=True):  # sixty fill several pages
            with ann.join(table) as visit:
                said = [visit.ask("say", text=f"{number} " + letter * 190) for number in range(times)]
                assert said == ["done"] * times
        child.send_signal(signal.SIGTERM)
        child.wait(PATIENCE)
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE table_id = ? AND number = 2", (entry,))
        columns = "number, public, updated, phase, body"
        connection.execute(f"INSERT INTO listings (table_id, {columns}) SELECT x'ff', {columns} FROM listings LIMIT 1")
    data = bytearray(database.read_bytes())
    data[data.index(b"1 " + b"b" * 190)] ^= 1
    begin = data.index(b"30 " + b"p" * 190) // 4096 * 4096
    data[begin : begin + 4096] = b"\xff" * 4096
    database.write_bytes(data)
    assert main(["backup", str(backup), "--database", str(database)]) == 0
    told = capsys.readouterr()
    assert told.out.startswith(f"{backup} has everything that can be read. Tables: 4, entries: ")
    lost = ", ".join(sorted((byte, entry, page)))
    assert f"Something is missing from these tables: {lost}. An older backup may have it.\n" in told.err
    assert "The database is damaged. SQLite says: " in told.err
    assert main(["restore", str(backup), "--database", str(database)]) == 0
    assert lost in capsys.readouterr().err
    with process(free_port(), database) as (server, _):
        ann.server = server
        with ann.join(fine) as visit:
            assert visit.ask("say", text="Still here") == "done"
        refused = [ann.join(table) for table in (byte, entry, page)]
        codes = [visit.closed() and visit.messages[0]["code"] for visit in refused]
        assert codes == ["unreadable-table", "unreadable-table", "storage-damaged"]


def test_tidying_removes_what_is_old_and_unfinished_and_says_so_first(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with process(free_port(), database) as (server, _):
        ann, bob, cat = map(server.guest, ("Ann", "Bob", "Cat"))
        old, new, finished, again = ann.open_table(), bob.open_table(), cat.open_table(), cat.open_table()
        with ann.join(old) as open_still:
            open_still.table  # noqa: B018  # it is in the server's memory
            age(database, (old, finished, again), ann.person["id"])
            with contextlib.closing(sqlite3.connect(database)) as connection, connection:
                connection.execute("UPDATE listings SET phase = 'over' WHERE table_id = ?", (finished,))
                connection.execute(
                    "UPDATE entries SET body = ? WHERE table_id = ? AND number = 1", (b'{"type":"setUpAgain"}', again)
                )
            would = tamaya("tidy", "--database", database)
            assert would.stdout.startswith(
                "Tables abandoned for 90 days: 1. People away for as long, without a game or a puzzle: 1. "
            )
            assert tables_in(database) == {old, new, finished, again}
            done = tamaya("tidy", "--database", database, "--yes")
            assert done.stdout.startswith("Removed. Tables abandoned for 90 days: 1."), done.stderr
            assert tables_in(database) == {new, finished, again}
            assert open_still.ask("say", text="hello?") == "no-such-table"
        assert ann.get("/api/lobby")["you"] is None
        with contextlib.closing(sqlite3.connect(database)) as connection:
            assert connection.execute("SELECT count(*) FROM devices").fetchone() == (2,), "hers is forgotten"
        assert bob.get("/api/lobby")["you"] == bob.person
    assert tamaya("tidy", "--days", "0", "--database", database).returncode == 2


def age(database: Path, tables: tuple[str, ...], person: str) -> None:
    """Let tables and a person be a hundred days old."""
    long_ago = time.time() - 100 * 24 * 3600
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.executemany("UPDATE entries SET at = ? WHERE table_id = ?", [(long_ago, table) for table in tables])
        connection.execute("UPDATE people SET made = ? WHERE id = ?", (int(long_ago), person))
        connection.execute("UPDATE devices SET seen = ? WHERE person_id = ?", (int(long_ago), person))


def tables_in(database: Path) -> set[str]:
    """The tables that have entries."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return {row[0] for row in connection.execute("SELECT table_id FROM entries")}
