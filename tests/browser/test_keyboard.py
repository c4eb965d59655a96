"""The table by keys alone."""

from playwright.sync_api import expect

from tamaya import Game, Rules
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite, seat

RULES = Rules.edition("german-classic")
GAME = Game.deal(RULES, 2, 1)


def press(player: Player, *keys: str) -> None:
    for key in keys:
        player.page.keyboard.press(key)


def test_a_hint_needs_two_keys_and_a_play_two_more(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    value = GAME.card(5).value
    anna.my_turn()
    press(anna, "h", str(value))
    bea.my_turn()
    expect(anna.page.locator(".dock")).to_be_focused()
    press(bea, "2")
    expect(bea.card(6)).to_be_focused()
    press(bea, "p")
    anna.my_turn()
    expect(bea.card(6)).to_have_count(0)
    expect(bea.page.locator(".dock")).to_be_focused()
    press(anna, "1", "d")
    bea.my_turn()
    expect(anna.card(0)).to_have_count(0)


def test_a_letter_names_a_colour_while_hinting(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    colour = GAME.card(5).colour
    anna.my_turn()
    press(anna, str(colour)[0])  # nobody is picked yet
    expect(anna.page.locator(".dock.mine")).to_be_visible()
    press(anna, "h", str(colour)[0])
    bea.my_turn()
    expect(bea.page.locator(".last-move")).to_contain_text(str(colour))


def test_arrows_walk_along_hands_and_between_them(server: ServerProcess, invite: Invite) -> None:
    (anna, _bea), _ = seat(invite, ["Anna", "Bea"])
    anna.my_turn()
    press(anna, "ArrowRight")
    expect(anna.card(0)).to_be_focused()
    press(anna, "ArrowRight", "ArrowRight")
    expect(anna.card(2)).to_be_focused()
    expect(anna.page.locator(".card.picked")).to_have_attribute("data-card", "2")
    press(anna, "ArrowUp")
    expect(anna.page.locator(".mate [data-card='7']")).to_be_focused()
    expect(anna.page.locator(".hint-pad")).to_be_visible()
    press(anna, "Escape")
    expect(anna.page.locator(".hint-pad")).to_be_hidden()
    expect(anna.page.locator(".mate [data-card='7']")).to_be_focused()
    press(anna, "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight")
    expect(anna.card(4)).to_be_focused()
    expect(anna.card(4)).not_to_have_css("outline-style", "none")
    press(anna, "h", "ArrowRight")  # whoever begins a hint for somebody stays with them
    expect(anna.page.locator(".mate [data-card='5']")).to_be_focused()
    expect(anna.page.locator(".hint-pad")).to_be_visible()


def test_a_question_mark_lists_the_keys(server: ServerProcess, invite: Invite) -> None:
    (anna, _bea), _ = seat(invite, ["Anna", "Bea"])
    anna.my_turn()
    press(anna, "3", "?")
    help_sheet = anna.page.get_by_role("dialog", name="Keyboard")
    expect(help_sheet).to_contain_text("while giving a hint: blue")
    press(anna, "p")  # not while the sheet is open
    press(anna, "Escape")
    expect(help_sheet).to_be_hidden()
    expect(anna.card(2)).to_be_focused()
    expect(anna.page.locator(".dock.mine")).to_be_visible()


def test_single_keys_can_be_switched_off_for_good(server: ServerProcess, invite: Invite) -> None:
    (anna, _bea), _ = seat(invite, ["Anna", "Bea"])
    anna.button("Menu").click()
    anna.button("Keyboard").click()
    anna.page.get_by_role("switch", name="Single-key shortcuts").uncheck()
    press(anna, "Escape")
    anna.page.reload()
    anna.my_turn()
    press(anna, "1", "p", "h", "?")
    expect(anna.page.get_by_role("dialog")).to_be_hidden()
    expect(anna.page.locator(".picked")).to_have_count(0)
    press(anna, "ArrowLeft")
    expect(anna.card(0)).to_be_focused()
    expect(anna.button("Play")).not_to_have_attribute("aria-keyshortcuts", "p")
