"""Requests about what one learns from: puzzles, exercises, lessons, and the examples of conventions. Anybody may look
at lessons and examples, even without a name."""

import asyncio
from typing import get_args

from starlette.requests import Request
from starlette.responses import Response

from tamaya.bots.conventions.agreement import CONVENTIONS
from tamaya.review.examples import shown_example
from tamaya.server.lessons.scripts import LESSONS
from tamaya.server.lessons.staging import lesson, puzzles_of
from tamaya.server.table.refusals import refuse
from tamaya.server.web.requests.about_games import COST
from tamaya.server.web.requests.answers import Routes, as_json, read_body
from tamaya.server.web.requests.pages import ASK_AGAIN
from tamaya.server.web.services import Services, address_of
from tamaya.server.wire.http import ConventionExample, ConventionExamples
from tamaya.server.wire.learning import AskTips, BeginRun, LessonList, LessonListing, PuzzleAnswer, RunKind
from tamaya.server.wire.review import DropExercises, ExerciseAnswer, FindExercises

SOLVED = ("first", "solved")
RUNS: tuple[RunKind, ...] = get_args(RunKind)

routes = Routes()


@routes.get("/api/puzzles")
async def all_puzzles(request: Request, services: Services) -> Response:
    """All puzzles, with how often they are solved."""
    return as_json(await services.puzzles.list((await services.visitor(request)).person))


@routes.get("/api/puzzles/mine")
async def puzzle_progress(request: Request, services: Services) -> Response:
    """How far you have come."""
    return as_json(await services.puzzles.progress((await services.visitor(request)).person))


@routes.get("/api/puzzles/{id}", in_turn=True)
async def puzzle(request: Request, services: Services) -> Response:
    """A question; "today" is the puzzle of the day."""
    person = (await services.visitor(request)).person
    return as_json(await services.puzzles.page(request.path_params["id"], person))


@routes.post("/api/puzzles/{id}/tips")
async def tips(request: Request, services: Services) -> Response:
    """Some help."""
    person = await services.need_person(request, services.allowances.messages)
    wish = await read_body(request, services, AskTips)
    return as_json(await services.puzzles.tips(request.path_params["id"], person, wish.count))


@routes.post("/api/puzzles/{id}/answer")
async def answer_puzzle(request: Request, services: Services) -> Response:
    """Whether it is right."""
    person = await services.need_person(request, services.allowances.messages)
    wish = await read_body(request, services, PuzzleAnswer)
    return as_json(await services.puzzles.answer(request.path_params["id"], person, wish.answer, wish.run))


@routes.post("/api/puzzles/{id}/game")
async def play_on(request: Request, services: Services) -> Response:
    """A game that goes on from there."""
    person = await services.need_person(request, services.allowances.new_tables)
    async with services.allowances.queues.turn_of(person.id):
        return as_json(await services.puzzles.play_on(request.path_params["id"], person), 201)


@routes.get("/api/puzzles/runs/{kind}")
async def run(request: Request, services: Services) -> Response:
    """The present state of a run."""
    return as_json(await services.puzzles.run(_run_kind(request), (await services.visitor(request)).person))


@routes.post("/api/puzzles/runs/{kind}")
async def begin_run(request: Request, services: Services) -> Response:
    """Begin a new run."""
    person = await services.need_person(request, services.allowances.messages)
    wish = await read_body(request, services, BeginRun)
    async with services.allowances.queues.turn_of(person.id):
        return as_json(await services.puzzles.begin(_run_kind(request), person, wish.theme))


def _run_kind(request: Request) -> RunKind:
    kind = next((one for one in RUNS if one == request.path_params["kind"]), None)
    if kind is None:
        raise refuse("not-found")
    return kind


@routes.get("/api/exercises")
async def exercises(request: Request, services: Services) -> Response:
    """Those that you have."""
    return as_json(await services.exercises.mine(await services.need_person(request)))


@routes.post("/api/exercises")
async def find_exercises(request: Request, services: Services) -> Response:
    """Look for some in your own games."""
    person = await services.need_person(request, services.allowances.messages)
    wish = await read_body(request, services, FindExercises)
    async with services.allowances.queues.turn_of(person.id):
        address = address_of(request)
        allowed = services.allowances.reviews
        found = await services.exercises.find(person, wish.name, address, lambda: allowed.take(address, COST["first"]))
        return as_json(found)


@routes.post("/api/exercises/answer")
async def answer_exercise(request: Request, services: Services) -> Response:
    """Whether you know it."""
    person = await services.need_person(request, services.allowances.messages)
    wish = await read_body(request, services, ExerciseAnswer)
    return as_json(await services.exercises.answer(person, wish.game, wish.move, wish.action))


@routes.post("/api/exercises/drop")
async def drop_exercises(request: Request, services: Services) -> Response:
    """One of them, or all."""
    person = await services.need_person(request, services.allowances.messages)
    wish = await read_body(request, services, DropExercises)
    return as_json(await services.exercises.drop(person, wish.game, wish.move))


@routes.get("/api/lessons")
async def lessons(request: Request, services: Services) -> Response:
    """Their names and puzzles."""
    puzzles = await services.puzzles.list((await services.visitor(request)).person)
    solved = {one.number for one in puzzles.puzzles if one.yours in SOLVED}
    return as_json(
        LessonList([LessonListing(name, puzzles_of(name), len(solved & {*puzzles_of(name)})) for name in LESSONS])
    )


@routes.get("/api/lessons/{id}")
async def one_lesson(request: Request, services: Services) -> Response:
    """A lesson with its game."""
    name = request.path_params["id"]
    if name not in LESSONS:
        raise refuse("not-found")
    return as_json(await services.archive.desk.work(lambda: lesson(name)))


@routes.get("/api/conventions")
async def conventions(request: Request, services: Services) -> Response:  # noqa: ARG001  # all handlers are called alike
    """The examples of all conventions, in words (?language=L)."""
    language = request.query_params.get("language", "en")
    return as_json(await asyncio.to_thread(_examples, language))


def _examples(language: str) -> ConventionExamples:
    shown = {convention: shown_example(convention, language) for convention in CONVENTIONS}
    return ConventionExamples(
        {name: ConventionExample(one.before, one.turn, one.then, one.why) for name, one in shown.items() if one}
    )


@routes.get("/api/conventions/{name}/picture.svg")
async def picture(request: Request, services: Services) -> Response:  # noqa: ARG001
    """The position of an example."""
    convention = next((one for one in CONVENTIONS if one == request.path_params["name"]), None)
    if convention is None:
        raise refuse("not-found")
    shown = await asyncio.to_thread(lambda: shown_example(convention, "en"))
    if shown is None:
        raise refuse("not-found")
    return Response(shown.picture, 200, {"Cache-Control": ASK_AGAIN}, "image/svg+xml")
