"""Two who have played together: one asks the other to a table with a tap, who hears of it on the front page."""

from playwright.sync_api import expect

from tests.browser.seating import Invite, introduce
from tests.server.web.test_people import play_together


def test_a_tap_asks_somebody_who_hears_of_it_and_sits_down(invite: Invite) -> None:
    anna, ben = invite("Anna", 360, 640), invite("Ben", 1366, 768)
    host, other = introduce(anna), introduce(ben)
    play_together(host, other)
    ben.page.goto("/")
    table = host.open_table(players=3)
    anna.page.goto(f"/t/{table}")
    anna.page.get_by_role("button", name="Invite Ben").click()
    expect(anna.page.get_by_role("button", name="Ben has been invited")).to_be_visible()
    invitation = ben.page.get_by_role("region", name="Anna has invited you to a table")
    invitation.get_by_role("button", name="Join").click()
    expect(ben.page).to_have_url(f"{ben.page.url.partition('/t/')[0]}/t/{table}")
    expect(anna.page.get_by_role("button", name="Ben has been invited")).to_have_count(0)
    expect(anna.page.get_by_text("Ben").first).to_be_visible()


def test_who_is_around_is_on_the_front_page_and_a_tap_away(invite: Invite) -> None:
    anna, ben = invite("Anna", 360, 640), invite("Ben", 1366, 768)
    host, other = introduce(anna), introduce(ben)
    play_together(host, other)
    assert other.post("/api/people/seen", {"on": True})["status"] == 200
    ben.page.goto("/")
    expect(ben.page.get_by_role("heading", name="Your tables")).to_be_visible()
    anna.page.goto("/")
    around = anna.page.get_by_role("region", name="Here now")
    around.get_by_role("button", name="Invite Ben").click()
    expect(anna.page.get_by_text("Ben has been invited").first).to_be_visible()
    expect(ben.page.get_by_role("region", name="Anna has invited you to a table")).to_be_visible()
