"""A real Valkey or Redis for tests, where one is installed."""

import contextlib
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PROGRAMS = ("valkey-server", "redis-server")
PATIENCE = 20  # seconds


def no_valkey() -> str | None:
    """Why there is none, if there is none."""
    if any(map(shutil.which, PROGRAMS)):
        return None
    return "did not run: neither valkey-server nor redis-server is installed (on Debian: apt-get install redis-server)"


@contextlib.contextmanager
def valkey() -> Iterator[str]:
    """Its address."""
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    with tempfile.TemporaryDirectory() as folder:
        socket = Path(folder) / "socket"
        options = ["--port", "0", "--unixsocket", str(socket), "--save", "", "--dir", folder]
        with subprocess.Popen([program, *options], stdout=subprocess.DEVNULL) as child:
            try:
                deadline = time.monotonic() + PATIENCE
                while not socket.exists():
                    assert time.monotonic() < deadline
                    time.sleep(0.01)
                yield f"unix://{socket}"
            finally:
                child.terminate()
