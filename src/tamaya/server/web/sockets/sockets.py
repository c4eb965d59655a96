"""The sockets: /ws/table/{id}, /ws/game/{id} and /ws/lobby; that of bots, /api/bots/{id}, is in `bot_socket`."""

import asyncio
import contextlib
import re
import time

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from tamaya.core.errors import TamayaError
from tamaya.server.hall.connections import TOO_MANY, Connection
from tamaya.server.hall.live import LiveTable
from tamaya.server.logs import logger
from tamaya.server.storage.faults import StorageFault
from tamaya.server.table.messages import refused
from tamaya.server.table.refusals import Refusal, refuse
from tamaya.server.web.entrance.edge import PEER, Peer
from tamaya.server.web.entrance.turnstile import TURN
from tamaya.server.web.services import Services, Visitor, address_of, services_of
from tamaya.server.web.sockets.bot_socket import bot_socket
from tamaya.server.web.sockets.sending import SocketConnection, turn_away
from tamaya.server.wire import from_page
from tamaya.server.wire.from_server import Done
from tamaya.server.wire.games import FromReplay, Here
from tamaya.server.wire.parts import NO_MESSAGE

# What takes more work than other messages: replaying a game, or a bot's thinking.
COSTS: dict[type, int] = {from_page.Look: 2, from_page.Explain: 2, from_page.Suggest: 20}

ADDRESS = re.compile(
    r"/ws/(?:lobby|game/(?P<game>[\w-]{1,100})|table/(?P<id>[\w-]{1,100})(?:/(?P<key>[\w-]{1,100}))?)"
    r"|/api/bots/(?P<bots>[\w-]{1,100})",
    re.ASCII,
)

_decoder = msgspec.json.Decoder(from_page.FromPage)
_replay_decoder = msgspec.json.Decoder(FromReplay)


class _Numbered(msgspec.Struct):
    """As much of a message as can be answered."""

    request: int


_numbered = msgspec.json.Decoder(_Numbered)
_encode = msgspec.json.Encoder().encode


async def serve(scope: Scope, receive: Receive, send: Send) -> None:
    """A socket at one of our addresses. No framework in between: its layers would last as long as the socket."""
    found = ADDRESS.fullmatch(scope["path"])
    if found is None:
        await refuse_socket(send)
        return
    scope["path_params"] = found.groupdict()
    peer: Peer | None = scope["state"].get(PEER)
    with contextlib.suppress(WebSocketDisconnect):
        socket = WebSocket(scope, receive, send)
        if found["bots"]:
            await bot_socket(socket)
        else:
            await (table_socket if found["id"] else replay_socket if found["game"] else lobby_socket)(socket)
    if peer is not None:
        peer.end()


async def refuse_socket(send: Send) -> None:
    """Close a socket before it is accepted: an answer with 403."""
    await send({"type": "websocket.close"})


async def turn_away_at_once(scope: Scope, receive: Receive, send: Send, why: Refusal) -> None:
    """Accept a socket only to say why it is not served: a page understands nothing else."""
    with contextlib.suppress(WebSocketDisconnect):
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        await turn_away(socket, why)


def _settle(socket: WebSocket) -> None:
    """Somebody is in: the next one's turn. What their browser said to come in is forgotten, for there may be many
    sockets, most of which are idle most of the time."""
    socket.scope[TURN].end()
    socket.scope["headers"].clear()
    for name in ("asgi", "extensions", "raw_path", "state", "subprotocols", TURN):
        socket.scope.pop(name, None)


async def table_socket(socket: WebSocket) -> None:
    """Somebody at a table."""
    services = services_of(socket)
    begun = time.monotonic()
    await socket.accept()
    try:
        visitor = await _visitor(services, socket)
        person = visitor.person
        if person is None:
            raise refuse("no-name")
        with services.allowances.sockets.one_more(person.id):
            live = await services.table(socket.path_params["id"], person)
            if not live.lets_in(person, socket.path_params["key"] or ""):
                raise refuse("link-changed")
            services.check_signed_in(visitor, begun)
            connection = SocketConnection(socket, visitor.person, visitor.session)
            try:
                await services.hall.visitors.arrive(live, connection)
                _settle(socket)
                await _listen(services, socket, live, connection)
            finally:
                services.hall.visitors.depart(live, connection)
                connection.stop()
    except (Refusal, StorageFault) as why:
        await turn_away(socket, why)


