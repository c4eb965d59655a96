"""Photographs every screen in every language, on a phone and a desktop, by night and by day: `make screenshots`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tamaya import Game, Rules
from tamaya.core.actions import Hint
from tamaya.i18n import LANGUAGES
from tests.browser.conftest import ServerProcess, chromium_arguments
from tests.browser.people import Player

SIZES: dict[str, ViewportSize] = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1440, "height": 900}}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
SEED = 5
PLAYERS = 4

Prepare = Callable[[Page], object]


class Photographer:
    """Somebody at a table who looks at it in all ways."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        context = browser.new_context(base_url=url, locale="en-GB", reduced_motion="reduce", viewport=SIZES["phone"])
        self.anna = Player("Anna", context)
        self.folder = folder

    def shoot(self, name: str, *, shown: str, prepare: Prepare = lambda page: None) -> None:
        """A screen in all languages, sizes and themes; `shown` is there when the screen is."""
        page = self.anna.page
        for language in LANGUAGES:
            page.evaluate("language => localStorage.setItem('tamaya-language', language)", language)
            page.reload()
            page.locator(shown).first.wait_for()
            prepare(page)
            for size, viewport in SIZES.items():
                page.set_viewport_size(viewport)
                for theme in THEMES:
                    page.emulate_media(color_scheme=theme)
                    page.screenshot(path=self.folder / f"{name}-{language}-{size}-{theme}.png")
            page.set_viewport_size(SIZES["phone"])
        page.evaluate("localStorage.setItem('tamaya-language', 'en')")
        page.reload()

    def tour(self) -> None:
        """From the first visit to the end of a game."""
        anna = self.anna
        anna.page.goto("/")
        self.shoot("name", shown=".name-form")
        anna.arrive()
        self.shoot("lobby", shown=".lobby")
        anna.create_table("classic", PLAYERS, {}, [], SEED)
        for chair in range(2, PLAYERS + 1):
            anna.button(f"Add a bot on chair {chair}").click()
        self.shoot("waiting-room", shown=".chairs")
        anna.button("Start").click()
        anna.do(Hint(1, Game.deal(Rules.edition("german-classic"), PLAYERS, SEED).card(4).value))
        anna.my_turn()
        own, mate = ".own-hand .card", ".mate-name"
        self.shoot("table", shown=own)
        self.shoot("card", shown=own, prepare=lambda page: page.locator(own).first.click())
        self.shoot("hint", shown=own, prepare=lambda page: page.locator(mate).first.click())
        self.shoot("menu", shown=own, prepare=lambda page: page.locator(".top-bar button").first.click())
        self.shoot("keyboard", shown=own, prepare=lambda page: page.keyboard.press("?"))
        anna.button("Menu").click()
        anna.button("End the game early").click()
        self.shoot("end", shown=".end-fireworks")


def main(folder: Path) -> None:
    """Fill a folder with pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = ServerProcess(Path(home) / "tables.sqlite3")
        try:
            browser = playwright.chromium.launch(**chromium_arguments())
            Photographer(browser, server.url, folder).tour()
            browser.close()
        finally:
            server.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
