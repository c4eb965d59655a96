"""Photographs every screen: in English on five sizes of screens, by night and by day, with text as it is and twice as
large; in the other languages where there is the least room. `make screenshots`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tamaya import EDITIONS, Game, Rules
from tamaya.core.actions import Hint, Play
from tamaya.i18n import LANGUAGES
from tests.browser.conftest import ServerProcess, chromium_arguments
from tests.browser.owner import Owner
from tests.browser.people import Player, settle
from tests.browser.seating import introduce, seat

SIZES = {
    "phone": ViewportSize(width=360, height=640),
    "large-phone": ViewportSize(width=390, height=844),
    "tablet": ViewportSize(width=820, height=1180),
    "tablet-on-its-side": ViewportSize(width=1180, height=820),
    "desktop": ViewportSize(width=1440, height=900),
}
PHONE = {"phone": SIZES["phone"]}
TEXTS = {"100": 16, "200": 32}  # per cent, and pixels of the browser's own font
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
SEED = 5
PLAYERS = 4
VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
OWN, MATE, TOP = ".own-hand .card", ".mate-name", ".top-bar button"
PAGES = {  # what is shown there once it is
    "nowhere": "main h1",
    "learn": ".lessons, main li",
    "daily": "main h1",
    "clubs": "main h1",
    "agreement": ".agreement-card",
    "progress": "main h1",
    "exercises": "main h1",
}

Prepare = Callable[[Page], object]


def watch(page: Page) -> None:
    """Go on as a spectator; the first time somebody is asked whether they want to."""
    page.locator(".invitation .primary, .dock .segments").first.wait_for()
    if page.locator(".invitation").count():
        page.locator(".invitation .primary").click()
    page.locator(".dock .segments label").last.click()


def tap(what: str) -> Prepare:
    """Touch the first of these elements."""
    return lambda page: page.locator(what).first.click()


class Photographer:
    """Somebody at a table who looks at it in all ways."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        context = browser.new_context(
            base_url=url, locale="en-GB", reduced_motion="reduce", viewport=SIZES["phone"], service_workers="block"
        )
        self.anna = Player("Anna", context)
        self.anna.ask_no_questions()
        self.folder = folder
        self._devtools = context.new_cdp_session(self.anna.page)

    def shoot(
        self, name: str, *, shown: str, prepare: Prepare = lambda page: None, sizes: dict[str, ViewportSize] = SIZES
    ) -> None:
        """A screen; `shown` is there when the screen is."""
        page = self.anna.page
        for language in LANGUAGES:
            page.evaluate("language => localStorage.setItem('tamaya-language', language)", language)
            page.reload()
            page.locator(shown).first.wait_for()
            prepare(page)
            if language == "en":
                self._shoot_all(name, sizes)
            else:
                settle(page)
                page.screenshot(path=self.folder / f"{name}-{language}.png")
        page.evaluate("localStorage.setItem('tamaya-language', 'en')")
        page.reload()

    def _shoot_all(self, name: str, sizes: dict[str, ViewportSize]) -> None:
        """What is on the page now, in all ways."""
        page = self.anna.page
        for size, viewport in sizes.items():
            page.set_viewport_size(viewport)
            for text, pixels in TEXTS.items():
                self._devtools.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels}})
                settle(page)
                for theme in THEMES:
                    page.emulate_media(color_scheme=theme)
                    page.screenshot(path=self.folder / f"{name}-{size}-{theme}-{text}.png")
        page.emulate_media(color_scheme=THEMES[0])
        self._devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
        page.set_viewport_size(SIZES["phone"])

    def tour(self) -> None:
        """From the first visit to the end of a game."""
        anna = self.anna
        anna.page.goto("/")
        self.shoot("front", shown=".name-form")
        self.shoot("house-menu", shown=".name-form", prepare=tap(".house-menu"))
        anna.arrive()
        self.shoot("table-rules", shown=".greeting", prepare=tap(".lobby summary"))
        self.shoot("rulebook", shown=".greeting", prepare=tap(".lobby > button"))
        anna.page.evaluate("localStorage.setItem('tamaya-lesson-first', '10')")
        anna.page.goto("/learn/first")
        self.shoot("lesson", shown=".spotlight")
        anna.page.evaluate("localStorage.removeItem('tamaya-lesson-first')")
        self.solve_puzzles()
        self.visit_a_table()
        for name, shown in PAGES.items():
            anna.page.goto(f"/{name}")
            self.shoot(name, shown=shown)
        self.share_the_device()
        anna.page.goto("/")
        self.shoot("returning", shown=".your-games")
        self.see_otherwise()

    def solve_puzzles(self) -> None:
        """All of them in a list, one of each kind, and an answer."""
        for number in (1, 2, 3):
            self.anna.page.goto(f"/puzzle/{number}")
            self.shoot(f"puzzle-{number}", shown=OWN)
        self.anna.page.goto("/puzzle/1")
        self.shoot("puzzle-answer", shown=OWN, prepare=tap(".puzzle-help button:last-child"))
        self.anna.page.goto("/puzzles")
        self.shoot("puzzles", shown=".puzzle-row")

    def visit_a_table(self) -> None:
        """A game with bots."""
        anna = self.anna
        anna.page.goto("/")
        anna.create_table("classic", PLAYERS, {}, [], SEED)
        for chair in range(2, PLAYERS + 1):
            anna.button(f"Add a bot at seat {chair}").click()
        self.shoot("waiting-room", shown=".chairs")
        anna.button("Start").click()
        anna.do(Hint(1, Game.deal(Rules.edition("german-classic"), PLAYERS, SEED).card(4).value))
        anna.my_turn()
        self.shoot("table", shown=OWN)
        self.shoot("card", shown=OWN, prepare=tap(OWN))
        self.shoot("hint", shown=OWN, prepare=tap(MATE))
        anna.page.evaluate("localStorage.setItem('tamaya-show-known', 'yes')")
        self.shoot("known", shown=OWN)
        anna.page.evaluate("localStorage.removeItem('tamaya-show-known')")
        self.shoot("menu", shown=OWN, prepare=tap(TOP))
        for sheet in ("discards", "history", "talk"):
            self.shoot(sheet, shown=OWN, prepare=tap(f"[data-opens='{sheet}']"), sizes=PHONE)
        self.shoot("keyboard", shown=OWN, prepare=lambda page: page.keyboard.press("?"))
        anna.button("Menu").click()
        anna.button("End the game early").click()
        anna.button("End it").click()
        self.shoot("end", shown=".all-cards .small")
        self.look_back(anna.page.locator("a[href^='/g/']").first.get_attribute("href") or "")

    def look_back(self, path: str) -> None:
        """The page of a game, its replay, what if, and my games."""
        page = self.anna.page
        page.goto(path)
        self.shoot("game", shown=".about-game")
        page.goto(f"{path}?move=2")
        self.shoot("replay", shown=".replay-strip")
        self.shoot("what-if", shown=".replay-strip", prepare=tap(".what-if"))
        page.goto("/games")
        self.shoot("my-games", shown=".table-list li")

    def come_to_others(self, hosts: list[Player]) -> None:
        """Invited to a table, and watching a game; what its players see meanwhile."""
        path = f"/t/{introduce(hosts[0]).open_table(edition='german-classic', players=3)}"
        self.anna.page.goto(path)
        self.shoot("invitation", shown=".invitation")
        waiting = dict(zip((host.name for host in hosts), hosts, strict=True))
        _, path = seat(waiting.__getitem__, [*waiting], SEED, all_hands=True, clock="player")
        self.anna.page.goto(path)
        self.shoot("watching", shown=".invitation, .board", prepare=watch)

    def share_the_device(self) -> None:
        """Two people on one phone."""
        anna = self.anna
        anna.page.goto("/")
        anna.open_rules()
        anna.page.get_by_role("radio", name="Everyone on this one").check()
        anna.create_table("classic", 2, {}, [], SEED)
        for chair, name in ((1, "Anna"), (2, "Bea")):
            anna.page.get_by_label(f"Player {chair}’s name").fill(name)
            anna.page.get_by_label(f"Player {chair}’s name").press("Enter")
        self.shoot("one-device", shown=".chairs")
        anna.button("Start").click()
        self.shoot("hand-over", shown=".pass-next")

    def see_otherwise(self) -> None:
        """All seven colours at a full table, as those see them who do not see all colours, and in forced colours."""
        anna = self.anna
        anna.page.goto("/")
        anna.open_rules()
        anna.page.get_by_role("radio", name="Everyone on their own").check()
        anna.create_table("extended", 5, {}, ["Multicolour", "Black powder", "Bonus tiles"], SEED)
        for chair in range(2, 6):
            anna.button(f"Add a bot at seat {chair}").click()
        anna.button("Start").click()
        anna.do(Play(0))
        anna.my_turn()
        self.shoot("full-table", shown=OWN)
        self.shoot("full-hint", shown=OWN, prepare=tap(MATE), sizes=PHONE)
        client = anna.context.new_cdp_session(anna.page)
        anna.page.locator(MATE).first.click()
        for theme in THEMES:
            anna.page.emulate_media(color_scheme=theme)
            for kind in VISIONS:
                client.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
                anna.page.screenshot(path=self.folder / f"vision-{kind}-{theme}.png")
            client.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
            anna.page.emulate_media(color_scheme=theme, forced_colors="active")
            anna.page.screenshot(path=self.folder / f"forced-colours-{theme}.png")
            anna.page.emulate_media(forced_colors="none")


