"""Whatever is wrong with the database: an action is stored or refused with a sentence, nobody else waits, and when it
is right again everything goes on by itself."""

import contextlib
import json
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guests import PATIENCE, Guest, Running, Visit
from tests.server.processes import free_port, process, refused_start

pytestmark = pytest.mark.slow

HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.read()
"""
SOON = 2.4  # seconds in which somebody is answered who does not need the database


@contextlib.contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program keeps the database locked."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, database], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "locked\n"
        yield


@contextlib.contextmanager
def served(database: Path, limit: int | None = None) -> Iterator[tuple[Running, "subprocess.Popen[str]"]]:
    """A server, for which files can grow only so far."""

    def prepare() -> None:
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    with process(free_port(), database, prepare=prepare) as (server, child):
        yield server, child


def log_of(child: "subprocess.Popen[str]") -> list[dict[str, object]]:
    """What the server has logged, once it has stopped."""
    child.send_signal(signal.SIGTERM)
    assert child.stderr is not None
    return [json.loads(line) for line in child.stderr]


def said(visit: Visit) -> list[str]:
    """What has been said at the table, as somebody sees it who comes now."""
    with visit.guest.join(visit.table["id"]) as fresh:
        return [remark["text"] for remark in fresh.newest("remarks")["remarks"]]


def quick(server: Running, path: str) -> int:
    """The status of an answer that comes soon."""
    begun = time.monotonic()
    status = server.request("GET", path)[0]
    assert time.monotonic() - begun < SOON, path
    return status


def at_table(server: Running) -> tuple[Guest, Visit]:
    """Somebody at a new table."""
    ann = server.guest("Ann")
    return ann, ann.join(ann.open_table())


def test_while_another_program_locks_the_database_only_those_who_write_are_refused(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with served(database) as (server, child):
        ann, visit = at_table(server)
        _, other = at_table(server)
        other.table  # noqa: B018  # it has been told
        with locked(database):
            request = visit.send("say", text="Is anybody there?")
            assert quick(server, "/healthz") == 200
            begun = time.monotonic()
            assert other.ask("ping") == "done"
            assert ann.get("/api/lobby")["you"] == ann.person, "readers do not wait for writers"
            assert time.monotonic() - begun < SOON
            assert visit.answer(request)["code"] == "storage-busy"
            assert time.monotonic() - begun < 6, "the page does not give up before"
            status, _, body = server.request("GET", "/readyz")
            assert (status, json.loads(body)["code"]) == (503, "storage-busy")
            assert ann.post("/api/me", {"name": "Anne"})["status"] == 503
            assert said(visit) == []
        assert visit.ask("say", text="Now?") == "done"
        assert server.request("GET", "/readyz")[::2] == (200, b"ready\n")
        assert said(visit) == ["Now?"]
        log = log_of(child)
    assert [line["code"] for line in log if line["what"] == "nothing can be stored"] == ["storage-busy"]
    assert any(line["what"] == "storing works again" for line in log)


def test_a_short_lock_is_waited_for(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with served(database) as (server, _):
        _, visit = at_table(server)
        with locked(database):
            request = visit.send("say", text="Hello")
            assert visit.guest.server.request("GET", "/healthz")[0] == 200
        assert visit.answer(request)["type"] == "done"
        assert said(visit) == ["Hello"]


def test_when_no_file_can_grow_what_was_acknowledged_stays_and_the_rest_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with served(database, limit=500_000) as (server, child):
        _, visit = at_table(server)
        stored = fill(visit, "storage-failed")
        assert quick(server, "/healthz") == 200
        resource.prlimit(child.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert visit.ask("say", text="room again") == "done"
        assert said(visit) == [*stored, "room again"][-len(said(visit)) :]
        child.kill()
    with served(database) as (server, _):
        visit.guest.server = server
        assert said(visit) == [*stored, "room again"][-len(said(visit)) :]


def test_a_full_disk_is_named_and_it_goes_on_when_there_is_room(tmp_path: Path) -> None:
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=900k", "tmpfs", tmp_path], check=False).returncode:
        pytest.skip("only root may mount a small disk")
    try:
        database = tmp_path / "games.sqlite3"
        with served(database) as (server, child):
            _, visit = at_table(server)
            rest = tmp_path / "rest"
            with contextlib.suppress(OSError), rest.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(4096))
            stored = fill(visit, "storage-full")
            rest.unlink()
            assert visit.ask("say", text="room again") == "done"
            assert said(visit)[-2:] == [*stored, "room again"][-2:]
            log = log_of(child)
        assert [line["code"] for line in log if line["what"] == "nothing can be stored"] == ["storage-full"]
    finally:
        subprocess.run(["umount", tmp_path], check=True)


def works(*command: str | Path) -> bool:
    """Whether a program is there and does what it is asked for; not everybody may ask for everything."""
    try:
        return subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode == 0
    except FileNotFoundError:
        return False


def refuses_to_write(server: Running, visit: Visit) -> None:
    """Whoever writes is told that the file may only be read; nobody else notices."""
    begun = time.monotonic()
    answer = visit.answer(visit.send("say", text="not stored"))
    assert answer["code"] == "storage-read-only"
    assert "can only read its database" in answer["message"]
    assert time.monotonic() - begun < SOON, "it will not pass soon, so nobody waits for it"
    assert visit.ask("ping") == "done"
    assert quick(server, "/healthz") == 200
    status, _, body = server.request("GET", "/readyz")
    assert (status, json.loads(body)["code"]) == (503, "storage-read-only")
    assert visit.guest.post("/api/me", {"name": "Anne"})["code"] == "storage-read-only"
    assert visit.guest.get("/api/lobby")["you"] == visit.guest.person
    assert said(visit) == ["before"]


def test_a_file_that_may_not_be_written_any_more_is_named_and_it_goes_on_when_it_may(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with served(database) as (server, child):
        _, visit = at_table(server)
        assert visit.ask("say", text="before") == "done"
        files = [database, tmp_path / "games.sqlite3-wal"]  # -shm is memory
        try:
            if not works("chattr", "+i", *files):
                pytest.skip("only root may make a file immutable, and not on every disk")
            refuses_to_write(server, visit)
        finally:
            works("chattr", "-i", *files)
        assert visit.ask("say", text="after") == "done"
        assert server.request("GET", "/readyz")[0] == 200
        assert said(visit) == ["before", "after"]
        log = log_of(child)
    assert [line["code"] for line in log if line["what"] == "nothing can be stored"] == ["storage-read-only"]
    assert any(line["what"] == "storing works again" for line in log)


def test_a_disk_that_the_system_makes_read_only_after_an_error_is_named(tmp_path: Path) -> None:
    image, disk = tmp_path / "image", tmp_path / "disk"
    image.write_bytes(bytes(8 << 20))
    disk.mkdir()
    if not (works("mkfs.ext4", "-q", image) and works("mount", "-o", "loop,errors=remount-ro", image, disk)):
        pytest.skip("only root may mount a disk, and not everywhere")
    try:
        with served(disk / "games.sqlite3") as (server, _):
            _, visit = at_table(server)
            assert visit.ask("say", text="before") == "done"
            device = subprocess.run(["findmnt", "-no", "SOURCE", disk], capture_output=True, text=True, check=True)
            Path(f"/sys/fs/ext4/{Path(device.stdout.strip()).name}/trigger_fs_error").write_text("tried by a test")
            refuses_to_write(server, visit)
    finally:
        subprocess.run(["umount", disk], check=True)


def fill(visit: Visit, code: str) -> list[str]:
    """Talk until it is refused so; what was stored."""
    stored: list[str] = []
    while True:
        text = f"{len(stored)} " + "x" * 180
        answer = visit.ask("say", text=text)
        if answer == "too-fast":
            continue
        if answer != "done":
            assert answer == code
            return stored
        stored.append(text)


def test_a_deleted_file_is_written_again_with_everything_that_was_acknowledged(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with served(database) as (server, child):
        _, visit = at_table(server)
        assert visit.ask("say", text="before") == "done"
        for file in tmp_path.glob("games.sqlite3*"):
            file.unlink()
        assert visit.ask("say", text="after") == "done"
        assert database.exists()
        assert said(visit) == ["before", "after"]
        (tmp_path / "games.sqlite3-wal").unlink()
        assert visit.ask("say", text="without -wal") == "done"
        child.kill()
        child.wait()
    with served(database) as (server, _):
        visit.guest.server = server
        assert said(visit) == ["before", "after", "without -wal"]


def test_nothing_goes_into_a_file_that_another_has_taken_the_place_of(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with served(database) as (server, _):
        _, visit = at_table(server)
        os.rename(database, tmp_path / "aside")
        database.write_bytes(b"another file")
        assert visit.ask("say", text="where?") == "storage-lost"
        os.rename(tmp_path / "aside", database)
        assert visit.ask("say", text="here") == "done"
        assert said(visit) == ["here"]


def test_a_table_that_cannot_be_read_harms_no_other(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    bodies = [b"{", b'{"type":"teleported"}', b'{"type":"voted","proposal":5,"seat":0,"yes":true}']
    with served(database) as (server, _):
        ann, visit = at_table(server)
        good, bad = visit.table["id"], [ann.open_table() for _ in bodies]
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        rows = zip(bodies, bad, strict=True)
        connection.executemany("UPDATE entries SET body = ? WHERE table_id = ? AND number = 1", rows)
    with served(database) as (server, child):
        ann.server = server
        for table in bad:
            turned_away = ann.join(table)
            assert turned_away.closed() == 4500
            assert turned_away.messages[0]["code"] == "unreadable-table"
        with ann.join(good) as fine:
            assert fine.ask("say", text="fine") == "done"
        log = log_of(child)
    assert [line["entry"] for line in log if line["what"] == "a table cannot be read"] == [1, 1, 1]


def test_a_damaged_database_is_named_to_those_who_need_what_is_damaged(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with served(database) as (server, child):
        _, visit = at_table(server)
        assert [visit.ask("say", text=f"{number} " + "y" * 190) for number in range(40)] == ["done"] * 40
        child.send_signal(signal.SIGTERM)
        child.wait(PATIENCE)
    data = bytearray(database.read_bytes())
    page = data.index(b"y" * 190) // 4096 * 4096
    data[page : page + 4096] = b"\xff" * 4096
    database.write_bytes(data)
    with served(database) as (server, _):
        visit.guest.server = server
        turned_away = visit.guest.join(visit.table["id"])
        assert turned_away.closed() == 4503
        assert turned_away.messages[0]["code"] == "storage-damaged"
        assert quick(server, "/healthz") == 200
        assert visit.guest.get("/api/lobby")["you"] == visit.guest.person


# ---- At the start ----------------------------------------------------------------------------------------------------


def newer(database: Path) -> None:
    """A database of a version that does not exist yet."""
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")


def foreign(database: Path) -> None:
    """A database of another program."""
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("CREATE TABLE birds (name TEXT)")


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (newer, "was written by a newer Tamaya: its schema is 9999"),
        (foreign, "is not a Tamaya database, or it is damaged: it has other tables, such as birds"),
        (lambda database: database.write_bytes(b"no database" * 1000), "is not a Tamaya database, or it is damaged"),
        (lambda database: database.mkdir(), "cannot be opened"),
        (lambda database: database.parent.rmdir(), "cannot be opened"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_a_sentence(tmp_path: Path, make: object, sentence: str) -> None:
    database = tmp_path / "games.sqlite3"
    make(database)  # type: ignore[operator]
    words = refused_start(database)
    assert words.startswith(f"tamaya: {database} ")
    assert sentence in words
    assert words.count("\n") == 1


def test_a_database_that_may_only_be_read_is_named_at_the_start(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with served(database):
        pass
    if os.geteuid() == 0:
        if subprocess.run(["mount", "--bind", "-o", "ro", tmp_path, tmp_path], check=False).returncode:
            pytest.skip("root may write anywhere here")
    else:
        os.chmod(tmp_path, 0o500)
        os.chmod(database, 0o400)
    try:
        words = refused_start(database)
    finally:
        if os.geteuid() == 0:
            subprocess.run(["umount", tmp_path], check=True)
        else:
            os.chmod(tmp_path, 0o700)
    assert words.startswith(f"tamaya: {database} cannot be ")
    assert words.count("\n") == 1


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_dead(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with served(database) as (_, child):
        words = refused_start(database)
        assert f"is open in another Tamaya (process {child.pid})" in words
        assert words.count("\n") == 1
        child.kill()
        child.wait()
        with served(database) as (server, _):
            assert server.request("GET", "/readyz")[0] == 200
