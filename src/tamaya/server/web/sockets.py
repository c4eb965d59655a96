"""The sockets: /ws/table/{id} and /ws/lobby."""

import asyncio
import contextlib
import re
import time

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from tamaya.core.errors import TamayaError
from tamaya.server.hall.connection import LINK_CHANGED, NO_NAME, Connection
from tamaya.server.hall.live import LiveTable
from tamaya.server.logs import logger
from tamaya.server.storage.faults import StorageFault
from tamaya.server.table.messages import refused
from tamaya.server.table.refusals import Refusal, refuse
from tamaya.server.web.limits import Bucket
from tamaya.server.web.services import Services, Visitor, services_of
from tamaya.server.wire.from_page import FromPage
from tamaya.server.wire.from_server import Done
from tamaya.server.wire.parts import NO_MESSAGE, Person

# Close codes; 1012: the server restarts. After FAULT one may come back: it will pass.
WRONG_ORIGIN, NO_TABLE, TOO_MANY, UNREADABLE, FAULT = 4403, 4404, 4429, 4500, 4503

ADDRESS = re.compile(r"/ws/(?:lobby|table/(?P<id>[\w-]{1,100})(?:/(?P<key>[\w-]{1,100}))?)", re.ASCII)

_decoder = msgspec.json.Decoder(FromPage)


class _Numbered(msgspec.Struct):
    """As much of a message as can be answered."""

    request: int


_numbered = msgspec.json.Decoder(_Numbered)
_encode = msgspec.json.Encoder().encode


async def serve(scope: Scope, receive: Receive, send: Send) -> None:
    """A socket at one of our addresses. No framework stands between: its layers would last as long as the socket."""
    found = ADDRESS.fullmatch(scope["path"])
    if found is None:
        await send({"type": "websocket.close"})  # before it was accepted: an answer with 403
        return
    scope["path_params"] = found.groupdict()
    with contextlib.suppress(WebSocketDisconnect):
        await (table_socket if found["id"] else lobby_socket)(WebSocket(scope, receive, send))


async def table_socket(socket: WebSocket) -> None:
    """Somebody at a table."""
    services = services_of(socket)
    await socket.accept()
    try:
        if not services.same_site(socket):
            await _turn_away(socket, refuse("wrong-origin"), WRONG_ORIGIN)
            return
        visitor = await services.visitor(socket)
        person = visitor.person
        if person is None:
            await _turn_away(socket, refuse("no-name"), NO_NAME)
            return
        live = await services.hall.find(socket.path_params["id"])
        if live is None:
            await _turn_away(socket, refuse("no-such-table"), NO_TABLE)
            return
        if not live.lets_in(person, socket.path_params["key"] or ""):
            await _turn_away(socket, refuse("link-changed"), LINK_CHANGED)
            return
    except WebSocketDisconnect:
        return
    except StorageFault as found:
        await _turn_away(socket, found, FAULT)
        return
    except Refusal as refusal:
        await _turn_away(socket, refusal, UNREADABLE)
        return
    connection = _SocketConnection(socket, visitor)
    if sum(other.person.id == person.id for other in live.connections) >= services.config.limits.sockets:
        await _turn_away(socket, refuse("too-fast"), TOO_MANY)
        return
    try:
        await services.hall.arrive(live, connection)
        await _listen(services, socket, live, connection)
    finally:
        services.hall.depart(live, connection)
        connection.stop()


async def lobby_socket(socket: WebSocket) -> None:
    """Somebody in the lobby, with a name or without."""
    services = services_of(socket)
    await socket.accept()
    if not services.same_site(socket):
        await _turn_away(socket, refuse("wrong-origin"), WRONG_ORIGIN)
        return
    try:
        visitor = await services.visitor(socket)
    except StorageFault as found:
        await _turn_away(socket, found, FAULT)
        return
    connection = _SocketConnection(socket, visitor)
    services.lobby.connections.append(connection)
    try:
        await services.lobby.tell(connection)
        while (await socket.receive())["type"] == "websocket.receive":
            pass
    except StorageFault as found:
        await _turn_away(socket, found, FAULT)
    finally:
        services.lobby.connections.remove(connection)
        connection.stop()


async def _listen(services: Services, socket: WebSocket, live: LiveTable, connection: Connection) -> None:
    """Carry out what comes in, one after the other."""
    bucket = Bucket(*services.config.limits.messages)
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        arrived = time.perf_counter()
        request, refusal = await _handle(services, live, connection, message.get("text") or "", bucket)
        if refusal is None:
            connection.send(_encode(Done(request or 0)))
        else:
            services.metrics.refusals[refusal.code] += 1
            connection.send(refused(request, refusal))
        services.metrics.observe(time.perf_counter() - arrived)


async def _handle(
    services: Services, live: LiveTable, connection: Connection, text: str, bucket: Bucket
) -> tuple[int | None, TamayaError | None]:
    """Carry out one message; the request's number and why it was refused, if it was."""
    request = None
    try:
        command = _decoder.decode(text)
        request = command.request
        if not bucket.take():
            raise refuse("too-fast")
        await services.hall.do(live, connection, command)
        return request, None
    except NO_MESSAGE as error:
        with contextlib.suppress(*NO_MESSAGE):
            request = _numbered.decode(text).request
        return request, refuse("bad-message", why=str(error).rstrip("."))
    except TamayaError as error:
        return request, error
    except Exception:
        logger.exception("a command failed", extra={"table": live.table.id})
        return request, refuse("busy")


async def _turn_away(socket: WebSocket, why: TamayaError, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(refused(None, why).decode())
        await socket.close(code)


class _SocketConnection(Connection):
    """A connection by a socket. Only while something waits to be sent there is a task that sends it."""

    __slots__ = ("_sending", "_socket")

    def __init__(self, socket: WebSocket, visitor: Visitor) -> None:
        super().__init__(visitor.person or Person(id="", name=""), visitor.session)
        self._socket = socket
        self._sending: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Send, unless that is going on."""
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            while self.waiting:
                await self._socket.send({"type": "websocket.send", "text": self.waiting.pop(0).decode()})
            if self.closing is not None:
                await self._socket.close(self.closing)
        except (WebSocketDisconnect, RuntimeError):  # it is closed already: whoever listens to it knows
            self.waiting.clear()
        finally:
            self._sending = None

    def stop(self) -> None:
        """Send no more."""
        if self._sending is not None:
            self._sending.cancel()
