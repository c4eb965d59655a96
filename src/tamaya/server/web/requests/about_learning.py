"""Requests about what one learns from: puzzles, exercises, lessons, and the examples of conventions. Anybody may look
at lessons and examples, even without a name."""

import asyncio
from typing import get_args

from starlette.requests import Request
from starlette.responses import Response

from tamaya.bots.conventions.agreement import CONVENTIONS
from tamaya.review.examples import shown_example
from tamaya.server.lessons.staging import LESSONS, lesson, puzzles_of
from tamaya.server.table.refusals import refuse
from tamaya.server.web.requests.about_games import COST
from tamaya.server.web.requests.answers import answer, answer_in_turn, as_json, read_body
from tamaya.server.web.requests.pages import ASK_AGAIN
from tamaya.server.web.services import Services, address_of
from tamaya.server.wire.http import ConventionExample, ConventionExamples
from tamaya.server.wire.learning import AskTips, BeginRun, LessonList, LessonListing, PuzzleAnswer, RunKind
from tamaya.server.wire.review import DropExercises, ExerciseAnswer, FindExercises

SOLVED = ("first", "solved")
RUNS: tuple[RunKind, ...] = get_args(RunKind)


@answer
async def all_puzzles(request: Request, services: Services) -> Response:
    """GET /api/puzzles: all puzzles, with how often they are solved."""
    return as_json(await services.puzzles.list((await services.visitor(request)).person))


@answer_in_turn
async def puzzle(request: Request, services: Services) -> Response:
    """GET /api/puzzles/{id}: a question; "today" is the puzzle of the day."""
    person = (await services.visitor(request)).person
    return as_json(await services.puzzles.page(request.path_params["id"], person))


@answer
async def tips(request: Request, services: Services) -> Response:
    """POST /api/puzzles/{id}/tips: some help."""
    person = await services.need_person(request, services.allowances.messages)
    wish = await read_body(request, services, AskTips)
    return as_json(await services.puzzles.tips(request.path_params["id"], person, wish.count))


@answer
async def answer_puzzle(request: Request, services: Services) -> Response:
    """POST /api/puzzles/{id}/answer: whether it is right."""
    person = await services.need_person(request, services.allowances.messages)
    wish = await read_body(request, services, PuzzleAnswer)
    return as_json(await services.puzzles.answer(request.path_params["id"], person, wish.answer, wish.run))


@answer
async def play_on(request: Request, services: Services) -> Response:
    """POST /api/puzzles/{id}/game: a game that goes on from there."""
    person = await services.need_person(request, services.allowances.new_tables)
    async with services.allowances.queues.turn_of(person.id):
        return as_json(await services.puzzles.play_on(request.path_params["id"], person), 201)


@answer
async def puzzle_progress(request: Request, services: Services) -> Response:
    """GET /api/puzzles/mine: how far you have come."""
    return as_json(await services.puzzles.progress((await services.visitor(request)).person))


@answer
async def run(request: Request, services: Services) -> Response:
    """GET /api/puzzles/runs/{kind}: the present state of a run."""
    return as_json(await services.puzzles.run(_run_kind(request), (await services.visitor(request)).person))


@answer
async def begin_run(request: Request, services: Services) -> Response:
    """POST /api/puzzles/runs/{kind}: begin a new run."""
    person = await services.need_person(request, services.allowances.messages)
    wish = await read_body(request, services, BeginRun)
    async with services.allowances.queues.turn_of(person.id):
        return as_json(await services.puzzles.begin(_run_kind(request), person, wish.theme))


def _run_kind(request: Request) -> RunKind:
    kind = next((one for one in RUNS if one == request.path_params["kind"]), None)
    if kind is None:
        raise refuse("not-found")
    return kind


@answer
async def exercises(request: Request, services: Services) -> Response:
    """GET /api/exercises: those that you have."""
    return as_json(await services.exercises.mine(await services.need_person(request)))


@answer
async def find_exercises(request: Request, services: Services) -> Response:
    """POST /api/exercises: look for some in your own games."""
    person = await services.need_person(request, services.allowances.messages)
    wish = await read_body(request, services, FindExercises)
    async with services.allowances.queues.turn_of(person.id):
        address = address_of(request)
        allowed = services.allowances.reviews
        found = await services.exercises.find(person, wish.name, address, lambda: allowed.take(address, COST["first"]))
        return as_json(found)


@answer
async def answer_exercise(request: Request, services: Services) -> Response:
    """POST /api/exercises/answer: whether you know it."""
    person = await services.need_person(request, services.allowances.messages)
    wish = await read_body(request, services, ExerciseAnswer)
    return as_json(await services.exercises.answer(person, wish.game, wish.move, wish.action))


@answer
async def drop_exercises(request: Request, services: Services) -> Response:
    """POST /api/exercises/drop: one of them, or all."""
    person = await services.need_person(request, services.allowances.messages)
    wish = await read_body(request, services, DropExercises)
    return as_json(await services.exercises.drop(person, wish.game, wish.move))


@answer
async def lessons(request: Request, services: Services) -> Response:
    """GET /api/lessons: their names and puzzles."""
    puzzles = await services.puzzles.list((await services.visitor(request)).person)
    solved = {one.number for one in puzzles.puzzles if one.yours in SOLVED}
    return as_json(
        LessonList([LessonListing(name, puzzles_of(name), len(solved & {*puzzles_of(name)})) for name in LESSONS])
    )


@answer
async def one_lesson(request: Request, services: Services) -> Response:
    """GET /api/lessons/{id}: a lesson with its game."""
    name = request.path_params["id"]
    if name not in LESSONS:
        raise refuse("not-found")
    return as_json(await services.archive.desk.work(lambda: lesson(name)))


@answer
async def conventions(request: Request, services: Services) -> Response:  # noqa: ARG001  # all handlers are called alike
    """GET /api/conventions?language=L: the examples of all conventions, in words."""
    language = request.query_params.get("language", "en")
    return as_json(await asyncio.to_thread(_examples, language))


def _examples(language: str) -> ConventionExamples:
    shown = {convention: shown_example(convention, language) for convention in CONVENTIONS}
    return ConventionExamples(
        {name: ConventionExample(one.before, one.turn, one.then, one.why) for name, one in shown.items() if one}
    )


@answer
async def picture(request: Request, services: Services) -> Response:  # noqa: ARG001
    """GET /api/conventions/{name}/picture.svg: the position of an example."""
    convention = next((one for one in CONVENTIONS if one == request.path_params["name"]), None)
    if convention is None:
        raise refuse("not-found")
    shown = await asyncio.to_thread(lambda: shown_example(convention, "en"))
    if shown is None:
        raise refuse("not-found")
    return Response(shown.picture, 200, {"Cache-Control": ASK_AGAIN}, "image/svg+xml")
