"""A real Valkey or Redis for tests: the machine's, or the one that `make valkey` has unpacked."""

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PROGRAMS = ("valkey-server", "redis-server")
UNPACKED = Path(__file__).parents[2] / "build" / "valkey" / "usr"
PATIENCE = 60  # seconds


def _program() -> str | None:
    path = os.pathsep.join((os.environ.get("PATH", ""), str(UNPACKED / "bin")))
    return next((found for name in PROGRAMS if (found := shutil.which(name, path=path))), None)


def no_valkey() -> str | None:
    """Why there is none, if there is none."""
    if _program() is not None:
        return None
    return "did not run: neither valkey-server nor redis-server is here, and `make valkey` could not fetch one"


class ValkeyServer:
    """A server that is reached through a socket in a folder, and can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "socket"
        program = _program()
        assert program is not None
        options = ["--port", "0", "--unixsocket", str(self.socket), "--save", "", "--dir", str(folder)]
        self._command = [program, *options]
        libraries = map(str, (UNPACKED / "lib").glob("*-linux-*"))
        self._environment = {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(libraries)}
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where servers find it."""
        return f"unix://{self.socket}"

    def start(self) -> None:
        """Start it, and wait until somebody can come."""
        self._process = subprocess.Popen(self._command, env=self._environment, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while not self.socket.exists():
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def stop(self) -> None:
        """Stop it at once: whoever is connected is cut off."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
            self.socket.unlink(missing_ok=True)


@contextlib.contextmanager
def valkey() -> Iterator[ValkeyServer]:
    """A server that is gone in the end."""
    with tempfile.TemporaryDirectory() as folder:
        server = ValkeyServer(Path(folder))
        try:
            yield server
        finally:
            server.stop()
