"""What goes out through a socket: waiting messages, and the last word to those who are turned away."""

import asyncio
import contextlib
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from tamaya.server.hall.connections import LINK_CHANGED, NO_NAME, TOO_MANY, Connection
from tamaya.server.storage.faults import StorageFault
from tamaya.server.table.messages import refused
from tamaya.server.table.refusals import Refusal
from tamaya.server.web.entrance.edge import PEER, Peer
from tamaya.server.wire.parts import Person

# Close codes; 1012: the server restarts. After FAULT the page may come back: it will pass.
SILENT = 4400  # a bot that does not say hello
UNREADABLE, FAULT = 4500, 4503
CLOSE_CODES = {
    "bad-link": LINK_CHANGED,
    "no-name": NO_NAME,
    "no-password": NO_NAME,
    "wrong-origin": 4403,
    "no-such-table": 4404,
    "no-such-game": 4404,
    "private-game": 4403,
    "sealed-deal": 4403,
    "link-changed": LINK_CHANGED,
    "too-fast": TOO_MANY,
}


async def turn_away(socket: WebSocket, why: Refusal | StorageFault) -> None:
    """Say why, and close."""
    code = FAULT if isinstance(why, StorageFault) else CLOSE_CODES.get(why.code, UNREADABLE)
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(refused(None, why).decode())
        await socket.close(code)


class SocketConnection(Connection):
    """A connection through a socket. There is a task for sending only while something waits to be sent."""

    __slots__ = ("_sending", "_socket", "_write")

    def __init__(self, socket: WebSocket, person: Person | None, session: str = "") -> None:
        super().__init__(person or Person(id="", name=""), session)
        self._socket = socket
        peer: Peer | None = socket.scope["state"].get(PEER)  # not every server has it
        self._write: Callable[[bytes], bool] | None = None if peer is None else peer.write_text
        self._sending: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Send, unless that is going on."""
        if self._sending is not None:
            return
        if self._write is not None:
            while self.waiting and self._write(self.waiting[0]):
                self.waiting.pop(0)
        if self.waiting or self.closing is not None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            while self.waiting:
                await self._socket.send({"type": "websocket.send", "text": self.waiting.pop(0).decode()})
            if self.closing is not None:
                await self._socket.close(self.closing)
        except (WebSocketDisconnect, RuntimeError):  # it is already closed: whoever listens to it knows
            self.waiting.clear()
        finally:
            self._sending = None

    async def sent(self) -> None:
        """Wait until everything is sent."""
        if self._sending is not None:
            await self._sending

    def stop(self) -> None:
        """Send no more."""
        if self._sending is not None:
            self._sending.cancel()
