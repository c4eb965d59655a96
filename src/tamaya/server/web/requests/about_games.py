"""Requests about games of the archive and their reviews."""

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from tamaya.formats import FORMATS, read_all
from tamaya.formats.json_text import MOST_BYTES
from tamaya.server.storage.kept.finished_games import Wanted
from tamaya.server.table.refusals import refuse
from tamaya.server.web.requests.answers import answer, answer_in_turn, as_file, as_json, read_body, read_bytes
from tamaya.server.web.services import Services, address_of
from tamaya.server.wire.games import BranchOff, Brought, GoOn, Wish
from tamaya.server.wire.review import Depth, ReviewWish

COST: dict[Depth, float] = {"first": 1, "ending": 3, "deep": 10}
MOST_FILES = 50  # games in one file
LONG_GAME = 20_000  # bytes: more than that counts like several games
PNG_COST = 25  # requests: it takes a quarter of a second
ASK_AGAIN = "no-cache"  # a game may become private
LONGEST = 100  # letters of a text that is looked for
HIGHEST = 10_000  # any number that is looked for is lower


@answer
async def mine(request: Request, services: Services) -> Response:
    """GET /api/games: one's own, the newest first; those that one looks for."""
    person = await services.need_person(request)
    return as_json(await services.archive.mine(person, _wanted(request.query_params)))


@answer
async def played_at(request: Request, services: Services) -> Response:
    """GET /api/tables/{id}/games: where the link of a table leads that was tidied away."""
    visitor = await services.visitor(request)
    return as_json(await services.archive.played_at(request.path_params["id"], visitor.person))


@answer_in_turn
async def page(request: Request, services: Services) -> Response:
    """GET /api/games/{id}: a game, for all who may see it."""
    visitor = await services.visitor(request)
    seat = _number(request.query_params, "seat")
    return as_json(await services.archive.page(request.path_params["id"], visitor.person, seat))


@answer_in_turn
async def seen(request: Request, services: Services) -> Response:
    """GET /api/games/{id}/seen: how it looked from a seat, or with open cards."""
    visitor = await services.visitor(request)
    seat = _number(request.query_params, "seat")
    return as_json(await services.archive.seen(request.path_params["id"], visitor.person, seat))


@answer_in_turn
async def record(request: Request, services: Services) -> Response:
    """GET /api/games/{id}/record?format=F: the game as a file, for us or for hanab.live."""
    visitor = await services.visitor(request)
    format = _text(request.query_params, "format") or FORMATS[0]
    if format not in FORMATS:
        raise refuse("bad-message", why=f"format is one of {', '.join(FORMATS)}")
    name, body = await services.archive.record(request.path_params["id"], visitor.person, format)
    return as_file(name, body)


@answer_in_turn
async def bring(request: Request, services: Services) -> Response:
    """POST /api/games/files: games in any known format, or a link, become pages like any other."""
    person = await services.need_person(request)
    data = await read_bytes(request, MOST_BYTES)
    counted = max(1, len(data) // LONG_GAME)
    allowances = services.allowances
    if not (allowances.new_tables.take(person.id, counted) and allowances.files.take(address_of(request), counted)):
        raise refuse("too-fast")
    games = await services.archive.intake.work(lambda: read_all(data, MOST_FILES))
    if len(games) > counted and not allowances.new_tables.take(person.id, len(games) - counted):
        raise refuse("too-fast")
    ignored = dict.fromkeys(field for game in games for field in game.ignored)
    return as_json(Brought(games=await services.archive.add_files(games, person), ignored=list(ignored)), 201)


@answer_in_turn
async def svg(request: Request, services: Services) -> Response:
    """GET /api/games/{id}/picture.svg?move=N&seat=S: a moment as a picture."""
    return Response(await _picture(request, services), 200, {"Cache-Control": ASK_AGAIN}, "image/svg+xml")


@answer_in_turn
async def png(request: Request, services: Services) -> Response:
    """GET /api/games/{id}/picture.png?move=N&seat=S: the same for what shows no SVG, such as previews of links."""
    if not services.allowances.requests.take(address_of(request), PNG_COST):
        raise refuse("too-fast")
    picture = await services.painter.png(await _picture(request, services), address_of(request))
    return Response(picture, 200, {"Cache-Control": ASK_AGAIN}, "image/png")


async def _picture(request: Request, services: Services) -> str:
    visitor = await services.visitor(request)
    asked = request.query_params
    id = request.path_params["id"]
    return await services.archive.picture(id, visitor.person, _number(asked, "move"), _number(asked, "seat"))


@answer
async def want_private(request: Request, services: Services) -> Response:
    """POST /api/games/{id}/private: one of those who played is enough."""
    person = await services.need_person(request)
    wish = await read_body(request, services, Wish)
    id = request.path_params["id"]
    wished, game, family = await services.archive.want_private(id, person, wish.on)
    if game.table_id is not None:
        await services.hall.hide(game.table_id, id, wished.private)
    if wished.private:
        services.hall.replays.ask_again(family)
    return as_json(wished)


@answer
async def want_deletion(request: Request, services: Services) -> Response:
    """POST /api/games/{id}/delete: it is deleted when all want it who played it."""
    person = await services.need_person(request)
    wish = await read_body(request, services, Wish)
    id = request.path_params["id"]
    wished, game, deleted = await services.archive.want_deletion(id, person, wish.on)
    services.hall.replays.ask_again(deleted)
    if deleted and game.table_id is not None:
        await services.hall.put_away(game.table_id, id)
    return as_json(wished)


@answer
async def leave(request: Request, services: Services) -> Response:
    """POST /api/games/{id}/branches: what if?"""
    person = await services.need_person(request)
    wish = await read_body(request, services, BranchOff)
    if not services.allowances.new_tables.take(person.id):
        raise refuse("too-fast")
    async with services.allowances.queues.turn_of(person.id):
        return as_json(await services.branches.leave(request.path_params["id"], person, wish), 201)


@answer
async def go_on(request: Request, services: Services) -> Response:
    """POST /api/games/{id}/moves: go on with one's own branch."""
    person = await services.need_person(request)
    wish = await read_body(request, services, GoOn)
    if not services.allowances.messages.take(person.id):
        raise refuse("too-fast")
    async with services.allowances.queues.turn_of(person.id):
        return as_json(await services.branches.go_on(request.path_params["id"], person, wish))


def _wanted(asked: QueryParams) -> Wanted:
    return Wanted(
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
        raise refuse("bad-message", why=f"{name} has at most {LONGEST} letters")
    return text


def _number(asked: QueryParams, name: str) -> int | None:
    text = _text(asked, name)
    if not text:
        return None
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or int(digits) > HIGHEST:
        raise refuse("bad-message", why=f"{name} is a number up to {HIGHEST}")
    return int(text)


def _before(text: str) -> tuple[float, str] | None:
    if not text:
        return None
    ended, _, id = text.partition(" ")
    try:
        return float(ended), id
    except ValueError:
        raise refuse("bad-message", why="before is what another answer gave as next") from None


@answer
async def look_at_review(request: Request, services: Services) -> Response:
    """GET /api/games/{id}/review?depth=D: the review of a game, or how far it is."""
    visitor = await services.visitor(request)
    return as_json(await services.reviews.look(request.path_params["id"], visitor.person, _depth(request)))


@answer
async def want_review(request: Request, services: Services) -> Response:
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
