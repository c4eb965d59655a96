"""Requests about deals that several teams play."""

from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.web.requests.answers import answer, as_json, read_body
from tamaya.server.web.services import Services
from tamaya.server.wire.games import PlayDeal


@answer
async def page(request: Request, services: Services) -> Response:
    """GET /api/deals/{id}: a deal, as far as you may know it; "today" is the deal of the day."""
    person = (await services.visitor(request)).person
    return as_json(await services.deals.page(request.path_params["id"], person))


@answer
async def begin(request: Request, services: Services) -> Response:
    """POST /api/deals/{id}/tables: play it."""
    wish = await read_body(request, services, PlayDeal)
    person = await services.need_person(request, services.allowances.new_tables)
    return as_json(await services.deals.begin(request.path_params["id"], person, wish.alone), 201)


@answer
async def look(request: Request, services: Services) -> Response:
    """POST /api/deals/{id}/look: see it without playing it."""
    person = await services.need_person(request)
    return as_json(await services.deals.look(request.path_params["id"], person))


@answer
async def pass_on(request: Request, services: Services) -> Response:
    """POST /api/games/{id}/deal: let others play the deal of your game."""
    person = await services.need_person(request, services.allowances.new_tables)
    return as_json(await services.deals.pass_on(request.path_params["id"], person), 201)
