"""A real server and real sockets: guests who come to it, ask for things and remember every byte they got."""

import contextlib
import gc
import http.client
import json
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tamaya.server.config import Config
from tamaya.server.storage.bus import Bus
from tamaya.server.table.chance import Chance
from tamaya.server.web.app import make_app
from tamaya.server.web.running.run import Server, uvicorn_config
from tests.server import databases

PATIENCE = 60  # seconds; only a failing test waits so long

Message = dict[str, Any]


class Running:
    """A server that listens on a free port."""

    def __init__(self, port: int, tls: ssl.SSLContext | None = None, host: str = "127.0.0.1") -> None:
        self.port = port
        self.tls = tls
        self.address = f"{host}:{port}"
        self.visits: list[Visit] = []

    def request(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None, origin: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        """Ask for something, perhaps from another address of this machine: status, headers, body."""
        source = (origin, 0) if origin else None
        connection = (
            http.client.HTTPConnection(self.address, timeout=PATIENCE, source_address=source)
            if self.tls is None
            else http.client.HTTPSConnection(self.address, timeout=PATIENCE, source_address=source, context=self.tls)
        )
        with contextlib.closing(connection):
            data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
            connection.request(method, path, data, headers or {})
            response = connection.getresponse()
            return response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()

    def guest(self, name: str) -> "Guest":
        """Somebody new."""
        status, headers, body = self.request("POST", "/api/me", {"name": name})
        assert status == 200, body
        return Guest(self, headers["set-cookie"].partition(";")[0], json.loads(body))


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: Running, cookie: str, person: Message) -> None:
        self.server = server
        self.cookie = cookie
        self.person = person

    def at(self, server: Running) -> "Guest":
        """The same person, by way of another server."""
        return Guest(server, self.cookie, self.person)

    def get(self, path: str) -> Any:
        """Ask for JSON."""
        status, _, body = self.server.request("GET", path, headers={"Cookie": self.cookie})
        assert status == 200, body
        return json.loads(body)

    def listed(self, table: str, where: str = "tables") -> Message:
        """A table as the lobby has it, which hears of it a moment later."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for one in self.get("/api/lobby")[where]:
                if one["id"] == table:
                    listing: Message = one
                    return listing
            time.sleep(0.05)
        raise AssertionError("the lobby does not know the table")

    def post(self, path: str, body: object) -> Any:
        """Send JSON."""
        status, _, answer = self.server.request("POST", path, body, {"Cookie": self.cookie})
        return json.loads(answer) | {"status": status}

    def open_table(self, **settings: object) -> str:
        """Make a table; its id."""
        made = self.post("/api/tables", {"edition": "norwegian", "players": 2, **settings})
        assert made["status"] == 201, made
        return str(made["id"])

    def join(self, table: str) -> "Visit":
        """Come to a table."""
        return Visit(self, f"/ws/table/{table}")


class Visit:
    """A socket at a table, with the newest of everything it was sent."""

    def __init__(self, guest: Guest, path: str, headers: dict[str, str] | None = None) -> None:
        self._until_closed = contextlib.ExitStack()
        guest.server.visits.append(self)
        self.guest = guest
        self.socket: ClientConnection = self._until_closed.enter_context(
            connect(
                f"{'ws' if guest.server.tls is None else 'wss'}://{guest.server.address}{path}",
                ssl=guest.server.tls,
                additional_headers={"Cookie": guest.cookie, **(headers or {})},
                compression=None,
                open_timeout=PATIENCE,
            )
        )
        self.received: list[str] = []
        self.messages: list[Message] = []
        self._requests = 0

    def __enter__(self) -> "Visit":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go away."""
        self._until_closed.close()

    def read(self) -> Message:
        """The next message."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        self.messages.append(message)
        return message

    def until(self, condition: Callable[[], bool]) -> None:
        """Read until something is true."""
        while not condition():
            self.read()

    def catch_up(self, moves: int) -> None:
        """Read until this many moves were made."""
        self.until(lambda: self.view["version"] >= moves)

    def send(self, type: str, **fields: object) -> int:
        """Ask for something without waiting; the number of the request."""
        self._requests += 1
        self.socket.send(json.dumps({"type": type, "request": self._requests, **fields}))
        return self._requests

    def answer(self, request: int) -> Message:
        """What became of a request."""
        while True:
            for message in self.messages:
                if message["type"] in ("done", "refused", "past") and message["request"] == request:
                    return message
            self.read()

    def ask(self, type: str, **fields: object) -> str:
        """Ask for something; "done", or the code with which it was refused."""
        answer = self.answer(self.send(type, **fields))
        return str(answer["code"]) if answer["type"] == "refused" else str(answer["type"])

    def newest(self, *types: str) -> Message:
        """The newest message of one of these types."""
        while True:
            for message in reversed(self.messages):
                if message["type"] in types:
                    return message
            self.read()

    @property
    def table(self) -> Message:
        """The table around the game."""
        return self.newest("table")

    @property
    def view(self) -> Message:
        """The game as this visitor sees it now."""
        view: Message = self.newest("game", "moved")["view"]
        return view

    @property
    def version(self) -> int:
        """The version that an action is made for."""
        return int(self.newest("game", "moved")["version"])

    def act(self, action: str) -> str:
        """Act at the newest version."""
        return self.ask("act", version=self.version, action=action)

    def my_turn(self) -> bool:
        """Whether one may act now."""
        return bool(self.view["legal"])

    def closed(self) -> int:
        """Read until the server closes the socket; its code."""
        try:
            while True:
                self.read()
        except ConnectionClosed as end:
            return 0 if end.rcvd is None else end.rcvd.code


@contextlib.contextmanager
def running(
    config: Config | None = None,
    chance: Chance | None = None,
    bus: Bus | None = None,
    clock: Callable[[], float] = time.time,
) -> Iterator[Running]:
    """A server in this process, on a free port, with a database in memory unless the tests are to have another one."""
    config = config or Config(database=":memory:", port=0, bot_pause=0)
    if config.database == ":memory:":
        config = replace(config, database=databases.new_place())
    app = make_app(config, chance, bus, clock=clock)
    ready = threading.Event()
    server = Server(uvicorn_config(app, config), app, ready.set)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        started = Running(server.servers[0].sockets[0].getsockname()[1])
        yield started
        for visit in started.visits:
            visit.close()
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        gc.unfreeze()  # the server puts aside what is new, and Hypothesis looks for what is its own
        assert not thread.is_alive()


def play_on(*visits: Visit) -> None:
    """Let everybody act until the game is over, each by their own view alone; they prefer what is safe."""
    while all(visit.view["outcome"] is None for visit in visits):
        turn = next((visit for visit in visits if visit.view["legal"]), None)
        if turn is None:
            visits[0].read()  # a bot thinks
            continue
        legal = turn.view["legal"]
        safe = [action for action in legal if action.startswith(("hint", "discard", "take"))]
        assert turn.act((safe or legal)[0]) == "done"
        for visit in visits:
            visit.catch_up(turn.view["version"])
    visits[0].until(lambda: visits[0].table["phase"] == "over")  # from then on the archive has it
