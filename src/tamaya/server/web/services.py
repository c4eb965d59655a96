"""What the parts of the server share."""

from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from tamaya.server.config import Config
from tamaya.server.hall.hall import Hall
from tamaya.server.metrics import Metrics
from tamaya.server.storage.store import Store
from tamaya.server.web.cookies import COOKIE, Signer
from tamaya.server.web.limits import Buckets
from tamaya.server.web.lobby import LobbyRoom
from tamaya.server.wire.parts import Person


@dataclass
class Services:
    """Everything a request may need."""

    config: Config
    store: Store
    signer: Signer
    hall: Hall
    lobby: LobbyRoom
    metrics: Metrics
    new_people: Buckets
    new_tables: Buckets

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Who asks, by the cookie."""
        id = self.signer.person_of(_cookie(connection.headers))
        if id is None:
            return None
        name = await self.store.ask(lambda database: database.name_of(id))
        return None if name is None else Person(id=id, name=name)

    def same_site(self, connection: HTTPConnection) -> bool:
        """Whether a request comes from our own page. Browsers say where it comes from; others need no protection."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        host = connection.headers.get("host", "")
        return origin in (f"http://{host}", f"https://{host}", self.config.url)


def services_of(connection: HTTPConnection) -> Services:
    """The services of the app that got this request."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def _cookie(headers: Headers) -> str | None:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value
