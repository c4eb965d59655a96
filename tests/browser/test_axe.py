"""axe finds nothing to complain about, on any screen, in either theme."""

import re
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import EDITION, Invite

Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")
OTHER_LANGUAGE = {"dark": "de", "light": "da"}
WIDE = ViewportSize(width=1440, height=900)


def complaints(player: Player) -> list[str]:
    """What axe finds, in a line each; measured when nothing moves any more."""
    page = player.page
    page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
    results = Axe().run(page).response
    assert results["passes"]
    found = results["violations"]
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("theme", THEMES)
def test_no_screen_has_a_barrier(theme: Theme, server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.goto("/")
    expect(page.get_by_label("Your name")).to_be_visible()
    assert complaints(anna) == []
    anna.arrive()
    for more in page.locator("summary").all():
        more.click()
    assert complaints(anna) == []  # lobby, with all that can be set
    page.reload()
    anna.create_table(EDITION, 2, {}, [], 1)
    anna.button("Add a bot on chair 2").click()
    expect(anna.button("Start")).to_be_enabled()
    assert complaints(anna) == []  # waiting room
    anna.button("Change rules").click()
    assert complaints(anna) == []  # and its rules
    page.keyboard.press("Escape")
    anna.button("Start").click()
    anna.my_turn()
    assert complaints(anna) == []  # table
    anna.card(0).click()
    assert complaints(anna) == []  # a card of one's own
    anna.button("Hint Bot").click()
    assert complaints(anna) == []  # a hint
    for sheet in ("Menu", "Discards", "History", "Talk"):
        anna.button(sheet).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert complaints(anna) == [], sheet
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert complaints(anna) == []  # the keys
    page.evaluate("language => localStorage.setItem('tamaya-language', language)", OTHER_LANGUAGE[theme])
    page.set_viewport_size(WIDE)
    page.reload()
    anna.my_turn()
    page.locator(".mate-name").click()
    assert complaints(anna) == []  # wide, in another language
    page.locator(".hint-key:not([aria-disabled='true'])").first.click()
    expect(page.locator(".rounds-list button")).to_have_count(2)
    anna.my_turn()
    assert complaints(anna) == []  # after a hint and its answer, with a history
    page.keyboard.press("PageUp")
    expect(page.get_by_role("slider")).to_be_visible()
    assert complaints(anna) == []  # looking back at the hint
    page.locator(".mate .card").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert complaints(anna) == []  # a teammate's card
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.evaluate("localStorage.setItem('tamaya-language', 'en')")
    page.reload()
    anna.button("Menu").click()
    anna.button("End the game early").click()
    anna.button("End it").click()
    expect(page.get_by_role("heading", name=re.compile("The story of the game"))).to_be_visible()
    assert complaints(anna) == []  # end
    page.get_by_role("link", name="Page of this game").click()
    expect(page.get_by_label("About this game")).to_be_visible()
    assert complaints(anna) == []  # the page of the game
    anna.button("Watch it again").click()
    expect(page.get_by_label("Whose cards you see")).to_be_visible()
    assert complaints(anna) == []  # its replay
    anna.button("What if?").click()
    anna.my_turn()
    assert complaints(anna) == []  # what if
    page.goto("/games")
    expect(page.get_by_role("link", name=re.compile("Anna and a bot"))).to_be_visible()
    assert complaints(anna) == []  # my games


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.long)])
def test_puzzles_have_no_barrier(theme: Theme, server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    if theme == "light":
        page.set_viewport_size(WIDE)
    page.goto("/puzzles")
    page.get_by_label("Kind").select_option("meaning")
    page.get_by_label("Difficulty").select_option("unknown")
    assert complaints(anna) == []
    page.goto("/puzzle/1")
    page.get_by_role("button", name="Tip (3 left)").click()
    expect(page.locator(".puzzle-tips li")).to_be_visible()
    page.locator(".own-hand .card").first.click()
    assert complaints(anna) == []  # the question, a tip, a card
    anna.button("Show the answer").click()
    expect(page.locator(".puzzle-line")).to_be_visible()
    assert complaints(anna) == []  # the answer and its proof
