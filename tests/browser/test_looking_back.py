"""A long game at a glance: its history fits, its newest move is in sight, and one goes through it by any means."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import ServerProcess
from tests.browser.people import Player, settle
from tests.browser.seating import Invite, practise

PHONE, LAPTOP = ViewportSize(width=390, height=844), ViewportSize(width=1440, height=900)
SMALL = ViewportSize(width=360, height=640)
PLAYERS = 5
MOVES = 30
A_STEP = 1000  # milliseconds: time for one at the greatest speed, and not for two
NEWEST = """() => {
    const newest = document.querySelector(".rounds-list [aria-current=true], .history [aria-current=true]");
    let box = newest;
    while (box && !(box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)))
        box = box.parentElement;
    const { top, bottom } = newest.getBoundingClientRect();
    const frame = box ? box.getBoundingClientRect() : { top: 0, bottom: innerHeight };
    return { last: newest.innerText, above: frame.top - top, below: bottom - Math.min(frame.bottom, innerHeight) };
}"""
PLACES = """() => [...document.querySelectorAll(".mates, .own-hand, .hand li")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
})"""


def turn(player: Player) -> None:
    """Anything, and the bots' answers: a hint if there is a token, else a discard."""
    page = player.page
    cells = page.locator(".rounds-list button")
    player.my_turn()
    before = cells.count()
    page.locator(".mate-name").first.click()
    expect(page.locator(".hint-pad")).to_be_visible()
    hint = page.locator(".hint-key:not([aria-disabled='true'])").first
    if hint.is_visible():
        hint.click()
    else:
        page.keyboard.press("Escape")
        page.locator(".own-hand .card").first.click()
        page.locator(".act-discard").click()
    expect(cells).to_have_count(before + PLAYERS)
    player.my_turn()


