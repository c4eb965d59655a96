"""Debian's Firefox, driven by WebDriver BiDi over its WebSocket: nothing stands between."""

import contextlib
import itertools
import json
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.engines.driver import Driver, Point, key_actions, pointer_actions

COMMANDS = ("firefox-esr", "firefox")
PREFERENCES = {
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}
SECONDS = 60


def firefox_command() -> str | None:
    """Where Firefox is, if it is there."""
    return next(filter(None, map(shutil.which, COMMANDS)), None)


class Firefox(Driver):
    """A Firefox with a profile of its own."""

    name = "firefox"

    def __init__(self, folder: Path, width: int, height: int) -> None:
        command = firefox_command()
        assert command
        folder.mkdir()
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items())
        (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
        self._numbers = itertools.count(1)
        with contextlib.ExitStack() as stack:
            process = stack.enter_context(
                subprocess.Popen(
                    [command, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0"],
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.PIPE,
                    text=True,
                )
            )
            stack.callback(process.terminate)
            assert process.stderr is not None
            address = f"{_address(process.stderr)}/session"
            self._socket = stack.enter_context(connect(address, max_size=None, open_timeout=SECONDS))
            self._send("session.new", capabilities={})
            self._context = self._send("browsingContext.getTree")["contexts"][0]["context"]
            size = {"width": width, "height": height}
            self._send("browsingContext.setViewport", context=self._context, viewport=size)
            self._everything = stack.pop_all()

    def _send(self, method: str, **parameters: Any) -> Any:
        """Ask for something, and wait for the answer."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=SECONDS))
            if message.get("id") == number:
                assert message["type"] == "success", (method, message)
                return message["result"]

    def open(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, body: str) -> str:
        answer = self._send(
            "script.evaluate",
            expression=f"(async () => {{ {body} }})()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        value: str = answer["result"]["value"]
        return value

    def move(self, path: list[Point], held: bool) -> None:
        self._send("input.performActions", context=self._context, actions=pointer_actions(path, held))

    def press(self, key: str) -> None:
        self._send("input.performActions", context=self._context, actions=key_actions(key))

    def close(self) -> None:
        self._everything.close()


def _address(said: Iterable[str]) -> str:
    """The address that Firefox tells when it is ready."""
    for line in said:
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
            return found[1]
    raise AssertionError("Firefox ended before it was ready")
