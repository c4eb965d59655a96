"""Uvicorn's socket, with little to remember: most sockets wait most of the time, and there may be many of them."""

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import SERVER, Protocol

WRITE = "tamaya.write"  # the name of what an app gets besides `send`: no task is needed for what can be sent at once

TEXT_FRAME = 0x80 | Opcode.TEXT  # the last of its message


class Inbox:
    """A queue with one reader, in which hardly ever more than one message waits."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next message."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)

    def empty(self) -> bool:
        """Whether no message waits."""
        return not self._messages


class Gate:
    """An event that is nearly always set: only while it is not, there is something to wait for."""

    __slots__ = ("_opening",)

    def __init__(self) -> None:
        self._opening: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Let everybody through."""
        if self._opening is not None and not self._opening.done():
            self._opening.set_result(None)
        self._opening = None

    def clear(self) -> None:
        """Let nobody through."""
        if self._opening is None:
            self._opening = asyncio.get_running_loop().create_future()

    def is_set(self) -> bool:
        """Whether one is let through at once."""
        return self._opening is None

    async def wait(self) -> None:
        """Wait until one is let through."""
        while self._opening is not None:
            await asyncio.shield(self._opening)


def _nothing() -> None:
    """Nobody waits for this any more."""


def text_frame(text: bytes) -> bytes:
    """A frame with a whole text, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        head = bytes((TEXT_FRAME, size))
    elif size < 1 << 16:
        head = pack(">BBH", TEXT_FRAME, 126, size)
    else:
        head = pack(">BBQ", TEXT_FRAME, 127, size)
    return head + text


class LeanSocket(WebSocketsSansIOProtocol):
    """A socket that forgets how it was opened as soon as the app listens to it."""

    # What uvicorn remembers of each; in slots it takes a third of the room that a dictionary needs.
    __slots__ = (
        "app", "app_state", "asgi_version", "client", "close_sent", "close_timeout", "close_timer", "config", "conn",
        "connections", "control_frames", "curr_msg_data_type", "default_headers", "disconnected", "frames",
        "handshake_complete", "handshake_initiated", "initial_response", "is_in", "last_ping_rtt", "logger", "loop",
        "pending_ping_payload", "ping_interval", "ping_sent_at", "ping_timeout", "ping_timer", "pong_timer", "queue",
        "read_paused", "request", "response", "root_path", "scheme", "scope", "server", "silence", "tasks", "transport",
        "writable",
    )  # fmt: skip

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox()  # type: ignore[assignment]  # as much of a queue as is needed
        self.writable = Gate()  # type: ignore[assignment]
        self.is_in: Callable[[], None] = _nothing  # called when the app listens, or nobody is there any more
        self.silence = 0  # seconds since something was heard
        self.control_frames = 0  # that count at present

    async def receive(self) -> Any:
        """The next message; whoever asks for it has read the headers."""
        if self.handshake_complete and self.scope["headers"]:
            self._forget_handshake()
            self.is_in()
            self.is_in = _nothing
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a socket; the app gets a short way to write to it."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[WRITE] = self.write_text

    def write_text(self, text: bytes) -> bool:
        """Send a text at once; False if that cannot be done now, or not any more."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True

    def _forget_handshake(self) -> None:
        self.scope["headers"].clear()  # type: ignore[attr-defined]  # it is a list
        for name in ("asgi", "extensions", "raw_path", "state", "subprotocols"):  # nobody asks for these
            self.scope.pop(name, None)  # type: ignore[misc]
        del self.request, self.response
        if not self.conn.reader.buffer:  # the reader of the handshake remembers it; another can go on from here
            self.conn = Protocol(SERVER, max_size=self.config.ws_max_size, logger=self.logger)  # type: ignore[assignment]
