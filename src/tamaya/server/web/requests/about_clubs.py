"""Requests about clubs."""

from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.web.requests.answers import answer, as_file, as_json, read_body
from tamaya.server.web.services import Services
from tamaya.server.wire.clubs import ClubName, ClubPlan


@answer
async def mine(request: Request, services: Services) -> Response:
    """GET /api/clubs: one's clubs."""
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
    """GET /api/clubs/{id}/results.csv: what one may know of its results, as lines."""
    person = await services.need_person(request)
    return as_file("results.csv", await services.clubs.table(request.path_params["id"], person))


@answer
async def join(request: Request, services: Services) -> Response:
    """POST /api/clubs/{id}/join: belong to it."""
    person = await services.need_person(request, services.allowances.asks)
    return as_json(await services.clubs.join(request.path_params["id"], person))


@answer
async def leave(request: Request, services: Services) -> Response:
    """POST /api/clubs/{id}/leave: not belong to it any more."""
    person = await services.need_person(request, services.allowances.asks)
    return as_json(await services.clubs.leave(request.path_params["id"], person))


@answer
async def rename(request: Request, services: Services) -> Response:
    """POST /api/clubs/{id}/name: who founded it calls it otherwise."""
    wish = await read_body(request, services, ClubName)
    person = await services.need_person(request, services.allowances.asks)
    return as_json(await services.clubs.rename(request.path_params["id"], person, wish.name))


@answer
async def end(request: Request, services: Services) -> Response:
    """POST /api/clubs/{id}/end: who founded it wants no more rounds after the one that is open."""
    person = await services.need_person(request, services.allowances.asks)
    return as_json(await services.clubs.end(request.path_params["id"], person))


@answer
async def delete(request: Request, services: Services) -> Response:
    """POST /api/clubs/{id}/delete: who founded it gives it up."""
    person = await services.need_person(request, services.allowances.asks)
    return as_json(await services.clubs.delete(request.path_params["id"], person))


@answer
async def play(request: Request, services: Services) -> Response:
    """POST /api/clubs/{id}/tables: play the round that is open."""
    person = await services.need_person(request, services.allowances.new_tables)
    return as_json(await services.clubs.play(request.path_params["id"], person), 201)
