"""Requests about clubs."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.clubs import Clubs
from tamaya.server.web.requests.answers import answer, as_file, as_json, read_body
from tamaya.server.web.services import Services
from tamaya.server.wire.clubs import ClubName, ClubPlan
from tamaya.server.wire.parts import Person, Struct

Change = Callable[[Clubs, str, Person], Awaitable[Struct]]


@answer
async def mine(request: Request, services: Services) -> Response:
    """GET /api/clubs: your clubs."""
    return as_json(await services.clubs.mine(await services.need_person(request)))


@answer
async def found(request: Request, services: Services) -> Response:
    """POST /api/clubs: a new club."""
    wish = await read_body(request, services, ClubPlan)
    person = await services.need_person(request, services.allowances.new_tables)
    return as_json(await services.clubs.found(person, wish), 201)


@answer
async def page(request: Request, services: Services) -> Response:
    """GET /api/clubs/{id}: a club."""
    return as_json(await services.clubs.page(request.path_params["id"], (await services.visitor(request)).person))


@answer
async def table(request: Request, services: Services) -> Response:
    """GET /api/clubs/{id}/results.csv: what you may know of its results, as lines."""
    person = await services.need_person(request)
    return as_file("results.csv", await services.clubs.table(request.path_params["id"], person))


@answer
async def rename(request: Request, services: Services) -> Response:
    """POST /api/clubs/{id}/name: its founder gives it another name."""
    wish = await read_body(request, services, ClubName)
    person = await services.need_person(request, services.allowances.asks)
    return as_json(await services.clubs.rename(request.path_params["id"], person, wish.name))


def _changing(change: Change) -> Callable[[Request], Awaitable[Response]]:
    """POST: a change that needs no more than a club and a person."""

    async def handler(request: Request, services: Services) -> Response:
        person = await services.need_person(request, services.allowances.asks)
        return as_json(await change(services.clubs, request.path_params["id"], person))

    return answer(handler)


join = _changing(Clubs.join)
leave = _changing(Clubs.leave)
end = _changing(Clubs.end)
delete = _changing(Clubs.delete)


@answer
async def play(request: Request, services: Services) -> Response:
    """POST /api/clubs/{id}/tables: play the open round."""
    person = await services.need_person(request, services.allowances.new_tables)
    return as_json(await services.clubs.play(request.path_params["id"], person), 201)
