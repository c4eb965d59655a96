"""Measures how smoothly the page moves on a slow device: `python -m tests.browser.measure`.

Somebody plays cards that fit while Chromium runs the page's scripts four and six times slower. The trace says which
frames the browser drew and how long scripts, styles and layout took; `docs/page.md` has the figures.
"""

import itertools
import json
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tamaya import Game, Rules
from tamaya.core.actions import Action, Hint, Play
from tests.browser.conftest import ServerProcess, chromium_arguments
from tests.browser.people import Player

RULES = Rules.edition("german-classic")
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline.frame,cc,benchmark"
SEED = 5
MOMENTS = 4
WATCH = 2600  # milliseconds: a card flies, a firework rises, bursts and fades


def cards_that_fit(game: Game, seat: int) -> list[int]:
    """The cards of a seat that fit now."""
    return [id for id in game.hands[seat] if game.fireworks[game.card(id).colour] + 1 == game.card(id).value]


def choose(game: Game) -> Action:
    """A card that fits, if there is one, else a hint."""
    fitting = cards_that_fit(game, game.actor)
    return Play(fitting[0]) if fitting else Hint(1 - game.actor, game.card(game.hands[1 - game.actor][0]).value)


class Trace:
    """What Chromium noted of its frames."""

    def __init__(self, client: CDPSession) -> None:
        self._client = client
        self._events: list[dict[str, Any]] = []
        self._over = False
        client.on("Tracing.dataCollected", lambda part: self._events.extend(part["value"]))
        client.on("Tracing.tracingComplete", lambda _: setattr(self, "_over", True))

    def begin(self) -> None:
        """Note everything from now on."""
        config = {"includedCategories": CATEGORIES.split(","), "recordMode": "recordContinuously"}
        self._client.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})

    def end(self, player: Player) -> list[dict[str, Any]]:
        """All that was noted."""
        self._client.send("Tracing.end")
        while not self._over:
            player.page.wait_for_timeout(50)
        return self._events


def frames(events: list[dict[str, Any]]) -> dict[str, float]:
    """Frames drawn and dropped, the longest gap between two, and the longest task of the page."""
    kinds = Counter(event["name"] for event in events)
    drawn = sorted(event["ts"] for event in events if event["name"] == "DrawFrame")
    gaps = sorted((after - before) / 1000 for before, after in itertools.pairwise(drawn))
    steps = sorted(event.get("dur", 0) / 1000 for event in events if event["name"] == "FireAnimationFrame")
    return {
        "frames": len(drawn),
        "dropped": kinds["DroppedFrame"],
        "median gap ms": round(gaps[len(gaps) // 2], 1),
        "95 % gap ms": round(gaps[int(len(gaps) * 0.95)], 1),
        "median script of a frame ms": round(steps[len(steps) // 2], 2),
        "95 % script of a frame ms": round(steps[int(len(steps) * 0.95)], 2),
    }


def watch(browser: Browser, other: Browser, url: str, slower: int) -> dict[str, float]:
    """Two people play a few turns; the frames of the first one's browser are counted."""
    viewport = {"width": 390, "height": 844}
    context = browser.new_context(base_url=url, locale="en-GB", viewport=viewport)  # type: ignore[arg-type]
    anna, bea = Player("Anna", context), Player("Bea", other.new_context(base_url=url, locale="en-GB"))
    for person in (anna, bea):
        person.ask_no_questions()
    anna.arrive()
    path = anna.create_table("classic", 2, {}, [], SEED)
    bea.arrive(path)
    bea.sit(2)
    anna.button("Start").click()
    game = Game.deal(RULES, 2, SEED)
    client = context.new_cdp_session(anna.page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    trace = Trace(client)
    trace.begin()
    seen = 0
    while seen < MOMENTS:
        action = choose(game)
        (anna, bea)[game.actor].do(action)
        game.do(action)
        if isinstance(action, Play):
            anna.page.wait_for_timeout(WATCH)
            seen += 1
    figures = frames(trace.end(anna))
    context.close()
    bea.context.close()
    return figures


def main() -> None:
    """Print a line for each speed."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = ServerProcess(Path(home) / "tables.sqlite3")
        try:
            browser, other = (playwright.chromium.launch(**chromium_arguments()) for _ in range(2))
            for slower in (1, 4, 6):
                print(f"{slower} times slower:", json.dumps(watch(browser, other, server.url, slower)))
            browser.close()
            other.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
