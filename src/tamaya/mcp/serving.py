"""The MCP server: its tools, and running it on standard input and output."""

import asyncio
import inspect
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Annotated, Any, ParamSpec, get_args

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, InputRequiredResult, ToolAnnotations
from pydantic import Field, ValidationError

from tamaya import __version__
from tamaya.bots import Agreement
from tamaya.bots.llm.answering import NoChoice
from tamaya.bots.llm.briefing import tell_agreement
from tamaya.core.editions import find_edition
from tamaya.core.errors import TamayaError
from tamaya.core.rules import Rules
from tamaya.extras import MissingExtra
from tamaya.formats import RecordedGame, read_all
from tamaya.mcp.chair import GuestChair
from tamaya.mcp.practice import PracticeGame
from tamaya.mcp.servers import Trouble, list_tables
from tamaya.speech.rulebook import told_rules
from tamaya.speech.speaking import Speech

SERVER, LINK = "TAMAYA_URL", "TAMAYA_BOT_LINK"  # variables of the environment
USUAL_SERVER = "http://localhost:8000"
LONGEST_WAIT = 300.0  # seconds
LOOKS = ToolAnnotations(read_only_hint=True)
ACTS = ToolAnnotations(read_only_hint=False, destructive_hint=False)

Arguments = ParamSpec("Arguments")
Tool = Callable[..., Awaitable[str]]


def _reviewed(recorded: RecordedGame, speech: Speech) -> str:
    """The review of a game."""
    from tamaya.review.reviewing import review_game  # needs more
    from tamaya.review.telling import ReviewTeller

    review = review_game(recorded.game, str(Agreement.tagged(recorded.tags)))
    teller = ReviewTeller(review, speech, recorded.names)
    return "\n".join((teller.result(), teller.read_as(), *teller.lines(exactly=True)))


class Guest:
    """Who uses the tools: one chair at a time. What a model reads of its tools is in the catalogues: an argument names
    the text that is about it."""

    def __init__(self, language: str) -> None:
        self.speech = Speech(language)
        self.chair: GuestChair | PracticeGame | None = None

    async def list_tables(self, server: Annotated[str, "argument-server"] = "") -> str:
        """List the public tables of a server."""
        return await asyncio.to_thread(list_tables, self.speech, server or os.environ.get(SERVER) or USUAL_SERVER)

    async def start_practice(
        self,
        players: Annotated[int, Field(ge=2, le=5), "argument-players"] = 2,
        bot: Annotated[str, "argument-bot"] = "conventions-club",
        agreement: Annotated[str, "argument-agreement"] = "club",
        edition: Annotated[str, "argument-box"] = "",
    ) -> str:
        """Start a game with bots, here and now."""
        game = PracticeGame(self.speech, edition, players, bot, agreement)
        await self.leave()
        self.chair = game
        return game.introduction()

    async def join_table(
        self,
        link: Annotated[str, "argument-link"] = "",
        name: Annotated[str, "argument-name"] = "",
    ) -> str:
        """Sit down at a table with the bot link from its host. Returns the notation and, once the game has
        begun, its rules."""
        given = link or os.environ.get(LINK, "")
        if not given:
            raise Trouble("guest-which-table")
        chair = GuestChair(self.speech, given, name or self.speech.say("guest-language-model"))
        await self.leave()
        await chair.come()
        self.chair = chair
        return chair.introduction()

    async def observe(
        self,
        seconds: Annotated[float, Field(ge=0, le=LONGEST_WAIT), "argument-seconds"] = 20.0,
    ) -> str:
        """See the table from your seat; your own cards are hidden. On your turn your choices are listed by number."""
        return await self._seated().observe(seconds)

    async def act(
        self,
        answer: Annotated[str, Field(coerce_numbers_to_str=True), "argument-answer"],
    ) -> str:
        """Make your move: one of the numbered choices that observe has listed."""
        return await self._seated().act(answer)

    async def explain_rules(self, edition: Annotated[str, "argument-edition"] = "") -> str:
        """The numbered rules of the game you are playing and what its table has agreed on, or the rules of a box."""
        box = find_edition(edition) if edition else None
        playing = self.chair.game if isinstance(self.chair, GuestChair) else self.chair
        rules = box.rules if box else playing.rules if playing else Rules()
        numbered = [f"{number} {text}" for number, text in told_rules(self.speech, rules, box)]
        agreed = tell_agreement(self.speech, playing.agreement) if playing and not box else ()
        return "\n".join((*numbered, *agreed))

    async def review_game(self, record: Annotated[str, "argument-record"] = "") -> str:
        """Review a game that is over: what was possible, and the moments that counted. This may take a minute."""
        played = self.chair.finished if isinstance(self.chair, PracticeGame) else None
        recorded = read_all(record.encode())[0] if record else played
        if recorded is None:
            raise Trouble("guest-which-game")
        return await asyncio.to_thread(_reviewed, recorded, self.speech)

    async def leave(self) -> None:
        """Go away from the table, if at one."""
        if self.chair is not None:
            await self.chair.leave()
            self.chair = None

    def _seated(self) -> GuestChair | PracticeGame:
        if self.chair is None:
            raise Trouble("guest-no-chair")
        return self.chair


