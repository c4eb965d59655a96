"""My progress, from the front page and back to one's games."""

from playwright.sync_api import expect

from tests.browser.seating import Invite, introduce


def test_what_there_is_to_earn_is_a_tap_away_from_the_front_page(invite: Invite) -> None:
    anna = invite("Anna", 360, 640)
    introduce(anna)
    page = anna.page
    page.goto("/")
    page.get_by_role("button", name="My progress").first.click()
    expect(page.get_by_role("heading", name="My progress")).to_be_visible()
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    expect(page.get_by_role("heading", name="Honours")).to_be_visible()
    expect(page.get_by_text("Bots do not know yet how you play")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="My games").click()
    page.get_by_role("link", name="My progress").click()
    expect(page).to_have_url(f"{anna.page.url.partition('/progress')[0]}/progress")
