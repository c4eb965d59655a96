"""Runs the server with uvicorn, in this process."""

import asyncio
import gc
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config
from tamaya.server.logs import logger
from tamaya.server.storage.opening import open_bus, open_database
from tamaya.server.web.app import make_app, say_goodbye
from tamaya.server.web.entrance.crowd import Crowd, most_connections
from tamaya.server.web.entrance.edge import EdgeConfig, Requests, Socket
from tamaya.server.web.entrance.proxies import Proxies

BACKLOG = 2048  # visitors who wait to be let in
SECOND = 10  # ticks, as uvicorn counts
QUIET_TICKS = 60 * SECOND  # between looks whether anybody is there
LAST_WORDS = 0.2  # seconds in which the sockets hear that the server is stopping


class Server(uvicorn.Server):
    """Uvicorn, with a word to everybody before it closes their sockets."""

    def __init__(
        self, config: uvicorn.Config, app: Starlette, announce: Callable[[], None], alone: bool = True
    ) -> None:
        super().__init__(config)
        self._app = app
        self._announce = announce
        self._alone = alone  # no other process serves on this port
        self._cycles = 0  # how many objects were in cycles at the last look

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        if not self.should_exit:
            logger.info("serving")
            if self._alone:
                self._app.state.services.network.listen_at = self.listen_at
            self._announce()

    async def listen_at(self, address: str) -> int:
        """Let visitors in at another address of this machine too, at the same port."""

        def visitor() -> asyncio.Protocol:
            protocol: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return protocol

        port: int = self.servers[0].sockets[0].getsockname()[1]
        self.servers.append(await asyncio.get_running_loop().create_server(visitor, address, port))
        return port

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: look after memory, and each second after visitors who have gone silent."""
        if counter % QUIET_TICKS == 0 and not self.server_state.connections:
            collect_all()
        elif self._cycles or counter % SECOND == 0:
            self._cycles = gc.collect(0)
        else:
            gc.freeze()
        if counter % SECOND == 0:
            for connection in list(self.server_state.connections):
                if isinstance(connection, Socket):
                    connection.pass_second()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then stop."""
        say_goodbye(self._app)
        await asyncio.sleep(LAST_WORDS)
        await super().shutdown(sockets)


def uvicorn_config(app: Starlette, config: Config) -> EdgeConfig:
    """How uvicorn runs the app: no compression of messages, which would double what a delivery costs."""
    found = EdgeConfig(
        app,
        host=config.host,
        port=config.port,
        uds=config.socket_file or None,
        http=Requests,
        ws=Socket,
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the server itself sees who has gone silent: a timer for each would cost more
        log_config=None,
        access_log=False,
        proxy_headers=False,  # `door` reads them
        timeout_graceful_shutdown=5,
    )
    found.crowd = Crowd(config.sockets, most_connections())
    found.proxies = Proxies(config.trusted_proxies)
    return found


def collect_little() -> None:
    """Let nothing but the server's own tick look for cycles. Python would wait until some thousand more objects exist:
    with thousands of tables that is after half a million were replaced, and looking through them stops the server for
    half a second. It finds nothing: we leave no cycles (a test counts them). So only a tenth of what is new is looked
    through, or all of it while cycles turn up there; the rest is put aside unseen, which costs nothing. Everything is
    looked through while nobody is there."""
    gc.collect()
    gc.freeze()
    gc.disable()


def collect_all() -> None:
    """Look for cycles among everything, including what was put aside."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def serve_alone(config: Config, announce: Callable[[], None]) -> None:
    """Serve until somebody stops it."""
    port = listen(config)
    bus = open_bus(config.database_place, config.bus)
    app = make_app(config, bus=bus, database=open_database(config.database_place))
    collect_little()
    Server(uvicorn_config(app, config), app, announce).run(sockets=[port])


def listen(config: Config) -> socket.socket:
    """The socket at which visitors come in, or an error that says why it is not available."""
    try:
        if config.socket_file:
            return _socket_file(Path(config.socket_file))
        family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        return socket.create_server((config.host, config.port), family=family, backlog=BACKLOG)
    except OSError as error:
        place = config.socket_file or f"{config.host}:{config.port}"
        raise TamayaError("no-port", error.strerror or str(error), place=place) from None


def _socket_file(path: Path) -> socket.socket:
    if not hasattr(socket, "AF_UNIX"):
        raise TamayaError("no-socket-files")
    path.unlink(missing_ok=True)  # a killed server leaves one behind
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(path))
    path.chmod(0o666)  # as uvicorn does
    listening.listen(BACKLOG)
    return listening
