"""Begins to serve: in this process, or in several, each of which is replaced if it ends."""

import asyncio
import contextlib
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from functools import partial

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
    serving: set[int] = set()

    def ready(number: int) -> None:
        if number not in serving:
            serving.add(number)
            if len(serving) == config.workers:
                announce()

    stopped = asyncio.current_task()
    assert stopped is not None
    if sys.platform == "win32":
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    else:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.cancel)
    async with asyncio.TaskGroup() as group:  # it is left when all of them have ended
        for number in range(config.workers):
            group.create_task(_keep_one(config, port, partial(ready, number)))


async def _keep_one(config: Config, port: socket.socket, ready: Callable[[], None]) -> None:
    """Let a process serve, and another one whenever it has ended."""
    while True:
        begun = time.monotonic()
        child = Child("serve", files=() if sys.platform == "win32" else (port.fileno(),), patience=LAST_WORDS)
        why = "it ended"
        try:
            await child.start()
            await child.call(serve_here, config, _handle_of(port, child), hear=lambda _: ready())
        except ChildEnded as error:
            why = str(error)
        finally:
            await child.end()
        logger.error("a process that serves has ended: another takes its place", extra={"why": why})
        if time.monotonic() - begun < SOON:
            await asyncio.sleep(PAUSE)


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
