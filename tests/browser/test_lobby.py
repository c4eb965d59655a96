"""The lobby while others come and go."""

from playwright.sync_api import Browser, expect

from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite


def _open_to_all(host: Player) -> None:
    host.open_rules()
    host.choose("Who can join", "Anyone (public)")
    host.button("Create table").click()
    host.page.wait_for_url("**/t/*")


def test_one_is_not_forgotten_when_somebody_opens_a_table(server: ServerProcess, invite: Invite) -> None:
    anna, bea = invite("Anna"), invite("Bea")
    anna.arrive()
    bea.arrive()
    _open_to_all(bea)
    expect(anna.page.get_by_text("Bea’s table")).to_be_visible()
    expect(anna.page.get_by_text("Hello, Anna")).to_be_visible()
    anna.button("Change name").click()
    anna.page.get_by_label("Your name").fill("Annette")
    anna.button("Save name").click()
    carl = invite("Carl")
    carl.arrive()
    _open_to_all(carl)
    expect(anna.page.get_by_text("Carl’s table")).to_be_visible()
    expect(anna.page.get_by_text("Hello, Annette")).to_be_visible()


def test_no_box_is_needed_and_the_one_in_ones_own_language_comes_first(server: ServerProcess, browser: Browser) -> None:
    for locale, none, box in (("da", "Ingen æske", "Dansk udgave"), ("fr", "No box, just play", "Dutch edition")):
        page = browser.new_page(locale=locale, base_url=server.url)
        page.goto("/")
        page.locator(".lobby summary").first.click()
        expect(page.locator(".editions .chosen")).to_contain_text(none)
        expect(page.locator(".editions label").nth(0)).to_contain_text(none)
        expect(page.locator(".editions label").nth(1)).to_contain_text(box)
        page.close()
