"""Bots from elsewhere: real sockets with the key of a chair, the messages of the line protocol."""

import asyncio
import hashlib
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tamaya.cli import main
from tamaya.server.bots.asking import task_for
from tamaya.server.bots.remote import BotLeft, RemoteBot
from tamaya.server.config import Config, Limits
from tamaya.server.table import entries as log
from tamaya.server.table.decisions.seats import bot_came
from tamaya.server.table.places import Place, seal_of
from tamaya.server.table.refusals import Refusal
from tamaya.server.table.table import STAND_IN
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Settings
from tests.bots.lines.test_programs import GUEST
from tests.server.completing import complete
from tests.server.guests import PATIENCE, Running, Visit, running
from tests.server.tables import ANN, BOB, TryTable

SETTINGS = Settings(edition="norwegian", players=2)
CONFIG = Config(database=":memory:", port=0, bot_pause=0, bot_seconds=60, bot_workers=1)


class Bot:
    """A bot at the other end of a socket."""

    def __init__(self, server: Running, path: str, key: str = "", origin: str = "") -> None:
        address, _, given = path.partition("#")
        headers = {"Authorization": f"Bearer {key or given}"}
        url = f"ws://{server.address}{address}"
        source: dict[str, Any] = {"source_address": (origin, 0)} if origin else {}
        self._until_closed = ExitStack()
        self.socket: ClientConnection = self._until_closed.enter_context(
            connect(url, additional_headers=headers, compression=None, open_timeout=PATIENCE, **source)
        )
        self.heard: list[dict[str, Any]] = []

    def until(self, *types: str) -> dict[str, Any]:
        """Read until a message of one of these types."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
            self.heard.append(message)
            if message["type"] in types:
                return message

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def says_hello(self, name: str = "Robin") -> "Bot":
        assert self.until("hello")["protocol"] == "tamaya-bot"
        self.say(type="hello", version=1, name=name)
        return self

    def plays(self, place: int = 0) -> str:
        """Answer a question by one of the legal actions."""
        question = self.until("choose")
        view = next(one["view"] for one in reversed(self.heard) if one["type"] == "view")
        action: str = view["legal"][place]
        self.say(type="action", number=question["number"], action=action, reason="why not")
        return action

    def closed(self) -> int:
        """Read until the server closes the socket; its code."""
        try:
            while True:
                self.heard.append(json.loads(self.socket.recv(timeout=PATIENCE)))
        except ConnectionClosed as end:
            self.leave()
            return 0 if end.rcvd is None else end.rcvd.code

    def leave(self) -> None:
        self._until_closed.close()


@contextmanager
def table_with_chair(config: Config = CONFIG, **wish: object) -> Iterator[tuple[Running, Visit, str]]:
    """A table whose second chair is kept for a bot: the server, its host, and where the bot comes to."""
    with running(config) as server:
        ann = server.guest("Ann")
        with ann.join(ann.open_table(players=2, explained=True)) as host:
            assert host.ask("inviteBot", chair=1, **wish) == "done"
            yield server, host, host.newest("botKey")["path"]


def is_there(host: Visit) -> bool:
    return any(chair["kind"] == "bot" and chair["present"] for chair in host.newest("table")["chairs"])


def test_a_bot_comes_with_its_key_and_plays_and_is_shown_as_a_bot() -> None:
    with table_with_chair() as (server, host, path):
        chair = host.newest("table")["chairs"][1]
        assert (chair["kind"], chair["bot"], chair["present"], chair["name"]) == ("bot", "elsewhere", False, None)
        bot = Bot(server, path).says_hello()
        host.until(lambda: is_there(host) and host.newest("table")["chairs"][1]["name"] == "Robin")
        assert host.ask("start", first=1) == "done"
        done = bot.plays()
        host.until(host.my_turn)
        (move,) = host.newest("moved")["moves"]
        assert (move["action"], move["fallback"]) == (done, False)
        assert move["reason"]["details"] == {"text": "why not"}
        assert [one["type"] for one in bot.heard] == ["hello", "game", "event", "view", "choose"]
        assert bot.heard[1]["seat"] == 0
        assert bot.heard[2]["event"]["faces"][0] == [None] * 5
        host.act(next(one for one in host.view["legal"] if one.startswith("hint")))
        assert bot.until("event")["event"]["type"] in ("played", "misplayed", "hinted", "discarded")
        bot.leave()


def test_a_bot_that_is_away_is_replaced_for_its_move_and_comes_back_to_its_game() -> None:
    with table_with_chair(replace(CONFIG, bot_seconds=0.01)) as (server, host, path):
        assert host.ask("start", first=1) == "done"
        host.until(host.my_turn)
        assert host.newest("moved")["moves"][0]["fallback"] is True
        bot = Bot(server, path).says_hello()
        assert bot.until("game")["game"] == 1
        events = [bot.until("event")["event"]["type"] for _ in range(2)]
        assert events[0] == "dealt"
        bot.leave()


def test_where_the_table_waits_nobody_moves_for_a_bot_that_is_away() -> None:
    with table_with_chair(waits=True) as (server, host, path):
        first = Bot(server, path).says_hello()
        host.until(lambda: is_there(host))
        assert host.ask("start", first=1) == "done"
        first.until("choose")
        first.leave()
        host.until(lambda: not is_there(host))
        assert not host.view["legal"]
        bot = Bot(server, path).says_hello()
        done = bot.plays()
        host.until(host.my_turn)
        (move,) = host.newest("moved")["moves"]
        assert (move["action"], move["fallback"]) == (done, False)
        bot.leave()


def test_an_answer_that_is_none_costs_the_move_and_the_bot_is_told_why() -> None:
    with table_with_chair() as (server, host, path):
        bot = Bot(server, path).says_hello("hat")
        host.until(lambda: host.newest("table")["chairs"][1]["name"] == "hat (elsewhere)")
        bot.say(type="action", number=1, action="play 0")
        assert bot.until("error")["why"].startswith("Nothing was asked")
        assert host.ask("start", first=1) == "done"
        number = bot.until("choose")["number"]
        bot.say(type="action", number=number - 1, action="play 0")
        assert "answers question 0" in bot.until("error")["why"]
        bot.say(type="action", number=number, action="play 99")
        assert bot.until("error")["why"] == "It wants 'play 99', which is not legal."
        host.until(host.my_turn)
        assert host.newest("moved")["moves"][0]["fallback"] is True
        bot.leave()


def test_a_key_is_for_one_chair_and_does_not_work_once_it_is_revoked() -> None:
    with table_with_chair() as (server, host, path):
        assert Bot(server, path, key="guessed").closed() == 4410
        other = host.guest.open_table(players=2)
        assert Bot(server, f"/api/bots/{other}#{path.partition('#')[2]}").closed() == 4410
        first = Bot(server, path).says_hello()
        host.until(lambda: is_there(host))
        second = Bot(server, path).says_hello()
        assert first.closed() == 4409
        assert host.ask("inviteBot", chair=1) == "done"
        assert second.closed() == 4410
        assert second.heard[-1] == {"type": "bye"}
        assert Bot(server, path).closed() == 4410
        third = Bot(server, host.newest("botKey")["path"]).says_hello()
        host.until(lambda: is_there(host))
        assert host.ask("remove", chair=1) == "done"
        assert third.closed() == 4410


def test_a_bot_that_does_not_say_hello_or_floods_is_shown_out() -> None:
    limits = Limits(messages=(3, 0.0), overruns=(3, 0.0))
    with table_with_chair(replace(CONFIG, limits=limits)) as (server, host, path):
        rude = Bot(server, path)
        rude.until("hello")
        rude.say(type="hello", version=7, name="Robin")
        assert rude.closed() == 4400
        assert rude.heard[-1]["why"] == "It speaks version 7 of the protocol, not 1."
        assert not is_there(host)
        bot = Bot(server, path).says_hello()
        for _ in range(8):
            bot.say(type="action")
        assert bot.closed() == 4429
        huge = Bot(server, path)
        huge.socket.send("x" * 10_000)
        assert huge.closed() == 1009


def test_what_is_hidden_from_its_seat_changes_no_byte_of_what_a_bot_is_sent() -> None:
    """Law 4 on its socket: the same game with other cards in the bot's own hand and in the pile."""
    deck = [f"{colour}{value}" for colour in "rygbw" for value in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)]
    random.Random(0).shuffle(deck)
    hidden = deck[:5] + deck[10:]  # seat 0 is the bot's
    random.Random(1).shuffle(hidden)
    other = [*hidden[:5], *deck[5:10], *hidden[5:]]
    assert other[:5] != deck[:5]
    sent = complete(what_a_bot_is_sent(deck))
    assert complete(what_a_bot_is_sent(other)) == sent
    assert [json.loads(one)["type"] for one in sent] == ["hello", "game", "event", "view", "choose"]


