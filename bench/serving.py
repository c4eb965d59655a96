"""Servers to be measured, each in processes of its own: tables in one process or several, or a bare echo."""

import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tamaya.server.config import Config, Limits
from tamaya.server.logs import set_up_logs
from tamaya.server.web.app import make_app
from tamaya.server.web.running.run import Server, collect_little, serve_alone, uvicorn_config
from tamaya.server.web.running.supervisor import serve_in_processes
from tests.server.postgres import postgres_server
from tests.server.processes import free_port

TREE = Path(__file__).parents[1]
MANY = 1e9, 1e9
NO_LIMITS = Limits(
    messages=MANY, arrivals=MANY, requests=MANY, new_people=MANY, renames=MANY, new_tables=MANY, sockets=1000
)
TICKS = os.sysconf("SC_CLK_TCK")  # of the clock that counts CPU time, a second


class Running:
    """A server, and the processes that it consists of."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        self.port = int(process.stdout.readline())

    def cpu(self) -> float:
        """The seconds of CPU time that it has used."""
        return cpu_of(self.process.pid)

    def kilobytes(self) -> float:
        """What it has in memory."""
        return sum(map(_kilobytes, _family(self.process.pid)))


# A server that counts the bytes of its objects, and prints them when it gets a signal.
COUNTING = """
import gc, runpy, signal, sys, tracemalloc

def tell(*_):
    gc.collect()
    print(tracemalloc.get_traced_memory()[0], flush=True)

signal.signal(signal.SIGUSR1, tell)
sys.path.insert(0, "")
runpy.run_module("bench.server", run_name="__main__")
"""


@contextlib.contextmanager
def server(what: str = "tables", *options: object, tree: Path = TREE, counts: bool = False) -> Iterator[Running]:
    """A server of this work tree or of another one; perhaps it counts the bytes of its objects."""
    python = sys.executable if tree == TREE else str(tree / ".venv/bin/python")
    module = ["-X", "tracemalloc", "-c", COUNTING] if counts else ["-m", "bench.server"]
    command = [python, *module, "--serve", what, *map(str, options)]
    with subprocess.Popen(command, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            yield Running(process)
        finally:
            process.kill()


@contextlib.contextmanager
def database(kind: str) -> Iterator[tuple[str, int | None]]:
    """A new database: its place, and its process if it has one."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield os.path.join(folder, "bench.sqlite3"), None
    else:
        with postgres_server(durable=True) as postgres:
            yield postgres.new_database(), postgres.pid


def serve(what: str, size: int, place: str, workers: int) -> None:
    """Be one of the servers; its port is printed when it serves. Without a place the database is forgotten."""
    config = Config(port=free_port(), database=place or ":memory:", workers=workers, limits=NO_LIMITS, sockets=100_000)

    def announce() -> None:
        print(config.port, flush=True)

    set_up_logs()
    if what == "echo":
        app = make_app(config)
        collect_little()
        Server(uvicorn_config(Echo(app, "x" * size), config), app, announce).run()  # type: ignore[arg-type]
    elif workers == 1:
        serve_alone(config, announce)
    else:
        serve_in_processes(config, announce)


class Echo:
    """Answers each message on a socket with the same bytes; everything else is the app's."""

    def __init__(self, app: Any, answer: str) -> None:
        self._app = app
        self._answer = answer

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": self._answer})


def cpu_of(process: int | None) -> float:
    """The seconds of CPU time that a process and its children have used, also those that have ended."""
    return 0.0 if process is None else sum(map(_cpu, _family(process)))


def _family(process: int) -> list[int]:
    with contextlib.suppress(OSError):
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        return [process, *(one for child in children for one in _family(int(child)))]
    return []


def _cpu(process: int) -> float:
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / TICKS  # of itself and of children it has waited for
    return 0.0


def _kilobytes(process: int) -> float:
    with contextlib.suppress(OSError):
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("VmRSS:")))
    return 0.0