class PlainServer(MCPServer):
    """A server whose errors are sentences, and nothing besides."""

    def __init__(self, speech: Speech, lifespan: Callable[[MCPServer], AbstractAsyncContextManager[None]]) -> None:
        # What goes wrong is told to the client. A log would repeat it, and with it perhaps a link.
        said = speech.say("mcp-instructions")
        super().__init__("tamaya", instructions=said, version=__version__, lifespan=lifespan, log_level="CRITICAL")
        self._speech = speech

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        """Use a tool."""
        tools = {tool.name: tool.input_schema for tool in await self.list_tools()}
        if name not in tools:
            raise ToolError(self._speech.say("call-unknown", tools=", ".join(sorted(tools))))
        if not arguments.keys() <= tools[name]["properties"].keys():
            raise ToolError(missing_or_wrong(self._speech, name, tools[name], arguments, ()))
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                wrong = [str(one["loc"][0]) for one in error.__cause__.errors()]
                raise ToolError(missing_or_wrong(self._speech, name, tools[name], arguments, wrong)) from None
            if isinstance(error.__cause__, ToolError):  # ours, without the library's words before it
                raise error.__cause__ from None
            raise


def make_server(language: str) -> MCPServer:
    """A server for one guest."""
    guest = Guest(language)

    @asynccontextmanager
    async def life(_: MCPServer) -> AsyncIterator[None]:
        yield
        await guest.leave()

    server = PlainServer(guest.speech, life)
    looks: dict[str, Tool] = {
        "tool-list-tables": guest.list_tables,
        "tool-observe": guest.observe,
        "tool-explain-rules": guest.explain_rules,
        "tool-review-game": guest.review_game,
    }
    acts: dict[str, Tool] = {
        "tool-start-practice": guest.start_practice,
        "tool-join-table": guest.join_table,
        "tool-act": guest.act,
    }
    for about, tool in (*looks.items(), *acts.items()):
        server.add_tool(
            _in_sentences(tool, guest.speech),
            name=about.removeprefix("tool-").replace("-", "_"),
            description=guest.speech.say(about),
            annotations=LOOKS if about in looks else ACTS,
            structured_output=False,
        )
    return server


def _in_sentences(tool: Callable[Arguments, Awaitable[str]], speech: Speech) -> Callable[Arguments, Awaitable[str]]:
    """A tool whose errors are sentences, and whose arguments are described."""

    async def call(*args: Arguments.args, **kwargs: Arguments.kwargs) -> str:
        try:
            return await tool(*args, **kwargs)
        except TamayaError as error:
            raise ToolError(speech.error(error)) from None
        except NoChoice as error:
            raise ToolError(str(error)) from None
        except MissingExtra as error:
            raise ToolError(speech.say("error-missing-extra", **error.values)) from None

    signature = inspect.signature(tool)
    described = [_described(parameter, speech) for parameter in signature.parameters.values()]
    call.__signature__ = signature.replace(parameters=described)  # type: ignore[attr-defined]
    return call


def _described(parameter: inspect.Parameter, speech: Speech) -> inspect.Parameter:
    """A parameter with the text that it names."""
    kind, *known = get_args(parameter.annotation)
    told = [Field(description=speech.say(one)) if isinstance(one, str) else one for one in known]
    return parameter.replace(annotation=Annotated[kind, *told])


def serve(language: str) -> None:
    """Serve on standard input and output until they end."""
    make_server(language).run("stdio")


def missing_or_wrong(
    speech: Speech, tool: str, schema: dict[str, Any], given: Iterable[str], wrong: Iterable[str]
) -> str:
    """What is to be said of a call whose arguments had these names, and of which some had wrong values."""
    takes, needs = schema["properties"], schema.get("required", ())
    kinds = {name: _kind(fact) for name, fact in takes.items()}
    problems = [speech.say("call-not-an-argument", name=name) for name in given if name not in takes]
    problems += [speech.say("call-missing", name=name) for name in needs if name not in given]
    problems += [speech.say("call-wrong", name=name, **kinds[name]) for name in wrong if name in given]
    each = [
        speech.say(
            "call-argument",
            name=name,
            needed="yes" if name in needs else "no",
            about=fact["description"],
            **kinds[name],
        )
        for name, fact in takes.items()
    ]
    return speech.say("call-problems", problems=speech.listed(problems), tool=tool, arguments=", ".join(each))


def _kind(fact: dict[str, Any]) -> dict[str, str]:
    """What kind of value an argument takes, as its texts say it."""
    bounds = (("least", "minimum"), ("most", "maximum"))
    kind = "number" if fact["type"] == "integer" else fact["type"]
    return {"type": kind, **{name: f"{fact.get(bound, 0):g}" for name, bound in bounds}}
