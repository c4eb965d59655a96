"""A server that is a process of its own, so that it can be killed, starved and started again."""

import contextlib
import os
import random
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.server.guests import PATIENCE, Running

COMMAND = [sys.executable, "-m", "tamaya.server"]
GENEROUS = """
from dataclasses import replace
from tamaya.server.config import Limits, from_environment
from tamaya.server.web.running.supervisor import serve
from tamaya.speech.speaking import Speech
many = (1e6, 1e6)
limits = Limits(messages=many, arrivals=many, requests=many, new_people=many, new_tables=many)
serve(replace(from_environment(), limits=limits), Speech("en"))
"""


# Below those that systems give to whoever connects: until the server listens there, nobody gets one by chance. Each
# process of a run has some of its own.
MINE = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 10
PORTS = list(range(20_000 + 1000 * MINE, 21_000 + 1000 * MINE))
random.Random(os.getpid()).shuffle(PORTS)


def free_port() -> int:
    """A port that nobody listens on, and that no other test will be given."""
    while True:
        PORTS.append(port := PORTS.pop(0))
        with socket.socket() as one, contextlib.suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port


def environment(port: int, database: Path | str, **more: object) -> dict[str, str]:
    """The settings of a server."""
    settings = {"port": port, "database": database, "bot_pause": 0, **more}
    return os.environ | {f"TAMAYA_{name.upper()}": str(value) for name, value in settings.items()}


@contextlib.contextmanager
def process(
    port: int,
    database: Path | str,
    *,
    prepare: Callable[[], None] | None = None,
    generous: bool = False,
    python: str = sys.executable,
    **settings: str | float,
) -> Iterator[tuple[Running, subprocess.Popen[str]]]:
    """`python -m tamaya.server`; `prepare` is called in the new process before it begins. A generous one lets everybody
    ask for as much as they like."""
    with subprocess.Popen(
        [python, "-c", GENEROUS] if generous else [python, *COMMAND[1:]],
        env=environment(port, database, **settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=prepare,
    ) as child:
        watchdog = threading.Timer(3 * PATIENCE, child.kill)  # for one that never begins
        watchdog.start()
        try:
            assert child.stdout is not None
            assert "Tamaya is at" in child.stdout.readline()
            watchdog.cancel()
            server = Running(port)
            yield server, child
            for visit in server.visits:
                visit.close()
        finally:
            watchdog.cancel()
            child.kill()


def refused_start(database: Path | str, **settings: object) -> str:
    """What a server says that does not start."""
    port = free_port()
    ended = subprocess.run(
        COMMAND,
        env=environment(port, database, **settings),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode != 0
    return ended.stderr


def workers_of(parent: int) -> list[int]:
    """The processes that serve, of the one that started them."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            is_child = int((stat.parent / "stat").read_text().rpartition(")")[2].split()[1]) == parent
            if is_child and "tamaya.children" in stat.read_text():
                found.append(int(stat.parent.name))
    return sorted(found)
