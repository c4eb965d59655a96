"""Requests about deals that several teams play, and about clubs, which play a series of them."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.clubs import Clubs
from tamaya.server.web.requests.answers import Routes, as_file, as_json, read_body
from tamaya.server.web.services import Services
from tamaya.server.wire.clubs import ClubName, ClubPlan
from tamaya.server.wire.games import PlayDeal
from tamaya.server.wire.parts import Person, Struct

routes = Routes()


@routes.get("/api/deals/{id}")
async def deal(request: Request, services: Services) -> Response:
    """A deal, as far as you may know it; "today" is the deal of the day."""
    person = (await services.visitor(request)).person
    return as_json(await services.deals.page(request.path_params["id"], person))


@routes.post("/api/deals/{id}/tables")
async def begin(request: Request, services: Services) -> Response:
    """Play it."""
    wish = await read_body(request, services, PlayDeal)
    person = await services.need_person(request, services.allowances.new_tables)
    return as_json(await services.deals.begin(request.path_params["id"], person, wish.alone), 201)


@routes.post("/api/deals/{id}/look")
async def look(request: Request, services: Services) -> Response:
    """See it without playing it."""
    person = await services.need_person(request)
    return as_json(await services.deals.look(request.path_params["id"], person))


@routes.post("/api/games/{id}/deal")
async def pass_on(request: Request, services: Services) -> Response:
    """Let others play the deal of your game."""
    person = await services.need_person(request, services.allowances.new_tables)
    return as_json(await services.deals.pass_on(request.path_params["id"], person), 201)


# ---- Clubs -----------------------------------------------------------------------------------------------------------


@routes.get("/api/clubs")
async def mine(request: Request, services: Services) -> Response:
    """Your clubs."""
    return as_json(await services.clubs.mine(await services.need_person(request)))


@routes.post("/api/clubs")
async def found(request: Request, services: Services) -> Response:
    """A new club."""
    wish = await read_body(request, services, ClubPlan)
    person = await services.need_person(request, services.allowances.new_tables)
    return as_json(await services.clubs.found(person, wish), 201)


@routes.get("/api/clubs/{id}")
async def club(request: Request, services: Services) -> Response:
    """A club."""
    return as_json(await services.clubs.page(request.path_params["id"], (await services.visitor(request)).person))


@routes.get("/api/clubs/{id}/results.csv")
async def table(request: Request, services: Services) -> Response:
    """What you may know of its results, as lines."""
    person = await services.need_person(request)
    return as_file("results.csv", await services.clubs.table(request.path_params["id"], person))


@routes.post("/api/clubs/{id}/name")
async def rename(request: Request, services: Services) -> Response:
    """Its founder gives it another name."""
    wish = await read_body(request, services, ClubName)
    person = await services.need_person(request, services.allowances.asks)
    return as_json(await services.clubs.rename(request.path_params["id"], person, wish.name))


def _add_change(name: str, change: Callable[[Clubs, str, Person], Awaitable[Struct]]) -> None:
    """A change that needs no more than a club and a person."""

    @routes.post(f"/api/clubs/{{id}}/{name}")
    async def handler(request: Request, services: Services) -> Response:
        person = await services.need_person(request, services.allowances.asks)
        return as_json(await change(services.clubs, request.path_params["id"], person))


_add_change("join", Clubs.join)
_add_change("leave", Clubs.leave)
_add_change("end", Clubs.end)
_add_change("delete", Clubs.delete)


@routes.post("/api/clubs/{id}/tables")
async def play(request: Request, services: Services) -> Response:
    """Play the open round."""
    person = await services.need_person(request, services.allowances.new_tables)
    return as_json(await services.clubs.play(request.path_params["id"], person), 201)
