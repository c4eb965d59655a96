"""Whoever acts needs no scrolling, and everything to touch is large enough for a finger."""

import re

import pytest
from playwright.sync_api import Page, expect

from tamaya import Game, Rules
from tamaya.core.actions import Hint
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player, settle
from tests.browser.seating import Invite, practise, seat

SIZES = {
    "phone": (390, 844),
    "small phone": (360, 640),
    "tablet": (820, 1180),
    "laptop": (1440, 900),
    "laptop at 200 %": (720, 450),
}
FINGER = 44
MEASURE = """() => {
    const middle = document.querySelector(".middle");
    const page = document.documentElement;
    const buttons = [...document.querySelectorAll(".board button")].filter((button) => button.checkVisibility());
    return {
        hidden: Math.max(middle.scrollHeight - middle.clientHeight, page.scrollHeight - innerHeight),
        beside: page.scrollWidth - innerWidth,
        buttons: buttons.map((button) => {
            const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
            const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
            return { name: button.ariaLabel || button.textContent, inside, width, height };
        }),
    };
}"""


def check(page: Page, size: str) -> None:
    """Everything is in sight, and on a touch screen nothing is too small."""
    settle(page)
    found = page.evaluate(MEASURE)
    assert found["hidden"] <= 0
    assert found["beside"] <= 0
    buttons = [button for button in found["buttons"] if button["width"] > 0]
    assert buttons
    assert [button["name"] for button in buttons if not button["inside"]] == []
    if "laptop" not in size:
        small = [button for button in buttons if min(button["width"], button["height"]) < FINGER - 0.5]
        assert small == []


COLOURS: dict[str, object] = {"multicolour": "wild-10", "black_powder": True}
MANY_COLOURS = {"edition": "german-extended", "options": COLOURS}
ALL_THINGS = {"edition": "german-extended", "options": {**COLOURS, "bonus_tiles": True}}


def sit_with_bots(invite: Invite, players: int, **settings: object) -> Player:
    anna: Player = invite("Anna")
    practise(anna, players, 5, **settings)
    return anna


@pytest.mark.parametrize(
    ("players", "settings", "fireworks"),
    [(2, {}, 5), (3, MANY_COLOURS, 7), (5, ALL_THINGS, 7)],
    ids=["two players", "hands of five", "five players"],
)
def test_one_acts_without_scrolling(
    players: int, settings: dict[str, object], fireworks: int, server: ServerProcess, invite: Invite
) -> None:
    anna = sit_with_bots(invite, players, **settings)
    page = anna.page
    expect(page.locator(".firework")).to_have_count(fireworks)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".own-hand .card")).to_have_count(4 if players > 3 else 5)
        check(page, size)
        page.locator(".own-hand .card").first.click()
        expect(anna.button("Play")).to_be_visible()
        check(page, size)
        page.keyboard.press("Escape")
        page.locator(".mate-name").first.click()
        expect(page.locator(".hint-pad")).to_be_visible()
        check(page, size)
        page.keyboard.press("Escape")


CARDS = """() => {
    const sizes = (selector) => [...document.querySelectorAll(selector)].map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return { width, height };
    });
    return { hands: sizes(".mates .card"), own: sizes(".own-hand .card"), fireworks: sizes(".firework-card") };
}"""
RATIO = 5 / 7
ROOM_TO_GROW = """() => {
    const card = document.querySelector(".firework-card").getBoundingClientRect();
    return card.top - document.querySelector(".middle").getBoundingClientRect().top >= 0.06 * card.height;
}"""


@pytest.mark.parametrize(
    ("players", "width", "height", "at_least"),
    [
        (5, 1440, 900, 84),
        (3, 1920, 1080, 140),
        pytest.param(2, 1440, 900, 120, marks=pytest.mark.long),
        pytest.param(4, 1366, 768, 64, marks=pytest.mark.long),
    ],
)
def test_hands_grow_with_the_window_and_cards_have_one_shape(
    players: int, width: int, height: int, at_least: int, server: ServerProcess, invite: Invite
) -> None:
    anna = sit_with_bots(invite, players)
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.page.wait_for_function(f"() => (({CARDS})()).hands.every((card) => card.width >= {at_least})")
    settle(anna.page)
    found = anna.page.evaluate(CARDS)
    assert len(found["hands"]) == (players - 1) * (4 if players > 3 else 5)
    for card in found["hands"] + found["own"] + found["fireworks"]:
        assert abs(card["width"] / card["height"] - RATIO) < 0.02
    check(anna.page, "laptop")
    assert anna.page.evaluate(ROOM_TO_GROW), "a card that joins a firework grows by an eighth"
    for aside in ("Discards", "History"):
        expect(anna.page.get_by_role("complementary", name=aside)).to_be_visible()


