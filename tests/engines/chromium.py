"""Debian's Chromium, as the other browser tests drive it: so the tour itself is tried in every `make test`."""

from playwright.sync_api import Browser

from tests.engines.driver import Driver, Point


class Chromium(Driver):
    """A page of the Chromium that the tests share."""

    name = "chromium"

    def __init__(self, browser: Browser, width: int, height: int) -> None:
        self._context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
        )
        self._page = self._context.new_page()

    def open(self, url: str) -> None:
        self._page.goto(url)

    def evaluate(self, body: str) -> str:
        text: str = self._page.evaluate(f"async () => {{ {body} }}")
        return text

    def move(self, path: list[Point], held: bool) -> None:
        mouse = self._page.mouse
        mouse.move(*path[0])
        if held:
            mouse.down()
        for point in path[1:]:
            mouse.move(*point)
        if held:
            mouse.up()

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def close(self) -> None:
        self._context.close()
