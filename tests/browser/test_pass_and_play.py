"""Several people around one device, in a real browser."""

import re

from playwright.sync_api import expect

from tamaya import Game, Rules
from tamaya.core.actions import Discard, Hint
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite

NAMES = ("Anna", "Bea", "Carl")


def begin(invite: Invite) -> Player:
    anna = invite("Anna")
    anna.arrive()
    anna.open_rules()
    anna.page.get_by_role("radio", name="Everyone on this one").check()
    anna.create_table("classic", 3, {}, [], 1)
    expect(anna.page.get_by_text("Invite friends")).to_be_hidden()
    for chair, name in enumerate(NAMES, start=1):
        field = anna.page.get_by_label(f"Player {chair}’s name")
        field.fill(name)
        field.press("Enter")
        expect(anna.page.locator(".chair.person")).to_have_count(chair)
    anna.button("Start").click()
    return anna


def take_device(device: Player, name: str) -> None:
    expect(device.page.get_by_role("heading", name=f"Hand the device to {name}")).to_be_visible()
    expect(device.page.locator("[data-card]")).to_have_count(0)  # nobody's hand is on the page
    device.button(f"I am {name}").click()
    device.my_turn()


def test_the_device_goes_round_the_table(server: ServerProcess, invite: Invite) -> None:
    device = begin(invite)
    game = Game.deal(Rules.edition("german-classic"), 3, 1)
    for turn in range(7):
        seat = turn % 3
        take_device(device, NAMES[seat])
        expect(device.page.locator(".own-hand .card .face")).to_have_count(0)
        other = (seat + 1) % 3
        card = game.card(game.hands[other][0])
        label = re.compile(f"{NAMES[other]}, card 1: {card.colour} {card.value}")
        expect(device.page.get_by_role("button", name=label)).to_be_visible()
        action = Hint(other, card.value) if turn % 2 == 0 else Discard(game.hands[seat][-1])
        device.do(action)
        game.do(action)
    expect(device.page.locator(".pass-news li")).to_have_count(2)


def test_a_reload_shows_nobodys_cards(server: ServerProcess, invite: Invite) -> None:
    device = begin(invite)
    take_device(device, "Anna")
    device.page.reload()
    take_device(device, "Anna")


def test_the_game_on_one_device_ends_for_all(server: ServerProcess, invite: Invite) -> None:
    device = begin(invite)
    take_device(device, "Anna")
    device.button("Menu").click()
    device.button("End the game early").click()
    device.button("End it").click()
    expect(device.page.get_by_text("The show was ended early")).to_be_visible()
    device.button("Again!").click()
    expect(device.page.locator(".chair.person")).to_have_count(3)
    device.button("Start").click()
    take_device(device, "Anna")