async def what_a_bot_is_sent(deck: list[str]) -> list[bytes]:
    """All messages to a bot that begins a game with this deck."""
    here = TryTable(SETTINGS)
    here.do(ANN, from_page.InviteBot(1, chair=1))
    here.take(log.Started(1, here.table.rules().to_dict(), 0, deck, [1, 2, 3, 4, 5, 6], "7a" * 32))
    sent: list[bytes] = []
    bot = RemoteBot(sent.append, lambda _: None)
    bot.hello()
    thinking = asyncio.create_task(bot.think(task_for(here.table, 0, "elsewhere", 1.0), 10.0))
    await asyncio.sleep(0)
    bot.left()
    with pytest.raises(BotLeft):
        await thinking
    return sent


def test_only_the_host_keeps_chairs_for_bots_and_only_the_seal_is_stored() -> None:
    here = TryTable(SETTINGS)
    here.seal = seal_of("the key")
    assert here.seal == hashlib.sha256(b"the key").hexdigest()
    with pytest.raises(Refusal, match="host"):
        here.do(BOB, from_page.InviteBot(1, chair=1))
    here.do(ANN, from_page.Sit(1, chair=0))
    with pytest.raises(Refusal, match="taken"):
        here.do(ANN, from_page.InviteBot(1, chair=0))
    here.do(ANN, from_page.InviteBot(1, chair=1, waits=True))
    assert here.log[-1] == log.BotInvited(1, here.seal, waits=True)
    assert bot_came(here.table, here.seal, "Robin", "::1", ("hat",)) == log.BotCame(1, "Robin", "::1")
    assert bot_came(here.table, here.seal, "Hat", "::1", ("hat",)) == log.BotCame(1, "Hat (elsewhere)", "::1")
    here.take(log.BotCame(1, "Robin", "::1"))
    assert bot_came(here.table, here.seal, "Marian", "::1", ("hat",)) is None
    assert bot_came(here.table, here.seal, "Marian", "::2", ("hat",)) == log.BotCame(1, "Robin", "::2")
    assert here.folded_again().places == here.table.places


