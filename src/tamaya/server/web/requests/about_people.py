"""Requests about people you have played with (who they are, who is here, inviting them to a table, and not hearing from
them), about your own progress, and about what you are told while you are away."""

from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.archive.tallying import progress_file, progress_of
from tamaya.server.table import messages
from tamaya.server.table.refusals import refuse
from tamaya.server.web.entrance.door import preferred
from tamaya.server.web.requests.answers import Routes, as_file, as_json, read_body
from tamaya.server.web.services import LOBBY, Services
from tamaya.server.wire.parts import Person
from tamaya.server.wire.people import (
    Acquaintance,
    Acquaintances,
    AnswerAsked,
    AskPeople,
    BeSeen,
    BlockPerson,
    ForgetPerson,
    Nudged,
    PeopleAsked,
    PushDevice,
    SetCalm,
)

MOST = 50  # people in the list
MOST_TOGETHER = 4  # besides oneself: more do not fit a table

routes = Routes()


@routes.get("/api/people")
async def known(request: Request, services: Services) -> Response:
    """Those with whom you have played most."""
    return as_json(await _known(services, await services.need_person(request)))


@routes.post("/api/people/ask")
async def ask(request: Request, services: Services) -> Response:
    """Invite people to a table where you have a place. Those who may not be invited are silently
    left out: nobody learns who blocked them."""
    wish = await read_body(request, services, AskPeople)
    person = await services.need_person(request)
    live = await services.table(wish.table, person)
    if not live.table.has_place_for(person.id):
        raise refuse("no-such-table")
    if not services.allowances.asks.take(person.id, max(1, len(wish.people))):
        raise refuse("too-fast")
    now = services.clock()
    await services.store.change(lambda database: database.ask_people(person.id, wish.people, wish.table, now))
    services.bus.publish(LOBBY, "")
    services.lobby.changed()
    services.notices.look()
    return as_json(PeopleAsked(wish.table))


@routes.post("/api/people/answer")
async def decline(request: Request, services: Services) -> Response:
    """Decline to come to a table."""
    wish = await read_body(request, services, AnswerAsked)
    person = await services.need_person(request)
    await services.store.change(lambda database: database.decline(person.id, wish.table))
    return as_json(await services.lobby.lobby(person))


@routes.post("/api/people/block")
async def block(request: Request, services: Services) -> Response:
    """Stop hearing from somebody, or hear from them again."""
    wish = await read_body(request, services, BlockPerson)
    person = await services.need_person(request, services.allowances.asks)
    await services.store.change(lambda database: database.block(person.id, wish.person, wish.on))
    services.lobby.changed()
    return as_json(await _known(services, person))


@routes.post("/api/people/forget")
async def forget(request: Request, services: Services) -> Response:
    """Take somebody off your list."""
    wish = await read_body(request, services, ForgetPerson)
    person = await services.need_person(request, services.allowances.asks)
    now = services.clock()
    await services.store.change(lambda database: database.forget_companion(person.id, wish.person, now))
    return as_json(await _known(services, person))


@routes.post("/api/people/seen")
async def be_seen(request: Request, services: Services) -> Response:
    """Whether people you have played with may know when you are here."""
    wish = await read_body(request, services, BeSeen)
    person = await services.need_person(request)
    await services.store.change(lambda database: database.want_to_be_seen(person.id, wish.on))
    return as_json(await _known(services, person))


async def _known(services: Services, person: Person) -> Acquaintances:
    company = await services.store.ask(lambda database: database.company(person.id, MOST))
    blocked = await services.store.ask(lambda database: database.blocked_by(person.id))
    ids = [person.id, *(one.id for one in company)]
    seen = await services.store.ask(lambda database: database.seen_by(person.id, ids))
    here = seen & services.hall.who_is_here()
    known = [Acquaintance(one.id, one.name, one.games, one.id in blocked, one.id in here) for one in company]
    return Acquaintances(known, person.id in seen)


@routes.get("/api/style")
async def style(request: Request, services: Services) -> Response:
    """What bots take you to play."""
    return await _style(services, await services.need_person(request, services.allowances.messages))