def photograph_boxes(browser: Browser, url: str, folder: Path) -> None:
    """A table of each box in its language: the form, the game, the rulebook and the end."""
    for name in EDITIONS:
        owner = Owner(browser, url, name, {"mistakes": 1})

        def shoot(screen: str, owner: Owner = owner) -> None:
            for size in ("phone", "desktop"):
                owner.page.set_viewport_size(SIZES[size])
                owner.page.screenshot(path=folder / f"box-{owner.edition.name}-{screen}-{size}.png")

        owner.button("change-rules")
        owner.page.locator(".headed").first.scroll_into_view_if_needed()
        shoot("form")
        owner.page.keyboard.press("Escape")
        owner.begin()
        owner.play(owner.fits)
        owner.my_turn()
        shoot("table")
        owner.play(owner.misfit)
        owner.page.locator(".all-cards .small").wait_for()
        shoot("end")
        owner.button("look-at-table")
        owner.button("menu")
        owner.button("rulebook")
        owner.page.locator(".tips").scroll_into_view_if_needed()
        shoot("rulebook")
        owner.context.close()


def main(folder: Path) -> None:
    """Fill a folder with pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = ServerProcess(Path(home) / "tables.sqlite3")
        try:
            browser = playwright.chromium.launch(**chromium_arguments())
            Photographer(browser, server.url, folder).tour()
            hosts = [Player(name, browser.new_context(base_url=server.url, locale="en-GB")) for name in ("Bea", "Carl")]
            Photographer(browser, server.url, folder).come_to_others(hosts)
            photograph_boxes(browser, server.url, folder)
            browser.close()
        finally:
            server.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
