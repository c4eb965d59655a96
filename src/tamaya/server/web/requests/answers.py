"""How requests are routed, read and answered: JSON in and out, errors as answers, changes only from our own page."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar
from urllib.parse import quote

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from tamaya.core.errors import TamayaError
from tamaya.server.storage.faults import StorageFault
from tamaya.server.table.refusals import refuse
from tamaya.server.web.entrance.door import HEALTH
from tamaya.server.web.entrance.turnstile import TURN
from tamaya.server.web.services import Services, address_of, services_of
from tamaya.server.wire.from_server import Refused
from tamaya.server.wire.parts import NO_MESSAGE, Struct

Body = TypeVar("Body", bound=Struct)
Handler = Callable[[Request, Services], Awaitable[Response]]
STATUS = {
    "no-name": 401,
    "no-password": 401,
    "bad-account": 403,
    "account-only": 403,
    "wrong-origin": 403,
    "not-at-this-computer": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-puzzle": 404,
    "no-such-exercise": 404,
    "not-solved": 403,
    "no-such-deal": 404,
    "no-such-club": 404,
    "not-your-team": 403,
    "sealed-deal": 403,
    "no-png": 404,
    "nudged-already": 429,
    "private-game": 403,
    "not-your-game": 403,
    "not-found": 404,
    "link-changed": 410,
    "too-large": 413,
    "too-fast": 429,
}
TYPES = {"json": "application/json", "csv": "text/csv"}
BODY_SECONDS = 10.0
NUL = rb"\u0000"  # as JSON has it


class Routes:
    """What is asked at some addresses. Errors become answers, and changes come only from our own page."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def get(self, path: str, in_turn: bool = False) -> Callable[[Handler], Handler]:
        """Answer what is asked there. What takes long is answered in turn: one at a time from each address, so that
        nobody else waits for it."""
        return lambda handler: self._add(path, "GET", handler, in_turn)

    def post(self, path: str, in_turn: bool = False) -> Callable[[Handler], Handler]:
        """Change what is sent there."""
        return lambda handler: self._add(path, "POST", handler, in_turn)

    def _add(self, path: str, method: str, handler: Handler, in_turn: bool) -> Handler:
        async def endpoint(request: Request) -> Response:
            services = services_of(request)
            try:
                if path != HEALTH and not services.allowances.requests.take(address_of(request)):
                    raise refuse("too-fast")
                if method == "POST" and not services.same_site(request):
                    raise refuse("wrong-origin")
                if not in_turn:
                    return await handler(request, services)
                request.scope[TURN].end()
                async with services.allowances.queues.turn_of(address_of(request)):
                    return await handler(request, services)
            except TamayaError as error:
                return refusal(services, error)

        self.all.append(Route(path, endpoint, methods=[method]))
        return handler


def refusal(services: Services, error: TamayaError) -> Response:
    """An error as an answer."""
    services.metrics.refusals[error.code] += 1
    body = Refused(request=None, code=error.code, message=error.message, details=error.details)
    return as_json(body, 503 if isinstance(error, StorageFault) else STATUS.get(error.code, 400))


async def read_body(request: Request, services: Services, kind: type[Body]) -> Body:
    """What was sent, as a message of this kind."""
    received = await read_bytes(request, services.config.limits.message_bytes)
    if NUL in received:  # no database stores it
        raise refuse("bad-message", why="it has a text with a NUL in it")
    try:
        return msgspec.json.decode(received, type=kind)
    except NO_MESSAGE as error:
        raise refuse("bad-message", why=str(error).rstrip(".")) from None


async def read_bytes(request: Request, most: int) -> bytes:
    """What was sent, at most this many bytes. Nobody else has to wait for it to arrive."""
    request.scope[TURN].end()
    received = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                received += part
                if len(received) > most:
                    raise refuse("too-large")
    except (TimeoutError, ClientDisconnect):
        raise refuse("bad-message", why="not-whole") from None
    return received


def as_json(body: Struct, status: int = 200) -> Response:
    """A message as an answer."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, "application/json")


def as_file(name: str, body: str | bytes) -> Response:
    """JSON, or another text, that the browser saves as a file of this name."""
    headers = {"Cache-Control": "no-store", "Content-Disposition": f"attachment; filename*=UTF-8''{quote(name)}"}
    return Response(body, 200, headers, TYPES.get(name.rpartition(".")[2], "text/plain"))
