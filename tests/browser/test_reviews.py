"""The review of a game that is over: what was possible, what could be known, and the line that would have won."""

import re

import pytest
from playwright.sync_api import expect

from tamaya.formats import RecordedGame, write_game
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite
from tests.browser.test_axe import complaints
from tests.browser.test_fits import MEASURE
from tests.server.web.test_reviews import wasteful

SIZES = {"small phone": (360, 640), "desktop": (1440, 900)}
GAME = RecordedGame(wasteful(), ("Åse", "Bo", "Cleo"))


def brought(server: ServerProcess, invite: Invite, width: int, height: int) -> tuple[Player, str]:
    """Anna, and the path of a game that she has brought in."""
    anna = invite("Anna", width, height)
    post = anna.context.request.post
    assert post("/api/me", data={"name": "Anna"}, headers={"Origin": server.url}).ok
    answer = post("/api/games/files", data=write_game(GAME), headers={"Origin": server.url})
    return anna, f"/g/{answer.json()['games'][0]}"


@pytest.mark.parametrize("screen", SIZES)
def test_one_sees_where_the_perfect_show_was_lost_what_could_be_known_there_and_how_it_would_have_been_won(
    screen: str, server: ServerProcess, invite: Invite
) -> None:
    anna, path = brought(server, invite, *SIZES[screen])
    page = anna.page
    page.goto(path)
    review = page.get_by_role("region", name="Looking back at the game")
    expect(review).to_contain_text("this deal allowed a perfect show", timeout=60_000)
    found = re.search(r"After move (\d+) the perfect show was out of reach", review.inner_text())
    assert found is not None
    gone = int(found[1])
    page.goto(f"{path}?move={gone - 1}")
    reach = page.get_by_role("meter")
    slider = page.get_by_role("slider")
    expect(reach).to_have_text("25/ 25")
    desktop = screen == "desktop"
    if not desktop:
        measured = page.evaluate(MEASURE)
        assert max(measured["hidden"], measured["beside"]) <= 0
        assert [button["name"] for button in measured["buttons"] if not button["inside"]] == []
    expect(slider).to_have_attribute("aria-valuetext", f"{gone - 1}. The perfect show is still possible.")
    anna.button("What could be known here?").click()
    known = page.get_by_role("region", name="What could be known") if desktop else page.get_by_role("dialog")
    expect(known).to_contain_text(re.compile(r"The chance of losing a card for good was \d+%"))
    if not desktop:
        assert complaints(anna) == []
    known.get_by_text(re.compile(r"All \d+ possibilities")).first.click()
    if not desktop:
        page.keyboard.press("Escape")
    slider.press("ArrowRight")
    expect(reach).not_to_have_text("25/ 25")
    anna.button("To the result").click()
    review.get_by_role("button", name="See how 25 points were possible").click()
    page.wait_for_url(lambda url: path not in url)
    expect(page.locator(".board")).to_be_visible()
    slider.press("End")
    anna.button("To the result").click()
    expect(page.get_by_label("Result", exact=True)).to_contain_text("25")
