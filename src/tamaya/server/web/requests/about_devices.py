"""Requests about where somebody is signed in: a link for another device, the list of devices, and signing out."""

import contextlib
import secrets
import time

from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.kept.signed_in import SignIn
from tamaya.server.table.refusals import refuse
from tamaya.server.web.entrance.identity import (
    ACCOUNT_COOKIE,
    COOKIE,
    COOKIE_SECONDS,
    DeviceCookie,
    hash_of,
    is_account,
)
from tamaya.server.web.requests.answers import Routes, as_json, read_body
from tamaya.server.web.services import Services, Visitor, services_of
from tamaya.server.wire.http import Device, DeviceLink, Devices, LinkToken, SignInQuestion, SignOut
from tamaya.server.wire.parts import Person

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}
LINK_SECONDS = 10 * 60
SEEN_SECONDS = 3600  # how precisely a device's last visit is known

routes = Routes()


@routes.post("/api/device")
async def make_link(request: Request, services: Services) -> Response:
    """A link that makes another device the same person. The token comes after a #, so that neither
    logs nor link previews get it. If no public address is set, the page adds its own."""
    person = await services.need_person(request)
    _need_no_account(person)
    token, now = secrets.token_urlsafe(24), int(time.time())
    await services.store.change(lambda database: database.add_link(hash_of(token), person.id, now + LINK_SECONDS, now))
    address = services.config.public_url.rstrip("/")
    return as_json(DeviceLink(url=f"{address}/device#{token}", minutes=LINK_SECONDS // 60))


@routes.post("/api/device/ask")
async def ask_about_link(request: Request, services: Services) -> Response:
    """What using a link would mean here. It stays valid."""
    token = hash_of((await read_body(request, services, LinkToken)).token)
    found = await services.store.ask(lambda database: database.link_of(token, int(time.time())))
    if found is None:
        raise refuse("bad-link")
    now = (await services.visitor(request)).person
    _need_no_account(now)
    others = [] if now is None else await services.store.ask(lambda database: database.devices_of(now.id))
    return as_json(SignInQuestion(person=Person(*found), now=now, only_here=now is not None and len(others) < 2))


@routes.post("/api/device/use")
async def use_link(request: Request, services: Services) -> Response:
    """This device is now that person. The link is used up."""
    token = hash_of((await read_body(request, services, LinkToken)).token)
    visitor = await services.visitor(request)
    _need_no_account(visitor.person)
    person = await services.store.change(lambda database: database.use_link(token, int(time.time())))
    name = None if person is None else await services.store.ask(lambda database: database.name_of(person))
    if person is None or name is None:
        raise refuse("bad-link")
    response = as_json(Person(id=person, name=name))
    await sign_in(request, response, services, visitor, person)
    before = visitor.person.id if visitor.person else ""
    if visitor.device is not None and before != person:  # its sockets speak for whoever was signed in before
        services.close_sockets([visitor.device], before)
    return response


@routes.get("/api/devices")
async def list_devices(request: Request, services: Services) -> Response:
    """Where you are signed in."""
    visitor = await services.visitor(request)
    if visitor.person is None:
        raise refuse("no-name")
    return as_json(await _devices(services, visitor.person, visitor.device))


@routes.post("/api/devices/sign-out")
async def sign_out(request: Request, services: Services) -> Response:
    """One device, or all but this one, which gets a new secret."""
    wanted = (await read_body(request, services, SignOut)).device
    visitor = await services.visitor(request)
    person = visitor.person
    if person is None:
        raise refuse("no-name")
    known = await services.store.ask(lambda database: database.devices_of(person.id))
    leaving = [one.id for one in known if (one.id == wanted if wanted else one.id != visitor.device)]
    await services.store.change(lambda database: database.sign_out(person.id, leaving))
    services.close_sockets(leaving, person.id)
    response = as_json(await _devices(services, person, visitor.device))
    if wanted is None:
        await sign_in(request, response, services, visitor, person.id)
    return response


async def sign_in(request: Request, response: Response, services: Services, visitor: Visitor, person: str) -> None:
    """Make this device a person's, with a new secret in its cookie."""
    cookie, new = _new_sign_in(request, visitor, person)
    await services.store.change(lambda database: database.sign_in(new))
    _set_cookie(request, response, str(cookie), person)


async def save_name(request: Request, response: Response, services: Services, visitor: Visitor, person: Person) -> None:
    """Give somebody a new name, and sign them in if they have no device of their own yet."""
    if visitor.person is not None and visitor.device is not None:
        await services.store.change(lambda database: database.save_person(person.id, person.name))
        _set_cookie(request, response, visitor.cookie, person.id)
    else:
        cookie, new = _new_sign_in(request, visitor, person.id)
        await services.store.change(lambda database: database.save_person(person.id, person.name, new))
        _set_cookie(request, response, str(cookie), person.id)


async def keep_signed_in(
    request: Request, response: Response, services: Services, visitor: Visitor, person: str
) -> None:
    """Sign in somebody who has no device of their own yet; else renew the cookie."""
    if visitor.device is None:
        await sign_in(request, response, services, visitor, person)
    else:
        _set_cookie(request, response, visitor.cookie, person)


def _new_sign_in(request: Request, visitor: Visitor, person: str) -> tuple[DeviceCookie, SignIn]:
    """A new secret for this device."""
    cookie, label = DeviceCookie.new(visitor.device), browser_name(request.headers.get("user-agent", ""))
    return cookie, SignIn(cookie.device, hash_of(cookie.secret), person, label, int(time.time()))


async def note_visit(request: Request, response: Response, services: Services, visitor: Visitor) -> None:
    """Note now and then that a device was here, and let its cookie last. It does not matter if that fails."""
    if visitor.person is None or visitor.seen > time.time() - SEEN_SECONDS:
        return
    with contextlib.suppress(StorageFault):
        await keep_signed_in(request, response, services, visitor, visitor.person.id)
        if (device := visitor.device) is not None:
            label = browser_name(request.headers.get("user-agent", ""))
            await services.store.change(lambda database: database.saw_device(device, label, int(time.time())))


def _need_no_account(person: Person | None) -> None:
    """Only the proxy says where somebody with an account is signed in."""
    if person is not None and is_account(person.id):
        raise refuse("account-only")


def _set_cookie(request: Request, response: Response, cookie: str, person: str) -> None:
    response.set_cookie(
        ACCOUNT_COOKIE if is_account(person) else COOKIE,
        cookie,
        max_age=COOKIE_SECONDS,
        path=services_of(request).config.base or "/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def _devices(services: Services, person: Person, here: str | None) -> Devices:
    known = await services.store.ask(lambda database: database.devices_of(person.id))
    return Devices(
        devices=[Device(id=one.id, label=one.label, made=one.made, seen=one.seen, here=one.id == here) for one in known]
    )


def browser_name(agent: str) -> str:
    """Such as "Firefox · Android"; empty if it cannot be told."""
    found = (next((name for mark, name in names.items() if mark in agent), "") for names in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, found))
