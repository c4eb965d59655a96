"""The socket of a bot from elsewhere, /api/bots/{table}: the line protocol, a message a frame (docs/bot-protocol.md).

It comes with the key of its chair as `Authorization: Bearer KEY`: in no address, so that no log of a proxy has it.
"""

import asyncio

from starlette.types import Message
from starlette.websockets import WebSocket

from tamaya.bots.lines.protocol import NoAnswer
from tamaya.server.bots.remote import HELLO_SECONDS, RemoteBot
from tamaya.server.hall.connections import TOO_MANY
from tamaya.server.storage.faults import StorageFault
from tamaya.server.table.places import seal_of
from tamaya.server.table.refusals import Refusal, refuse
from tamaya.server.web.entrance.turnstile import TURN
from tamaya.server.web.services import Services, address_of, services_of
from tamaya.server.web.sockets.sending import SILENT, SocketConnection, turn_away

BEARER = "bearer "


class BotConnection(SocketConnection):
    """The connection of a bot, which may be told of a whole game at once."""

    most_waiting = 2000
    __slots__ = ()


async def bot_socket(socket: WebSocket) -> None:
    """A bot at a table."""
    services = services_of(socket)
    await socket.accept()
    try:
        seal = _seal(socket)
        _check(services, socket, seal)
        live = await services.hall.find(socket.path_params["bots"])
        if live is None or live.table.chair_of_bot(seal) is None:
            raise refuse("bad-link")
        with services.allowances.sockets.one_more(_who(seal)):
            connection = BotConnection(socket, None)
            socket.scope[TURN].end()
            bot = RemoteBot(connection.send, connection.close)
            try:
                if await _has_met(socket, bot):
                    await services.hall.visitors.bot_arrives(live, seal, bot, address_of(socket) or "?")
                    await _listen(services, socket, bot, connection, _who(seal))
                else:
                    connection.close(SILENT)
                    await connection.sent()
            finally:
                services.hall.visitors.bot_departs(live, seal, bot)
                connection.stop()
    except (Refusal, StorageFault) as why:
        await turn_away(socket, why)


def _seal(socket: WebSocket) -> str:
    given = socket.headers.get("authorization", "")
    return seal_of(given[len(BEARER) :].strip()) if given.lower().startswith(BEARER) else ""


def _who(seal: str) -> str:
    return f"bot {seal}"


def _check(services: Services, socket: WebSocket, seal: str) -> None:
    """Refuse another site's page, and whoever comes too often."""
    if not services.same_site(socket):
        raise refuse("wrong-origin")
    allowances = services.allowances
    if not allowances.requests.take(address_of(socket)) or not allowances.arrivals.take(_who(seal)):
        raise refuse("too-fast")


async def _has_met(socket: WebSocket, bot: RemoteBot) -> bool:
    """Whether it says hello in time."""
    bot.hello()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = await socket.receive()
        if message["type"] == "websocket.receive":
            bot.meet(_content(message))
            return True
    except (TimeoutError, NoAnswer):
        pass
    return False


async def _listen(
    services: Services, socket: WebSocket, bot: RemoteBot, connection: SocketConnection, who: str
) -> None:
    """Hear its answers, as many as anybody may send."""
    while (message := await socket.receive())["type"] == "websocket.receive":
        if connection.closing is not None:
            continue
        if services.allowances.messages.take(who):
            bot.hear(_content(message))
        elif not services.allowances.overruns.take(who):
            connection.close(TOO_MANY)
        await asyncio.sleep(0)  # others first


def _content(message: Message) -> bytes:
    """What is in a frame, be it text or bytes."""
    text: str | None = message.get("text")
    content: bytes = message.get("bytes") or b""
    return content if text is None else text.encode()
