"""Everybody at a table reads it in their own language."""

from playwright.sync_api import Browser, expect

from tamaya import Game, Rules
from tamaya.core.actions import Hint
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import EDITION, Invite

SEED = 5


def test_players_of_one_table_use_different_languages_and_keep_them(
    server: ServerProcess, browser: Browser, invite: Invite
) -> None:
    anna: Player = invite("Anna")
    anna.arrive()
    path = anna.create_table(EDITION, 2, {}, [], SEED)
    context = browser.new_context(locale="de-AT", base_url=server.url, reduced_motion="reduce")
    bea = context.new_page()  # the language of her browser
    bea.goto(path)
    bea.get_by_label("Dein Name").fill("Bea")
    bea.get_by_label("Dein Name").press("Enter")  # and she sits
    anna.button("Start").click()
    value = Game.deal(Rules.edition("german-classic"), 2, SEED).card(5).value
    anna.do(Hint(1, value))
    expect(anna.page.get_by_text("You tell Bea").first).to_be_visible()
    expect(bea.get_by_text("Anna sagt zu dir").first).to_be_visible()
    bea.get_by_role("button", name="Menü").click()
    bea.get_by_role("combobox").select_option(label="Dansk")
    expect(bea.get_by_role("heading", name="Menu")).to_be_visible()
    bea.reload()
    expect(bea.get_by_text("Anna siger til dig").first).to_be_visible()
    assert bea.evaluate("document.documentElement.lang") == "da"
    context.close()
