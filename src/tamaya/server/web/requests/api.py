"""The requests that need no socket: who you are, tables, editions, health and metrics."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tamaya.formats import FORMATS
from tamaya.server.table.eyes import eyes_of
from tamaya.server.table.places import tidy_name
from tamaya.server.table.refusals import refuse
from tamaya.server.web.entrance.door import HEALTH
from tamaya.server.web.requests.about_devices import note_visit, save_name
from tamaya.server.web.requests.answers import Routes, as_file, as_json, read_body
from tamaya.server.web.running.network import is_loopback
from tamaya.server.web.services import Services, address_of
from tamaya.server.wire.edition_facts import editions_for
from tamaya.server.wire.http import Created, Introduce, Practise
from tamaya.server.wire.parts import Person, Settings

READY_SECONDS = 2.0
NOBODY = Person(id="", name="")

routes = Routes()


@routes.post("/api/me")
async def introduce(request: Request, services: Services) -> Response:
    """A new person, or another name for the same one."""
    wanted = await read_body(request, services, Introduce)
    name = tidy_name(wanted.name)
    if not name:
        raise refuse("bad-name")
    visitor = await services.visitor(request)
    known = visitor.person
    allowances = services.allowances
    if not (allowances.new_people.take(address_of(request)) if known is None else allowances.renames.take(known.id)):
        raise refuse("too-fast")
    id = services.hall.new_id() if known is None else known.id
    person = Person(id=id, name=name)
    response = as_json(person)
    await save_name(request, response, services, visitor, person)
    return response


@routes.post("/api/tables")
async def open_table(request: Request, services: Services) -> Response:
    """A new table, with you as its host."""
    person = await services.need_person(request)
    settings = await read_body(request, services, Settings)
    _need_no_deal(settings)
    services.allowances.new_tables.charge(person.id)
    return as_json(Created(id=await services.hall.open(person, settings)), 201)


@routes.post("/api/practice")
async def practise(request: Request, services: Services) -> Response:
    """A game with bots, which begins at once."""
    person = await services.need_person(request)
    wish = await read_body(request, services, Practise)
    _need_no_deal(wish.settings)
    services.allowances.new_tables.charge(person.id)
    return as_json(Created(id=await services.hall.practise(person, wish)), 201)


def _need_no_deal(settings: Settings) -> None:
    """A deal that others play too is played at tables opened for it."""
    if settings.deal:
        raise refuse("deal-fixed")


@routes.get("/api/tables/{id}/invitation")
async def invitation(request: Request, services: Services) -> Response:
    """What a link leads to, before you give your name."""
    person = (await services.visitor(request)).person or NOBODY
    live = await services.table(request.path_params["id"], person)
    if not live.lets_in(person, request.query_params.get("key", "")):
        raise refuse("link-changed")
    return Response(live.invitation(person), 200, {"Cache-Control": "no-store"}, "application/json")


@routes.get("/api/tables/{id}/record")
async def record(request: Request, services: Services) -> Response:
    """The game as a file, once it is over."""
    person = await services.need_person(request)
    live = await services.table(request.path_params["id"], person)
    if not live.lets_in(person, request.query_params.get("key", "")):
        raise refuse("link-changed")
    table = live.table
    if table.game is None or eyes_of(table, person, None) is None:
        raise refuse("not-playing")
    if table.phase != "over":
        raise refuse("not-over")
    return as_file(*await services.archive.record(table.last_game, person, FORMATS[0]))


@routes.get("/api/lobby")
async def lobby(request: Request, services: Services) -> Response:
    """The lobby."""
    visitor = await services.visitor(request)
    response = as_json(await services.lobby.lobby(visitor.person, visitor.signed_out))
    await note_visit(request, response, services, visitor)
    return response


@routes.get("/api/editions")
async def editions(request: Request, services: Services) -> Response:
    """What the form for a new table offers."""
    reach = services.network.reach
    can_open = reach.can_open and _is_at_this_computer(request)
    return as_json(editions_for(list(services.hall.bots), msgspec.structs.replace(reach, can_open=can_open)))


@routes.post("/api/network")
async def open_network(request: Request, services: Services) -> Response:
    """Open the server to the network; only from its own computer."""
    if not _is_at_this_computer(request):
        raise refuse("not-at-this-computer")
    await services.network.open()
    return as_json(services.network.reach)


def _is_at_this_computer(request: Request) -> bool:
    """Whether somebody is sitting at the server's own computer, as far as can be told."""
    return is_loopback(address_of(request)) and is_loopback(request.url.hostname or "")


@routes.get(HEALTH)
async def live(request: Request, services: Services) -> Response:  # noqa: ARG001  # all are called alike
    """The server is alive. This needs nothing else: it is for whatever restarts servers that do not
    answer."""
    return Response("ok\n", media_type="text/plain")


@routes.get("/readyz")
async def ready(request: Request, services: Services) -> Response:  # noqa: ARG001  # all are called alike
    """The server can store what somebody does. A write is tried."""
    trouble = await services.store.try_writing(READY_SECONDS)
    if trouble is not None:
        raise trouble
    return Response("ready\n", media_type="text/plain")


@routes.get("/metrics")
async def metrics(request: Request, services: Services) -> Response:
    """For Prometheus: not for everybody."""
    if not _is_at_this_computer(request) and address_of(request) not in services.watchers:
        raise refuse("not-found")
    services.hall.gauge()
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")
