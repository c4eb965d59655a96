"""Bots at a table think in processes of their own; if one fails the cautious one moves, and the table says so."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tamaya.server.bots.asking import COACH, seconds_for, task_for
from tamaya.server.config import Config
from tamaya.server.wire.from_page import AddBot
from tamaya.server.wire.parts import Settings
from tests.guest_bots import install_bots
from tests.server.guests import Running, running
from tests.server.tables import ANN, TryTable, started

BOTS = """
import os, time
from tamaya.bots.bot import Choice, Reason
from tamaya.bots.cautious import make as make_cautious
from tamaya.core.actions import Play

class Broken:
    def see(self, event):
        pass

class Raising(Broken):
    def choose(self, view):
        raise RuntimeError(f"no idea in {os.getpid()}")

class Slow(Broken):
    def choose(self, view):
        time.sleep(600)

class Cheating(Broken):
    def choose(self, view):
        return Choice(Play(69), Reason("wild"))

class Dying(Broken):
    def choose(self, view):
        os._exit(1)

class Printing:
    def __init__(self, *given):
        self._bot = make_cautious(*given)

    def see(self, event):
        print(event)

    def choose(self, view):
        print("let me see", os.getpid(), flush=True)
        return Choice(self._bot.choose(view).action, Reason(str(os.getpid())))

def raising(*given): return Raising()
def slow(*given): return Slow()
def cheating(*given): return Cheating()
def dying(*given): return Dying()
def printing(*given): return Printing(*given)
"""


@pytest.fixture(autouse=True)
def other_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A package with bots is installed beside Tamaya."""
    install_bots("guest_bots", BOTS, ("raising", "slow", "cheating", "dying", "printing"), tmp_path, monkeypatch)


@contextmanager
def serving(seconds: float) -> Iterator[Running]:
    """A server that gives bots so long."""
    config = Config(
        database=":memory:", port=0, bot_pause=0, bot_seconds=seconds, bot_preparation=seconds, bot_workers=1
    )
    with running(config) as server:
        yield server


@pytest.mark.parametrize(("bot", "seconds"), [("raising", 60), ("slow", 0.3), ("cheating", 60), ("dying", 60)])
def test_if_a_bot_fails_the_cautious_one_moves_and_the_table_says_so(bot: str, seconds: float) -> None:
    with serving(seconds) as server:
        ann = server.guest("Ann")
        with ann.join(ann.open_table(players=2)) as visit:
            assert visit.ask("addBot", chair=1, bot=bot) == "done"
            assert visit.ask("start", first=1) == "done"
            visit.until(visit.my_turn)
            assert visit.newest("moved")["moves"][0]["fallback"] is True


def test_a_bot_that_raises_is_logged_with_its_error_and_its_process_lives_on(caplog: pytest.LogCaptureFixture) -> None:
    with serving(60) as server:
        ann = server.guest("Ann")
        with ann.join(ann.open_table(players=2)) as visit:
            assert visit.ask("addBot", chair=1, bot="raising") == "done"
            assert visit.ask("start", first=1) == "done"
            visit.until(visit.my_turn)
            assert visit.act(next(action for action in visit.view["legal"] if action.startswith("hint"))) == "done"
            visit.catch_up(3)
    failed = [vars(record) for record in caplog.records if record.getMessage() == "a bot failed"]
    assert [record["bot"] for record in failed] == ["raising", "raising"]
    assert re.fullmatch(r"RuntimeError\('no idea in \d+'\) in guest_bots.py, line \d+", failed[0]["error"])
    assert failed[0]["error"] == failed[1]["error"]


def test_a_bot_of_another_package_plays_and_may_print() -> None:
    with serving(60) as server:
        ann = server.guest("Ann")
        with ann.join(ann.open_table(players=2)) as visit:
            assert visit.ask("addBot", chair=1, bot="printing", speed="quick") == "done"
            assert not visit.newest("table")["chairs"][1]["present"]
            visit.until(lambda: visit.newest("table")["chairs"][1]["present"])
            assert visit.ask("start", first=1) == "done"
            visit.until(visit.my_turn)
            assert visit.newest("moved")["moves"][0]["fallback"] is False


def test_bots_say_why_at_once_only_where_the_table_wants_it() -> None:
    with serving(60) as server:
        for explained in (False, True):
            ann = server.guest("Ann")
            with ann.join(ann.open_table(players=2, explained=explained)) as visit:
                assert visit.ask("addBot", chair=1, bot="conventions-club") == "done"
                assert visit.ask("start", first=1) == "done"
                visit.until(visit.my_turn)
                assert (visit.newest("moved")["moves"][0]["reason"] is not None) is explained
                assert visit.ask("explain") == "done"
                assert visit.newest("explained")["moves"][0]["reason"] is not None


def test_bots_and_advice_follow_the_agreement_of_the_table() -> None:
    table = started(3, agreement="club").table
    for bot in ("conventions-beginner", COACH):
        assert task_for(table, 0, bot, 0).bot == "conventions:club"
    assert task_for(table, 0, "hat", 0).bot == "hat"
    assert task_for(started(3).table, 0, COACH, 0).bot == COACH


def test_whoever_plays_with_bots_alone_may_ask_what_to_do() -> None:
    with serving(60) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        with ann.join(ann.open_table(players=3)) as visit:
            assert visit.ask("addBot", chair=1) == "done"
            assert visit.ask("addBot", chair=2) == "done"
            assert visit.ask("start", first=0) == "done"
            assert visit.ask("explain") == "done"
            assert visit.newest("explained")["moves"] == []
            assert visit.ask("suggest") == "done"
            suggested = visit.newest("suggested")
            legal = visit.newest("game")["view"]["legal"]
            assert suggested["version"] == visit.newest("game")["version"]
            assert 2 <= len(suggested["candidates"]) <= 3
            for candidate in suggested["candidates"]:
                assert candidate["action"] in legal
                assert candidate["reason"]["key"]
        id = ann.open_table(players=2)
        with ann.join(id) as visit, bob.join(id) as other:
            assert other.ask("sit", chair=1) == "done"
            assert visit.ask("start", first=0) == "done"
            assert visit.ask("suggest") == "not-practice"
            assert visit.ask("explain") == "not-practice"
            assert other.ask("suggest") == "not-your-turn"


def test_one_can_follow_each_move_of_a_bot() -> None:
    table, pause = TryTable(Settings(edition="danish", players=5)).table, Config().bot_pause
    assert seconds_for(table, "normal", pause) == pytest.approx(1.5)
    assert seconds_for(table, "quick", pause) < seconds_for(table, "normal", pause)
    assert seconds_for(table, "normal", pause) < seconds_for(table, "slow", pause)


def test_whoever_asks_for_no_other_bot_gets_the_one_for_beginners() -> None:
    here = TryTable(Settings(edition="danish", players=2))
    here.do(ANN, AddBot(1, chair=1))
    assert here.table.places[1].bot == "conventions-beginner"
    assert here.table.places[1].speed == "normal"
