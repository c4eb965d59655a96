"""Requests about puzzles."""

from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.table.refusals import refuse
from tamaya.server.web.requests.answers import answer, answer_in_turn, as_json, read_body
from tamaya.server.web.services import Services
from tamaya.server.wire.parts import Person
from tamaya.server.wire.puzzles import AskTips, PuzzleAnswer


@answer
async def all_of_them(request: Request, services: Services) -> Response:
    """GET /api/puzzles: all puzzles, with how often they are solved."""
    return as_json(await services.puzzles.list((await services.visitor(request)).person))


@answer_in_turn
async def page(request: Request, services: Services) -> Response:
    """GET /api/puzzles/{id}: a question; "today" is that of the day."""
    person = (await services.visitor(request)).person
    return as_json(await services.puzzles.page(request.path_params["id"], person))


@answer
async def tips(request: Request, services: Services) -> Response:
    """POST /api/puzzles/{id}/tips: some help."""
    person = await _need_solver(request, services)
    wish = await read_body(request, services, AskTips)
    return as_json(await services.puzzles.tips(request.path_params["id"], person, wish.count))


@answer
async def try_answer(request: Request, services: Services) -> Response:
    """POST /api/puzzles/{id}/answer: whether it is right."""
    person = await _need_solver(request, services)
    wish = await read_body(request, services, PuzzleAnswer)
    return as_json(await services.puzzles.answer(request.path_params["id"], person, wish.answer))


@answer
async def play_on(request: Request, services: Services) -> Response:
    """POST /api/puzzles/{id}/game: a game that goes on from there."""
    person = await services.need_person(request)
    if not services.allowances.new_tables.take(person.id):
        raise refuse("too-fast")
    async with services.allowances.queues.turn_of(person.id):
        return as_json(await services.puzzles.play_on(request.path_params["id"], person), 201)


async def _need_solver(request: Request, services: Services) -> Person:
    person = await services.need_person(request)
    if not services.allowances.messages.take(person.id):
        raise refuse("too-fast")
    return person
