"""Debian's WebKitGTK, driven by its own WebDriver over HTTP: MiniBrowser fills a screen that nobody sees."""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.engines.driver import Driver, Point, key_actions, pointer_actions

COMMANDS = ("WebKitWebDriver", "Xvfb", "openbox")
SECONDS = 60


def mini_browser() -> Path | None:
    """The browser that comes with the engine; the newest, if there are several."""
    return max(Path("/usr").glob("lib*/**/webkit*gtk-*/MiniBrowser"), default=None)


def webkit_is_here() -> bool:
    """Whether all that this driver needs is installed."""
    return all(map(shutil.which, COMMANDS)) and mini_browser() is not None


class WebKit(Driver):
    """A MiniBrowser on a screen of its own."""

    name = "webkit"

    def __init__(self, folder: Path, width: int, height: int) -> None:
        settings = folder / ".config/gtk-3.0/settings.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text("[Settings]\ngtk-enable-animations=0\n", encoding="utf-8")  # as who wants no motion
        with contextlib.ExitStack() as stack:
            self._everything = stack
            home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder / ".config"), "XDG_RUNTIME_DIR": str(folder)}
            screen = {"DISPLAY": self._screen(width, height), "GDK_BACKEND": "x11", "LANGUAGE": "en_GB"}
            environment = os.environ | home | screen
            self._start(["openbox"], environment)
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                port: int = free.getsockname()[1]
            self._start(["WebKitWebDriver", f"--port={port}"], environment)
            self._url = f"http://127.0.0.1:{port}"
            self._wait_for_driver()
            options = {"binary": str(mini_browser()), "args": ["--automation", "--full-screen"]}
            capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
            session = self._ask("POST", "/session", {"capabilities": capabilities})
            self._url += f"/session/{session['sessionId']}"
            stack.callback(self._ask, "DELETE", "")
            self._ask("POST", "/timeouts", {"script": SECONDS * 1000})
            self._everything = stack.pop_all()

    def _start(self, command: list[str], environment: dict[str, str], pipes: tuple[int, ...] = ()) -> None:
        """Start a program that ends with this driver."""
        quiet = subprocess.DEVNULL
        child = self._everything.enter_context(
            subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet, pass_fds=pipes)
        )
        self._everything.callback(child.terminate)

    def _screen(self, width: int, height: int) -> str:
        """Start a screen; it says itself which number is free."""
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
        self._start(command, dict(os.environ), (writing,))
        os.close(writing)
        with os.fdopen(reading) as said:
            return f":{said.readline().strip()}"

    def _wait_for_driver(self) -> None:
        end = time.monotonic() + SECONDS
        while True:
            try:
                self._ask("GET", "/status")
                return
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path}: {error.read().decode()}") from None

    def open(self, url: str) -> None:
        self._ask("POST", "/url", {"url": url})

    def evaluate(self, body: str) -> str:
        script = (
            f"const done = arguments[arguments.length - 1]; const wanted = (async () => {{ {body} }})();"
            "wanted.then((text) => done({ text }), (error) => done({ error: String(error) }))"
        )
        answer = self._ask("POST", "/execute/async", {"script": script, "args": []})
        assert "text" in answer, answer
        text: str = answer["text"]
        return text

    def move(self, path: list[Point], held: bool) -> None:
        self._ask("POST", "/actions", {"actions": pointer_actions(path, held)})

    def press(self, key: str) -> None:
        self._ask("POST", "/actions", {"actions": key_actions(key)})

    def close(self) -> None:
        self._everything.close()