@pytest.mark.parametrize("size", [pytest.param("phone", marks=pytest.mark.long), "small phone"])
def test_a_long_name_is_read_whole_in_the_title(size: str, server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Maximiliane-Alexandra-Ev"], 5)
    anna.do(Hint(1, Game.deal(Rules.edition("german-classic"), 2, 5).card(5).value))
    bea.my_turn()
    width, height = SIZES[size]
    anna.resize(width, height)
    title = anna.page.get_by_role("heading", name=re.compile("Maximiliane-Alexandra-Ev’s turn"))
    expect(title).to_be_visible()
    cut = title.evaluate("one => [one, one.firstElementChild].some((box) => box.scrollWidth > box.clientWidth + 1)")
    bar = anna.page.locator(".top-bar")
    assert not cut
    assert title.evaluate("one => one.getBoundingClientRect().height") <= bar.evaluate("one => one.clientHeight")


def test_messages_do_not_cover_the_counters(server: ServerProcess, invite: Invite) -> None:
    anna = sit_with_bots(invite, 2)
    anna.resize(360, 640)
    anna.page.locator(".own-hand .card").first.click()
    anna.page.keyboard.press("d")  # all tokens are there
    toast = anna.page.locator(".toast")
    expect(toast).to_be_visible()
    bottom = toast.evaluate("one => one.getBoundingClientRect().bottom")
    assert bottom <= anna.page.locator(".status-row").evaluate("one => one.getBoundingClientRect().top")


ROWS = """() => {
    const middles = [...document.querySelectorAll(".stage .status-row > *")].map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return Math.round((top + bottom) / 20);
    });
    return new Set(middles).size;
}"""


@pytest.mark.parametrize("edition", ["german-extended", "norwegian"])
def test_beside_the_fireworks_no_counter_stands_in_a_row_of_its_own(
    edition: str, server: ServerProcess, invite: Invite
) -> None:
    anna = sit_with_bots(invite, 2, edition=edition, options={"multicolour": "named-5"})
    anna.resize(1440, 900)
    expect(anna.page.locator(".score")).to_have_text("0/ 30")
    anna.page.locator(".score b").evaluate("one => (one.textContent = '24')")
    assert anna.page.evaluate(ROWS) == 2


def test_on_a_small_phone_the_way_on_from_the_end_is_in_sight_and_no_sentence_is_cut(
    server: ServerProcess, invite: Invite
) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Maximiliane-Alexandra-Ev"], 5)
    anna.do(Hint(1, Game.deal(Rules.edition("german-classic"), 2, 5).card(5).colour))
    bea.button("Menu").click()
    bea.button("End the game early").click()
    anna.page.set_viewport_size({"width": 360, "height": 640})
    anna.button("Agree").click()
    again = anna.button("Again!")
    expect(again).to_be_in_viewport(ratio=1)
    expect(anna.button("Menu")).to_be_in_viewport()  # in the corner of every page
    anna.button("Look at the table").click()
    told = anna.page.locator(".past-row")
    expect(told).to_contain_text("You tell Maximiliane-Alexandra-Ev")
    assert told.evaluate("row => row.scrollWidth <= row.clientWidth && row.clientHeight > 30")
    check(anna.page, "small phone")


DOTS = """() => Math.min(...[...document.querySelectorAll(".cell")].flatMap((cell) => {
    const edge = cell.getBoundingClientRect();
    const boxes = [...cell.querySelectorAll("i")].map((dot) => dot.getBoundingClientRect());
    return boxes.flatMap((dot) => [dot.left - edge.left, edge.right - dot.right, edge.bottom - dot.bottom]);
}))"""


@pytest.mark.parametrize("width", [360, 1000, 1440])
def test_the_dots_of_the_discards_keep_off_their_frames(width: int, server: ServerProcess, invite: Invite) -> None:
    anna = sit_with_bots(invite, 2)
    anna.page.set_viewport_size({"width": width, "height": 700})
    anna.page.reload()  # or the button may be about to give way to the panel
    expect(anna.page.locator(".own-hand .card").first).to_be_visible()
    if anna.button("Discards").count():
        anna.button("Discards").click()
    expect(anna.page.locator(".cell").first).to_be_visible()
    assert anna.page.evaluate(DOTS) >= 3


def test_how_a_card_is_held_has_a_sign_of_its_own(server: ServerProcess, invite: Invite) -> None:
    anna = sit_with_bots(invite, 2)
    anna.page.locator(".own-hand .card").first.click()
    hold = anna.button("How you hold this card")
    drawn = hold.locator("path").get_attribute("d")
    hold.click()
    gestures = anna.page.get_by_role("group", name="How you hold this card").locator("path")
    assert drawn not in [path.get_attribute("d") for path in gestures.all()]


def test_on_a_tablet_spectators_have_the_panels_and_a_greeting_needs_one_line(invite: Invite) -> None:
    _, path = seat(invite, ["Anna", "Ben", "Cleo"])
    sam = invite("Sam", 820, 1180)
    sam.arrive(path)
    for panel in ("Discards", "History"):
        expect(sam.page.get_by_role("complementary", name=panel)).to_be_in_viewport()
    sam.page.goto("/")
    lines = sam.page.get_by_text("Hello, Sam!").evaluate(
        "one => one.getClientRects()[0].height / parseFloat(getComputedStyle(one).fontSize)"
    )
    assert lines < 2


def test_the_menu_lies_above_the_sky_of_the_end(invite: Invite) -> None:
    anna = invite("Anna", 1180, 820)
    practise(anna, 2)
    anna.button("Menu").click()
    anna.button("End the game early").click()
    anna.button("End it").click()
    expect(anna.page.locator(".finale")).to_be_visible()
    covered = anna.button("Menu").evaluate("""button => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(right - 6, (top + bottom) / 2)) || left < 0;
    }""")
    assert not covered
