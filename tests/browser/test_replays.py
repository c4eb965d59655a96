"""Looking at a game again: each moment as any seat saw it, and together with others."""

import re

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import ServerProcess
from tests.browser.seating import Invite
from tests.browser.test_archive import DESKTOP, SIZES, has_address, played


def see_as(page: Page, whose: str) -> None:
    """Look through somebody's eyes."""
    page.get_by_label("Point of view").select_option(label=whose)


@SIZES
def test_a_replay_shows_each_moment_as_any_seat_saw_it(
    size: ViewportSize, server: ServerProcess, invite: Invite
) -> None:
    anna, _, path = played(invite)
    page = anna.page
    page.set_viewport_size(size)
    page.goto(f"{path}?move=1&seat=1")
    hidden = page.locator(".own-hand .card .knowledge")
    expect(hidden).to_have_count(5)
    expect(page.locator(".mate .card .knowledge")).to_have_count(0)
    expect(page.locator(".note-mark")).to_have_text("five?")
    page.keyboard.press("ArrowLeft")
    has_address(page, "?move=0&seat=1")
    expect(page.locator(".note-mark")).to_have_count(0)
    see_as(page, "As Anna saw it")
    has_address(page, "?move=0&seat=0")
    expect(hidden).to_have_count(5)
    see_as(page, "Open cards")
    has_address(page, "?move=0")
    expect(page.locator(".card .knowledge")).to_have_count(0)
    anna.button("Next hint to Anna").click()
    expect(page.get_by_text("There was no such hint.")).to_be_visible()
    see_as(page, "As Bea saw it")
    anna.button("Next hint to Bea").click()
    has_address(page, "?move=1&seat=1")
    anna.button("What if?").click()  # about that hint: before it, when it was Anna's turn
    expect(page.locator(".own-hand [data-card='0']")).to_be_visible()
    anna.button("Back to the game").click()
    has_address(page, "?move=0&seat=0")
    see_as(page, "As Bea saw it")
    anna.button("Next mistake").click()
    expect(page.get_by_text("Nobody made a mistake in this game.")).to_be_visible()
    page.get_by_role("slider").fill("2")
    has_address(page, "?move=2&seat=1")
    expect(page.locator(".dock")).to_contain_text("Bea discards")
    page.reload()
    expect(page.locator(".dock")).to_contain_text("Bea discards")
    anna.button("To the result").click()
    expect(page.get_by_label("About this game")).to_be_visible()


def test_one_leads_through_a_replay_and_the_others_follow_and_talk(server: ServerProcess, invite: Invite) -> None:
    anna, bea, path = played(invite)
    for person in (anna, bea):
        person.page.goto(f"{path}?move=0")
    bea.page.set_viewport_size(DESKTOP)
    expect(anna.page.get_by_text("Also watching: Bea")).to_be_visible()
    anna.button("Lead").click()
    expect(bea.page.get_by_text("Anna is leading")).to_be_visible()
    anna.page.keyboard.press("ArrowRight")
    has_address(bea.page, "?move=1")
    see_as(anna.page, "As Bea saw it")
    has_address(bea.page, "?move=1&seat=1")
    anna.page.locator(".mate [data-card]").first.click()
    expect(bea.page.locator(".pointed")).to_have_count(1)
    bea.page.get_by_label("Say something").fill("Aha!")
    bea.page.get_by_label("Say something").press("Enter")
    anna.button("Talk").click()
    expect(anna.page.locator(".remarks")).to_contain_text("Aha!")
    anna.page.keyboard.press("Escape")
    bea.page.locator(".board").click(position={"x": 5, "y": 300})
    bea.page.keyboard.press("ArrowRight")
    has_address(bea.page, "?move=2&seat=1")
    bea.button("Follow").click()
    has_address(bea.page, "?move=1&seat=1")
    anna.button("What if?").click()
    for card, button in ((5, "Discard"), (0, "Play")):  # all who follow see what could have been, and come back
        anna.card(card).click()
        anna.button(button).click()
        expect(bea.page.locator(".dock")).to_contain_text(f"{button.lower()}s")
        expect(bea.page.get_by_text("Anna is leading")).to_be_visible()
    assert path not in bea.page.url
    anna.page.go_back()
    expect(bea.page).to_have_url(re.compile(re.escape(path)))
    expect(bea.page.get_by_text("Anna is leading")).to_be_visible()
    anna.button("Stop leading").click()
    expect(bea.page.get_by_text("Anna is leading")).to_be_hidden()
