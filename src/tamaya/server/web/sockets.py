"""The sockets: /ws/table/{id} and /ws/lobby."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tamaya.core.errors import TamayaError
from tamaya.server.hall.connection import BROKEN, NO_NAME, Connection
from tamaya.server.hall.live import LiveTable
from tamaya.server.logs import logger
from tamaya.server.storage.faults import StorageFault
from tamaya.server.table.messages import refused
from tamaya.server.table.refusals import Refusal, refuse
from tamaya.server.web.limits import Bucket
from tamaya.server.web.services import Services, services_of
from tamaya.server.wire.from_page import FromPage
from tamaya.server.wire.from_server import Done
from tamaya.server.wire.parts import NO_MESSAGE, Person

# Close codes; 1012: the server restarts. After FAULT one may come back: it will pass.
WRONG_ORIGIN, NO_TABLE, TOO_MANY, UNREADABLE, FAULT = 4403, 4404, 4429, 4500, 4503

_decoder = msgspec.json.Decoder(FromPage)


class _Numbered(msgspec.Struct):
    """As much of a message as can be answered."""

    request: int


_numbered = msgspec.json.Decoder(_Numbered)
_encode = msgspec.json.Encoder().encode


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
    except WebSocketDisconnect:
        return
    except StorageFault as found:
        await _turn_away(socket, found, FAULT)
        return
    except Refusal as refusal:
        await _turn_away(socket, refusal, UNREADABLE)
        return
    connection = Connection(person, visitor.session)
    if sum(other.person.id == person.id for other in live.connections) >= services.config.limits.sockets:
        await _turn_away(socket, refuse("too-fast"), TOO_MANY)
        return
    async with _delivering(socket, connection):
        try:
            await services.hall.arrive(live, connection)
            await _listen(services, socket, live, connection)
        finally:
            services.hall.depart(live, connection)


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
    connection = Connection(visitor.person or Person(id="", name=""), visitor.session)
    lobby = services.lobby
    async with _delivering(socket, connection):
        lobby.connections.append(connection)
        try:
            await lobby.tell(connection)
            with contextlib.suppress(WebSocketDisconnect, KeyError):
                while True:
                    await socket.receive_text()
        finally:
            lobby.connections.remove(connection)


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


@contextlib.asynccontextmanager
async def _delivering(socket: WebSocket, connection: Connection) -> AsyncIterator[None]:
    """Send what waits for this connection, as long as it is open."""
    task = asyncio.get_running_loop().create_task(_deliver(socket, connection))
    try:
        yield
    except WebSocketDisconnect:
        pass
    finally:
        if socket.application_state == WebSocketState.CONNECTED:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await task


async def _deliver(socket: WebSocket, connection: Connection) -> None:
    """Send what there is to send until the connection is to be closed."""
    waiting = connection.waiting
    while await connection.has_news():
        while waiting:
            await socket.send({"type": "websocket.send", "text": waiting.popleft().decode()})
    await socket.close(connection.closing or BROKEN)
