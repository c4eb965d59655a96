"""A chair at a table, held by a guest: the line protocol over a WebSocket, with the key that the host has given."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tamaya.bots.lines.decoding import BadMessage, read_told
from tamaya.bots.lines.protocol import (
    LONGEST_NAME,
    LONGEST_TOLD,
    VERSION,
    BeginGame,
    BotAction,
    BotHello,
    Bye,
    Choose,
    Complain,
    Hello,
    ShowView,
    TellEvent,
    printable,
    write_line,
)
from tamaya.bots.llm.answering import understand
from tamaya.bots.llm.briefing import Observation, briefing, observe, since_last_turn, tell_events
from tamaya.core.events import Ended, SeenEvent
from tamaya.core.view import View
from tamaya.mcp.servers import CLOSED, FOR_GOOD, LOST, Trouble, split_address
from tamaya.speech.speaking import Speech

PATIENCE = 15.0  # seconds for what a table answers at once
LINK = "http://localhost:8000/api/bots/TABLE#KEY"


class GuestChair:
    """One chair. All that is told of the game comes from what the table tells this chair."""

    def __init__(self, speech: Speech, link: str, name: str) -> None:
        parts = split_address(link)
        if parts is None or not parts.fragment:
            raise Trouble("guest-link", example=LINK)
        self._url = parts._replace(scheme=parts.scheme.replace("http", "ws"), fragment="").geturl()
        self._key = parts.fragment
        self._name = printable(name, LONGEST_NAME)
        if not self._name:
            raise Trouble("guest-name")
        self._speech = speech
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self.game: BeginGame | None = None
        self._events: list[SeenEvent] = []
        self._view: View | None = None
        self._question: Choose | None = None
        self._until = 0.0  # when the time for the question is over
        self._met = False
        self._complaint = ""
        self._closed = LOST
        self._for_good = False

    # ---- Coming and going --------------------------------------------------------------------------------------------

    async def come(self) -> None:
        """Sit down, or come back after the connection was lost."""
        if self._socket is not None:
            return
        if self._for_good:
            raise Trouble(self._closed)
        self._met, self._closed, self.game, self._question = False, LOST, None, None
        headers = {"Authorization": f"Bearer {self._key}"}
        try:
            self._socket = await connect(
                self._url,
                additional_headers=headers,
                compression=None,
                max_size=2 * LONGEST_TOLD,
                open_timeout=PATIENCE,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise Trouble("llm-unreachable", _why(error), name=urlsplit(self._url).netloc) from None
        self._listening = asyncio.get_running_loop().create_task(self._listen(self._socket))
        await self._wait(lambda: self._met, PATIENCE)
        if not self._met:
            await self.leave()
            raise Trouble(self._closed)

    async def leave(self) -> None:
        """Go away; the chair stays reserved."""
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._socket is not None:
            await self._socket.close()
        self._socket = self._listening = None

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                await self._hear(message)
                self._changed.set()
        except ConnectionClosed:
            pass
        finally:
            code = socket.close_code or 0
            self._closed = CLOSED.get(code, LOST)
            self._for_good = code in FOR_GOOD
            self._socket = None
            self._changed.set()

    async def _hear(self, message: str | bytes) -> None:
        try:
            told = read_told(message)
        except BadMessage:
            return
        match told:
            case Hello():
                await self._say(BotHello(VERSION, self._name))
                self._met = True
            case BeginGame():
                self.game, self._events, self._view, self._question = told, [], None, None
            case TellEvent():
                self._events.append(told.event)
                if self.game is not None and getattr(told.event, "seat", None) == self.game.seat:
                    self._question = None
            case ShowView():
                self._view = told.view
            case Choose():
                self._question, self._until = told, time.monotonic() + told.seconds
            case Complain():
                self._complaint = told.why
            case Bye() | None:
                pass

    async def _say(self, message: BotHello | BotAction) -> None:
        if self._socket is None:
            raise Trouble(self._closed)
        try:
            await self._socket.send(write_line(message).decode().rstrip("\n"))
        except ConnectionClosed:
            raise Trouble(self._closed) from None

    async def _wait(self, happened: Callable[[], bool], seconds: float) -> None:
        """Until something has happened, the line is closed, or the time is over."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not happened() and self._socket is not None:
                    self._changed.clear()
                    await self._changed.wait()

    # ---- Playing -----------------------------------------------------------------------------------------------------

    @property
    def _is_over(self) -> bool:
        return any(isinstance(event, Ended) for event in self._events)

    async def observe(self, seconds: float) -> str:
        """The table in words: if it is this chair's turn within this many seconds, with the choices."""
        await self.come()
        await self._wait(lambda: self._question is not None or self._is_over, seconds)
        if self._socket is None:
            raise Trouble(self._closed)
        if self.game is None:
            return self._speech.say("guest-waiting")
        question = self._question
        if question is not None and self._view is not None:
            left = max(0, round(self._until - time.monotonic()))
            return f"{self._observation(self._view).text}\n\n{self._speech.say('guest-seconds', seconds=left)}"
        events = since_last_turn(self._events, self.game.seat)
        told = "\n".join(tell_events(self._speech, self.game.players, self.game.seat, events))
        if self._is_over:
            (end,) = [event for event in self._events if isinstance(event, Ended)]
            over = self._speech.say("guest-over", score=end.score, most=self.game.facts.max_score)
            return f"{told}\n\n{over}"
        return f"{told}\n\n{self._speech.say('guest-not-yet')}".strip()

    async def act(self, answer: str) -> str:
        """Do what an answer means; what became of it."""
        await self.come()
        game, question, view = self.game, self._question, self._view
        if game is None or question is None or view is None:
            raise Trouble("guest-observe-first")
        observation = self._observation(view)
        chosen = understand(answer, observation, self._speech)
        before, self._complaint = len(self._events), ""
        await self._say(BotAction(question.number, observation.actions[chosen.place], chosen.reason))
        await self._wait(lambda: self._question is not question or bool(self._complaint), PATIENCE)
        if self._complaint:
            self._question = None
            raise Trouble("guest-refused", self._complaint)
        told = tell_events(self._speech, game.players, game.seat, self._events[before:])
        return "\n".join(told) or self._speech.say("guest-done")

    def introduction(self) -> str:
        """What a player has to know before the game, as far as the table has told it."""
        where = self._speech.say("guest-seated", place=urlsplit(self._url).netloc, name=self._name)
        if self.game is None:
            return f"{where} {self._speech.say('guest-waiting')}"
        game = self.game
        return f"{where}\n\n{briefing(self._speech, game.rules, game.players, game.seat, game.agreement)}"

    def _observation(self, view: View) -> Observation:
        return observe(self._speech, view, self._events)


def _why(error: Exception) -> str:
    """What is wrong with a connection, without the request: that has the key."""
    status = getattr(getattr(error, "response", None), "status_code", None)
    return f"HTTP {status}" if status else getattr(error, "strerror", None) or type(error).__name__
