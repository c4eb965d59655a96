"""After the show: the page of a game, my games, replays from any seat, what-if, looking on together."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tamaya.core.actions import Discard, Hint
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite, seat

PHONE, DESKTOP = ViewportSize(width=390, height=844), ViewportSize(width=1440, height=900)
SIZES = pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop", marks=pytest.mark.long)]
)


def played(invite: Invite) -> tuple[Player, Player, str]:
    """Anna hints, Bea writes a note on a card and discards another, Anna hints; then they end the game. The path of
    its page."""
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.do(Hint(1, 1))
    bea.my_turn()
    bea.card(5).click()
    bea.button("Card details and note").click()
    bea.page.get_by_label("Your note").fill("five?")
    bea.button("Save").click()
    bea.do(Discard(6))
    anna.do(Hint(1, 2))
    bea.my_turn()
    anna.button("Menu").click()
    anna.button("End the game early").click()
    bea.button("Agree").click()
    expect(anna.page.get_by_text("The show was ended early")).to_be_visible()
    path = anna.page.get_by_role("link", name="Review of this game").get_attribute("href")
    assert path is not None
    return anna, bea, path


def has_address(page: Page, words: str) -> None:
    """Wait until the address names a moment."""
    page.wait_for_url(re.compile(re.escape(words) + "$"))


def test_a_game_has_a_page_that_lasts_for_whom_its_players_want(server: ServerProcess, invite: Invite) -> None:
    anna, bea, path = played(invite)
    anna.page.get_by_role("link", name="Review of this game").click()
    about = anna.page.get_by_label("About this game")
    expect(about).to_contain_text("German edition (classic)")
    expect(about).to_contain_text("anyone with the link")
    anna.button("My games").click()
    row = anna.page.get_by_role("link", name=re.compile("Anna and Bea"))
    expect(row).to_have_attribute("href", path)
    anna.page.get_by_label("Box").select_option(label="Danish edition")
    expect(anna.page.get_by_text("None of your games match.")).to_be_visible()
    anna.page.get_by_label("Box").select_option(label="all")
    anna.page.get_by_label("With").fill("be")
    expect(row).to_be_visible()

    stranger = invite("Stranger")
    stranger.page.goto(path)
    expect(stranger.page.get_by_label("About this game")).to_be_visible()  # no name is asked for
    expect(stranger.page.get_by_text("Only for those who played")).to_be_hidden()
    bea.page.goto(path)
    bea.page.get_by_role("switch", name=re.compile("Only for those who played")).check()
    expect(bea.page.get_by_label("About this game")).to_contain_text("nobody else")
    stranger.page.reload()
    expect(stranger.page.get_by_role("heading", name="A private game")).to_be_visible()

    anna.page.goto(path)
    anna.page.get_by_role("switch", name=re.compile("Delete this game")).click()
    anna.button("Delete it").click()
    bea.page.reload()
    expect(bea.page.get_by_text("Still to agree: Bea.")).to_be_visible()
    bea.page.get_by_role("switch", name=re.compile("Delete this game")).click()
    bea.button("Delete it").click()
    expect(bea.page.get_by_text("You have not finished a game yet.")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="No game here")).to_be_visible()


@SIZES
def test_what_if_is_played_by_hand_and_by_bots_and_compared(
    size: ViewportSize, server: ServerProcess, invite: Invite
) -> None:
    anna, _, path = played(invite)
    page = anna.page
    anna.ask_no_questions()
    page.set_viewport_size(size)
    page.goto(f"{path}?move=1")
    anna.button("What if?").click()
    anna.my_turn()
    expect(page.locator(".hint-ways path")).not_to_have_count(0)  # they lead to the hand that is now one's own
    page.locator(".own-hand [data-card='5']").click()
    anna.button("Play").click()
    expect(page.locator(".own-hand [data-card='0']")).to_be_visible()  # now it is Anna's turn
    page.get_by_label("Which bot").select_option("cautious")
    anna.button("Let bots finish").click()
    table = page.get_by_label("What happened, and what if").get_by_role("table")
    expect(table).to_be_visible(timeout=60_000)
    expect(page).not_to_have_url(re.compile(re.escape(path)))
    expect(table.get_by_role("row").nth(1)).to_contain_text("Bea discards")
    expect(table.get_by_role("row").nth(1)).to_contain_text("Bea plays")
    branch = page.url
    anna.button("Watch it again").click()
    page.get_by_role("slider").fill("4")
    expect(page.locator(".dock .why")).to_be_visible()  # bots say why
    anna.button("To the result").click()
    page.get_by_role("link", name="To the game as it was played").click()
    has_address(page, f"{path}?move=1")
    anna.button("To the result").click()
    page.get_by_role("link", name="Anna, from move 2 on").click()
    page.wait_for_url(branch.partition("?")[0])


def test_whoever_likes_stays_with_the_game_that_ended(server: ServerProcess, invite: Invite) -> None:
    anna, bea, path = played(invite)
    anna.button("Again!").click()
    expect(anna.button("Start")).to_be_visible()
    expect(bea.page.get_by_text("Anna says: Again!")).to_be_visible()
    expect(bea.page.get_by_text("The show was ended early")).to_be_visible()
    expect(bea.page.get_by_role("link", name="Review of this game")).to_have_attribute("href", path)
    anna.button("Start").click()
    anna.do(Hint(1, 2))
    expect(bea.page.get_by_text("The next game has begun.")).to_be_visible()
    bea.button("To the next game").click()
    bea.my_turn()


def test_the_lobby_leads_from_a_finished_table_to_its_game(server: ServerProcess, invite: Invite) -> None:
    anna, _, path = played(invite)
    anna.page.goto("/")
    anna.page.locator(f"a[href='{path}']").first.click()
    expect(anna.page.get_by_label("About this game")).to_be_visible()
    anna.button("To its table").click()
    expect(anna.button("Again!")).to_be_visible()
