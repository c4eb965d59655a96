"""What only phones have: a notch at the side, a keyboard that zooms, a finger that is not a mouse."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import ServerProcess

WIDTH, HEIGHT, NOTCH = 844, 390, 47

# Whatever can be touched and is on the screen, with its left and right edge.
TOUCHABLE = """
    () => [...document.querySelectorAll("button, a, input, select, summary")]
        .map((one) => ({ what: one.outerHTML.slice(0, 80), box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.bottom > 0 && box.top < innerHeight)
        .map(({ what, box }) => [what, box.left, box.right])
"""


@pytest.fixture
def on_its_side(browser: Browser, server: ServerProcess) -> Iterator[Page]:
    """A page on a phone on its side, whose notch and round corners take room at both ends."""
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, base_url=server.url, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    insets = {"left": NOTCH, "leftMax": NOTCH, "right": NOTCH, "rightMax": NOTCH, "bottom": 21, "bottomMax": 21}
    context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    yield page
    context.close()


@pytest.mark.parametrize("path", ["/", "/learn", "/learn/first", "/g/nowhere"])
def test_nothing_to_touch_lies_under_the_notch_of_a_phone_on_its_side(path: str, on_its_side: Page) -> None:
    on_its_side.goto(path)
    expect(on_its_side.locator("button, a").first).to_be_visible()
    found = on_its_side.evaluate(TOUCHABLE)
    assert found
    for what, left, right in found:
        assert left >= NOTCH - 0.5, what
        assert right <= WIDTH - NOTCH + 0.5, what


def test_a_sheet_opened_by_hand_begins_at_its_title_and_shows_no_ring(on_its_side: Page) -> None:
    page = on_its_side
    page.goto("/learn/first")
    page.get_by_role("button", name="Menu").click()
    title = page.get_by_role("dialog").get_by_role("heading").first
    expect(title).to_be_focused()
    expect(title).to_have_css("outline-style", "none")
    page.keyboard.press("Tab")
    ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert ring == "solid", "who goes on by keyboard sees where they are"
