"""The MCP server: its tools, and running it on standard input and output."""

import asyncio
import inspect
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Annotated, Any, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, InputRequiredResult, ToolAnnotations
from pydantic import Field, ValidationError

from tamaya import __version__
from tamaya.bots.llm.answering import NoChoice
from tamaya.core.editions import find_edition
from tamaya.core.errors import TamayaError
from tamaya.core.rules import Rules
from tamaya.extras import MissingExtra
from tamaya.formats import read_all
from tamaya.mcp.chair import GuestChair
from tamaya.mcp.servers import Trouble, list_tables
from tamaya.speech.rulebook import told_rules
from tamaya.speech.speaking import Speech

SERVER, LINK = "TAMAYA_URL", "TAMAYA_BOT_LINK"  # variables of the environment
USUAL_SERVER = "http://localhost:8000"
LONGEST_WAIT = 300.0  # seconds
INSTRUCTIONS = (
    "Play Hanabi at a table of Tamaya. Join with the link for a bot that the host of a table has; then, until the game "
    "is over: observe, which waits for your turn and lists your choices by number, and act with one of them."
)
LOOKS = ToolAnnotations(read_only_hint=True)
ACTS = ToolAnnotations(read_only_hint=False, destructive_hint=False)

Arguments = ParamSpec("Arguments")


def _reviewed(record: str, speech: Speech) -> str:
    """The review of the first game in a text."""
    from tamaya.review.reviewing import review_game  # needs more
    from tamaya.review.telling import ReviewTeller

    recorded = read_all(record.encode())[0]
    teller = ReviewTeller(review_game(recorded.game), speech, recorded.names)
    return "\n".join((teller.result(), *teller.lines(exactly=True)))


class Guest:
    """Who uses the tools: one chair at a time."""

    def __init__(self, language: str) -> None:
        self.speech = Speech(language)
        self.chair: GuestChair | None = None

    async def list_tables(
        self, server: Annotated[str, Field(description="its address; without it the usual one")] = ""
    ) -> str:
        """List the public tables of a server."""
        return await asyncio.to_thread(list_tables, self.speech, server or os.environ.get(SERVER) or USUAL_SERVER)

    async def join_table(
        self,
        link: Annotated[str, Field(description="the link for a bot, with its key, if none was given at start")] = "",
        name: Annotated[str, Field(description="what the others read at the table")] = "Language model",
    ) -> str:
        """Sit down at a table, with the link that its host has got for a bot. Tells how the table is written and the
        rules of the game, once that has begun."""
        given = link or os.environ.get(LINK, "")
        if not given:
            raise Trouble("guest-which-table")
        chair = GuestChair(self.speech, given, name)
        await self.leave()
        await chair.come()
        self.chair = chair
        return chair.introduction()

    async def observe(
        self, seconds: Annotated[float, Field(description="wait for your turn so long", ge=0, le=LONGEST_WAIT)] = 20.0
    ) -> str:
        """See the table from your seat; your own cards are hidden. On your turn your choices are listed by number."""
        return await self._seated().observe(seconds)

    async def act(
        self,
        answer: Annotated[
            str, Field(description="the number of a choice; a reason may follow", coerce_numbers_to_str=True)
        ],
    ) -> str:
        """Make your move: one of the numbered choices that observe has listed."""
        return await self._seated().act(answer)

    async def explain_rules(
        self, edition: Annotated[str, Field(description="a box, such as dutch; without it the game you play")] = ""
    ) -> str:
        """The numbered rules of the game that you play, of a box, or of the base game."""
        box = find_edition(edition) if edition else None
        playing = None if self.chair is None else self.chair.game
        rules = box.rules if box else playing.rules if playing else Rules()
        return "\n".join(f"{number} {text}" for number, text in told_rules(self.speech, rules, box))

    async def review_game(
        self, record: Annotated[str, Field(description="the game as a file of Tamaya or hanab.live, as text")]
    ) -> str:
        """Review a game that is over: what was possible, and the moments that counted. This may take a minute."""
        return await asyncio.to_thread(_reviewed, record, self.speech)

    async def leave(self) -> None:
        """Go away from the table, if at one."""
        if self.chair is not None:
            await self.chair.leave()
            self.chair = None

    def _seated(self) -> GuestChair:
        if self.chair is None:
            raise Trouble("guest-no-chair")
        return self.chair


class PlainServer(MCPServer):
    """A server whose errors are sentences, and nothing besides."""

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        """Use a tool."""
        tools = {tool.name: tool.input_schema for tool in await self.list_tools()}
        if name not in tools:
            raise ToolError(f"There is no such tool: there are {', '.join(sorted(tools))}.")
        if not arguments.keys() <= tools[name]["properties"].keys():
            raise ToolError(missing_or_wrong(name, tools[name], arguments, ()))
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                wrong = [str(one["loc"][0]) for one in error.__cause__.errors()]
                raise ToolError(missing_or_wrong(name, tools[name], arguments, wrong)) from None
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

    # What goes wrong is told to the client. A log would repeat it, and with it perhaps a link.
    server = PlainServer("tamaya", instructions=INSTRUCTIONS, version=__version__, lifespan=life, log_level="CRITICAL")
    looks = (guest.list_tables, guest.observe, guest.explain_rules, guest.review_game)
    for tool in (*looks, guest.join_table, guest.act):
        said = " ".join((tool.__doc__ or "").split())
        server.add_tool(
            _in_sentences(tool, guest.speech),
            name=tool.__name__,
            description=said,
            annotations=LOOKS if tool in looks else ACTS,
            structured_output=False,
        )
    return server


def _in_sentences(tool: Callable[Arguments, Awaitable[str]], speech: Speech) -> Callable[Arguments, Awaitable[str]]:
    """A tool whose errors are sentences."""

    async def call(*args: Arguments.args, **kwargs: Arguments.kwargs) -> str:
        try:
            return await tool(*args, **kwargs)
        except TamayaError as error:
            raise ToolError(speech.error(error)) from None
        except NoChoice as error:
            raise ToolError(str(error)) from None
        except MissingExtra as error:
            raise ToolError(f"{error.msg}.") from None

    call.__signature__ = inspect.signature(tool)  # type: ignore[attr-defined]
    return call


def serve(language: str) -> None:
    """Serve on standard input and output until they end."""
    make_server(language).run("stdio")


KINDS = {"string": "text", "number": "number"}  # of JSON Schema, in words


def missing_or_wrong(tool: str, schema: dict[str, Any], given: Iterable[str], wrong: Iterable[str]) -> str:
    """What is to be said of a call whose arguments had these names, and of which some had wrong values."""
    takes = schema["properties"]
    problems = [f"{name!r} is no argument" for name in given if name not in takes]
    problems += [f"{name!r} is missing" for name in schema.get("required", ()) if name not in given]
    problems += [f"{name!r} is no {_kind(takes[name])}" for name in wrong if name in given]
    each = (_described(name, fact, name in schema.get("required", ())) for name, fact in takes.items())
    return f"{' and '.join(problems)}: {tool} takes {', '.join(each)}."


def _described(name: str, fact: dict[str, Any], needed: bool) -> str:
    return f"{name} ({'' if needed else 'if you like, '}a {_kind(fact)}: {fact['description']})"


def _kind(fact: dict[str, Any]) -> str:
    kind = KINDS[fact["type"]]
    return f"{kind} from {fact['minimum']:g} to {fact['maximum']:g}" if "minimum" in fact else kind
