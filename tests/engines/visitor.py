"""Somebody who visits the page in any browser: looks, waits, clicks, drags and types. They know the page by what it
shows, and wait for it to stand still before they touch anything."""

import json
import time
from typing import Any

from tests.engines.driver import Driver, Point

SECONDS = 20.0
LOOK_AGAIN = 0.05

# The middle of an element that can be used, stands still and lies on top there; null if there is none.
WHERE = """
    const found = () => {
        const all = [...document.querySelectorAll(SELECTOR)].filter((one) => NAMED === null
            || (one.getAttribute("aria-label") ?? one.textContent).trim() === NAMED);
        const usable = (one) => one.getClientRects().length > 0 && !one.matches(":disabled, [aria-disabled=true]");
        const element = all.find(usable);
        if (!element) return null;
        element.scrollIntoView({ block: "nearest" });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { element, place: [left + width / 2, top + height / 2] };
    };
    const before = found();
    await new Promise((done) => setTimeout(done, 60));
    const now = found();
    if (!before || !now || String(before.place) !== String(now.place)) return null;
    const hit = document.elementFromPoint(...now.place);
    return HOLDS ? now.place : null;
"""
ON_TOP = "now.element.contains(hit) || hit?.contains(now.element)"


class Visitor:
    """Somebody at a browser."""

    def __init__(self, driver: Driver, url: str) -> None:
        self.driver = driver
        self.url = url

    def open(self, path: str) -> None:
        """Go to a page of the server."""
        self.driver.open(self.url + path)

    def run(self, body: str) -> Any:
        """Run a script in the page."""
        return self.driver.run(body)

    def until(self, condition: str) -> Any:
        """Wait until an expression is true; the answer is its value."""
        end = time.monotonic() + SECONDS
        while not (found := self.run(f"return {condition}")):
            assert time.monotonic() < end, f"never came true: {condition}\n{self.run('return document.body.innerText')}"
            time.sleep(LOOK_AGAIN)
        return found

    def sees(self, selector: str) -> bool:
        """Whether there is such an element."""
        return bool(self.run(f"return document.querySelector({json.dumps(selector)}) !== null"))

    def where(self, selector: str, named: str | None = None, on_top: bool = True) -> Point:
        """The middle of an element, once it stands still."""
        script = WHERE.replace("SELECTOR", json.dumps(selector)).replace("NAMED", json.dumps(named))
        script = script.replace("HOLDS", ON_TOP if on_top else "true")
        end = time.monotonic() + SECONDS
        while (place := self.run(script)) is None:
            assert time.monotonic() < end, f"never there to touch: {selector} {named or ''}"
        return place[0], place[1]

    def click(self, selector: str, named: str | None = None, on_top: bool = True) -> None:
        """Click on an element, found by selector and by name."""
        place = self.where(selector, named, on_top)
        self.driver.move([place, place], held=True)

    def drag(self, selector: str, to: Point) -> None:
        """Drag an element somewhere, by way of some points between."""
        x, y = self.where(selector)
        way = [(x + (to[0] - x) * step / 8, y + (to[1] - y) * step / 8) for step in range(9)]
        self.driver.move(way, held=True)

    def press(self, *keys: str) -> None:
        """Press one key after the other."""
        for key in keys:
            self.driver.press(key)
