"""Bots that fail: the cautious one moves, and the table says so."""

import time
from collections.abc import Iterator

import pytest

from tamaya.bots.bot import Bot, Choice, Reason
from tamaya.core.actions import Play
from tamaya.core.events import Event
from tamaya.core.rules import Rules
from tamaya.core.view import View
from tamaya.server import bot_seats, hall
from tamaya.server.config import Config
from tests.server.guests import Running, running


class Broken:
    """A bot that fails in one of several ways."""

    def __init__(self, way: str) -> None:
        self._way = way

    def see(self, event: Event) -> None:
        """Look away."""

    def choose(self, view: View) -> Choice:
        """Fail."""
        if self._way == "raises":
            raise RuntimeError("no idea")
        if self._way == "slow":
            time.sleep(0.5)
        return Choice(Play(69), Reason("wild"))


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with bots that fail."""

    def make(name: str, rules: Rules, players: int, seat: int, seed: int = 0) -> Bot:
        return Broken(name)

    monkeypatch.setattr(bot_seats, "make_bot", make)
    monkeypatch.setattr(hall, "bot_names", lambda: ["raises", "slow", "cheats"])
    with running(Config(database=":memory:", port=0, bot_delay=0, bot_seconds=0.05)) as started:
        yield started


@pytest.mark.parametrize("bot", ["raises", "slow", "cheats"])
def test_if_a_bot_fails_the_cautious_one_moves_and_the_table_says_so(server: Running, bot: str) -> None:
    ann = server.guest("Ann")
    with ann.join(ann.open_table(players=2)) as visit:
        assert visit.ask("sit", chair=0) == "done"
        assert visit.ask("addBot", chair=1, bot=bot) == "done"
        assert visit.ask("start", first=1) == "done"
        visit.until(visit.my_turn)
        assert visit.newest("moved")["moves"][0]["fallback"] is True
