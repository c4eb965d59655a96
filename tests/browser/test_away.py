"""Somebody has been away for so long that the others may go on without them: here that is at once."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tamaya.core.actions import Hint
from tests.browser.conftest import ServerProcess
from tests.browser.seating import Invite, seat


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits for nobody."""
    process = ServerProcess(tmp_path_factory.mktemp("server") / "tables.sqlite3", TAMAYA_ABSENCE="0")
    yield process
    process.stop()


def test_a_player_who_left_is_replaced_by_a_bot_if_the_others_agree(server: ServerProcess, invite: Invite) -> None:
    (anna, bea, carl), _ = seat(invite, ["Anna", "Bea", "Carl"])
    carl.page.goto("about:blank")
    anna.do(Hint(1, 1))
    bea.do(Hint(0, 1))
    anna.button("Menu").click()
    anna.button("Let a bot play on for Carl").click()
    bea.button("Agree").click()
    anna.my_turn()


def test_when_it_is_the_turn_of_somebody_who_is_away_there_is_a_way_on(server: ServerProcess, invite: Invite) -> None:
    (anna, bea, carl), _ = seat(invite, ["Anna", "Bea", "Carl"])
    carl.page.set_viewport_size({"width": 1440, "height": 900})
    bea.page.goto("about:blank")
    anna.do(Hint(1, 1))
    for player in (anna, carl):
        expect(player.page.get_by_text("Bea is away, and it is their turn.")).to_be_visible()
    carl.button("Wait").click()
    expect(carl.button("Let a bot take over")).to_be_hidden()
    anna.button("Let a bot take over").click()
    carl.button("Agree").click()
    carl.my_turn()
    expect(anna.page.locator(".mate-name", has_text="Bot")).to_be_visible()
