"""A front page that knows those who come back; newcomers see what they always saw."""

import re

from playwright.sync_api import expect

from tests.browser.seating import Invite, practise


def test_who_comes_back_sees_what_there_is_today_and_a_newcomer_the_introduction(invite: Invite) -> None:
    anna = invite("Anna", 360, 640)
    anna.page.goto("/")
    expect(anna.page.get_by_text("Together you put on a fireworks show")).to_be_visible()
    expect(anna.page.get_by_role("region", name="Deal of the day")).to_be_visible()
    practise(anna, 3, 5)
    anna.page.goto("/")
    today = anna.page.get_by_role("region", name="Today")
    expect(today.get_by_role("link")).to_have_count(3)  # she has finished no game yet
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    today.get_by_role("link", name="Puzzle of the day").click()
    expect(anna.page).to_have_url(re.compile(r"/puzzle(/\d+)?$"))
    anna.page.goto("/")
    today.get_by_role("link", name="Next lesson").click()
    expect(anna.page.get_by_role("main").first).to_be_visible()
