"""What the parts of the server share."""

import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from starlette.requests import HTTPConnection

from tamaya.server.archive.archive import Archive
from tamaya.server.archive.branches import Branches
from tamaya.server.archive.showing import Painter
from tamaya.server.clubs import Clubs
from tamaya.server.config import Config
from tamaya.server.deals import Deals
from tamaya.server.exercises import Exercises
from tamaya.server.hall.connections import NO_NAME
from tamaya.server.hall.hall import Hall
from tamaya.server.hall.live import LiveTable
from tamaya.server.metrics import Metrics
from tamaya.server.notices.notices import Notices
from tamaya.server.puzzles.puzzles import Puzzles
from tamaya.server.reviews.reviews import Reviews
from tamaya.server.storage.bus import Bus
from tamaya.server.storage.store import Store
from tamaya.server.table.refusals import refuse
from tamaya.server.web.entrance.identity import (
    ACCOUNT_COOKIE,
    COOKIE,
    Account,
    Accounts,
    DeviceCookie,
    cookie_in,
    is_account,
)
from tamaya.server.web.entrance.limits import Allowances, Buckets
from tamaya.server.web.entrance.password import Password
from tamaya.server.web.entrance.proxies import Watchers
from tamaya.server.web.running.network import Network
from tamaya.server.web.sockets.lobby_room import LobbyRoom
from tamaya.server.wire.parts import Person

LOBBY = "lobby"  # the topic of "the lobby has changed"
SIGNED_OUT = "signed-out"  # the topic of "device D of person P was signed out"


class Visitor(NamedTuple):
    """Whoever is at the other end of a request."""

    person: Person | None  # None: no name yet, or signed out
    device: str | None  # None: not known yet
    cookie: str = ""
    seen: int = 0  # when it was last noted that the device was here

    @property
    def session(self) -> str:
        """The device by which they are known at tables. The proxy may sign in a browser that has no cookie yet."""
        return self.device or (self.person.id if self.person else "")

    @property
    def signed_out(self) -> bool:
        """Whether this device was somebody's and no longer is."""
        return self.person is None and self.device is not None


NOBODY = Visitor(None, None)


@dataclass
class Services:
    """Everything a request may need."""

    config: Config
    store: Store
    bus: Bus
    hall: Hall
    archive: Archive
    branches: Branches
    reviews: Reviews
    puzzles: Puzzles
    exercises: Exercises
    deals: Deals
    clubs: Clubs
    notices: Notices
    lobby: LobbyRoom
    network: Network
    metrics: Metrics
    allowances: Allowances
    password: Password
    accounts: Accounts
    painter: Painter
    watchers: Watchers
    clock: Callable[[], float]
    _signed_out: deque[tuple[tuple[str, str], float]] = field(default_factory=lambda: deque(maxlen=1000))

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        """Who asks, according to the proxy or else to the cookie."""
        account = self.accounts.named(connection.scope)
        if account is None:
            visitor = await self._by_cookie(connection, COOKIE)
            return NOBODY if visitor.person and is_account(visitor.person.id) else visitor
        name = await self._name_of(account)
        visitor = await self._by_cookie(connection, ACCOUNT_COOKIE)
        if visitor.person is None or visitor.person.id != account.id:  # another account was here
            return Visitor(Person(id=account.id, name=name), None)
        return visitor

    async def _name_of(self, account: Account) -> str:
        """What somebody with an account is called; they become known the first time they come."""
        known = await self.store.ask(lambda database: database.name_of(account.id))
        if known is None:
            await self.store.change(lambda database: database.save_person(account.id, account.name))
        return known or account.name

    async def _by_cookie(self, connection: HTTPConnection, name: str) -> Visitor:
        text = cookie_in(connection.headers.get("cookie", ""), name)
        cookie = DeviceCookie.read(text)
        found = None if cookie is None else await self.store.ask(lambda database: database.device(cookie.device))
        if found is None or cookie is None or not cookie.opens(found.secret):
            return NOBODY
        person = None if found.person is None or found.name is None else Person(id=found.person, name=found.name)
        return Visitor(person, found.id, text, found.seen)

    async def need_person(self, connection: HTTPConnection, charged: Buckets | None = None) -> Person:
        """Who asks; refused if they have no name, or have used up what this is charged to."""
        person = (await self.visitor(connection)).person
        if person is None:
            raise refuse("no-name")
        if charged is not None:
            charged.charge(person.id)
        return person

    async def table(self, id: str, person: Person | None) -> LiveTable:
        """A table for somebody who has its link, unless they may still play the deal of its last game (law 7)."""
        await self.archive.need_unsealed_at(id, person)
        live = await self.hall.find(id)
        if live is None:
            raise refuse("no-such-table")
        if live.table.phase == "over":  # its listing may not be written yet
            await self.archive.need_unsealed(live.table.last_game, person)
        return live

    def close_sockets(self, sessions: Iterable[str], person: str) -> None:
        """Close the sockets of a person's devices that were signed out, in any process: they no longer speak for
        anybody."""
        for session in sessions:
            self.bus.publish(SIGNED_OUT, f"{session} {person}")
            self._close_sockets(session, person)

    def hear_of_sign_out(self, text: str) -> None:
        """A device was signed out, perhaps through another process. It may be somebody else's by now."""
        session, _, person = text.partition(" ")
        self._close_sockets(session, person)

    def _close_sockets(self, session: str, person: str) -> None:
        self._signed_out.append(((session, person), time.monotonic()))
        for connection in [*self.hall.connections, *self.hall.replays.connections, *self.lobby.connections]:
            if connection.session == session and connection.person.id == person:
                connection.close(NO_NAME)

    def check_signed_in(self, visitor: Visitor, since: float) -> None:
        """Refuse somebody who was signed out while they were coming in, when there was no socket to close."""
        who = visitor.session, visitor.person.id if visitor.person else ""
        if any(one == who and at >= since for one, at in self._signed_out):
            raise refuse("no-name")

    def same_site(self, connection: HTTPConnection) -> bool:
        """Whether a request comes from our own page. Browsers say where it comes from; others need no protection."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        host = connection.headers.get("host", "")
        return origin in (f"http://{host}", f"https://{host}", self.config.origin)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def services_of(connection: HTTPConnection) -> Services:
    """The services of the app that got this request."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services
