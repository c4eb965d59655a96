"""A table agrees on conventions: who makes it chooses them, who joins sees what they mean, anybody can print them."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tamaya.bots.conventions.agreement import CONVENTIONS, Agreement
from tests.browser.conftest import ServerProcess
from tests.browser.seating import Invite

PLAYED = len(Agreement.parse("club+ones").conventions)
PICTURED = len(CONVENTIONS) - 1  # counting needs no picture: it concerns nobody else


def test_an_agreement_is_chosen_in_two_taps_and_seen_before_sitting_down(server: ServerProcess, invite: Invite) -> None:
    anna, bea = invite("Anna"), invite("Bea")
    anna.arrive()
    anna.open_rules()
    anna.choose("Agreement", "Club")
    anna.page.get_by_text("Individual conventions").click()
    anna.page.get_by_role("switch", name="Oldest 1 first").check()
    anna.button("Create table").click()
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.get_by_text("Agreement: club + oldest 1 first")).to_be_visible()
    anna.button("Choose a bot for seat 2").click()
    expect(anna.page.locator(".bot-kinds button", has_text="agreement bot")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    bea.page.goto(anna.page.url)
    bea.button("What you agree on").click()
    sheet = bea.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="New to you")).to_be_visible()
    expect(sheet.locator("article")).to_have_count(PLAYED)
    expect(sheet.get_by_text("Of several 1s, the oldest is played first.")).to_be_visible()
    expect(sheet.get_by_role("img", name="An example of finesse", exact=True)).to_be_visible()
    sheet.get_by_role("button", name="I know these now").click()
    expect(sheet.get_by_role("heading", name="You know these")).to_be_visible()
    expect(sheet.get_by_role("heading", name="New to you")).to_be_hidden()
    with bea.page.expect_popup() as opened:
        sheet.get_by_role("link", name="Card to print").click()
    card = opened.value
    expect(card.get_by_role("heading", name="Agreement: club + oldest 1 first")).to_be_visible()
    expect(card.locator("article figure")).to_have_count(PLAYED)
    card.get_by_label("Compare with").select_option("beginner")
    expect(card).to_have_url(re.compile(r"play=club%2Bones&with=beginner"))
    expect(card.get_by_role("region", name="You both play these").locator("article")).to_have_count(9)
    only = card.get_by_role("region", name="Only in “club + oldest 1 first”")
    expect(only.locator("article")).to_have_count(PLAYED - 9)
    card.get_by_label("Compare with").select_option(label="What you know: club + oldest 1 first")
    expect(card.get_by_text("You play exactly the same.")).to_be_visible()
    card.get_by_text("Individual conventions").click()
    card.get_by_role("switch", name="5 stall", exact=True).uncheck()
    expect(card.get_by_role("heading", name="Agreement: club + oldest 1 first − 5 stall")).to_be_visible()
    only = card.get_by_role("region", name="Only in “club + oldest 1 first”")
    expect(only.locator("article")).to_have_count(1)
    card.emulate_media(media="print")
    expect(card.get_by_label("Compare with")).to_be_hidden()
    expect(only).to_be_visible()
    adding = anna.page.get_by_role("button", name=re.compile("Add a bot at seat"))
    while adding.count():
        left = adding.count()
        adding.first.click()
        expect(adding).to_have_count(left - 1)
    anna.button("Start").click()
    anna.my_turn()
    anna.button("Menu").click()
    anna.button("End the game early").click()
    anna.button("End it").click()
    anna.page.get_by_role("link", name="Review of this game").click()
    about = anna.page.get_by_role("region", name="About this game")
    expect(about).to_contain_text("club + oldest 1 first")
    about.get_by_role("button", name="What you agree on").click()
    expect(anna.page.get_by_role("dialog").locator("article")).to_have_count(PLAYED)


@pytest.mark.parametrize("locale", ["en-GB", "de", "nl", "nb", "da"])
def test_all_conventions_with_their_pictures_fit_on_one_sheet_of_paper(
    locale: str, browser: Browser, server: ServerProcess
) -> None:
    with browser.new_context(locale=locale, base_url=server.url) as context:
        page = context.new_page()
        page.goto("/agreement?play=expert")
        pictures = page.locator("article img")
        expect(pictures).to_have_count(PICTURED)
        pictures.evaluate_all("all => Promise.all(all.map(one => { one.loading = 'eager'; return one.decode(); }))")
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", prefer_css_page_size=True))) == 1
