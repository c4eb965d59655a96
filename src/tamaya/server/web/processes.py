"""Several processes that serve on one port. This one holds the port and serves nobody: it starts the others, and
another for each that ends before its time. They end with it, whatever happens to it."""

import signal
import socket
import sys
import time
from collections.abc import Callable
from multiprocessing import connection as lines
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config
from tamaya.server.logs import logger, set_up_logs
from tamaya.server.storage.opening import open_bus, open_database
from tamaya.server.web.app import make_app
from tamaya.server.web.listening import listen
from tamaya.server.web.run import Server, collect_little, uvicorn_config

SOON = 10.0  # seconds; a process that has lived for a shorter time is not started again at once
PAUSE = 1.0
LAST_WORDS = 15.0  # seconds in which a process may end politely


class _Serving:
    """A process that serves."""

    def __init__(self, config: Config, port: socket.socket) -> None:
        spawning = get_context("spawn")  # not forked: nothing of this process belongs there
        self.line, far_end = spawning.Pipe()
        self.process: SpawnProcess = spawning.Process(target=_work, args=(config, port, far_end))
        self.process.start()
        self.started_at = time.monotonic()
        self.ready = False
        far_end.close()


def serve_in_processes(config: Config, announce: Callable[[], None]) -> None:
    """Serve until somebody stops it; `announce` is called when all processes serve."""
    open_bus(config.database_place, config.bus)  # whatever is wrong is said here, once
    open_database(config.database_place).close()
    port = listen(config)
    signal.signal(signal.SIGTERM, _stop)
    serving: list[_Serving] = []
    try:
        serving = [_Serving(config, port) for _ in range(config.workers)]
        announced = False
        while True:
            lines.wait([one.process.sentinel for one in serving] + [one.line for one in serving if not one.ready])
            serving = [_looked_after(one, config, port) for one in serving]
            if not announced and all(one.ready for one in serving):
                announced = True
                announce()
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it is being done
        _end(serving)
        port.close()


def _looked_after(one: _Serving, config: Config, port: socket.socket) -> _Serving:
    """This process, or the one that takes its place."""
    if one.process.is_alive():
        one.ready = one.ready or one.line.poll()
        return one
    logger.error("a process that serves has ended: another takes its place", extra={"code": one.process.exitcode})
    one.line.close()
    if time.monotonic() - one.started_at < SOON:
        time.sleep(PAUSE)
    return _Serving(config, port)


def _end(serving: list[_Serving]) -> None:
    for one in serving:
        one.process.terminate()
    until = time.monotonic() + LAST_WORDS
    for one in serving:
        one.process.join(max(0.0, until - time.monotonic()))
        one.process.kill()
        one.process.join()


def _stop(*_: object) -> None:
    raise KeyboardInterrupt


def _work(config: Config, port: socket.socket, line: Connection) -> None:
    """What each of the processes does."""
    set_up_logs()
    try:
        database = open_database(config.database_place)
    except TamayaError as why:  # it could be opened before: whoever started this process tries again
        logger.error("a process cannot serve yet", extra={"code": why.code, "why": why.message})
        sys.exit(1)
    app = make_app(config, database=database)
    collect_little()
    server = Server(uvicorn_config(app, config), app, lambda: line.send_bytes(b"ready"), alone=False)
    Thread(target=_end_with, args=(line, server), daemon=True).start()
    server.run(sockets=[port])


def _end_with(line: Connection, server: Server) -> None:
    """The line is cut when the process at its other end has ended, in any way."""
    try:
        line.recv_bytes()
    except (EOFError, OSError):
        server.should_exit = True
