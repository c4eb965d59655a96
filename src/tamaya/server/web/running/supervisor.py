"""Begins to serve: in this process, or in several, each of which is replaced if it ends."""

import asyncio
import contextlib
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable

from tamaya.children.child import Child, ChildEnded
from tamaya.children.inside import say, when_cut
from tamaya.core.errors import TamayaError
from tamaya.server.config import Config
from tamaya.server.logs import logger, set_up_logs
from tamaya.server.storage.opening import is_postgres, open_bus, open_database
from tamaya.server.web.app import make_app
from tamaya.server.web.running.network import addresses_of_this_machine, is_loopback, urls_elsewhere
from tamaya.server.web.running.run import Server, collect_little, listen, serve_alone, uvicorn_config
from tamaya.speech.speaking import Speech


def whereabouts(config: Config, speech: Speech) -> list[str]:
    """Who can open the page, in sentences."""
    if config.public_url:
        return []
    if is_loopback(config.host):
        return [speech.say("serve-only-here")]
    urls = urls_elsewhere(config, addresses_of_this_machine(config.address))
    if not urls:
        return [speech.say("serve-no-address")]
    return [speech.say("serve-elsewhere", urls=speech.listed(urls, "or"))]


def serve(config: Config, speech: Speech, open_browser: bool = False) -> None:
    """Serve until somebody stops it."""

    def announce() -> None:
        print(speech.say("serve-at", url=config.url), *whereabouts(config, speech), sep="\n", flush=True)
        if open_browser:
            webbrowser.open(config.url)

    set_up_logs()
    if config.workers == 1:
        serve_alone(config, announce)
    elif is_postgres(config.database_place):
        serve_in_processes(config, announce)
    else:
        raise TamayaError("one-worker", workers=config.workers)


SOON = 10.0  # seconds; a process that has lived for less is not restarted at once
PAUSE = 1.0
LAST_WORDS = 15.0  # seconds in which a process may end politely

Handle = int | bytes  # by which another process opens the same port


def serve_in_processes(config: Config, announce: Callable[[], None]) -> None:
    """Serve until somebody stops it; `announce` is called when all processes are serving."""
    open_bus(config.database_place, config.bus)  # whatever is wrong is said here, once
    open_database(config.database_place).close()
    with listen(config) as port, contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_keep_serving(config, port, announce))


async def _keep_serving(config: Config, port: socket.socket, announce: Callable[[], None]) -> None:
    posts = [Post(config, port) for _ in range(config.workers)]
    turn = asyncio.Lock()

    async def replace_all() -> None:
        async with turn:
            for post in posts:
                await post.replace()

    async def announce_all() -> None:
        for post in posts:
            await post.serves.wait()
        announce()

    loop, stopped = asyncio.get_running_loop(), asyncio.current_task()
    assert stopped is not None
    async with asyncio.TaskGroup() as group:  # it is left when all of them have ended
        if sys.platform == "win32":
            signal.signal(signal.SIGTERM, signal.default_int_handler)
        else:
            loop.add_signal_handler(signal.SIGTERM, stopped.cancel)
            loop.add_signal_handler(signal.SIGUSR1, lambda: group.create_task(replace_all()))
        for post in posts:
            group.create_task(post.keep())
        group.create_task(announce_all())


class Post:
    """Where a process serves, and another one whenever it has ended or is replaced."""

    def __init__(self, config: Config, port: socket.socket) -> None:
        self.serves = asyncio.Event()
        self._config = config
        self._port = port
        self._serving: asyncio.Task[str] | None = None

    async def keep(self) -> None:
        """Have a process serve here, always."""
        this = asyncio.current_task()
        assert this is not None
        while True:
            begun = time.monotonic()
            self._serving = asyncio.create_task(self._serve())
            try:
                why = await self._serving
            except asyncio.CancelledError:
                if this.cancelling():
                    raise
                logger.info("a process that serves makes room for a new one")
                continue
            logger.error("a process that serves has ended: another takes its place", extra={"why": why})
            if time.monotonic() - begun < SOON:
                await asyncio.sleep(PAUSE)

    async def replace(self) -> None:
        """End the process, and wait until a new one serves."""
        if self._serving is not None:
            self.serves.clear()
            self._serving.cancel()
        await self.serves.wait()

    async def _serve(self) -> str:
        """Let a process serve until it ends; why it did."""
        files = () if sys.platform == "win32" else (self._port.fileno(),)
        child = Child("serve", files=files, patience=LAST_WORDS)
        try:
            await child.start()
            await child.call(serve_here, self._config, _handle_of(self._port, child), hear=lambda _: self.serves.set())
        except ChildEnded as error:
            return str(error)
        finally:
            await child.end()
        return "it ended"


def _handle_of(port: socket.socket, child: Child) -> Handle:
    if sys.platform == "win32":
        return port.share(child.pid)
    return port.fileno()


def _port_of(handle: Handle) -> socket.socket:
    if isinstance(handle, int):
        return socket.socket(fileno=handle)
    return socket.fromshare(handle)  # type: ignore[attr-defined,no-any-return,unused-ignore]  # of Windows


def serve_here(config: Config, handle: Handle) -> None:
    """What each of the processes does."""
    set_up_logs()
    try:
        database = open_database(config.database_place)
    except TamayaError as why:  # it could be opened before: the supervisor will try again
        logger.error("a process cannot serve yet", extra={"code": why.code, "why": why.message})
        return
    app = make_app(config, database=database)
    collect_little()
    server = Server(uvicorn_config(app, config), app, lambda: say("ready"), alone=False)

    @when_cut
    def stop() -> bool:
        server.should_exit = True
        return True

    server.run(sockets=[_port_of(handle)])
