"""Uvicorn's protocols, with an end to their patience: nobody holds a connection open by sending nothing, or makes the
server keep more for them than they read."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import Frame, Opcode

from tamaya.server.web.door import BY_ANY_NAME
from tamaya.server.web.lean import LeanSocket
from tamaya.server.web.turnstile import Coming, Turnstile

TURNSTILE = "turnstile"  # where the server keeps it
AT_ONCE = tuple(f"GET {path} ".encode() for path in BY_ANY_NAME)  # who watches over the server does not wait in a row

HEAD_SECONDS = 10.0  # until a request has told what it wants
READ_SECONDS = 20.0  # for which whatever was sent waits to be read
CLOSE_SECONDS = 15.0  # for which a socket that is closed may stay
# Seconds after which a visitor who says nothing is asked whether they are there, and after which they are not. A page
# that hears nothing asks much sooner; who hears the others play is not to wake their phone for it all the time.
SILENCE, LONGEST_SILENCE = 40, 60
PING_FRAME = Frame(Opcode.PING, b"").serialize(mask=False)
MOST_CONTROL_FRAMES = 30  # pings and pongs at once
CONTROL_FRAMES = 2  # and a second
MOST_FRAMES = 32  # in one message
MOST_AFTER_CLOSE = 1 << 18  # bytes that still come after a socket was closed


class PromptRequests(H11Protocol):
    """HTTP for those who say what they want, and read what they get."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._until_asked: asyncio.TimerHandle | None = None
        self._until_read: asyncio.TimerHandle | None = None
        self._is_socket = False
        self._unread: bytes | None = None  # what came while others were coming in
        self._coming: Coming | None = None

    @property
    def _turnstile(self) -> Turnstile:
        turnstile: Turnstile = self.app_state.setdefault(TURNSTILE, Turnstile())
        return turnstile

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        """A part of a request. Who is new has to wait until others are in, unless they only ask how the server is; but
        only once, for whoever is in has to say in time what they want."""
        if self._unread is not None:
            self._unread += data
        elif self._coming is not None or self._latest is not None or data.startswith(AT_ONCE):
            self._read(data)
        else:
            self._unread = data
            self._await_request()
            self.transport.pause_reading()
            self._turnstile.come(self._come_in)

    def _come_in(self) -> None:
        data, self._unread = self._unread, None
        self._coming = Coming(self._turnstile)
        if data is not None and not self.transport.is_closing():
            self.transport.resume_reading()
            self._read(data)
        if not self._asks() or (self._latest is not None and self._latest.more_body):
            self._coming.done()  # nobody waits for what others have not sent yet

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        self._await_request()

    def _asks(self) -> bool:
        """Whether there is a request that is not answered yet."""
        return self._is_socket or (self._latest is not None and not self._latest.response_complete)

    @property
    def _latest(self) -> RequestResponseCycle | None:
        return cast("RequestResponseCycle | None", self.cycle)  # None before the first request

    def _await_request(self) -> None:
        asks = self._unread is not None or self._asks()
        if asks and self._until_asked is not None:
            self._until_asked.cancel()
            self._until_asked = None
        elif not asks and self._until_asked is None:
            self._until_asked = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def on_response_complete(self) -> None:
        """The next request may come; uvicorn waits for it."""
        super().on_response_complete()
        self._is_in()
        if self._until_asked is not None and self.timeout_keep_alive_task is not None:
            self._until_asked.cancel()
            self._until_asked = None

    def handle_websocket_upgrade(self, event: Any) -> None:
        """It is a socket from now on."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, LeanSocket):
            socket.is_in = self._is_in
        else:
            self._is_in()  # it was refused

    def _is_in(self) -> None:
        if self._coming is not None:
            self._coming.done()

    def pause_writing(self) -> None:
        """The answer is not read."""
        super().pause_writing()
        self._until_read = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It is read again."""
        super().resume_writing()
        if self._until_read is not None:
            self._until_read.cancel()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        super().connection_lost(exc)
        self._is_in()
        for timer in (self._until_asked, self._until_read):
            if timer is not None:
                timer.cancel()


class BoundedSocket(LeanSocket):
    """A socket that keeps no more than a little for whoever does not read."""

    _until_read: asyncio.TimerHandle | None = None
    _after_close = 0  # bytes

    def data_received(self, data: bytes) -> None:
        """Some frames."""
        self.silence = 0
        if self.close_sent:
            self._after_close += len(data)
        super().data_received(data)
        if self._after_close > MOST_AFTER_CLOSE:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answer a ping, if it is not one of too many."""
        if self._may_go_on(self._count_control_frame()):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:  # noqa: ARG002
        """Somebody is there; but not if it is one of too many."""
        self._may_go_on(self._count_control_frame())

    def handle_cont(self, event: Frame) -> None:
        """Add a part of a message, which may have so many."""
        if self._may_go_on(len(self.frames) < MOST_FRAMES):
            super().handle_cont(event)

    def _count_control_frame(self) -> bool:
        self.control_frames += 1
        return self.control_frames <= MOST_CONTROL_FRAMES

    def _may_go_on(self, fine: bool) -> bool:
        if not fine:
            self.transport.abort()
        return fine and not self.transport.is_closing()

    def pause_writing(self) -> None:
        """What was sent is not read."""
        super().pause_writing()
        self._until_read = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It is read again."""
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        super().connection_lost(exc)
        self.is_in()
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._until_read is not None:
            self._until_read.cancel()
            self._until_read = None

    def pass_second(self) -> None:
        """Another second without a word. In the end nobody is there who would read a last one."""
        self.silence += 1
        self.control_frames = max(0, self.control_frames - CONTROL_FRAMES)
        if self.silence == SILENCE and self.handshake_complete and not self.close_sent:
            self.transport.write(PING_FRAME)
        elif self.silence >= LONGEST_SILENCE:
            self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send something; but a last word only to those who read, and nothing to those who left before they were in."""
        if message["type"] == "websocket.close" and self._until_read is not None:
            self.transport.abort()
        elif not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        else:
            await super().send(message)

    async def run_asgi(self) -> None:
        """Serve this socket, then let it go."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
