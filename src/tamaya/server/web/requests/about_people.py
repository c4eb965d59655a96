"""Requests about people you have played with (who they are, who is here, inviting them to a table, and not hearing from
them), and about your own progress."""

from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.archive.tallying import progress_file, progress_of
from tamaya.server.table.refusals import refuse
from tamaya.server.web.requests.answers import answer, as_file, as_json, read_body
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
    PeopleAsked,
)

MOST = 50  # people in the list
MOST_TOGETHER = 4  # besides oneself: more do not fit a table


@answer
async def known(request: Request, services: Services) -> Response:
    """GET /api/people: those with whom you have played most."""
    return as_json(await _known(services, await services.need_person(request)))


@answer
async def ask(request: Request, services: Services) -> Response:
    """POST /api/people/ask: invite people to a table where you have a place. Those who may not be invited are silently
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


@answer
async def decline(request: Request, services: Services) -> Response:
    """POST /api/people/answer: decline to come to a table."""
    wish = await read_body(request, services, AnswerAsked)
    person = await services.need_person(request)
    await services.store.change(lambda database: database.decline(person.id, wish.table))
    return as_json(await services.lobby.lobby(person))


@answer
async def block(request: Request, services: Services) -> Response:
    """POST /api/people/block: stop hearing from somebody, or hear from them again."""
    wish = await read_body(request, services, BlockPerson)
    person = await services.need_person(request, services.allowances.asks)
    await services.store.change(lambda database: database.block(person.id, wish.person, wish.on))
    services.lobby.changed()
    return as_json(await _known(services, person))


@answer
async def forget(request: Request, services: Services) -> Response:
    """POST /api/people/forget: take somebody off your list."""
    wish = await read_body(request, services, ForgetPerson)
    person = await services.need_person(request, services.allowances.asks)
    now = services.clock()
    await services.store.change(lambda database: database.forget_companion(person.id, wish.person, now))
    return as_json(await _known(services, person))


@answer
async def be_seen(request: Request, services: Services) -> Response:
    """POST /api/people/seen: whether people you have played with may know when you are here."""
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


@answer
async def style(request: Request, services: Services) -> Response:
    """GET /api/style: what bots take you to play."""
    return await _style(services, await services.need_person(request, services.allowances.messages))


@answer
async def forget_style(request: Request, services: Services) -> Response:
    """POST /api/style/forget: bots forget how you play."""
    person = await services.need_person(request, services.allowances.messages)
    await services.hall.styles.forget(person.id, services.clock())
    return await _style(services, person)


async def _style(services: Services, person: Person) -> Response:
    async with services.allowances.queues.turn_of(person.id):
        return as_json(await services.hall.styles.of(person.id))


@answer
async def progress(request: Request, services: Services) -> Response:
    """GET /api/progress: your own games, counted; if people are named, only those with them."""
    together = request.query_params.getlist("with")[:MOST_TOGETHER]
    return as_json(await progress_of(services.store, await services.need_person(request), together))


@answer
async def progress_table(request: Request, services: Services) -> Response:
    """GET /api/progress/games.csv: your own games as lines."""
    return as_file("games.csv", await progress_file(services.store, await services.need_person(request)))
