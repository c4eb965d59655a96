"""Cards travel and fireworks burst; not for those who want less motion."""

import math
from itertools import pairwise

from playwright.sync_api import Page, expect

from tamaya import Game, Rules
from tamaya.core.actions import Discard, Hint, Play
from tamaya.server.web.requests.pages import STATIC
from tests.browser.conftest import ServerProcess
from tests.browser.measure import Event, Trace
from tests.browser.people import Player
from tests.browser.seating import Invite, seat

RULES = Rules.edition("german-classic")
NOTE = """() => {
    window.seen = { flights: [], moved: new Set(), bursts: 0, properties: new Set() };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.matches(".flight")) seen.flights.push({ box: this.getBoundingClientRect().toJSON(), frames });
        else if (this.dataset.card) seen.moved.add(this.dataset.card);
        return animate.call(this, frames, timing);
    };
    const hand = HTMLCanvasElement.prototype.transferControlToOffscreen;
    HTMLCanvasElement.prototype.transferControlToOffscreen = function () { seen.bursts++; return hand.call(this); };
    const look = () => {
        for (const { effect } of document.getAnimations())
            for (const frame of effect.getKeyframes()) Object.keys(frame).forEach((name) => seen.properties.add(name));
        requestAnimationFrame(look);
    };
    look();
}"""
FIVE_AT_ONCE = """async (script) => {
    const { fire } = await import(script);
    const starts = [];
    const now = performance.now();
    performance.now = () => now;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (order, handed) {
        starts.push(order.shells[0].start);
        return post.call(this, order, handed);
    };
    const shell = { colour: "red", tones: ["#fff", "#fff"], x: 9, y: 9, from: 18, radius: 9, start: 0 };
    for (let count = 0; count < 5; count++) fire(document.body.appendChild(document.createElement("canvas")), [shell]);
    return starts;
}"""
SLOWLY = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        return animate.call(this, frames, { ...timing, duration: 50 * timing.duration });
    };
}"""
BEGUN = "window.begun = new Set(); addEventListener('animationstart', (event) => begun.add(event.animationName))"
ALL_BEGUN = "() => Promise.all(document.getAnimations().map(({ ready }) => ready)).then(() => true)"
WHAT_EACH_FRAME_SHOWS = """() => {
    window.frames_shown = [];
    const parts = ["board", "later", "finale", "end-players", "end-talk", "all-cards"];
    const look = () => {
        const now = parts.filter((name) => document.querySelector(`.${name}`)).join(" ");
        if (frames_shown.at(-1) !== now) frames_shown.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""
UNSEEN = 1 << 17  # Chromium: what is animated has no place on the page any more
TIMING = {"offset", "computedOffset", "easing", "composite"}


def fitting(seed: int) -> int | None:
    """A card of the first player that fits at once and is not the last in hand."""
    game = Game.deal(RULES, 2, seed)
    return next((id for id in range(4) if game.card(id).value == 1), None)


def fitting_next(seed: int) -> int | None:
    """A card of the second player that fits after it."""
    game = Game.deal(RULES, 2, seed)
    first = game.card(fitting(seed) or 0)
    return next((id for id in range(5, 10) if game.card(id).value == 1 and game.card(id) != first), None)


SEED = next(seed for seed in range(100) if fitting(seed) is not None and fitting_next(seed) is not None)
CARD, NEXT = fitting(SEED), fitting_next(SEED)


def play_a_card_that_fits(invite: Invite) -> tuple[Player, Player]:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"], SEED)
    for person in (anna, bea):
        person.page.emulate_media(reduced_motion="no-preference")
        person.page.evaluate(NOTE)
    assert CARD is not None
    anna.do(Play(CARD))
    bea.my_turn()
    return anna, bea


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_played_card_travels_to_its_firework_which_bursts(server: ServerProcess, invite: Invite) -> None:
    anna, bea = play_a_card_that_fits(invite)
    colour = Game.deal(RULES, 2, SEED).card(CARD or 0).colour
    for person in (anna, bea):
        page = person.page
        page.wait_for_function("() => seen.bursts === 1")
        (flight,) = page.evaluate("seen.flights")
        start, last = flight["box"], flight["frames"][-1]["transform"]
        dx, dy = (float(part) for part in last.split("translate(")[1].split(")")[0].replace("px", "").split(","))
        x, y = start["x"] + start["width"] / 2 + dx, start["y"] + start["height"] / 2 + dy
        there = middle(page, f"[data-firework='{colour}'] .firework-card")
        assert math.dist((x, y), there) < 2
        moved = page.evaluate("[...seen.moved].map(Number)")
        assert 10 in moved  # the card that was drawn comes from the pile
        assert 4 in moved  # the one beside moves up
        expect(page.locator(".flight")).to_have_count(0)
        expect(page.locator(".fire")).to_have_count(0)
        # Only what a browser moves without the page's help, so that slow phones keep pace.
        assert set(page.evaluate("[...seen.properties]")) - TIMING <= {"transform", "translate", "opacity"}


def test_the_browser_moves_everything_by_itself_even_if_a_move_comes_while_cards_still_move(
    server: ServerProcess, invite: Invite
) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"], SEED)
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.wait_for_function("() => document.getAnimations().length === 0")  # the cards are dealt
    anna.page.evaluate(SLOWLY)
    trace = Trace(anna.page, 1)
    trace.begin()
    anna.do(Hint(1, Game.deal(RULES, 2, SEED).card(9).value))
    anna.page.wait_for_function(ALL_BEGUN)
    bea.do(Discard(5))
    anna.my_turn()
    anna.page.wait_for_function(ALL_BEGUN)
    begun = begun_by_the_browser(trace.stop())
    assert "glow" in {animation["displayName"] for animation in begun}
    assert any("flight" in animation["nodeName"] for animation in begun)


def begun_by_the_browser(events: list[Event]) -> list[Event]:
    """The animations that began, none of which was left to the page's main thread."""
    told = [event for event in events if event["name"] == "Animation"]
    left = [event["args"]["data"].get("compositeFailed", 0) for event in told if "data" in event["args"]]
    assert [why for why in left if why and not why & UNSEEN] == []
    return [event["args"]["data"] for event in told if event["ph"] == "b"]


def test_the_cards_of_a_new_game_are_dealt(server: ServerProcess, invite: Invite) -> None:
    (anna, _), _ = seat(invite, ["Anna", "Bea"])
    assert anna.page.evaluate("document.getAnimations().length") == 0
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.add_init_script(BEGUN)
    anna.page.reload()
    anna.page.wait_for_function("() => begun.has('deal')")


def test_fewer_than_three_fireworks_begin_in_a_second(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    anna.page.goto("/")
    (script,) = STATIC.glob("fire-*.js")
    starts = anna.page.evaluate(FIVE_AT_ONCE, f"/{script.name}")
    assert len(starts) == 5
    assert all(after - before > 1 / 3 for before, after in pairwise(starts))


def test_the_page_of_a_game_that_ends_waits_for_the_last_card(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.button("Menu").click()
    anna.button("End the game early").click()
    anna.stop_time()
    bea.button("Agree").click()
    expect(bea.page.get_by_text("The show was ended early")).to_be_visible()
    expect(anna.page.locator(".board[data-ready='no']")).to_be_visible()
    anna.page.clock.resume()
    expect(anna.page.get_by_text("The show was ended early")).to_be_visible()


def test_the_finale_is_as_large_as_the_score(server: ServerProcess, invite: Invite) -> None:
    anna, bea = play_a_card_that_fits(invite)
    anna.button("Menu").click()
    anna.button("End the game early").click()
    bea.button("Agree").click()
    expect(bea.page.locator(".final-score b")).to_have_text("1")
    expect(bea.page.locator(".finale .shell")).to_have_count(1)


def test_the_end_comes_in_frames_while_the_browser_unfolds_the_signs_of_its_fireworks(
    server: ServerProcess, invite: Invite
) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"], SEED)
    anna.do(Play(CARD or 0))
    bea.do(Play(NEXT or 0))
    anna.my_turn()
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.button("Menu").click()
    anna.button("End the game early").click()
    for script in (SLOWLY, WHAT_EACH_FRAME_SHOWS):
        anna.page.evaluate(script)
    trace = Trace(anna.page, 1)
    trace.begin()
    bea.button("Agree").click()
    anna.page.wait_for_function("() => frames_shown.at(-1).includes('all-cards')")
    anna.page.wait_for_function(ALL_BEGUN)
    begun = begun_by_the_browser(trace.stop())
    assert sum("shell" in animation["nodeName"] for animation in begun) == 2
    # Each that began or ended by itself would take the main thread's time.
    signs = "[...document.querySelectorAll('.shell')].flatMap((sign) => sign.getAnimations())"
    assert anna.page.evaluate(f"new Set({signs}.map(({{ effect }}) => effect.getComputedTiming().endTime)).size") == 1
    assert anna.page.evaluate("frames_shown") == [
        "board",
        "finale",
        "finale end-players",
        "finale end-players end-talk",
        "finale end-players end-talk all-cards",
    ]


def test_nothing_moves_for_those_who_want_it_so(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"], SEED)
    anna.page.evaluate(NOTE)
    assert CARD is not None
    anna.do(Play(CARD))
    bea.my_turn()
    expect(anna.page.locator(".firework:not(.bare)")).to_have_count(1)
    assert anna.page.evaluate("[seen.flights.length, seen.moved.size, seen.bursts]") == [0, 0, 0]
    assert anna.page.evaluate("document.getAnimations().length") == 0