@routes.post("/api/style/forget")
async def forget_style(request: Request, services: Services) -> Response:
    """Bots forget how you play."""
    person = await services.need_person(request, services.allowances.messages)
    await services.hall.styles.forget(person.id, services.clock())
    return await _style(services, person)


async def _style(services: Services, person: Person) -> Response:
    async with services.allowances.queues.turn_of(person.id):
        return as_json(await services.hall.styles.of(person.id))


@routes.get("/api/progress")
async def progress(request: Request, services: Services) -> Response:
    """Your own games, counted; if people are named, only those with them."""
    together = request.query_params.getlist("with")[:MOST_TOGETHER]
    return as_json(await progress_of(services.store, await services.need_person(request), together))


@routes.get("/api/progress/games.csv")
async def progress_table(request: Request, services: Services) -> Response:
    """Your own games as lines."""
    return as_file("games.csv", await progress_file(services.store, await services.need_person(request)))


# ---- What they are told while they are away -------------------------------------------------------------------------


@routes.get("/api/notices")
async def notices(request: Request, services: Services) -> Response:
    """What you have chosen."""
    return await _settings(request, services)


@routes.post("/api/notices/device")
async def tell_device(request: Request, services: Services) -> Response:
    """Send notices to the device that asks."""
    wish = await read_body(request, services, PushDevice)
    visitor = await services.visitor(request)
    if visitor.person is None or visitor.device is None:
        raise refuse("no-name")
    _count(services, visitor.person.id)
    await services.notices.tell_device(visitor.device, wish)
    return await _settings(request, services)


@routes.post("/api/notices/device/stop")
async def stop_telling(request: Request, services: Services) -> Response:
    """Send it no more."""
    visitor = await services.visitor(request)
    if visitor.person is None or visitor.device is None:
        raise refuse("no-name")
    device = visitor.device
    await services.store.change(lambda database: database.remove_push_target(device))
    return await _settings(request, services)


@routes.post("/api/notices/quiet")
async def set_quiet(request: Request, services: Services) -> Response:
    """Leave somebody alone at these times."""
    wish = await read_body(request, services, SetCalm)
    person = await services.need_person(request)
    _count(services, person.id)
    await services.notices.set_calm(person, wish)
    return await _settings(request, services)


@routes.post("/api/notices/feed")
async def new_feed(request: Request, services: Services) -> Response:
    """A new address for your feed."""
    person = await services.need_person(request)
    _count(services, person.id)
    await services.notices.new_feed(person)
    return await _settings(request, services)


@routes.get("/feed/{person}/{token}")
async def feed(request: Request, services: Services) -> Response:
    """Somebody's turns, for whoever has the address."""
    language = preferred(request.query_params.get("language", "") or request.headers.get("accept-language", ""))
    origin = services.config.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    person, token = request.path_params["person"], request.path_params["token"]
    text = await services.notices.feed(person, token, language, origin)
    return Response(text, 200, {"Cache-Control": "private, max-age=300"}, "application/atom+xml")


@routes.post("/api/tables/{id}/nudge")
async def nudge(request: Request, services: Services) -> Response:
    """Let whoever is to act know that you are waiting."""
    person = await services.need_person(request)
    live = await services.table(request.path_params["id"], person)
    if live.table.seat_of(person.id) is None:
        raise refuse("no-such-table")
    whom = live.awaits
    if not live.table.over_days or live.table.phase != "playing" or whom is None or whom == person.id:
        raise refuse("nobody-to-nudge")
    _count(services, person.id)
    await services.notices.nudge(messages.listing(live.table, whom), person, whom)
    return as_json(Nudged(live.table.id))


def _count(services: Services, person: str) -> None:
    if not services.allowances.asks.take(person):
        raise refuse("too-fast")


async def _settings(request: Request, services: Services) -> Response:
    visitor = await services.visitor(request)
    if visitor.person is None:
        raise refuse("no-name")
    return as_json(await services.notices.settings(visitor.person, visitor.device))