def test_in_a_running_game_the_host_can_send_a_bot_from_elsewhere_away_and_all_can_replace_it() -> None:
    here = TryTable(SETTINGS)
    here.do(ANN, from_page.Sit(1, chair=0))
    here.do(ANN, from_page.InviteBot(1, chair=1))
    here.do(ANN, from_page.Start(2, first=0))
    with pytest.raises(Refusal, match="before the game"):
        here.do(ANN, from_page.Remove(3, chair=0))
    here.bots_here = {"seal"}
    with pytest.raises(Refusal, match="still here"):
        here.do(ANN, from_page.Propose(4, "replace", seat=1))
    here.do(ANN, from_page.Remove(5, chair=1))
    assert here.table.places[1].bot == STAND_IN
    assert here.table.chair_of_bot("seal") is None
    here.take(log.BotInvited(1, "seal"))
    here.bots_here = set()
    here.do(ANN, from_page.Propose(4, "replace", seat=1))
    assert here.table.places[1] == Place(bot=STAND_IN)


def test_a_program_joins_a_table_by_the_bridge() -> None:
    with table_with_chair() as (server, host, path):
        command = [sys.executable, "-m", "tamaya", "bot-join", f"http://{server.address}{path}", *GUEST]
        bridge = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        host.until(lambda: is_there(host))
        assert host.ask("start", first=1) == "done"
        host.until(host.my_turn)
        (move,) = host.newest("moved")["moves"]
        assert (move["fallback"], move["reason"]["details"]) == (False, {"text": "the first one"})
        assert host.ask("inviteBot", chair=0) == "done"
        out, err = bridge.communicate(timeout=PATIENCE)
    assert bridge.returncode == 1
    assert "is at the table" in out
    assert err.startswith("The key does not work.")


@pytest.mark.parametrize("link", ["http://here/api/bots/table", "ftp://here/x#key", "x"])
def test_the_bridge_needs_a_link_with_a_key(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot-join", link, "/bin/true"]) == 2
    assert "is not a link for a bot" in capsys.readouterr().err
