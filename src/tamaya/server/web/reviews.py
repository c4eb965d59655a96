"""Requests about reviews of games."""

from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.table.refusals import refuse
from tamaya.server.web.answers import answer, as_json, read_body
from tamaya.server.web.services import Services, address_of
from tamaya.server.wire.review import Depth, ReviewWish

COST: dict[Depth, float] = {"first": 1, "ending": 3, "deep": 10}


@answer
async def look(request: Request, services: Services) -> Response:
    """GET /api/games/{id}/review?depth=D: the review of a game, or how far it is."""
    visitor = await services.visitor(request)
    return as_json(await services.reviews.look(request.path_params["id"], visitor.person, _depth(request)))


@answer
async def want(request: Request, services: Services) -> Response:
    """POST /api/games/{id}/review: begin with it, unless that is done; or stop what one has begun."""
    wish = await read_body(request, services, ReviewWish)
    id = request.path_params["id"]
    if not wish.on:
        return as_json(await services.reviews.stop(id, await services.need_person(request), wish.depth))
    person, address = (await services.visitor(request)).person, address_of(request)
    if wish.depth == "deep" and person is None:
        raise refuse("no-name")
    state = await services.reviews.look(id, person, wish.depth)
    if state.status in ("none", "failed"):
        if not services.allowances.reviews.take(address, COST[wish.depth]):
            raise refuse("too-fast")
        state = await services.reviews.begin(id, person, address, wish.depth)
    return as_json(state)


def _depth(request: Request) -> Depth:
    asked = request.query_params.get("depth")
    for depth in COST:
        if asked == depth:
            return depth
    raise refuse("bad-message", why=f"depth is one of {', '.join(COST)}")
