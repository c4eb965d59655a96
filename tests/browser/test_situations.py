"""What happens at real tables: reloads, crashes, second devices, onlookers, races, undo."""

import re

from playwright.sync_api import expect

from tamaya import Game, Rules
from tamaya.core.actions import Discard, Hint, Play
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite, introduce, seat

RULES = Rules.edition("german-classic")


def test_a_reload_in_the_middle_of_a_turn_keeps_seat_and_game(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.do(Hint(1, 1))
    bea.my_turn()
    bea.card(5).click()
    bea.page.reload()
    bea.my_turn()
    bea.do(Discard(5))
    anna.my_turn()


def test_nothing_is_lost_when_the_server_is_killed(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.do(Hint(1, 1))
    bea.my_turn()
    server.kill()
    expect(bea.page.get_by_text("Reconnecting")).to_be_visible()
    bea.do(Discard(6))  # kept until the connection is back
    server.start()
    anna.my_turn()
    expect(bea.card(6)).to_have_count(0)
    expect(anna.page.locator("[data-card='10']")).to_have_count(1)  # the card that Bea drew


def test_a_server_that_stops_in_good_order_says_so(server: ServerProcess, invite: Invite) -> None:
    (anna, _bea), _ = seat(invite, ["Anna", "Bea"])
    server.stop()
    expect(anna.page.get_by_text(re.compile("restarting|Reconnecting"))).to_be_visible()
    server.start()
    expect(anna.page.get_by_text(re.compile("restarting|Reconnecting"))).to_be_hidden()


def test_a_second_device_is_the_same_person(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), path = seat(invite, ["Anna", "Bea"])
    anna.button("Menu").click()
    anna.button("My devices").click()
    anna.button("Add a device").click()
    link = anna.page.get_by_label("Personal link", exact=True).input_value()
    phone = invite("Anna's phone")
    phone.page.goto(link)
    phone.button("Continue as Anna").click()
    expect(phone.page.get_by_text("Hello, Anna!")).to_be_visible()
    phone.page.goto(path)
    phone.do(Hint(1, 2))
    bea.my_turn()


def test_a_spectator_sees_no_card_until_a_player_allows_it(server: ServerProcess, invite: Invite) -> None:
    (anna, _bea), path = seat(invite, ["Anna", "Bea"])
    sam = invite("Sam")
    sam.arrive(path)
    expect(sam.page.get_by_text("You are watching.")).to_be_visible()
    expect(sam.page.locator(".mate .card .face, .mate .card [class*='c-'].face")).to_have_count(0)
    anna.button("Menu").click()
    anna.page.get_by_role("switch", name=re.compile("Let spectators see my view")).check()
    sam.page.get_by_role("radio", name="Anna").check()
    game = Game.deal(RULES, 2, 1)
    first = game.card(5)
    name = re.compile(f"Bea, card 1: {first.colour} {first.value}")
    expect(sam.page.get_by_role("button", name=name)).to_be_visible()


def test_of_two_who_act_at_once_one_is_told_that_the_game_went_on(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), path = seat(invite, ["Anna", "Bea"])
    other = Player("Anna", anna.context)  # the same person in another tab
    other.page.goto(path)
    for tab in (anna, other):
        tab.my_turn()
        tab.card(0).click()
    anna.page.evaluate("document.querySelector('.act-discard, .act-play').blur()")
    anna.button("Play").click(no_wait_after=True)
    other.page.evaluate("document.querySelector('.act-play')?.click()")
    bea.my_turn()
    expect(bea.page.locator(".dock.mine")).to_be_visible()
    expect(anna.page.locator(".dock.mine")).to_have_count(0)
    expect(other.page.locator(".dock.mine")).to_have_count(0)
    assert other.troubles == []


def test_the_host_can_remove_somebody_before_the_game(server: ServerProcess, invite: Invite) -> None:
    anna, bea = invite("Anna"), invite("Bea")
    anna.arrive()
    path = anna.create_table("classic", 2, {}, [], 1)
    bea.arrive(path)
    bea.sit(2)
    anna.button("Remove Bea from seat 2").click()
    expect(bea.button("Stand up")).to_be_hidden()
    anna.button("Add a bot at seat 2").click()
    anna.button("Start").click()
    anna.my_turn()


def test_a_hint_is_taken_back_if_all_agree(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.do(Hint(1, 1))
    bea.my_turn()
    anna.button("Menu").click()
    anna.button("Take back the last move").click()
    bea.button("Agree").click()
    anna.my_turn()
    anna.do(Hint(1, 2))
    bea.my_turn()


def test_a_game_that_somebody_wants_to_end_goes_on_without_a_majority(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.button("Menu").click()
    anna.button("End the game early").click()
    bea.button("No").click()
    anna.do(Hint(1, 1))
    bea.my_turn()


def test_a_player_who_went_a_moment_ago_is_not_replaced(server: ServerProcess, invite: Invite) -> None:
    (anna, _, carl), _ = seat(invite, ["Anna", "Bea", "Carl"])
    carl.page.goto("about:blank")
    anna.button("Menu").click()
    anna.button("Let a bot play on for Carl").click()
    expect(anna.page.get_by_text("This player was here a moment ago.").first).to_be_visible()


def test_one_can_look_back_and_return(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.do(Play(0))
    bea.do(Play(5))
    anna.my_turn()
    anna.button("History").click()
    anna.page.locator(".rounds-list button").first.click()
    anna.button("Step back").click()
    expect(anna.page.get_by_role("heading", name="Looking back")).to_be_visible()
    anna.button("Back to now").click()
    expect(anna.page.get_by_role("heading", name="Your turn")).to_be_visible()


def test_a_note_is_kept_and_private(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.card(2).click()
    anna.button("Card details and note").click()
    anna.page.get_by_label("Your note").fill("keep me")
    anna.button("Save").click()
    expect(anna.page.locator(".own-hand")).to_contain_text("keep me")
    anna.page.reload()
    expect(anna.page.locator(".own-hand")).to_contain_text("keep me")
    assert "keep me" not in bea.page.content()


def test_cards_can_be_rearranged_at_any_time(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    bea.card(5).click()
    bea.button("How you hold this card").click()
    bea.button("Move card right").click()
    expect(bea.page.locator(".own-hand .card").nth(1)).to_have_attribute("data-card", "5")
    expect(anna.page.locator(".mate .card").nth(1)).to_have_attribute("data-card", "5")


def test_cards_are_turned_raised_and_lowered_for_all_to_see(server: ServerProcess, invite: Invite) -> None:
    """C3: by buttons, keys and dragging, at any time; it is still so after a reload."""
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    bea.card(5).click()
    bea.page.keyboard.press("t")
    expect(anna.page.locator(".mate .held-turned [data-card='5']")).to_be_visible()
    bea.button("How you hold this card").click()
    bea.button("Raise the card").click()
    expect(anna.page.locator(".mate .held-turned.held-raised [data-card='5']")).to_be_visible()
    expect(anna.page.get_by_role("button", name=re.compile(r"sideways\. raised"))).to_be_visible()
    bea.card(6).hover()
    bea.page.mouse.down()
    box = bea.card(6).bounding_box()
    assert box is not None
    bea.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 25, steps=4)
    bea.page.mouse.up()
    expect(anna.page.locator(".mate .held-lowered [data-card='6']")).to_be_visible()
    bea.page.reload()
    expect(bea.page.locator(".own-hand .held-turned.held-raised [data-card='5']")).to_be_visible()
    expect(bea.page.locator(".own-hand .held-lowered [data-card='6']")).to_be_visible()
    bea.card(5).click()
    for key in "tll":
        bea.page.keyboard.press(key)
    expect(anna.page.locator(".mate .held-lowered [data-card='5']")).to_be_visible()
    expect(anna.page.locator(".mate .held-turned")).to_have_count(0)
    anna.my_turn()  # it costs no turn
    anna.button("History").click()
    anna.button("As text").click()
    expect(anna.page.locator(".history")).to_contain_text("Bea holds two cards lowered.")


def test_a_card_can_be_dragged_to_the_fireworks(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.drag(0, "play")
    bea.my_turn()


def test_the_players_can_end_the_game_early_by_majority(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.button("Menu").click()
    anna.button("End the game early").click()
    bea.button("Agree").click()
    for person in (anna, bea):
        expect(person.page.get_by_text("The show was ended early")).to_be_visible()
    anna.button("Again!").click()
    expect(anna.button("Start")).to_be_visible()


def test_everybody_keeps_their_lantern_from_the_waiting_room_to_the_end(server: ServerProcess, invite: Invite) -> None:
    anna, bea = invite("Anna"), invite("Bea")
    table = introduce(anna).open_table(edition="german-classic", players=2)
    introduce(bea)
    for person in (anna, bea):
        person.page.goto(f"/t/{table}")
    bea.button("Sit down").click()
    lantern = anna.page.locator(".chair", has_text="Bea").locator(".avatar")
    expect(lantern).to_have_class(re.compile(r"\ba-1\b"))
    anna.page.get_by_role("radio", name="Bea").check(force=True)
    anna.button("Start").click()
    bea.my_turn()
    expect(anna.page.locator(".mate-name .avatar")).to_have_class(re.compile(r"\ba-1\b"))
    anna.button("Menu").click()
    anna.button("End the game early").click()
    bea.button("Agree").click()
    expect(anna.page.locator(".end-players .avatar").first).to_have_class(re.compile(r"\ba-1\b"))  # Bea had seat 0
