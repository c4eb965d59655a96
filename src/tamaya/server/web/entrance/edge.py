"""Uvicorn's protocols, with an end to their patience.

Uvicorn waits without end for the rest of a request, parses whatever comes, lets a silent socket stay and answers each
ping. The settings that it has for this do not reach far enough, so this file overrides two of its classes, and is the
only one that uses names which uvicorn does not document: `app_state`, `conn` and `on_response_complete` of the one,
`app_state`, `conn`, `frames`, `handle_ping`, `handle_pong`, `handle_cont` and `handshake_complete` of the other; and
`queue`, `writable`, `request` and `response`, for sockets take half as much memory again without that. `pyproject.toml`
allows the versions with which it was tried.
"""

import asyncio
import re
from struct import pack
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol

from tamaya.server.web.entrance.crowd import Crowd
from tamaya.server.web.entrance.proxies import Proxies

PEER = "peer"  # where the state of a request has whoever is at the other end

HEAD_SECONDS = 10.0  # until a request has told what it wants
READ_SECONDS = 20.0  # for which whatever was sent waits to be read
CLOSE_SECONDS = 15.0  # for which a socket that is done with may stay
MOST_HEAD = 16_384  # bytes until it is known what is wanted; our own page has 1 kB
MOST_LINES = 100  # of these
HEAD_ENDS = re.compile(rb"\n\r?\n")
# Seconds after which a visitor who says nothing is asked whether they are there, and after which they are not. A page
# that hears nothing asks much sooner; where others are heard playing, phones should be left asleep.
SILENCE, LONGEST_SILENCE = 40, 60
PING_FRAME = Frame(Opcode.PING, b"").serialize(mask=False)
TEXT_FRAME = 0x80 | Opcode.TEXT  # the last of its message
MOST_CONTROL_FRAMES = 30  # pings and pongs at once
CONTROL_FRAMES = 2  # and a second
MOST_FRAMES = 32  # in one message
MOST_AFTER_END = 1 << 18  # bytes that still come after a socket was done with


class EdgeConfig(uvicorn.Config):
    """The settings of uvicorn, and what is counted for all connections."""

    crowd: Crowd
    proxies: Proxies


class Peer:
    """Whoever is at the other end of a connection: they are given so much time to read, and are counted."""

    __slots__ = ("_crowd", "_transport", "_until_read", "address", "has_ended", "is_proxy")

    def __init__(self, config: EdgeConfig, transport: asyncio.Transport, client: tuple[str, int] | None) -> None:
        self.address = config.proxies.origin(client)
        self.is_proxy = config.proxies.trust(client)
        self.has_ended = False
        self._crowd = config.crowd
        self._transport = transport
        self._until_read: asyncio.TimerHandle | None = None
        if not self._crowd.come(self):
            self.cut()

    def cut(self) -> None:
        """End the connection at once."""
        self._transport.abort()

    def ask(self) -> None:
        """It is known what they want."""
        self._crowd.ask(self)

    def rest(self) -> None:
        """They have got their answer."""
        self._crowd.rest(self)

    def pause(self) -> None:
        """They are not reading what they are sent."""
        self._until_read = asyncio.get_running_loop().call_later(READ_SECONDS, self.cut)

    def resume(self) -> None:
        """They are reading again."""
        if self._until_read is not None:
            self._until_read.cancel()
            self._until_read = None

    @property
    def reads(self) -> bool:
        """Whether they are reading what they are sent."""
        return self._until_read is None

    def go(self) -> None:
        """They are gone."""
        self.resume()
        self._crowd.go(self)

    def write_text(self, text: bytes) -> bool:
        """Send a text through a socket at once; False if that cannot be done now, or no longer. No task is needed."""
        if not self.reads or self.has_ended or self._transport.is_closing():
            return False
        self._transport.write(text_frame(text))
        return True

    def end(self) -> None:
        """Their socket is done with, and they have a little time to notice."""
        self.has_ended = True
        if self in self._crowd:
            asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.cut)


class PeerProtocol(asyncio.Protocol):
    """What both protocols notice of whoever is at the other end."""

    _peer: Peer

    def pause_writing(self) -> None:
        """What was sent is not being read."""
        super().pause_writing()
        self._peer.pause()

    def resume_writing(self) -> None:
        """It is being read again."""
        super().resume_writing()
        self._peer.resume()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        super().connection_lost(exc)
        self._peer.go()


