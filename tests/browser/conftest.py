"""A real server in a process of its own and a real Chromium."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.people import Player
from tests.server.processes import free_port

PATIENCE = 45_000  # milliseconds; only a failing test waits so long
expect.set_options(timeout=PATIENCE)


class ServerProcess:
    """A server that can be killed and started again on the same database."""

    command = ("-m", "tamaya.server")

    def __init__(self, database: Path, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self._settings = {
            "TAMAYA_PORT": str(self.port),
            "TAMAYA_DATABASE": str(database),
            "TAMAYA_BOT_PAUSE": "0",
            **settings,
        }
        self.start()

    def start(self) -> None:
        """Start it, and wait until it says that it serves."""
        self._process = subprocess.Popen(
            [sys.executable, *self.command],
            env=os.environ | self._settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        assert "Tamaya is at" in self._process.stdout.readline()

    def is_running(self) -> bool:
        """Whether it was started and not ended since."""
        return self._process.poll() is None

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it in good order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(PATIENCE / 1000)
        assert self._process.stdout is not None
        self._process.stdout.close()


QUICKEST = ("chromium-headless-shell", "chromium")  # without windows, the same pages take half the work
WHOLE = QUICKEST[::-1]  # for measurements, the browser that people have, if it is there


def chromium_arguments(commands: Sequence[str] = QUICKEST) -> dict[str, Any]:
    """Debian's Chromium instead of one that Playwright would download: the first of these commands that there is."""
    chromium = next(filter(None, map(shutil.which, commands)), None)
    assert chromium, f"no browser for the tests, none of {', '.join(commands)}: make test installs it"
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    return {"executable_path": chromium, "args": [*quiet, "--disable-sync", "--no-first-run"]}


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """What Playwright starts."""
    started = chromium_arguments()
    one_for_all = "--renderer-process-limit=1"  # a process for each page would have to get warm anew
    return started | {"args": [*started["args"], one_for_all]}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that have no other one: each comes with new people, to tables of its own."""
    process = ServerProcess(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    yield process
    process.stop()


@pytest.fixture
def service_workers() -> Literal["allow", "block"]:
    """Most tests are over before one is of use."""
    return "block"


KEEPS_THE_PAGE = pytest.mark.parametrize("service_workers", ["allow"])  # for tests of what the worker does


@pytest.fixture
def invite(
    browser: Browser, server: ServerProcess, service_workers: Literal["allow", "block"]
) -> Iterator[Callable[..., Player]]:
    """Makes people, each with a browser profile of their own and no love of motion, which takes time; checks that no
    page failed or asked another host."""
    people: list[Player] = []

    def make(name: str, width: int = 390, height: int = 844) -> Player:
        size = ViewportSize(width=width, height=height)
        context = browser.new_context(
            viewport=size,
            locale="en-GB",
            base_url=server.url,
            reduced_motion="reduce",
            service_workers=service_workers,
        )
        context.set_default_timeout(PATIENCE)
        player = Player(name, context)
        people.append(player)
        return player

    yield make
    if not server.is_running():  # what has failed shall not fail those that follow
        server.start()
    for player in people:
        assert player.troubles == []
        player.context.close()
