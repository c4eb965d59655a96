"""Films a hint, a card that fits and the end of a perfect show, as somebody at the table sees them: `make film`."""

import base64
import contextlib
import io
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from tamaya import Game, Rules
from tamaya.core.actions import Hint, Play, parse_action
from tamaya.review import solve
from tests.browser.conftest import ServerProcess, chromium_arguments
from tests.browser.people import Player, settle
from tests.browser.seating import BOX, introduce
from tests.server.guests import Visit

NAMES = ("Anna", "Bea", "Carl")
SIZE = ViewportSize(width=960, height=640)
SHOWN = (720, 480)
PAUSE = 80  # milliseconds between two pictures, at least
MOST = 1_000_000  # bytes
QUALITIES = (70, 55, 40, 25)


class Camera:
    """The pictures that Chromium makes of a page while it changes, each with its time."""

    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.on("Page.screencastFrame", self._take)
        self.pictures: list[tuple[float, Image.Image]] = []

    def _take(self, frame: dict[str, Any]) -> None:
        self._devtools.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        at = float(frame["metadata"]["timestamp"])
        if not self.pictures or at - self.pictures[-1][0] >= PAUSE / 1000:
            picture = Image.open(io.BytesIO(base64.b64decode(frame["data"]))).convert("RGB").resize(SHOWN)
            self.pictures.append((at, picture))

    def roll(self) -> None:
        """Begin to look."""
        self._devtools.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 1})

    def cut(self) -> None:
        """Look away until it rolls again."""
        self._devtools.send("Page.stopScreencast")

    def develop(self, film: Path) -> None:
        """Write all of it as one picture that moves, as good as its size allows."""
        times = [at for at, _ in self.pictures]
        pauses = [min(1500, int(1000 * (after - at))) for at, after in pairwise(times)] + [3000]
        first, *others = (picture for _, picture in self.pictures)
        for quality in QUALITIES:
            first.save(film, save_all=True, append_images=others, duration=pauses, loop=0, quality=quality, method=4)
            if film.stat().st_size < MOST:
                break


def scene(line: tuple[str, ...]) -> int:
    """Where the first player gives a hint, later than at the beginning, and the second one plays a card."""
    for at in range(9, len(line), len(NAMES)):
        if line[at].startswith("hint") and line[at + 1].startswith("play"):
            return at
    raise SystemExit("This deal has no such scene: take another seed.")


def shoot(anna: Player, others: list[Visit], own: Visit, game: Game, line: tuple[str, ...]) -> Camera:
    """Play the line; the camera sees the scene and the end."""
    camera, begin, page = Camera(anna.page), scene(line), anna.page
    visits = [own, *others]
    for number, text in enumerate(line):
        if number in (begin, len(line) - 2):
            anna.page.reload()
            page.locator(".own-hand .card").first.wait_for()
            settle(page)
            camera.roll()
            page.wait_for_timeout(800)
        action = parse_action(text)
        actor = game.actor
        assert actor is not None
        if number == begin:
            assert isinstance(action, Hint)
            page.locator(f".mate-name[data-seat='{action.seat}']").click()
            page.wait_for_timeout(900)
            page.locator(".hint-pad").get_by_role("button", name=str(action.what), exact=True).click()
        else:
            visits[actor].catch_up(number)
            assert visits[actor].act(text) == "done"
        game.do(action)
        if number in (begin, begin + 1, len(line) - 2):
            page.wait_for_timeout(2800)
        if number == begin + 1:
            assert isinstance(action, Play)
            camera.cut()
    page.wait_for_timeout(7000)
    camera.cut()
    return camera


def main(film: Path, seed: int) -> None:
    """Play one deal to its perfect end, and write the film of it."""
    game = Game.deal(Rules.edition(BOX), len(NAMES), seed)
    line = solve(game).line
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright, contextlib.ExitStack() as sockets:
        server = ServerProcess(Path(home) / "tables.sqlite3")
        sockets.callback(server.stop)
        browser = playwright.chromium.launch(**chromium_arguments())
        people = [
            Player(name, browser.new_context(viewport=SIZE, locale="en-GB", base_url=server.url, color_scheme="dark"))
            for name in NAMES
        ]
        guests = [introduce(person) for person in people]
        table = guests[0].open_table(edition=BOX, players=len(NAMES), seed=seed)
        own, *others = (sockets.enter_context(guest.join(table)) for guest in guests)
        for chair, other in enumerate(others, start=1):
            assert other.ask("sit", chair=chair) == "done"
        assert own.ask("start") == "done"
        people[0].page.goto(f"/t/{table}")
        people[0].page.locator(".own-hand .card").first.wait_for()
        shoot(people[0], others, own, game, line).develop(film)
        browser.close()
    print(f"{film}: {film.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 3)