class Requests(PeerProtocol, H11Protocol):
    """HTTP for those who say what they want and read what they get. What is too long is not parsed."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head = b""
        self._until_asked: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        assert isinstance(self.config, EdgeConfig)
        self._peer = Peer(self.config, transport, self.client)
        self.app_state = {**self.app_state, PEER: self._peer}
        self._hurry()

    def data_received(self, data: bytes) -> None:
        """A part of a request: of its head, of its body, or of one that comes too early, which no browser sends."""
        if self.conn.their_state is h11.IDLE:
            self._read_head(data)
        elif self.conn.their_state is h11.SEND_BODY:
            self._pass_on(data)
            if self.conn.our_state is h11.DONE:  # it is answered already
                self._hurry()
        else:
            self._peer.cut()

    def _read_head(self, data: bytes) -> None:
        """Wait for all of it. Uvicorn hears of nothing less, and goes on to count the seconds since its last answer."""
        begin = max(0, len(self._head) - 2)
        self._head = self._head + data if self._head else data.lstrip(b"\r\n")
        end = HEAD_ENDS.search(self._head, begin)
        size = len(self._head) if end is None else end.end()
        if size > MOST_HEAD or self._head.count(b"\n", 0, size) > MOST_LINES:
            self._refuse("431 Request Header Fields Too Large")
        elif end is not None:
            self._stop_hurrying()
            self._peer.ask()
            head, self._head = self._head, b""
            self._pass_on(head)

    def _pass_on(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.DONE and self.conn.trailing_data[0]:
            self._peer.cut()

    def _refuse(self, status: str) -> None:
        self.transport.write(refusal(status))
        self.transport.close()

    def _hurry(self) -> None:
        if self._until_asked is None:
            self._until_asked = self.loop.call_later(HEAD_SECONDS, self._peer.cut)

    def _stop_hurrying(self) -> None:
        if self._until_asked is not None:
            self._until_asked.cancel()
            self._until_asked = None

    def on_response_complete(self) -> None:
        """The next request may come; uvicorn waits for it, but not long."""
        self._peer.rest()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone, and need not hurry."""
        super().connection_lost(exc)
        self._stop_hurrying()


class Socket(PeerProtocol, WebSocketsSansIOProtocol):
    """A socket that buffers little for whoever does not read, and gives up on whoever is not there."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()  # type: ignore[assignment]  # as much of a queue as is needed
        self.writable = Gate()  # type: ignore[assignment]
        self._peer = self.app_state[PEER]
        self._is_new = True
        self._silence = 0  # seconds since something was heard
        self._control_frames = 0  # that count at present
        self._after_end = 0  # bytes

    def data_received(self, data: bytes) -> None:
        """What began as a request, then frames."""
        self._silence = 0
        if self._peer.has_ended:
            self._after_end += len(data)
        super().data_received(data)
        if self._after_end > MOST_AFTER_END:
            self._peer.cut()
        elif (
            self._is_new and self.conn.handshake_exc is not None and not self.transport.is_closing()
        ):  # uvicorn says nothing to it
            self.transport.write(refusal("400 Bad Request"))
            self.transport.close()

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many."""
        if self._may_go_on(self._count_control_frame()):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:  # noqa: ARG002
        """Somebody is there; but too many end the connection."""
        self._may_go_on(self._count_control_frame())

    def handle_cont(self, event: Frame) -> None:
        """Add a part of a message, which may have only this many."""
        if self._may_go_on(len(self.frames) < MOST_FRAMES):
            super().handle_cont(event)

    def _count_control_frame(self) -> bool:
        self._control_frames += 1
        return self._control_frames <= MOST_CONTROL_FRAMES

    def _may_go_on(self, fine: bool) -> bool:
        if not fine:
            self._peer.cut()
        return fine and not self.transport.is_closing()

    def pass_second(self) -> None:
        """Another second of silence. In the end nobody is there to read a last word."""
        self._silence += 1
        self._control_frames = max(0, self._control_frames - CONTROL_FRAMES)
        if self._silence == SILENCE and self.handshake_complete and not self._peer.has_ended:
            self.transport.write(PING_FRAME)
        elif self._silence >= LONGEST_SILENCE:
            self._peer.cut()

    async def receive(self) -> Any:
        """The next message; whoever asks for one has read the headers."""
        if self._is_new and self.handshake_complete:
            self._is_new = False
            self._forget_handshake()
        return await super().receive()

    def _forget_handshake(self) -> None:
        del self.request, self.response
        self.app_state = {}
        if not self.conn.reader.buffer:  # the reader of the handshake remembers it; another can go on from here
            self.conn = Protocol(SERVER, max_size=self.config.ws_max_size, logger=self.logger)  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        """Send something; but a last word only to somebody who is reading, and nothing to somebody who left before they
        were in."""
        if message["type"] == "websocket.close" and not self._peer.reads:
            self._peer.cut()
        elif not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        else:
            await super().send(message)


def refusal(status: str) -> bytes:
    """An answer to something that is not parsed."""
    return f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode()


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
    """An event that is nearly always set: there is something to wait for only while it is not."""

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
        """Whether nobody has to wait."""
        return self._opening is None

    async def wait(self) -> None:
        """Wait to be let through."""
        while self._opening is not None:
            await asyncio.shield(self._opening)