@pytest.fixture(scope="module")
def anna(browser: Browser, server: ServerProcess) -> Iterator[Player]:
    """Somebody in the middle of a game with four bots."""
    context = browser.new_context(viewport=LAPTOP, locale="en-GB", base_url=server.url, reduced_motion="reduce")
    context.set_default_timeout(45_000)
    anna = Player("Anna", context)
    anna.ask_no_questions()
    practise(anna, PLAYERS, 5)
    for _ in range(MOVES // PLAYERS):
        turn(anna)
    yield anna
    assert anna.troubles == []
    context.close()


@pytest.fixture
def page(anna: Player) -> Iterator[Page]:
    """Her page, at the present, on a laptop; left as it was found."""
    yield anna.page
    while anna.page.locator("dialog[open]").count():
        anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("Escape")
    anna.page.set_viewport_size(LAPTOP)
    anna.my_turn()


def expect_place(page: Page, moves: int) -> None:
    """Wait until the game is shown after this many moves."""
    expect(page.get_by_role("slider")).to_have_value(str(moves))
    expect(page.locator(".rounds-list [aria-current=true]")).to_have_count(1 if moves else 0)
    if moves:
        expect(page.locator(".rounds-list [aria-current=true]")).to_contain_text(re.compile(rf"^{moves} "))


def look_back(page: Page, symbols: bool = True) -> None:
    page.keyboard.press("PageUp")
    expect(page.get_by_role("heading", name="Looking back")).to_be_visible()
    if symbols:
        expect_place(page, MOVES - 1)


def test_seventy_moves_fit_beside_the_table(anna: Player, page: Page) -> None:
    grid = page.locator(".rounds-list")
    expect(grid.get_by_role("button")).to_have_count(MOVES)
    height = grid.evaluate("grid => grid.scrollHeight")
    assert height / MOVES * 70 < 1500
    columns = grid.get_by_role("button").evaluate_all("all => all.map((one) => one.getBoundingClientRect().left)")
    assert len(set(columns)) == PLAYERS
    first = grid.get_by_role("button").first
    expect(first).to_have_text(re.compile(r"^1 You tell "))
    assert first.get_attribute("title") == first.inner_text().split(" ", 1)[1].strip()


def test_sentences_are_there_on_demand(anna: Player, page: Page) -> None:
    switch = anna.button("As text")
    expect(switch.locator("svg")).to_have_count(0)
    switch.click()
    expect(page.locator(".history li")).to_have_count(MOVES)
    expect(switch.locator("svg")).to_be_visible()  # that it is on can be seen
    page.wait_for_function(f"() => (({NEWEST})()).below <= 1")
    page.reload()
    anna.my_turn()
    expect(page.locator(".history li")).to_have_count(MOVES)
    page.wait_for_function(f"() => (({NEWEST})()).below <= 1")
    switch.click()
    expect(page.locator(".rounds-list button")).to_have_count(MOVES)


@pytest.mark.parametrize("sentences", [False, True], ids=["symbols", "sentences"])
def test_the_newest_move_is_in_sight(sentences: bool, anna: Player, page: Page) -> None:
    if sentences:
        anna.button("As text").click()
    page.set_viewport_size({"width": 1100, "height": 520})  # little room beside the table
    page.wait_for_function(f"() => (({NEWEST})()).below <= 1")
    page.set_viewport_size(PHONE)
    anna.button("History").click()
    expect(page.get_by_role("dialog", name="History")).to_be_visible()
    page.wait_for_function(f"() => (({NEWEST})()).below <= 1 && (({NEWEST})()).above <= 1")
    assert page.evaluate(NEWEST)["last"].strip().startswith(str(MOVES))
    if sentences:
        anna.button("As text").click()


def test_keys_step_through_the_game_and_back(page: Page) -> None:
    look_back(page)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect_place(page, MOVES - 4)  # each of them counts, however quick
    page.keyboard.press("ArrowRight")
    expect_place(page, MOVES - 3)
    page.keyboard.press("Home")
    expect_place(page, 0)
    expect(page.locator(".last-move")).to_have_text("The game begins.")
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    look_back(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()


def test_looking_back_says_where_one_is_and_moves_no_card(page: Page) -> None:
    for size in (LAPTOP, PHONE, SMALL):
        page.set_viewport_size(size)
        expect(page.locator(".dock .last-move")).to_be_visible()
        settle(page)
        before = page.evaluate(PLACES)
        look_back(page, symbols=size == LAPTOP)
        place = page.get_by_text(f"Move {MOVES - 1} of {MOVES}")
        expect(place).to_be_visible()
        assert place.evaluate(
            "one => one.scrollWidth <= one.clientWidth && parseFloat(getComputedStyle(one).fontSize) >= 12"
        )
        settle(page)
        assert page.evaluate(PLACES) == before
        page.keyboard.press("Escape")


def test_the_slider_is_as_wide_as_the_table_and_follows_the_hand(page: Page) -> None:
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)
        page.keyboard.press("PageUp")
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        settle(page)
        table, width = (page.locator(one).evaluate("one => one.clientWidth") for one in (".middle", "[type=range]"))
        assert width > 0.88 * table
        hidden = page.locator(".middle").evaluate("table => table.scrollHeight - table.clientHeight")
        assert hidden <= 0
        slider.fill("3")
        expect(page.locator(".last-move")).to_contain_text("Bot 2 ")
        page.keyboard.press("Escape")


def test_the_game_plays_by_itself_until_one_stops_it(anna: Player, page: Page) -> None:
    look_back(page)
    page.keyboard.press("Home")
    expect_place(page, 0)
    anna.button("Speed: 1×").click()
    expect(anna.button("Speed: 2×")).to_be_visible()
    anna.stop_time()
    anna.button("Play through").click()
    for move in (1, 2):
        page.clock.run_for(A_STEP)
        expect_place(page, move)
    anna.button("Pause").click()
    expect(anna.button("Play through")).to_be_visible()
    page.clock.run_for(3 * A_STEP)
    expect_place(page, 2)
    page.clock.resume()
    page.get_by_role("slider").fill(str(MOVES - 1))
    expect_place(page, MOVES - 1)
    anna.button("Play through").click()
    anna.my_turn()  # and ends where the game is


def test_a_swipe_steps(anna: Player, browser: Browser, server: ServerProcess) -> None:
    phone = browser.new_context(
        viewport=PHONE, locale="en-GB", base_url=server.url, has_touch=True, storage_state=anna.context.storage_state()
    )
    page = phone.new_page()
    page.goto(anna.page.url)
    expect(page.locator(".own-hand .card").first).to_be_visible()
    page.keyboard.press("PageUp")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(str(MOVES - 1))
    touch = phone.new_cdp_session(page)

    def swipe(start: int, end: int) -> None:
        for kind, x in (("touchStart", start), ("touchMove", (start + end) // 2), ("touchMove", end), ("touchEnd", 0)):
            points = [] if kind == "touchEnd" else [{"x": x, "y": 400}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    swipe(100, 300)
    expect(slider).to_have_value(str(MOVES - 2))
    swipe(300, 100)
    expect(slider).to_have_value(str(MOVES - 1))
    phone.close()


def test_ones_own_cards_are_open_after_the_end(server: ServerProcess, invite: Invite) -> None:
    bob = invite("Bob")
    practise(bob)
    bob.page.locator(".mate-name").first.click()
    bob.page.locator(".hint-key:not([aria-disabled='true'])").first.click()
    bob.my_turn()
    expect(bob.page.locator(".own-hand .face")).to_have_count(0)
    bob.button("Menu").click()
    bob.button("End the game early").click()
    bob.button("End it").click()
    bob.button("Look at the table").click()
    for _ in range(2):
        expect(bob.page.locator(".own-hand .face")).to_have_count(5)
        bob.page.keyboard.press("ArrowLeft")
        expect(bob.page.get_by_role("heading", name="Looking back")).to_be_visible()
