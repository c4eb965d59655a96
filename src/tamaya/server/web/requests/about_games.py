"""Requests about games of the archive and their reviews."""

from itertools import islice

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from tamaya.core.errors import BadRecord
from tamaya.formats import FORMATS, RecordedGame, read_all, read_games
from tamaya.formats.json_text import MOST_BYTES
from tamaya.server.storage.kept.finished_games import GameFilter
from tamaya.server.table.refusals import refuse
from tamaya.server.web.requests.answers import Routes, as_file, as_json, read_body, read_bytes
from tamaya.server.web.services import Services, address_of
from tamaya.server.wire.games import AdviceWish, BranchOff, Brought, GoOn, Wish
from tamaya.server.wire.review import Depth, ReviewWish

COST: dict[Depth, float] = {"first": 1, "ending": 3, "deep": 10}
MOST_FILES = 50  # games in one file
WHOLE_COST = 40  # files: as much as importing this many
LONG_GAME = 20_000  # bytes: more than that counts like several games
PNG_COST = 25  # requests: it takes a quarter of a second
ADVICE_COST = 20  # messages: a bot thinks
ASK_AGAIN = "no-cache"  # a game may become private
LONGEST = 100  # letters of a text to search for
HIGHEST = 10_000  # any number to search for is lower

routes = Routes()


@routes.get("/api/games")
async def mine(request: Request, services: Services) -> Response:
    """Your own games that match, the newest first."""
    person = await services.need_person(request)
    return as_json(await services.archive.mine(person, _wanted(request.query_params)))


@routes.get("/api/tables/{id}/games")
async def played_at(request: Request, services: Services) -> Response:
    """Where the link of a tidied-away table leads."""
    visitor = await services.visitor(request)
    return as_json(await services.archive.played_at(request.path_params["id"], visitor.person))


@routes.get("/api/games/files", in_turn=True)
async def take_along(request: Request, services: Services) -> Response:
    """Your own games in one file, which can be imported again."""
    person = await services.need_person(request)
    services.allowances.files.charge(address_of(request), WHOLE_COST)
    return as_file("hanabi.jsonl", await services.archive.all_of(person))


@routes.get("/api/games/{id}", in_turn=True)
async def page(request: Request, services: Services) -> Response:
    """A game, for all who may see it."""
    visitor = await services.visitor(request)
    seat = _number(request.query_params, "seat")
    return as_json(await services.archive.page(request.path_params["id"], visitor.person, seat))


@routes.get("/api/games/{id}/seen", in_turn=True)
async def seen(request: Request, services: Services) -> Response:
    """How it looked from a seat, or with open cards."""
    visitor = await services.visitor(request)
    seat = _number(request.query_params, "seat")
    return as_json(await services.archive.seen(request.path_params["id"], visitor.person, seat))


@routes.get("/api/games/{id}/record", in_turn=True)
async def record(request: Request, services: Services) -> Response:
    """The game as a file, for us or for hanab.live (?format=F)."""
    visitor = await services.visitor(request)
    format = _text(request.query_params, "format") or FORMATS[0]
    if format not in FORMATS:
        raise refuse("bad-message", why="choice", field="format", choices=", ".join(FORMATS))
    name, body = await services.archive.record(request.path_params["id"], visitor.person, format)
    return as_file(name, body)


