"""Tables where only bots sit: they wait while nobody looks on, and do not keep others waiting while somebody does."""

from pathlib import Path

import pytest

from tamaya.server.config import Config
from tests.guest_bots import install_bots
from tests.server.guests import Guest, Running, Visit, running

PONDERING = """
import time
from tamaya.bots.cautious import make

class Pondering:
    def __init__(self, *given):
        self._bot = make(*given)

    def see(self, event):
        self._bot.see(event)

    def choose(self, view):
        time.sleep(0.5)
        return self._bot.choose(view)

def pondering(*given): return Pondering(*given)
"""


def bots_alone(host: Guest, bot: str = "cautious") -> Visit:
    """A table where two bots play, and somebody who looks on."""
    visit = host.join(host.open_table())
    assert visit.ask("stand") == "done"
    for chair in range(2):
        assert visit.ask("addBot", chair=chair, bot=bot, speed="quick") == "done"
    assert visit.ask("start") == "done"
    return visit


def bot_moves(server: Running) -> int:
    """How many moves bots have made so far."""
    metrics = server.request("GET", "/metrics")[2].decode()
    return int(metrics.partition("\ntamaya_bot_moves_total ")[2].partition("\n")[0] or 0)


def test_bots_pause_while_nobody_looks_on_and_play_on_for_whoever_comes() -> None:
    with running() as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        left = bots_alone(ann)
        table, seen = left.table["id"], left.view["version"]
        left.close()
        with bots_alone(bob) as watched:
            watched.until(lambda: watched.table["phase"] == "over")
        with bob.join(table) as visit:
            assert visit.view["version"] < seen + 10, "while the other game was played to its end"
            visit.until(lambda: visit.table["phase"] == "over")


def test_bots_among_themselves_leave_room_for_those_with_whom_people_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_bots("pondering_bots", PONDERING, ("pondering",), tmp_path, monkeypatch)
    with running(Config(database=":memory:", port=0, bot_pause=0)) as server:
        ann, eve = server.guest("Ann"), server.guest("Eve")
        visit = ann.join(ann.open_table())
        assert visit.ask("addBot", chair=1) == "done"
        assert visit.ask("start") == "done"
        games = [bots_alone(eve, "pondering") for _ in range(8)]
        before = bot_moves(server)
        assert visit.act("hint 1 1" if "hint 1 1" in visit.view["legal"] else visit.view["legal"][0]) == "done"
        visit.until(visit.my_turn)
        assert bot_moves(server) - before <= 3, "not one of each of the eight games"
        for game in games:
            game.close()