async def replay_socket(socket: WebSocket) -> None:
    """Somebody who watches a finished game, with a name or without."""
    services = services_of(socket)
    begun = time.monotonic()
    game = socket.path_params["game"]
    await socket.accept()
    try:
        visitor = await _visitor(services, socket)
        connection = SocketConnection(socket, visitor.person, visitor.session)
        with services.allowances.sockets.one_more(connection.person.id):
            await services.archive.find(game, visitor.person)
            services.check_signed_in(visitor, begun)
            services.hall.replays.arrive(game, connection)
            try:
                _settle(socket)
                await _listen_to_replay(services, socket, game, connection)
            finally:
                services.hall.replays.depart(game, connection)
                connection.stop()
    except (Refusal, StorageFault) as why:
        await turn_away(socket, why)


async def _listen_to_replay(services: Services, socket: WebSocket, game: str, connection: Connection) -> None:
    """Carry out what comes in, one message at a time. Only refusals are answered, and the question whether anybody is
    there."""
    who = connection.person.id or address_of(socket)
    while (message := await socket.receive())["type"] == "websocket.receive":
        try:
            if not services.allowances.messages.take(who):
                connection.close(TOO_MANY)
                continue
            wish = _replay_decoder.decode(message.get("text") or "")
            services.hall.replays.do(game, connection, wish)
            if isinstance(wish, Here):
                connection.send(_encode(Done(0)))
        except NO_MESSAGE as error:
            connection.send(refused(None, refuse("bad-message", why=str(error).rstrip("."))))
        except TamayaError as error:
            services.metrics.refusals[error.code] += 1
            connection.send(refused(None, error))


async def lobby_socket(socket: WebSocket) -> None:
    """Somebody in the lobby, with a name or without."""
    services = services_of(socket)
    begun = time.monotonic()
    await socket.accept()
    try:
        visitor = await _visitor(services, socket)
        services.check_signed_in(visitor, begun)
        connection = SocketConnection(socket, visitor.person, visitor.session)
        with services.allowances.sockets.one_more(connection.person.id):
            services.lobby.come(connection)
            try:
                await services.lobby.tell(connection)
                _settle(socket)
                await _ignore(services, socket, connection)
            finally:
                services.lobby.go(connection)
                connection.stop()
    except (Refusal, StorageFault) as why:
        await turn_away(socket, why)


async def _visitor(services: Services, socket: WebSocket) -> Visitor:
    """Who comes, if they may."""
    if not services.same_site(socket):
        raise refuse("wrong-origin")
    address = address_of(socket)
    services.allowances.requests.charge(address)
    visitor = await services.visitor(socket)
    services.allowances.arrivals.charge(visitor.person.id if visitor.person else address)
    return visitor


async def _ignore(services: Services, socket: WebSocket, connection: Connection) -> None:
    """In the lobby nobody has anything to say."""
    who = connection.person.id or address_of(socket)
    while (await socket.receive())["type"] == "websocket.receive":
        if not services.allowances.messages.take(who):
            connection.close(TOO_MANY)


async def _listen(services: Services, socket: WebSocket, live: LiveTable, connection: Connection) -> None:
    """Carry out what comes in, one after the other."""
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        if connection.closing is not None:  # whoever was too fast may have sent much more
            continue
        arrived = time.perf_counter()
        request, refusal = await _handle(services, live, connection, message.get("text") or "")
        if refusal is None:
            connection.send(_encode(Done(request or 0)))
        else:
            services.metrics.refusals[refusal.code] += 1
            connection.send(refused(request, refusal))
            if refusal.code == "too-fast":
                if not services.allowances.overruns.take(connection.person.id):
                    connection.close(TOO_MANY)
                await asyncio.sleep(0)  # others first
        services.metrics.observe(time.perf_counter() - arrived)


async def _handle(
    services: Services, live: LiveTable, connection: Connection, text: str
) -> tuple[int | None, TamayaError | None]:
    """Carry out one message; the request's number and why it was refused, if it was."""
    request, cost = None, 1
    try:
        try:
            command = _decoder.decode(text)
            request, cost = command.request, COSTS.get(type(command), 1)
        finally:  # what is not a message counts too
            services.allowances.messages.charge(connection.person.id, cost)
        await services.hall.commands.do(live, connection, command)
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
