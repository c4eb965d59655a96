"""What people can rely on, as the page shows it: who can know the cards, what was checked, where you are signed in."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tamaya.formats import read_game
from tests.browser.people import Player
from tests.browser.seating import EDITION, Invite, practise


def test_everybody_sees_who_set_a_seed_from_the_waiting_room_to_the_end(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    ann.arrive()
    path = ann.create_table(EDITION, 2, {}, [], 4711)
    bob.arrive(path)
    told = bob.page.get_by_text("Ann set a seed and may therefore know the cards.")
    expect(told).to_be_visible()
    expect(ann.page.get_by_text("You set a seed, so you may know the cards.")).to_be_visible()
    bob.sit(2)
    ann.button("Start").click()
    expect(bob.page.get_by_role("img", name="Ann set a seed")).to_be_visible()
    expect(bob.page.locator(".dock").get_by_text("Ann set a seed and may therefore know the cards.")).to_be_visible()
    bob.button("History").click()
    expect(
        bob.page.get_by_role("dialog").get_by_text("Ann set a seed and may therefore know the cards.")
    ).to_be_visible()
    assert "4711" not in bob.page.content()


def test_a_table_without_a_seed_says_nothing_of_seeds(invite: Invite) -> None:
    ann = invite("Ann")
    ann.arrive()
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_role("heading", name="Ann’s table")).to_be_visible()
    expect(ann.page.locator(".notice")).to_have_count(0)


def end_early(ann: Player) -> None:
    ann.button("Menu").click()
    ann.button("End the game early").click()
    ann.button("End it").click()
    expect(ann.page.locator(".end")).to_be_visible()


@pytest.mark.parametrize("cryptography", ["of the browser", "of our own"])
def test_the_deck_is_checked_at_the_end_and_the_game_can_be_saved(
    invite: Invite, tmp_path: Path, cryptography: str
) -> None:
    """Browsers have none for pages that come over plain HTTP from another machine."""
    ann = invite("Ann")
    if cryptography == "of our own":
        ann.page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    practise(ann, seed=3)
    assert ann.page.evaluate("crypto.subtle === undefined") == (cryptography == "of our own")
    ann.button("Menu").click()
    ann.page.get_by_text("The deck’s order is set: its fingerprint").click()
    noted = ann.page.get_by_title("Fingerprint of the deck").inner_text()
    ann.button("Close").click()
    end_early(ann)
    expect(ann.page.get_by_text("Verified: the order of the deck was set before the first move.")).to_be_visible()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Save the game").click()
    download.value.save_as(tmp_path / "game.json")
    recorded = read_game((tmp_path / "game.json").read_bytes())
    assert recorded.commitment is not None
    assert recorded.commitment.fingerprint == noted.replace(" ", "")
    assert recorded.commitment.fits(recorded.game)
    ann.page.get_by_role("link", name="Review of this game").click()
    expect(ann.button("My games")).to_be_visible()
    expect(ann.page.get_by_text("Verified: the order of the deck was set before the first move.")).to_be_visible()


def meddle(page: Page, change: Callable[[dict[str, object]], None]) -> None:
    """Put a server that cheats between the page and the real one."""

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            change(told)
            route.send(json.dumps(told))

        server.on_message(pass_on)

    page.route_web_socket("**/ws/table/*", between)


def open_another_deck(told: dict[str, object]) -> None:
    if told["type"] == "game" and isinstance(told["deal"], str):
        lines = told["deal"].split("\n")
        name, *cards = lines[4].split()
        assert name == "deck"
        lines[4] = " ".join((name, *reversed(cards)))
        told["deal"] = "\n".join(lines)


def show_another_card(told: dict[str, object]) -> None:
    if told["type"] == "game" and told["deal"] is None:
        cards = [card for hand in told["view"]["hands"] for card in hand if card["card"]]  # type: ignore[index]
        cards[0]["card"] = "r5" if cards[0]["card"] != "r5" else "r4"


@pytest.mark.parametrize("change", [open_another_deck, show_another_card])
def test_a_server_that_exchanges_cards_is_found_out(
    invite: Invite, change: Callable[[dict[str, object]], None]
) -> None:
    ann = invite("Ann")
    meddle(ann.page, change)
    practise(ann, seed=3)
    end_early(ann)
    expect(ann.page.get_by_text("These are not the cards that were set at the start.")).to_be_visible()


def test_who_comes_after_the_end_is_told_what_cannot_be_known(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    practise(ann, seed=3)
    end_early(ann)
    bob.arrive(ann.page.url)
    expect(bob.page.get_by_text("You came only after the end")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_text("Verified: the order of the deck was set before the first move.")).to_be_visible()


def test_a_personal_link_asks_first_and_devices_can_be_signed_out(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    for person in (ann, bob):
        person.arrive()
    ann.button("My devices").click()
    ann.button("Add a device").click()
    link = ann.page.get_by_label("Personal link", exact=True).input_value()
    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", name="Use Tamaya here as Ann?")).to_be_visible()
    expect(bob.page.get_by_text("nobody would be able to play as Bob any more")).to_be_visible()
    bob.button("No, leave it as it is").click()
    expect(bob.page.get_by_text("Hello, Bob!")).to_be_visible()
    bob.page.goto(link)
    bob.button("Continue as Ann").click()
    expect(bob.page.get_by_text("Hello, Ann!")).to_be_visible()
    bob.page.goto(link)
    expect(bob.page.get_by_text("This link no longer works")).to_be_visible()
    bob.page.goto("/")
    expect(bob.page.get_by_text("Hello, Ann!")).to_be_visible()
    ann.page.reload()
    ann.button("My devices").click()
    ann.button("Sign out everywhere else").click()
    expect(ann.page.locator(".device-list > li")).to_have_count(1)
    expect(bob.page.get_by_label("Your name")).to_be_visible()
    ann.button("Sign out: this device").click()
    expect(ann.page.get_by_text("You are signed in nowhere else")).to_be_visible()
    ann.button("Sign out: this device").click()
    expect(ann.page.get_by_label("Your name")).to_be_visible()


def test_after_removing_somebody_one_tap_changes_the_link(invite: Invite) -> None:
    ann, bob, eve = invite("Ann"), invite("Bob"), invite("Eve")
    ann.arrive()
    path = ann.create_table(EDITION, 3, {}, [], 1)
    for chair, guest in ((2, bob), (3, eve)):
        guest.arrive(path)
        guest.sit(chair)
    ann.button("Remove Eve from seat 3").click()
    expect(eve.page.get_by_text("Ann has removed you from this table.")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Sit down")).to_have_count(0)
    ann.button("Give the table a new link").click()
    expect(eve.page.get_by_role("heading", name="This table has a new link")).to_be_visible()
    expect(ann.page.get_by_text("nobody can get in with the old one")).to_be_visible()
    expect(ann.page.get_by_text("change the link")).to_have_count(0)
    eve.page.reload()
    expect(eve.page.get_by_role("heading", name="This table has a new link")).to_be_visible()
    link = ann.page.get_by_label("Invitation link", exact=True).input_value()
    assert path in link
    assert not link.endswith(path)
    bob.page.wait_for_url(link)
    bob.page.reload()
    expect(bob.button("Stand up")).to_be_visible()
    cat = invite("Cat")
    cat.arrive(link)
    cat.sit(3)
