"""The table for those who do not see it: everything by roles and names."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import EDITION, Invite, practise

WIDE = (1440, 900)
SEED = 5


class Listener:
    """Plays as somebody with a screen reader does: hears names, presses keys, and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def _names(self, region: str) -> str:
        return self.page.get_by_role("region", name=region, exact=True).aria_snapshot()

    def _press(self, role: str, name: str) -> None:
        control = self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
        control.focus()
        control.press("Enter")

    @property
    def history(self) -> Locator:
        """The game so far."""
        return self.page.get_by_role("complementary", name="History")

    @property
    def moves(self) -> int:
        """How many moves the history tells of."""
        return len(re.findall(r'button "\d+ ', self.history.aria_snapshot()))

    def play_a_turn(self) -> None:
        """Play what must fit; else hint a card that fits; else discard the oldest."""
        table = self._names("Fireworks")
        placed = {colour: int(top) for colour, top in re.findall(r'"(\w+): (\d)', table)}
        tokens = self.page.get_by_role("main").aria_snapshot()  # in the middle, or with the master
        certain = re.search(r'button "(Your card \d: [^"]*Must fit[^"]*)"', self._names("Your hand"))
        cards = re.findall(r"Bot, card \d: (\w+) (\d)(. hinted)?", self._names("Bot’s hand"))
        wanted = [value for colour, value, known in cards if int(value) == placed.get(colour, 0) + 1 and not known]
        if certain:
            self._press("button", certain[1])
            self._press("button", "Play")
        elif wanted and '"0 of 8 hint' not in tokens:
            self._press("button", "Give Bot a hint")
            self._press("button", wanted[0])
        elif '"8 of 8 hint' in tokens:
            self._press("button", "Give Bot a hint")
            self._press("button", cards[0][1])
        else:
            self._press("button", self._oldest())
            self._press("button", "Discard")
            self.page.wait_for_function(
                "() => document.querySelector('dialog[open]') || !document.querySelector('.picked')"
            )
            anyway = self.page.get_by_role("button", name="Discard anyway")
            if anyway.is_visible():
                anyway.press("Enter")

    def _oldest(self) -> str:
        names: list[str] = re.findall(r'button "(Your card \d: [^"]*)"', self._names("Your hand"))
        assert names
        return next((name for name in names if "hinted" not in name), names[0])


@pytest.mark.parametrize("turns", [10, pytest.param(80, marks=pytest.mark.long)])
def test_a_game_is_played_by_names_and_keys_alone(turns: int, server: ServerProcess, invite: Invite) -> None:
    """As many turns, or until it is over; else they end it early."""
    anna: Player = invite("Anna", *WIDE)
    anna.arrive()
    anna.create_table(EDITION, 2, {}, [], SEED)
    anna.button("Add a bot at seat 2").press("Enter")
    expect(anna.button("Start")).to_be_enabled()
    anna.button("Start").press("Enter")
    page = anna.page
    listener = Listener(page)
    expect(page.get_by_role("alert")).to_have_text("Your turn")
    end = page.get_by_role("heading", name="The story of the game")
    heard: set[str] = set()
    for _ in range(turns):
        anna.my_turn()
        before = listener.moves
        listener.play_a_turn()
        answered = listener.history.get_by_role("button", name=re.compile(rf"^{before + 2} "))
        expect(answered.or_(end).first).to_be_visible()
        heard.update(page.get_by_role("log").all_inner_texts())
        if end.is_visible():
            break
        expect(page.get_by_role("alert")).to_have_text("Your turn")
    else:
        for name in ("Menu", "End the game early", "End it"):
            anna.button(name).press("Enter")
    expect(end).to_be_visible()
    assert any("Bot" in words for words in heard)
    assert any("You" in words for words in heard)


def test_moves_are_said_politely_and_the_turn_at_once(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    practise(anna)
    expect(anna.page.get_by_role("log")).to_have_attribute("aria-live", "polite")
    expect(anna.page.get_by_role("alert")).to_have_attribute("aria-live", "assertive")
    expect(anna.page.get_by_role("alert")).to_have_text("Your turn")
