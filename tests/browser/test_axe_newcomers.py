"""axe finds nothing to complain about in the rulebook, the lesson and on a device that goes round."""

from playwright.sync_api import expect

from tests.browser.conftest import ServerProcess
from tests.browser.seating import Invite
from tests.browser.test_axe import barriers


def test_newcomers_meet_no_barrier(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.page
    page.goto("/")
    anna.button("Rulebook").click()
    page.locator(".rulebook select").select_option("german-extended")
    page.get_by_role("searchbox").fill("colour")
    expect(page.locator("mark").first).to_be_visible()
    assert barriers(anna) == []  # rulebook
    page.evaluate("localStorage.setItem('tamaya-lesson-first', '10')")
    page.goto("/learn/first")
    page.locator(".own-hand [data-card='8']").click()
    expect(page.locator(".certain-line")).to_be_visible()
    assert barriers(anna) == []  # lesson, with a card that is certain


def test_a_device_goes_round_without_barriers(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.page
    anna.arrive()
    anna.open_rules()
    page.get_by_role("radio", name="Everyone on this one").check()
    anna.create_table("classic", 2, {}, [], 1)
    page.get_by_label("Player 1’s name").press("Enter")  # the host's own name is there already
    expect(page.locator(".chair.person")).to_have_count(1)
    assert barriers(anna) == []  # waiting room
    page.get_by_label("Player 2’s name").fill("Bea")
    page.get_by_label("Player 2’s name").press("Enter")
    anna.button("Start").click()
    expect(page.get_by_role("heading", name="Hand the device to Anna")).to_be_visible()
    assert barriers(anna) == []  # between two turns
