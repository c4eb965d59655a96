"""The application: its parts, put together, and its addresses (`requests`, `sockets`)."""

import contextlib
import time
from collections.abc import AsyncIterator, Callable

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import ASGIApp, Lifespan, Receive, Scope, Send

from tamaya.server.archive.archive import Archive
from tamaya.server.archive.branches import Branches
from tamaya.server.archive.showing import Painter
from tamaya.server.clubs import Clubs
from tamaya.server.config import Config
from tamaya.server.deals import Deals
from tamaya.server.exercises import Exercises
from tamaya.server.hall.dealer import SecretChance
from tamaya.server.hall.hall import Hall
from tamaya.server.metrics import Metrics
from tamaya.server.notices.notices import Notices
from tamaya.server.notices.push import new_key
from tamaya.server.puzzles.puzzles import Puzzles
from tamaya.server.reviews.reviews import Reviews
from tamaya.server.storage.bus import Bus
from tamaya.server.storage.database import Database
from tamaya.server.storage.faults import fault
from tamaya.server.storage.opening import open_bus, open_database
from tamaya.server.storage.store import Store
from tamaya.server.table.chance import Chance
from tamaya.server.table.refusals import Refusal, refuse
from tamaya.server.web.entrance.door import HEALTH, Door, PlainAddresses, with_headers
from tamaya.server.web.entrance.identity import open_accounts
from tamaya.server.web.entrance.limits import Allowances
from tamaya.server.web.entrance.password import open_password
from tamaya.server.web.entrance.proxies import Watchers
from tamaya.server.web.entrance.turnstile import TURN, Turnstile
from tamaya.server.web.requests import about_devices, about_games, about_learning, about_people, about_teams, api, pages
from tamaya.server.web.requests.answers import refusal
from tamaya.server.web.running.network import Network
from tamaya.server.web.services import LOBBY, SIGNED_OUT, Services
from tamaya.server.web.sockets import sockets
from tamaya.server.web.sockets.lobby_room import LobbyRoom

ABOUT = (api, about_devices, about_games, about_learning, about_people, about_teams)


class App(Starlette):
    """Starlette for requests; sockets are served at once. Both come in through the same door."""

    def __init__(self, door: Door, routes: list[Route], lifespan: Lifespan["App"]) -> None:
        squeezed = Middleware(GZipMiddleware, minimum_size=500)  # pages and lessons; sockets are not touched
        super().__init__(routes=routes, lifespan=lifespan, middleware=[Middleware(PlainAddresses), squeezed])
        self._door = door
        self._turnstile = Turnstile()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one of them."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        self._door.see(scope)
        address = scope["client"][0]
        services: Services = self.state.services
        if scope["path"] == HEALTH:  # whoever monitors the server does not queue
            await self._serve(scope, receive, send)
        elif services.allowances.visits.enter(address):
            try:
                turn = scope[TURN] = await self._turnstile.come(address)
                try:
                    await self._serve(scope, receive, send)
                finally:
                    turn.end()
            finally:
                services.allowances.visits.leave(address)
        else:
            await self._turn_away(scope, receive, send, refuse("too-fast"))

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve somebody whose turn it is."""
        welcome = self._door.lets_in(scope)
        if not welcome:
            self.state.services.metrics.refusals["wrong-host"] += 1
        known = self.state.services.password.admits(scope)
        if scope["type"] == "http":
            serve: ASGIApp = super().__call__ if known else self._ask_for_password
            serve = serve if welcome else self._door.way_in()
            await serve(scope, receive, with_headers(send, scope["scheme"] == "https" and not self._door.base))
        elif not welcome:
            await sockets.refuse_socket(send)
        elif not known:
            await self._turn_away(scope, receive, send, refuse("no-password"))
        else:
            scope["app"] = self
            await sockets.serve(scope, receive, send)

    async def _ask_for_password(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody enter the password."""
        scope[TURN].end()
        try:
            response = await self.state.services.password.ask(Request(scope, receive))
        except Refusal as why:
            response = refusal(self.state.services, why)
        await response(scope, receive, send)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send, why: Refusal) -> None:
        """Say why somebody is not served."""
        if scope["type"] == "http":
            await refusal(self.state.services, why)(scope, receive, send)
        else:
            await sockets.turn_away_at_once(scope, receive, send, why)


def make_app(
    config: Config,
    chance: Chance | None = None,
    bus: Bus | None = None,
    database: Database | None = None,
    clock: Callable[[], float] = time.time,
) -> Starlette:
    """A server that can be run by any ASGI server, or asked directly by tests. It closes the database in the end. Days
    and the times in what is stored come from `clock`."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        async with (
            contextlib.AsyncExitStack() as parts
        ):  # closed from the last to the first, each even if another fails
            store = Store(database or open_database(config.database_place), clock)
            parts.push_async_callback(store.close)
            line = bus or open_bus(config.database_place, config.bus)
            parts.push_async_callback(line.close)
            services = await start_services(config, chance or SecretChance(), line, store, clock)
            for part in (services.hall, services.painter, services.deals, services.reviews, services.notices):
                parts.push_async_callback(part.close)
            app.state.services = services
            yield
            say_goodbye(app)
            services.lobby.close()

    return App(
        Door(config),
        lifespan=life,
        routes=[
            *(route for asked in ABOUT for route in asked.routes.all),
            Route("/g/{id}", pages.game_page),
            Route("/t/{id}", pages.table_page),
            Route("/t/{id}/{key}", pages.table_page),
            Route("/", pages.front_page),
            Route("/{path:path}", pages.page),
        ],
    )


async def start_services(
    config: Config, chance: Chance, bus: Bus, store: Store, clock: Callable[[], float] = time.time
) -> Services:
    """Everything that is built on the database."""
    metrics = Metrics()
    allowances = Allowances(config.limits, config.sockets, bus)
    hall = Hall(config, store, bus, chance, metrics, clock)
    archive = Archive(store, chance, clock)
    lobby = LobbyRoom(store, clock, hall.note_in_lobby)
    notices = Notices(config, store, clock, await store.change(lambda database: database.key("push", new_key())))
    store.tables_listed = lambda: bus.publish(LOBBY, "")

    def lobby_changed(_: str) -> None:
        lobby.changed()
        notices.look()

    bus.listen(LOBBY, lobby_changed)
    reviews = Reviews(store, archive)
    services = Services(
        config=config,
        store=store,
        bus=bus,
        hall=hall,
        archive=archive,
        branches=Branches(store, archive, chance, hall.workers, hall.bots, config.bot_seconds),
        reviews=reviews,
        puzzles=Puzzles(store, archive, chance, clock),
        exercises=Exercises(store, archive, reviews, clock),
        deals=Deals(store, archive, hall, chance, clock),
        clubs=Clubs(store, hall, chance, clock),
        notices=notices,
        lobby=lobby,
        network=Network(config),
        metrics=metrics,
        allowances=allowances,
        password=await open_password(config, store, allowances.passwords),
        accounts=await open_accounts(config, store),
        painter=Painter(),
        watchers=Watchers(config.watchers),
        clock=clock,
    )
    bus.listen(SIGNED_OUT, services.hear_of_sign_out)
    try:
        await bus.open()
    except TimeoutError:
        raise fault("bus-unreachable", place=config.bus.rpartition("@")[2] or "The database") from None
    hall.begin()
    notices.begin()
    return services


def say_goodbye(app: Starlette) -> None:
    """Tell everybody that the server is about to stop and that they should come back."""
    services: Services = app.state.services
    services.hall.say_goodbye()
    services.lobby.say_goodbye()
