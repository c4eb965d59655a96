"""axe finds nothing to complain about, on any screen, in either theme."""

import re
from collections.abc import Sequence
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import EDITION, Invite

OF_COLOURS = ("color-contrast", "link-in-text-block")  # the rules to which a theme makes a difference
Theme = Literal["dark", "light"]
THEMES: dict[Theme, tuple[str, ...]] = {"light": OF_COLOURS, "dark": ()}
WIDE = ViewportSize(width=1440, height=900)


def barriers(player: Player) -> list[str]:
    """What axe finds, in a line each: everything in the dark, and what colours do in the light."""
    found: list[str] = []
    for theme, rules in THEMES.items():
        player.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found += complaints(player, rules)
    return found


def complaints(player: Player, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds in this theme, by these rules or by all; measured when nothing moves any more."""
    page = player.page
    page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
    only = {"runOnly": list(rules)} if rules else {}
    results = Axe().run(page, options={"resultTypes": ["violations"], **only}).response
    assert rules or results["passes"]
    found = results["violations"]
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("language", ["de", pytest.param("da", marks=pytest.mark.long)])
def test_no_screen_has_a_barrier(language: str, server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.page
    page.goto("/")
    expect(page.get_by_label("Your name")).to_be_visible()
    assert barriers(anna) == []
    anna.arrive()
    for more in page.locator("summary").all():
        more.click()
    assert barriers(anna) == []  # lobby, with all that can be set
    page.reload()
    anna.create_table(EDITION, 2, {}, [], 1)
    anna.button("Add a bot at seat 2").click()
    expect(anna.button("Start")).to_be_enabled()
    assert barriers(anna) == []  # waiting room
    anna.button("Change rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers(anna) == []  # and its rules
    page.keyboard.press("Escape")
    anna.button("Start").click()
    anna.my_turn()
    assert barriers(anna) == []  # table
    anna.card(0).click()
    assert barriers(anna) == []  # a card of one's own
    anna.button("Give Bot a hint").click()
    assert barriers(anna) == []  # a hint
    for sheet in ("Menu", "Discards", "History", "Talk"):
        anna.button(sheet).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert barriers(anna) == [], sheet
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers(anna) == []  # the keys
    page.evaluate("language => localStorage.setItem('tamaya-language', language)", language)
    page.set_viewport_size(WIDE)
    page.reload()
    anna.my_turn()
    page.locator(".mate-name").click()
    assert barriers(anna) == []  # wide, in another language
    page.locator(".hint-key:not([aria-disabled='true'])").first.click()
    expect(page.locator(".rounds-list button")).to_have_count(2)
    anna.my_turn()
    assert barriers(anna) == []  # after a hint and its answer, with a history
    page.keyboard.press("PageUp")
    expect(page.get_by_role("slider")).to_be_visible()
    assert barriers(anna) == []  # looking back at the hint
    page.locator(".mate .card").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers(anna) == []  # a teammate's card
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.evaluate("localStorage.setItem('tamaya-language', 'en')")
    page.reload()
    anna.button("Menu").click()
    anna.button("End the game early").click()
    anna.button("End it").click()
    expect(page.get_by_role("heading", name=re.compile("The story of the game"))).to_be_visible()
    expect(page.locator(".all-cards .small")).to_be_visible()  # the last that comes
    assert barriers(anna) == []  # end
    page.get_by_role("link", name="Review of this game").click()
    expect(page.get_by_label("About this game")).to_be_visible()
    expect(page.locator(".all-cards .small")).to_be_visible()
    assert barriers(anna) == []  # the page of the game
    anna.button("Watch it again").click()
    expect(page.get_by_label("Point of view")).to_be_visible()
    assert barriers(anna) == []  # its replay
    anna.button("What if?").click()
    anna.my_turn()
    assert barriers(anna) == []  # what if
    page.goto("/games")
    expect(page.get_by_role("link", name=re.compile("Anna and a bot"))).to_be_visible()
    assert barriers(anna) == []  # my games


@pytest.mark.parametrize("wide", [False, pytest.param(True, marks=pytest.mark.long)])
def test_puzzles_have_no_barrier(wide: bool, server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.page
    if wide:
        page.set_viewport_size(WIDE)
    page.goto("/puzzles")
    page.get_by_label("Kind").select_option("meaning")
    page.get_by_label("Difficulty").select_option("unknown")
    assert barriers(anna) == []
    page.goto("/puzzle/1")
    page.get_by_role("button", name="Tip (3 left)").click()
    expect(page.locator(".puzzle-tips li")).to_be_visible()
    page.locator(".own-hand .card").first.click()
    assert barriers(anna) == []  # the question, a tip, a card
    anna.button("Show the answer").click()
    expect(page.locator(".puzzle-line")).to_be_visible()
    assert barriers(anna) == []  # the answer and its proof
