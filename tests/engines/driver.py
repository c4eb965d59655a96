"""What a tour needs of a browser, whatever its engine: open a page, run a script in it, a mouse and a keyboard."""

import json
from abc import ABC, abstractmethod
from typing import Any

KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "ArrowLeft": "\ue012", "ArrowRight": "\ue014"}

# Installed on every page: what goes wrong there is remembered.
WATCH = """
    if (!window.troubles) {
        window.troubles = [];
        addEventListener("error", (event) => troubles.push(String(event.message)));
        addEventListener("unhandledrejection", (event) => troubles.push(String(event.reason)));
    }
"""
Point = tuple[float, float]


class Driver(ABC):
    """A browser with one page."""

    name: str

    @abstractmethod
    def open(self, url: str) -> None:
        """Go to a page, and wait until it is loaded."""

    @abstractmethod
    def evaluate(self, body: str) -> str:
        """Run the body of an async function in the page; what it returns has to be text."""

    @abstractmethod
    def move(self, path: list[Point], held: bool) -> None:
        """Move the mouse along these points; if it is held, from the first to the last."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press and let go of a key: a letter, or one of KEYS."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""

    def run(self, body: str) -> Any:
        """What the body of an async function returns, run in the page."""
        return json.loads(self.evaluate(f"{WATCH} return JSON.stringify((await (async () => {{ {body} }})()) ?? null)"))

    def troubles(self) -> list[str]:
        """What went wrong on this page since it was loaded."""
        found: list[str] = self.run("return window.troubles")
        return found


def pointer_actions(path: list[Point], held: bool) -> list[dict[str, Any]]:
    """The way of a mouse as WebDriver wants it, in both of its protocols."""
    steps: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0 if number == 0 else 20}
        for number, (x, y) in enumerate(path)
    ]
    if held:
        steps.insert(1, {"type": "pointerDown", "button": 0})
        steps.append({"type": "pointerUp", "button": 0})
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


def key_actions(key: str) -> list[dict[str, Any]]:
    """A key as WebDriver wants it."""
    value = KEYS.get(key, key)
    steps = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
    return [{"type": "key", "id": "keys", "actions": steps}]
