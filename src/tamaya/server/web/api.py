"""The requests that need no socket: who one is, tables, editions, the link for a second device, health and metrics."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from tamaya.core.errors import TamayaError
from tamaya.server.hall.record import record_for
from tamaya.server.hall.tutorial import lesson
from tamaya.server.storage.faults import StorageFault
from tamaya.server.table.people import tidy_name
from tamaya.server.table.refusals import refuse
from tamaya.server.web.cookies import COOKIE, COOKIE_SECONDS
from tamaya.server.web.services import Services, services_of
from tamaya.server.wire.facts import editions_for
from tamaya.server.wire.from_server import Refused
from tamaya.server.wire.http import Created, DeviceLink, Introduce
from tamaya.server.wire.parts import NO_MESSAGE, Person, Settings, Struct

Body = TypeVar("Body", bound=Struct)
Handler = Callable[[Request, Services], Awaitable[Response]]
STATUS = {
    "no-name": 401,
    "wrong-origin": 403,
    "no-such-table": 404,
    "not-found": 404,
    "too-large": 413,
    "too-fast": 429,
}
READY_SECONDS = 2.0


def answer(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that turns errors into answers, and takes changes only from our own page."""

    async def endpoint(request: Request) -> Response:
        services = services_of(request)
        try:
            if request.method == "POST" and not services.same_site(request):
                raise refuse("wrong-origin")
            return await handler(request, services)
        except TamayaError as error:
            services.metrics.refusals[error.code] += 1
            body = Refused(request=None, code=error.code, message=error.message, details=error.details)
            return _json(body, 503 if isinstance(error, StorageFault) else STATUS.get(error.code, 400))

    return endpoint


@answer
async def introduce(request: Request, services: Services) -> Response:
    """POST /api/me: a new person, or another name for the same one."""
    wanted = await _body(request, services, Introduce)
    name = tidy_name(wanted.name)
    if not name:
        raise refuse("bad-name")
    known = await services.person(request)
    if known is None and not services.new_people.take(request.client.host if request.client else ""):
        raise refuse("too-fast")
    id = services.hall.new_id() if known is None else known.id
    await services.store.change(lambda database: database.save_person(id, name))
    response = _json(Person(id=id, name=name))
    _sign_in(response, services, id)
    return response


@answer
async def open_table(request: Request, services: Services) -> Response:
    """POST /api/tables: a new table whose host one is."""
    person = await _need_person(request, services)
    settings = await _body(request, services, Settings)
    if not services.new_tables.take(person.id):
        raise refuse("too-fast")
    return _json(Created(id=await services.hall.open(person, settings)), 201)


@answer
async def record(request: Request, services: Services) -> Response:
    """GET /api/tables/{id}/record: the game as a file, once it is over."""
    person = await _need_person(request, services)
    live = await services.hall.find(request.path_params["id"])
    if live is None:
        raise refuse("no-such-table")
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="hanabi.json"'}
    return Response(record_for(live.table, person), 200, headers, "application/json")


@answer
async def lobby(request: Request, services: Services) -> Response:
    """GET /api/lobby."""
    return _json(await services.lobby.lobby(await services.person(request)))


@answer
async def editions(request: Request, services: Services) -> Response:  # noqa: ARG001  # all are called alike
    """GET /api/editions: what the form for a new table offers."""
    return _json(editions_for(list(services.hall.bots)))


@answer
async def tutorial(request: Request, services: Services) -> Response:  # noqa: ARG001  # all are called alike
    """GET /api/tutorial: the first game that teaches."""
    return _json(lesson())


@answer
async def device_link(request: Request, services: Services) -> Response:
    """POST /api/device: a link that makes another device the same person, for a quarter of an hour."""
    person = await _need_person(request, services)
    return _json(DeviceLink(url=f"{services.config.url}/device/{services.signer.link_for(person.id)}"))


@answer
async def use_device_link(request: Request, services: Services) -> Response:
    """GET /device/{token}: this device is now that person."""
    person = services.signer.person_of_link(request.path_params["token"])
    if person is None:
        raise refuse("bad-link")
    response = RedirectResponse("/", 303, headers={"Referrer-Policy": "no-referrer", "Cache-Control": "no-store"})
    _sign_in(response, services, person)
    return response


@answer
async def live(request: Request, services: Services) -> Response:  # noqa: ARG001  # all are called alike
    """GET /healthz: the server lives. It needs nothing for that: who restarts servers that do not answer asks here."""
    return Response("ok\n", media_type="text/plain")


@answer
async def ready(request: Request, services: Services) -> Response:  # noqa: ARG001  # all are called alike
    """GET /readyz: the server can store what somebody does. A write is tried."""
    trouble = await services.store.try_writing(READY_SECONDS)
    if trouble is not None:
        raise trouble
    return Response("ready\n", media_type="text/plain")


@answer
async def metrics(request: Request, services: Services) -> Response:  # noqa: ARG001  # all are called alike
    """GET /metrics, for Prometheus."""
    services.hall.gauge()
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


async def _need_person(request: Request, services: Services) -> Person:
    person = await services.person(request)
    if person is None:
        raise refuse("no-name")
    return person


async def _body(request: Request, services: Services, kind: type[Body]) -> Body:
    received = b""
    async for part in request.stream():
        received += part
        if len(received) > services.config.limits.message_bytes:
            raise refuse("too-large")
    try:
        return msgspec.json.decode(received, type=kind)
    except NO_MESSAGE as error:
        raise refuse("bad-message", why=str(error).rstrip(".")) from None


def _sign_in(response: Response, services: Services, person: str) -> None:
    response.set_cookie(
        COOKIE,
        services.signer.cookie_for(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services.config.url.startswith("https:"),
    )


def _json(body: Struct, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, "application/json")