@routes.post("/api/games/files", in_turn=True)
async def bring(request: Request, services: Services) -> Response:
    """Import games in any known format, or by a link. Of several, those that cannot be read are
    left out."""
    person = await services.need_person(request)
    data = await read_bytes(request, MOST_BYTES)
    counted = max(1, len(data) // LONG_GAME)
    allowances = services.allowances
    if not (allowances.imports.take(person.id, counted) and allowances.files.take(address_of(request), counted)):
        raise refuse("too-fast")
    games, unread = await services.archive.intake.work(lambda: _games_in(data))
    if len(games) > counted:
        allowances.imports.charge(person.id, len(games) - counted)
    ignored = dict.fromkeys(field for game in games for field in game.ignored)
    return as_json(Brought(await services.archive.add_files(games, person), list(ignored), unread), 201)


def _games_in(data: bytes) -> tuple[list[RecordedGame], int]:
    """The games that can be read, and how many cannot."""
    try:
        return read_all(data, MOST_FILES), 0
    except BadRecord:
        each = [*islice(read_games(data), MOST_FILES + 1)]
        games = [one.recorded for one in each if one.recorded is not None]
        if not games or len(each) > MOST_FILES:
            raise
        return games, len(each) - len(games)


@routes.get("/api/games/{id}/picture.svg", in_turn=True)
async def svg(request: Request, services: Services) -> Response:
    """A moment as a picture (?move=N&seat=S)."""
    return Response(await _picture(request, services), 200, {"Cache-Control": ASK_AGAIN}, "image/svg+xml")


@routes.get("/api/games/{id}/picture.png", in_turn=True)
async def png(request: Request, services: Services) -> Response:
    """The same for what shows no SVG, such as previews of links (?move=N&seat=S)."""
    services.allowances.requests.charge(address_of(request), PNG_COST)
    picture = await services.painter.png(await _picture(request, services), address_of(request))
    return Response(picture, 200, {"Cache-Control": ASK_AGAIN}, "image/png")


async def _picture(request: Request, services: Services) -> str:
    visitor = await services.visitor(request)
    asked = request.query_params
    id = request.path_params["id"]
    return await services.archive.picture(id, visitor.person, _number(asked, "move"), _number(asked, "seat"))


@routes.post("/api/games/{id}/private")
async def want_private(request: Request, services: Services) -> Response:
    """One of its owners is enough."""
    person = await services.need_person(request)
    wish = await read_body(request, services, Wish)
    id = request.path_params["id"]
    wished, game, family = await services.archive.want_private(id, person, wish.on)
    if game.table_id is not None:
        await services.hall.hide(game.table_id, id, wished.private)
    if wished.private:
        services.hall.replays.ask_again(family)
    return as_json(wished)


@routes.post("/api/games/{id}/delete")
async def want_deletion(request: Request, services: Services) -> Response:
    """It is deleted when all its owners want that."""
    person = await services.need_person(request)
    wish = await read_body(request, services, Wish)
    id = request.path_params["id"]
    wished, game, deleted = await services.archive.want_deletion(id, person, wish.on)
    services.hall.replays.ask_again(deleted)
    if deleted and game.table_id is not None:
        await services.hall.put_away(game.table_id, id)
    return as_json(wished)


@routes.post("/api/games/{id}/branches")
async def leave(request: Request, services: Services) -> Response:
    """What if?"""
    person = await services.need_person(request)
    wish = await read_body(request, services, BranchOff)
    services.allowances.new_tables.charge(person.id)
    async with services.allowances.queues.turn_of(person.id):
        return as_json(await services.branches.leave(request.path_params["id"], person, wish), 201)


@routes.post("/api/games/{id}/advice")
async def advise(request: Request, services: Services) -> Response:
    """What would be good after some moves, or what speaks for and against an action."""
    person = await services.need_person(request)
    wish = await read_body(request, services, AdviceWish)
    services.allowances.messages.charge(person.id, ADVICE_COST)
    async with services.allowances.queues.turn_of(person.id):
        return as_json(await services.branches.advise(request.path_params["id"], person, wish))


@routes.post("/api/games/{id}/moves")
async def go_on(request: Request, services: Services) -> Response:
    """Go on with your own branch."""
    person = await services.need_person(request)
    wish = await read_body(request, services, GoOn)
    services.allowances.messages.charge(person.id)
    async with services.allowances.queues.turn_of(person.id):
        return as_json(await services.branches.go_on(request.path_params["id"], person, wish))


def _wanted(asked: QueryParams) -> GameFilter:
    return GameFilter(
        edition=_text(asked, "edition"),
        players=_number(asked, "players") or 0,
        least=_number(asked, "least"),
        most=_number(asked, "most"),
        outcome=_text(asked, "outcome"),
        name=_text(asked, "name").strip(),
        before=_before(_text(asked, "before")),
    )


def _text(asked: QueryParams, name: str) -> str:
    text = asked.get(name, "")
    if len(text) > LONGEST or "\0" in text:
        raise refuse("bad-message", why="letters", field=name, most=LONGEST)
    return text


def _number(asked: QueryParams, name: str) -> int | None:
    text = _text(asked, name)
    if not text:
        return None
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or int(digits) > HIGHEST:
        raise refuse("bad-message", why="number", field=name, most=HIGHEST)
    return int(text)


def _before(text: str) -> tuple[float, str] | None:
    if not text:
        return None
    ended, _, id = text.partition(" ")
    try:
        return float(ended), id
    except ValueError:
        raise refuse("bad-message", why="next", field="before") from None


@routes.get("/api/games/{id}/review")
async def look_at_review(request: Request, services: Services) -> Response:
    """The review of a game, or how far it has come (?depth=D)."""
    visitor = await services.visitor(request)
    return as_json(await services.reviews.look(request.path_params["id"], visitor.person, _depth(request)))


@routes.post("/api/games/{id}/review")
async def want_review(request: Request, services: Services) -> Response:
    """Begin it, unless that has been done; or stop what you have begun."""
    wish = await read_body(request, services, ReviewWish)
    id = request.path_params["id"]
    if not wish.on:
        return as_json(await services.reviews.stop(id, await services.need_person(request), wish.depth))
    person, address = (await services.visitor(request)).person, address_of(request)
    if wish.depth == "deep" and person is None:
        raise refuse("no-name")
    state = await services.reviews.look(id, person, wish.depth)
    if state.status in ("none", "failed"):
        services.allowances.reviews.charge(address, COST[wish.depth])
        state = await services.reviews.begin(id, person, address, wish.depth)
    return as_json(state)


def _depth(request: Request) -> Depth:
    asked = request.query_params.get("depth")
    for depth in COST:
        if asked == depth:
            return depth
    raise refuse("bad-message", why="choice", field="depth", choices=", ".join(COST))
