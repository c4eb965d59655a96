"""Measures how smoothly the page moves on a slow device: `python -m tests.browser.measure`.

Anna looks on while others play cards that fit and at last end the game; her page is left alone meanwhile, and Chromium
runs its main thread four and six times slower. The trace says which frames were shown in time;
bench/reports/page.md has the figures.
"""

import json
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tamaya import Game, Rules
from tamaya.core.actions import Action, Hint, Play
from tests.browser.conftest import WHOLE, ServerProcess, chromium_arguments
from tests.browser.people import Player
from tests.browser.seating import seat

RULES = Rules.edition("german-classic")
CATEGORIES = "cc,benchmark,devtools.timeline,disabled-by-default-devtools.timeline"
SEED = 5
MOMENTS = 8
WATCH = 2600  # milliseconds: a card flies, a firework rises, bursts and fades
FINALE = 5500  # the last of eight shells opens and fades
REST = 500  # longer than this no firework was in the air

Event = dict[str, Any]


def choose(game: Game) -> Action:
    """A card that fits, if there is one and somebody else looks on, else a hint."""
    hands, actor = game.hands, game.actor
    fitting = [id for id in hands[actor] if game.fireworks[game.card(id).colour] + 1 == game.card(id).value]
    other = (actor + 1) % len(hands)
    return Play(fitting[0]) if fitting and actor != 0 else Hint(other, game.card(hands[other][0]).value)


class Trace:
    """What Chromium notes of a page's frames while somebody watches."""

    def __init__(self, page: Page, slower: int) -> None:
        self.page = page
        self.slower = slower
        self.client = page.context.new_cdp_session(page)
        self.events: list[Event] = []
        self.over = False
        self.client.on("Tracing.dataCollected", lambda part: self.events.extend(part["value"]))
        self.client.on("Tracing.tracingComplete", lambda _: setattr(self, "over", True))

    def begin(self) -> None:
        """From now on the page is slow, and everything is noted."""
        self.events, self.over = [], False
        self.client.send("Emulation.setCPUThrottlingRate", {"rate": self.slower})
        self.client.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES.split(",")}})

    def end(self, milliseconds: int) -> list[Event]:
        """Watch for so long, then stop: what was noted of this page, the only one of its browser."""
        self.page.wait_for_timeout(milliseconds)
        events = self.stop()
        (process,) = {event["pid"] for event in events if event.get("args", {}).get("name") == "CrRendererMain"}
        return [event for event in events if event["pid"] == process]

    def stop(self) -> list[Event]:
        """Stop: what was noted of all pages of this browser."""
        self.client.send("Tracing.end")
        while not self.over:
            self.page.wait_for_timeout(50)
        self.client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        return self.events


def smoothness(events: list[Event]) -> dict[str, float]:
    """Frames of the page that were due and those that came late, by Chromium's own count; the time between two frames
    of the fireworks, which a worker draws, and the work for one of them."""
    page = [event["args"]["frame_reporter"] for event in events if "frame_reporter" in event.get("args", {})]
    fires = [event for event in events if event["name"] == "FireAnimationFrame" and "dur" in event]
    times = sorted(event["ts"] / 1000 for event in fires)
    pauses = sorted(pause for pause in (after - before for before, after in pairwise(times)) if pause < REST)
    work = sorted(event["dur"] / 1000 for event in fires)
    tasks = main_thread(events)
    return {
        "frames": sum(frame["state"] != "STATE_NO_UPDATE_DESIRED" for frame in page),
        "late": sum(frame["affects_smoothness"] for frame in page),
        "fireworks' frames": len(fires),
        "ms between two, median": round(pauses[len(pauses) // 2], 1),
        "95 %": round(pauses[int(len(pauses) * 0.95)], 1),
        "work for one, median": round(work[len(work) // 2], 2),
        "work, 95 %": round(work[int(len(work) * 0.95)], 2),
        "main thread, ms": round(sum(tasks)),
        "longest task, ms": round(max(tasks)),
    }


def main_thread(events: list[Event]) -> list[float]:
    """The milliseconds that the processor worked at each task of the page's main thread, whatever else it did."""
    threads = {event["tid"] for event in events if event.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [event for event in events if event["name"] == "RunTask" and event["tid"] in threads]
    return [task.get("tdur", 0) / 1000 for task in tasks]


def watch(browser: Browser, others: Browser, url: str, slower: int) -> dict[str, dict[str, float]]:
    """Three people play a few turns and stop; Anna's page is watched while the others move."""
    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2}

    def invite(name: str) -> Player:
        where, how = (browser, phone) if name == "Anna" else (others, {"reduced_motion": "reduce"})
        player = Player(name, where.new_context(base_url=url, locale="en-GB", **how))
        player.ask_no_questions()
        return player

    people, _ = seat(invite, ["Anna", "Bea", "Cara"], SEED)
    anna, bea, _ = people
    game = Game.deal(RULES, 3, SEED)
    trace = Trace(anna.page, slower)
    moves: list[Event] = []
    moments = 0
    while moments < MOMENTS:
        action, actor = choose(game), people[game.actor]
        actor.my_turn()
        if isinstance(action, Play):
            trace.begin()
        actor.do(action)
        game.do(action)
        if isinstance(action, Play):
            moves += trace.end(WATCH)
            moments += 1
    anna.button("Menu").click()
    anna.button("End the game early").click()
    trace.begin()
    bea.button("Agree").click()  # two of three are enough
    finale = trace.end(FINALE)
    expect(anna.page.locator(".finale")).to_be_visible()
    for person in people:
        person.context.close()
    return {"moves": smoothness(moves), "finale": smoothness(finale)}


def main() -> None:
    """Print two lines for each speed."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = ServerProcess(Path(home) / "tables.sqlite3")
        try:
            browser, others = (playwright.chromium.launch(**chromium_arguments(WHOLE)) for _ in range(2))
            for slower in (1, 4, 6):
                for scene, figures in watch(browser, others, server.url, slower).items():
                    print(f"{slower} times slower, {scene}:", json.dumps(figures))
            browser.close()
            others.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
