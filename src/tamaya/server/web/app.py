"""The application: its parts put together, and its addresses."""

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route
from starlette.types import ASGIApp, Lifespan, Receive, Scope, Send

from tamaya.server.archive.archive import Archive
from tamaya.server.archive.branches import Branches
from tamaya.server.config import Config
from tamaya.server.hall.hall import Hall
from tamaya.server.hall.secret_chance import SecretChance
from tamaya.server.metrics import Metrics
from tamaya.server.puzzles.puzzles import Puzzles
from tamaya.server.reviews.reviews import Reviews
from tamaya.server.storage.buses.bus import Bus
from tamaya.server.storage.database import Database
from tamaya.server.storage.faults import fault
from tamaya.server.storage.opening import open_bus, open_database
from tamaya.server.storage.store import Store
from tamaya.server.table.chance import Chance
from tamaya.server.table.refusals import Refusal, refuse
from tamaya.server.web.entrance.door import HEALTH, Door, PlainAddresses, with_headers
from tamaya.server.web.entrance.limits import Allowances
from tamaya.server.web.entrance.proxies import Watchers
from tamaya.server.web.entrance.turnstile import TURN, Turnstile
from tamaya.server.web.requests import about_devices, about_games, about_puzzles, api, pages
from tamaya.server.web.requests.answers import refusal
from tamaya.server.web.requests.painter import Painter
from tamaya.server.web.running.network import Network
from tamaya.server.web.services import SIGNED_OUT, Services
from tamaya.server.web.sockets import sockets
from tamaya.server.web.sockets.lobby_room import LobbyRoom


class App(Starlette):
    """Starlette for requests; sockets are served at once. Both come in by the same door."""

    def __init__(self, door: Door, routes: list[Route], lifespan: Lifespan["App"]) -> None:
        squeezed = Middleware(GZipMiddleware, minimum_size=1000)  # pages and lessons; sockets are not touched
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
        if scope["path"] == HEALTH:  # whoever watches over the server does not wait in a row
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
        if scope["type"] == "http":
            serve: ASGIApp = super().__call__ if welcome else self._door.way_in()
            await serve(scope, receive, with_headers(send, scope["scheme"] == "https"))
        elif welcome:
            scope["app"] = self
            await sockets.serve(scope, receive, send)
        else:
            await sockets.refuse_socket(send)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send, why: Refusal) -> None:
        """Say why somebody is not served."""
        if scope["type"] == "http":
            await refusal(self.state.services, why)(scope, receive, send)
        else:
            await sockets.turn_away_at_once(scope, receive, send, why)


LOBBY = "lobby"  # the topic of "the lobby has changed"


def make_app(
    config: Config, chance: Chance | None = None, bus: Bus | None = None, database: Database | None = None
) -> Starlette:
    """A server that can be run by any ASGI server, or asked directly by tests. It closes the database in the end."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = Store(database or open_database(config.database_place))
        line = bus or open_bus(config.database_place, config.bus)
        services = await start_services(config, chance or SecretChance(), line, store)
        app.state.services = services
        yield
        say_goodbye(app)
        services.lobby.close()
        await services.reviews.close()
        await services.painter.close()
        await services.hall.close()
        await line.close()
        await services.store.close()

    return App(
        Door(config),
        lifespan=life,
        routes=[
            Route("/api/me", api.introduce, methods=["POST"]),
            Route("/api/tables", api.open_table, methods=["POST"]),
            Route("/api/practice", api.practise, methods=["POST"]),
            Route("/api/tables/{id}/invitation", api.invitation),
            Route("/api/tables/{id}/record", api.record),
            Route("/api/tables/{id}/games", about_games.played_at),
            Route("/api/network", api.open_network, methods=["POST"]),
            Route("/api/device", about_devices.make_link, methods=["POST"]),
            Route("/api/device/ask", about_devices.ask_about_link, methods=["POST"]),
            Route("/api/device/use", about_devices.use_link, methods=["POST"]),
            Route("/api/devices", about_devices.list_devices),
            Route("/api/devices/sign-out", about_devices.sign_out, methods=["POST"]),
            Route("/api/games", about_games.mine),
            Route("/api/games/files", about_games.bring, methods=["POST"]),
            Route("/api/games/{id}", about_games.page),
            Route("/api/games/{id}/seen", about_games.seen),
            Route("/api/games/{id}/record", about_games.record),
            Route("/api/games/{id}/picture.svg", about_games.svg),
            Route("/api/games/{id}/picture.png", about_games.png),
            Route("/api/games/{id}/private", about_games.want_private, methods=["POST"]),
            Route("/api/games/{id}/delete", about_games.want_deletion, methods=["POST"]),
            Route("/api/games/{id}/branches", about_games.leave, methods=["POST"]),
            Route("/api/games/{id}/moves", about_games.go_on, methods=["POST"]),
            Route("/api/games/{id}/review", about_games.look_at_review),
            Route("/api/games/{id}/review", about_games.want_review, methods=["POST"]),
            Route("/api/puzzles", about_puzzles.all_of_them),
            Route("/api/puzzles/{id}", about_puzzles.page),
            Route("/api/puzzles/{id}/tips", about_puzzles.tips, methods=["POST"]),
            Route("/api/puzzles/{id}/answer", about_puzzles.try_answer, methods=["POST"]),
            Route("/api/puzzles/{id}/game", about_puzzles.play_on, methods=["POST"]),
            Route("/api/lobby", api.lobby),
            Route("/api/editions", api.editions),
            Route("/api/tutorial", api.tutorial),
            Route(HEALTH, api.live),
            Route("/readyz", api.ready),
            Route("/metrics", api.metrics),
            Route("/g/{id}", pages.game_page),
            Route("/", pages.page),
            Route("/{path:path}", pages.page),
        ],
    )


async def start_services(config: Config, chance: Chance, bus: Bus, store: Store) -> Services:
    """Everything that stands on the database."""
    metrics = Metrics()
    hall = Hall(config, store, bus, chance, metrics)
    archive = Archive(store, chance)
    lobby = LobbyRoom(store)
    store.tables_listed = lambda: bus.publish(LOBBY, "")
    bus.listen(LOBBY, lambda _: lobby.changed())
    services = Services(
        config=config,
        store=store,
        bus=bus,
        hall=hall,
        archive=archive,
        branches=Branches(store, archive, chance, hall.workers, hall.bots, config.bot_seconds),
        reviews=Reviews(store, archive),
        puzzles=Puzzles(store, archive, chance),
        lobby=lobby,
        network=Network(config),
        metrics=metrics,
        allowances=Allowances(config.limits, config.sockets, bus),
        painter=Painter(),
        watchers=Watchers(config.watchers),
    )
    bus.listen(SIGNED_OUT, services.hear_of_sign_out)
    try:
        await bus.open()
    except TimeoutError:
        raise fault("bus-unreachable", place=config.bus.rpartition("@")[2] or "The database") from None
    hall.begin()
    return services


def say_goodbye(app: Starlette) -> None:
    """Tell everybody that the server is about to stop and that they should come back."""
    services: Services = app.state.services
    services.hall.say_goodbye()
    services.lobby.say_goodbye()
