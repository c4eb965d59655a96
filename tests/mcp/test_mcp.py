"""`tamaya mcp` with the official client, over standard input and output, at the table of a real server."""

import asyncio
import io
import re
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from http.client import BadStatusLine
from pathlib import Path
from threading import Thread
from typing import Any
from unittest.mock import Mock

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import CallToolResult, TextContent

from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.formats import RecordedGame, write_game
from tamaya.mcp import servers
from tamaya.mcp.practice import PracticeGame
from tamaya.mcp.servers import Trouble
from tamaya.mcp.serving import make_server
from tamaya.speech.speaking import Speech
from tests.server.completing import complete
from tests.server.guests import Running, Visit
from tests.server.processes import free_port, process

TOOLS = {"start_practice", "list_tables", "join_table", "observe", "act", "explain_rules", "review_game"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that is a process of its own."""
    folder = tmp_path_factory.mktemp("mcp")
    with process(free_port(), folder / "games.db", bot_seconds=30) as (running, _):
        yield running


def play(
    story: Callable[["Model"], Coroutine[Any, Any, None]],
    errors: Path,
    *options: str,
    patience: float = 180,
    **variables: str,
) -> None:
    """Let a client live through a story, in a thread of its own: another test's browser may have a loop in this one."""
    failures: list[BaseException] = []

    def live() -> None:
        try:
            asyncio.run(_live(story, errors, options, variables))
        except BaseException as error:
            failures.append(error)

    thread = Thread(target=live)
    thread.start()
    thread.join(patience)
    assert not thread.is_alive()
    if failures:
        raise failures[0]


async def _live(
    story: Callable[["Model"], Coroutine[Any, Any, None]],
    errors: Path,
    options: tuple[str, ...],
    variables: dict[str, str],
) -> None:
    async with connected(errors, options, variables) as client:
        await story(Model(client))


@asynccontextmanager
async def connected(errors: Path, options: tuple[str, ...], variables: dict[str, str]) -> AsyncIterator[Client]:
    """The official client, with our server at the other end of its pipes; what that logs goes into a file."""
    script = 'exec "$0" -m tamaya mcp "$@" 2>"$TAMAYA_TEST_ERRORS"'
    arguments = ["-c", script, sys.executable, *options]
    environment = {"TAMAYA_TEST_ERRORS": str(errors), **variables}
    async with Client(StdioServerParameters(command="sh", args=arguments, env=environment)) as client:
        yield client


class Model:
    """Somebody who uses the tools."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def use(self, tool: str, **arguments: object) -> str:
        """What a tool says."""
        result = await self.ask(tool, **arguments)
        assert not result.is_error, words(result)
        return words(result)

    async def fail(self, tool: str, **arguments: object) -> str:
        """What a tool complains about."""
        result = await self.ask(tool, **arguments)
        assert result.is_error, words(result)
        return words(result)

    async def ask(self, tool: str, **arguments: object) -> CallToolResult:
        result = await self.client.call_tool(tool, arguments)
        assert isinstance(result, CallToolResult)
        return result


def words(result: CallToolResult) -> str:
    """All text of a result."""
    return "".join(part.text for part in result.content if isinstance(part, TextContent))


def invited(server: Running, host: Visit) -> str:
    """A link for a bot at the host's table."""
    assert host.ask("inviteBot", chair=1, waits=True) == "done"
    return f"http://{server.address}{host.newest('botKey')['path']}"


def test_a_model_joins_with_a_link_observes_and_plays_a_game_to_its_end(server: Running, tmp_path: Path) -> None:
    ann = server.guest("Ann")
    with ann.join(ann.open_table(players=2, public=True, agreement="club")) as host:
        link = invited(server, host)
        key = link.partition("#")[2]
        said: list[str] = []

        async def story(model: Model) -> None:
            assert {tool.name for tool in (await model.client.list_tools()).tools} == TOOLS
            assert await model.fail("observe") == "You are not at a table: join one first."
            assert (await model.fail("join_table")).startswith("Which table? Give the link")
            said.append(await model.use("list_tables", server=f"http://{server.address}"))
            assert re.search(r"norwegian, 2 of 2 seats taken, \w+, host Ann", said[-1])
            said.append(await model.use("join_table", link=link, name="Robin"))
            assert "as Robin" in said[-1], said[-1]
            assert said[-1].endswith("The game has not begun: observe waits for your turn."), said[-1]
            assert "has not begun" in await model.use("observe", seconds=0)
            await asyncio.to_thread(host.until, lambda: host.newest("table")["chairs"][1]["name"] == "Robin")
            assert await asyncio.to_thread(host.ask, "start", first=1) == "done"
            said.append(await model.use("observe"))
            assert "→ Seat 0 (you)" in said[-1]
            assert "1. Play card 0" in said[-1]
            assert "may mean 1 (Play card 0) or 2 (Play card 1)" in await model.fail("act", answer="1 or 2")
            said.append(await model.use("act", answer="I think this one fits.\n\nAnswer: 1"))
            assert re.search(r"^You play \w+ \d", said[-1])
            assert await model.fail("act", answer="1") == (
                "It is not your turn, or another bot has moved for you: observe first."
            )
            said.append(await model.use("observe", seconds=0))
            assert said[-1].endswith("It is not your turn: observe again.")
            rules = await model.use("explain_rules")
            assert "H1 A hint costs one hint token." in rules
            assert "This table plays by an agreement (club)." in rules
            assert "- finesse: " in rules.lower()
            assert "agreement" not in await model.use("explain_rules", edition="dutch")
            await ends_the_game(model, host, said)

        play(story, tmp_path / "errors")
        move = next(one for one in host.messages if one["type"] == "moved")["moves"][0]
        assert move["fallback"] is False
        logged = (tmp_path / "errors").read_text()
        assert key not in "".join((*said, logged))


async def ends_the_game(model: Model, host: Visit, said: list[str]) -> None:
    """Everybody plays a card at each turn until three did not fit."""
    for _ in range(60):
        await asyncio.to_thread(host.until, lambda: host.my_turn() or host.view["outcome"] is not None)
        if host.view["outcome"] is None:
            await asyncio.to_thread(host.act, next(one for one in host.view["legal"] if one.startswith("play")))
        said.append(await model.use("observe"))
        if "The game is over" in said[-1]:
            assert re.search(r"The game is over: 0 of 25 points\.$", said[-1])
            return
        play = re.search(r"^(\d+)\. Play card", said[-1], re.MULTILINE)
        assert play
        said.append(await model.use("act", answer=f"Answer: {play[1]}"))
    raise AssertionError("the game does not end")


def test_a_model_plays_with_bots_by_itself(tmp_path: Path) -> None:
    """Without a server, a person, or a clock."""

    async def story(model: Model) -> None:
        assert "Which game?" in await model.fail("review_game")
        assert "There is no bot 'nobody'" in await model.fail("start_practice", bot="nobody")
        assert "'players' is not a number from 2 to 5" in await model.fail("start_practice", players=6)
        assert "There is no bot './nobody'" in await model.fail("start_practice", bot="./nobody")
        begun = await model.use("start_practice", players=3, bot="conventions-club", agreement="beginner")
        assert begun.startswith("You play with 2 bots (conventions:beginner), and you begin. There is no time limit.")
        assert "This table plays by an agreement" in begun
        assert "H1 A hint costs one hint token." in await model.use("explain_rules")
        seen = await loses_in_practice(model)
        assert seen.endswith("The game is over: 0 of 25 points. review_game reviews it.")
        assert await model.fail("act", answer="1") == "The game is over."

    play(story, tmp_path / "errors")


async def loses_in_practice(model: Model) -> str:
    """Play a card at each turn until three did not fit; what is observed then."""
    for _ in range(60):
        seen = await model.use("observe")
        if "The game is over" in seen:
            return seen
        assert "→ Seat 0 (you)" in seen
        card = re.search(r"^(\d+)\. Play card", seen, re.MULTILINE)
        assert card
        assert re.match(r"^You ", await model.use("act", answer=f"Answer: {card[1]}"))
    raise AssertionError("the game does not end")


def test_what_a_practice_game_tells_depends_on_nothing_hidden() -> None:
    """Law 4: other cards in the own hand and in the pile, and every word stays."""
    told = set()
    for change in (0, 1, 2):
        game = PracticeGame(Speech("en"), "", 3, "conventions-club", "club", seed=5)
        game._game = Game.deal(game.rules, 3, 5, deck=swapped(game._game, change))
        told.add(complete(game.observe(0)))
    assert len(told) == 1


def swapped(game: Game, places: int) -> list[str]:
    """The deck with the first seat's cards and the pile's in another order."""
    deck = [str(game.card(id)) for id in range(50)]
    hidden = [*game.hands[0], *game.pile]
    for id, other in zip(hidden, (*hidden[places:], *hidden[:places]), strict=True):
        deck[id] = str(game.card(other))
    return deck


def test_what_goes_wrong_is_told_in_sentences_without_keys(server: Running, tmp_path: Path) -> None:
    """And the link may come from the environment, so that the model never sees it."""
    secret = "very-secret-key"
    ann = server.guest("Ann")
    with ann.join(ann.open_table(players=2)) as host:
        link = invited(server, host)

        async def story(model: Model) -> None:
            told = [
                await model.fail("join_table", link=f"ftp://{secret}"),
                await model.fail("join_table", link=f"http://{server.address}/api/bots/nowhere#{secret}"),
                await model.fail("join_table", link=f"http://127.0.0.1:9/api/bots/nowhere#{secret}"),
                await model.fail("join_table", link=f"http://{server.address}/elsewhere#{secret}"),
                await model.fail("list_tables", server="http://127.0.0.1:9"),
                await model.fail("list_tables", server=f"http://me:{secret}@127.0.0.1:9"),
                await model.fail("explain_rules", edition="klingon"),
                await model.fail("join_table", link=f"http://[{secret}#{secret}"),
                await model.fail("join_table", link=f"http://me:{secret}@127.0.0.1:9/api/bots/nowhere#{secret}"),
                await model.fail("list_tables", server=f"http://localhost:{secret}"),
                await model.fail("review_game", record="nothing"),
            ]
            assert told[0].startswith("Das ist kein Link für einen Bot")
            assert "Schlüssel" in told[1], told[1]
            assert "127.0.0.1:9" in told[2], told[2]
            assert "'klingon'" in told[6], told[6]
            assert all(one.endswith(".") for one in told), told
            assert secret not in "".join(told)
            assert "Sprachmodell" in await model.use("join_table")
            await asyncio.to_thread(host.ask, "inviteBot", chair=1)  # a new link: the old one works no more
            for _ in range(2):
                assert await model.fail("observe") == told[1]
            assert "H1 Ein Hinweis kostet" in await model.use("explain_rules", edition="german-classic")
            record = write_game(RecordedGame(Game.deal(Rules(), 2, 1)))
            assert (await model.use("review_game", record=record)).endswith("Es wurde kein Zug gemacht.")

        play(story, tmp_path / "errors", "--language", "de", TAMAYA_BOT_LINK=link)
    assert secret not in (tmp_path / "errors").read_text()


def test_missing_and_wrong_arguments_are_told_in_a_sentence_that_quotes_none(tmp_path: Path) -> None:
    secret = "very-secret-key"
    act = "act takes answer (a text: the number of a choice; a reason may follow)."
    observe = "observe takes seconds (optional, a number from 0 to 300: how long to wait for your turn)."

    async def story(model: Model) -> None:
        assert await model.fail("act") == f"'answer' is missing: {act}"
        assert await model.fail("act", choice=secret) == f"'choice' is not an argument and 'answer' is missing: {act}"
        assert await model.fail("act", answer=[secret]) == f"'answer' is not a text: {act}"
        assert await model.fail("act", answer=None) == f"'answer' is not a text: {act}"
        assert await model.fail("observe", seconds=1000) == f"'seconds' is not a number from 0 to 300: {observe}"
        assert await model.fail("observe", seconds=secret) == f"'seconds' is not a number from 0 to 300: {observe}"
        assert await model.fail("observe", second=1) == f"'second' is not an argument: {observe}"
        both = await model.fail("join_table", link=1, name={secret: 2})
        assert both.startswith("'link' is not a text and 'name' is not a text: join_table takes link (optional, ")
        assert await model.fail("play", answer="1") == f"There is no such tool, only {', '.join(sorted(TOOLS))}."
        # A number alone is an answer, too: it comes as far as the chair that is not taken.
        assert await model.fail("act", answer=1) == "You are not at a table: join one first."

    play(story, tmp_path / "errors")
    assert secret not in (tmp_path / "errors").read_text()


@pytest.mark.parametrize(
    "answer", [b"[" * 200_000, b'{"tables": [{"settings": 1, "host": 2}]}', b'{"tables": 1}', b"\xff"]
)
def test_a_server_that_is_another_one_is_told_so(monkeypatch: pytest.MonkeyPatch, answer: bytes) -> None:
    monkeypatch.setattr(servers, "urlopen", lambda *_, **__: io.BytesIO(answer))
    with pytest.raises(Trouble, match="does not answer as a Tamaya server does"):
        servers.list_tables(Speech("en"), "http://localhost")
    monkeypatch.setattr(servers, "urlopen", Mock(side_effect=BadStatusLine("what\n")))
    with pytest.raises(Trouble, match=r"^localhost cannot be reached: what\.$"):
        servers.list_tables(Speech("en"), "http://localhost")


@pytest.mark.long
def test_a_game_is_reviewed_in_words(tmp_path: Path) -> None:
    game = Game.deal(Rules(), 2, 3)
    while game.outcome is None:
        game.do(next(action for action in game.legal_actions() if str(action).startswith("play")))

    async def story(model: Model) -> None:
        told = await model.use("review_game", record=write_game(RecordedGame(game)))
        assert "With open cards, this deal could have scored" in told
        await model.use("start_practice", bot="cautious", agreement="none")
        await loses_in_practice(model)
        assert "With open cards, this deal could have scored" in await model.use("review_game")

    play(story, tmp_path / "errors", patience=900)  # it may have to be compiled


def test_tools_and_their_arguments_are_described_in_the_language_that_is_asked_for() -> None:
    server = make_server("de")
    observe, act = ({one.name: one for one in complete(server.list_tools())}[name] for name in ("observe", "act"))
    assert (server.instructions or "").startswith("Spiel Hanabi")
    assert (observe.description or "").startswith("Den Tisch vom eigenen Platz aus sehen")
    seconds = observe.input_schema["properties"]["seconds"]
    assert (seconds["description"], seconds["maximum"]) == ("wie lange auf deinen Zug gewartet wird", 300)
    assert act.input_schema["properties"]["answer"]["description"].startswith("die Nummer einer Möglichkeit")
