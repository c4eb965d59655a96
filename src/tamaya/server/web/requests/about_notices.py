"""Requests about what people who are away are told."""

from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.table import messages
from tamaya.server.table.refusals import refuse
from tamaya.server.web.entrance.door import preferred
from tamaya.server.web.requests.answers import answer, as_json, read_body
from tamaya.server.web.services import Services
from tamaya.server.wire.notices import Nudged, PushDevice, SetCalm


@answer
async def mine(request: Request, services: Services) -> Response:
    """GET /api/notices: what you have chosen."""
    return await _settings(request, services)


@answer
async def tell_device(request: Request, services: Services) -> Response:
    """POST /api/notices/device: send notices to the device that asks."""
    wish = await read_body(request, services, PushDevice)
    visitor = await services.visitor(request)
    if visitor.person is None or visitor.device is None:
        raise refuse("no-name")
    _count(services, visitor.person.id)
    await services.notices.tell_device(visitor.device, wish)
    return await _settings(request, services)


@answer
async def stop_telling(request: Request, services: Services) -> Response:
    """POST /api/notices/device/stop: send it no more."""
    visitor = await services.visitor(request)
    if visitor.person is None or visitor.device is None:
        raise refuse("no-name")
    device = visitor.device
    await services.store.change(lambda database: database.remove_push_target(device))
    return await _settings(request, services)


@answer
async def set_quiet(request: Request, services: Services) -> Response:
    """POST /api/notices/quiet: leave somebody alone at these times."""
    wish = await read_body(request, services, SetCalm)
    person = await services.need_person(request)
    _count(services, person.id)
    await services.notices.set_calm(person, wish)
    return await _settings(request, services)


@answer
async def new_feed(request: Request, services: Services) -> Response:
    """POST /api/notices/feed: a new address for your feed."""
    person = await services.need_person(request)
    _count(services, person.id)
    await services.notices.new_feed(person)
    return await _settings(request, services)


@answer
async def feed(request: Request, services: Services) -> Response:
    """GET /feed/{person}/{token}: somebody's turns, for whoever has the address."""
    language = preferred(request.query_params.get("language", "") or request.headers.get("accept-language", ""))
    origin = services.config.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    person, token = request.path_params["person"], request.path_params["token"]
    text = await services.notices.feed(person, token, language, origin)
    return Response(text, 200, {"Cache-Control": "private, max-age=300"}, "application/atom+xml")


@answer
async def nudge(request: Request, services: Services) -> Response:
    """POST /api/tables/{id}/nudge: let whoever is to act know that you are waiting."""
    person = await services.need_person(request)
    live = await services.table(request.path_params["id"], person)
    if live.table.seat_of(person.id) is None:
        raise refuse("no-such-table")
    whom = live.awaits
    if not live.table.over_days or live.table.phase != "playing" or whom is None or whom == person.id:
        raise refuse("nobody-to-nudge")
    _count(services, person.id)
    await services.notices.nudge(messages.listing(live.table, whom), person, whom)
    return as_json(Nudged(live.table.id))


def _count(services: Services, person: str) -> None:
    if not services.allowances.asks.take(person):
        raise refuse("too-fast")


async def _settings(request: Request, services: Services) -> Response:
    visitor = await services.visitor(request)
    if visitor.person is None:
        raise refuse("no-name")
    return as_json(await services.notices.settings(visitor.person, visitor.device))
