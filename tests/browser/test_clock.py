"""The clock of a table: it goes on by itself, running out is said and costs nothing, and a bot may take the turn."""

import re

from playwright.sync_api import expect

from tests.browser.people import Player
from tests.browser.seating import Invite

LESS = re.compile(r"^0:(2[0-7]|1\d)$")


def with_clock(invite: Invite, **choices: str) -> tuple[Player, Player]:
    """Two people at a table with a clock, one with a phone and one at a desktop; Anna begins."""
    anna, bea = invite("Anna", 360, 640), invite("Bea", 1440, 900)
    anna.arrive()
    path = anna.create_table("classic", 2, {"Clock": "per turn", **choices}, [], 1)
    bea.arrive(path)
    bea.sit(2)
    expect(bea.page.get_by_text("Clock: 30 s per turn")).to_be_visible()
    anna.button("Start").click()
    anna.my_turn()
    return anna, bea


def test_everybody_sees_the_time_run(invite: Invite) -> None:
    anna, bea = with_clock(invite, **{"How long": "30 s"})
    for player in (anna, bea):
        face = player.page.locator(".clock-face")
        expect(face).to_have_text(re.compile(r"^0:(30|2\d)$"))
        expect(face).to_have_text(LESS)
    anna.page.reload()
    anna.my_turn()
    expect(anna.page.locator(".clock-face")).to_have_text(LESS)
    bea.stop_time()  # of her page alone
    anna.page.locator(".mate-name").click()
    anna.page.locator(".hint-key:not([aria-description='touches no card'])").first.click()
    bea.my_turn()
    expect(bea.page.locator(".clock-face")).to_have_text(re.compile(r"^0:(30|29|28)$"))


def test_the_form_offers_a_clock_and_what_happens_when_it_runs_out(invite: Invite) -> None:
    anna = invite("Anna")
    anna.arrive()
    anna.create_table(
        "classic",
        2,
        {"Clock": "per player", "How long": "15 min", "When time is up": "a bot takes the turn"},
        [],
        1,
    )
    expect(anna.page.get_by_text("Clock: 15 min per player")).to_be_visible()
    expect(anna.page.get_by_text("When time is up, a bot takes the turn")).to_be_visible()
