"""Torture: several processes with one PostgreSQL, people who come back by way of any of them, and everything that can
break: processes are killed and held up, connections to the database cut, the database stopped, what processes say to
each other delayed. Afterwards the logs are compared with what people were told. The same is done to processes that hear
each other by way of Valkey, to one process with an SQLite file, and to processes that are replaced one after the other,
as for an upgrade: by whoever runs several servers, and by one server that has several processes.

`make torture` does it at length; tests do a little of it."""

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import signal
import subprocess
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tamaya.core.game import Game
from tamaya.server.storage.database import Known
from tamaya.server.storage.opening import open_database
from tamaya.server.table import entries as log
from tamaya.server.table.fold import fold
from tamaya.server.table.table import Table
from tests.server.delaying import Delay
from tests.server.postgres import SOCKET, PostgresServer, postgres_server
from tests.server.processes import COMMAND, environment, free_port, workers_of
from tests.server.valkey import ValkeyServer, no_valkey, valkey

EVERYTHING = ("kill", "kill", "hold up", "cut", "cut", "delay", "delay", "stop the database")
VALKEY = ("kill", "hold up", "delay", "delay", "stop the bus", "stop the bus")
ONE_PROCESS = ("kill", "hold up")
UPGRADE = ("replace",)
WORKERS = ("replace all",)
PATIENCE = 60.0  # seconds for an answer, whatever is broken
LOST = (OSError, WebSocketException, TimeoutError, http.client.HTTPException)


class Acknowledged(NamedTuple):
    """An action of which somebody was told that it is done."""

    version: int
    seat: int
    action: str


class Servers:
    """The processes that serve."""

    def __init__(self, settings: Sequence[dict[str, str]]) -> None:
        self._settings = {free_port(): one for one in settings}
        self.ports = list(self._settings)
        self._children: dict[int, subprocess.Popen[bytes]] = {}
        for port in self.ports:
            self.start(port)

    def start(self, port: int) -> None:
        """Begin to serve at a port."""
        settings = environment(port, **self._settings[port])
        self._children[port] = subprocess.Popen(
            COMMAND, env=settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def send(self, port: int, what: signal.Signals) -> None:
        """Send a signal to the process at a port."""
        self._children[port].send_signal(what)

    def workers(self, port: int) -> set[int]:
        """The processes that serve for the one at a port."""
        return set(workers_of(self._children[port].pid))

    def end(self, port: int, how: signal.Signals = signal.SIGKILL) -> None:
        """End the process at a port."""
        self.send(port, how)
        self._children[port].wait()

    def is_ready(self, port: int) -> bool:
        """Whether visitors can be sent to a port."""
        with contextlib.suppress(OSError, http.client.HTTPException):
            connection = http.client.HTTPConnection(f"127.0.0.1:{port}", timeout=5)
            with contextlib.closing(connection):
                connection.request("GET", "/readyz")
                return connection.getresponse().status == 200
        return False

    def close(self) -> None:
        """End all."""
        for port in self.ports:
            self.end(port)


class Person:
    """Somebody with a cookie, who goes to any server that answers."""

    def __init__(self, name: str, chance: random.Random, servers: Servers, counts: Counter[str]) -> None:
        self.name = name
        self._chance = chance
        self._servers = servers
        self._counts = counts
        self._cookie = ""

    async def post(self, path: str, body: object) -> Any:
        """Ask until there is an answer."""
        while True:
            try:
                return await asyncio.to_thread(self._post, path, body)
            except LOST:
                self._counts["requests tried again"] += 1
                await asyncio.sleep(0.2)

    def _post(self, path: str, body: object) -> Any:
        address = f"127.0.0.1:{self._chance.choice(self._servers.ports)}"
        with contextlib.closing(http.client.HTTPConnection(address, timeout=5)) as connection:
            connection.request("POST", path, json.dumps(body).encode(), {"Cookie": self._cookie})
            response = connection.getresponse()
            answer = json.loads(response.read())
            if response.status not in (200, 201):
                assert response.status in (429, 503), answer
                raise TimeoutError
            cookie = response.getheader("Set-Cookie")
            self._cookie = cookie.partition(";")[0] if cookie else self._cookie
            return answer

    @contextlib.asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[ClientConnection]:
        """A socket at a table, by way of any server."""
        address = f"ws://127.0.0.1:{self._chance.choice(self._servers.ports)}/ws/table/{table}"
        headers = {"Cookie": self._cookie}
        async with connect(address, additional_headers=headers, compression=None, open_timeout=5) as socket:
            yield socket


class Player:
    """A person at a table, who acts whenever it is their turn and remembers what they were told."""

    def __init__(self, person: Person, table: str, seat: int, chance: random.Random, counts: Counter[str]) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.acknowledged: list[Acknowledged] = []
        self.view: dict[str, Any] = {}
        self._version = -1
        self._chance = chance
        self._counts = counts
        self._unanswered: Acknowledged | None = None  # it may have been done, or not
        self._requests = 0

    async def setting_up(self, *wanted: tuple[str, dict[str, object]]) -> None:
        """Ask for something until it is done, or cannot be done any more."""
        for kind, fields in wanted:
            while True:
                try:
                    async with self.person.at(self.table) as socket:
                        code = await self._ask(socket, kind, **fields)
                    if code in ("done", "chair-taken", "seat-taken", "already-seated", "playing", "already-started"):
                        break
                    if not code.startswith("storage-") and code != "too-fast":
                        self._counts[f"set up: {code}"] += 1
                        break
                except LOST:
                    self._counts["connections lost"] += 1
                await asyncio.sleep(0.1)

    async def play(self) -> None:
        """Play until the game is over, through whatever happens."""
        while self.view.get("outcome") is None or self._unanswered is not None:
            try:
                async with self.person.at(self.table) as socket:
                    await self._play(socket)
            except LOST:
                self._counts["connections lost"] += 1
                await asyncio.sleep(0.05)

    async def _play(self, socket: ClientConnection) -> None:
        self._version, self.view = -1, {}
        while self.view.get("outcome") is None or self._unanswered is not None:
            action = self._unanswered
            if action is None:
                if not self.view.get("legal"):
                    await self._hear(socket)
                    continue
                action = self._unanswered = Acknowledged(self._version, self.seat, self._choose())
            code = await self._ask(socket, "act", version=action.version, action=action.action)
            self._counts[code] += 1
            if code in ("done", "already-done"):
                self.acknowledged.append(action)
            if not code.startswith("storage-") and code != "too-fast":
                self._unanswered = None
            if self._chance.random() < 0.01:
                return  # somebody else's train enters a tunnel

    def _choose(self) -> str:
        safe = [one for one in self.view["legal"] if one.startswith(("hint", "discard", "take"))]
        return str(self._chance.choice(safe or self.view["legal"]))

    async def _ask(self, socket: ClientConnection, kind: str, **fields: object) -> str:
        self._requests += 1
        await socket.send(json.dumps({"type": kind, "request": self._requests, **fields}))
        while True:
            message = await self._hear(socket)
            if message["type"] in ("done", "refused") and message.get("request") == self._requests:
                return str(message.get("code", "done"))

    async def _hear(self, socket: ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] in ("game", "moved"):
            self._version, self.view = message["version"], message["view"]
        return message

    async def last_view(self) -> dict[str, Any]:
        """What somebody sees who comes now."""
        while True:
            with contextlib.suppress(*LOST):
                async with self.person.at(self.table) as socket, asyncio.timeout(PATIENCE):
                    while True:
                        message: dict[str, Any] = json.loads(await socket.recv())
                        if message["type"] == "game":
                            return dict(message["view"])


class Surroundings:
    """The database, the bus if it is another one, and how each process reaches them."""

    def __init__(self, troubles: Sequence[str], processes: int, needed: contextlib.AsyncExitStack) -> None:
        self._folder = Path(needed.enter_context(TemporaryDirectory(prefix="torture-")))
        self.postgres: PostgresServer | None = None
        self.valkey: ValkeyServer | None = None
        self.delays: list[Delay] = []
        self.place = str(self._folder / "games.sqlite3")
        self.settings: list[dict[str, str]] = [{"database": self.place}]
        if troubles != ONE_PROCESS:
            self.postgres = needed.enter_context(postgres_server())
            name = self.postgres.new_name()
            self.place = self.postgres.url(name)
            if "stop the bus" in troubles:
                self.valkey = needed.enter_context(valkey())
            several = {"workers": "2"} if troubles == WORKERS else {}
            self.settings = [self._ways(self.postgres, name, number) | several for number in range(processes)]

    def _ways(self, postgres: PostgresServer, name: str, number: int) -> dict[str, str]:
        """The ways of one process, on which what it hears of the others can be delayed."""
        folder = self._folder / str(number)
        folder.mkdir()
        self.delays.append(Delay(postgres.socket, folder / SOCKET, b"LISTEN "))
        settings = {"database": postgres.url(name, folder)}
        if self.valkey is not None:
            self.delays.append(Delay(self.valkey.socket, folder / "bus", b"SUBSCRIBE"))
            settings["bus"] = f"unix://{folder / 'bus'}"
        return settings


class Torture:
    """All of it together."""

    def __init__(self, around: Surroundings, troubles: Sequence[str], tables: int, actions: int, seed: int) -> None:
        self.counts: Counter[str] = Counter()
        self.players: list[Player] = []
        self._chance = random.Random(seed)
        self._around = around
        self._troubles = troubles
        open_database(around.place).close()
        self._servers = Servers(around.settings)
        self._tables = tables
        self._wanted = actions
        self._over = False

    async def run(self) -> None:
        """Play at all tables until there were enough actions, while everything breaks."""
        trouble = asyncio.create_task(self._break())
        try:
            async with asyncio.TaskGroup() as tables:
                for number in range(self._tables):
                    tables.create_task(self._games(number))
        finally:
            self._over = True
            await trouble  # what it has broken is mended

    def close(self) -> None:
        """End all processes."""
        self._servers.close()

    async def _games(self, number: int) -> None:
        """One game after the other; a bot plays at every third table."""
        chance = random.Random(self._chance.random())
        people = [Person(f"P{number}-{seat}", chance, self._servers, self.counts) for seat in range(2)]
        for person in people:
            await person.post("/api/me", {"name": person.name})
        while self.counts["done"] < self._wanted:
            with_bot = number % 3 == 0
            settings = {"edition": "norwegian", "players": 2 + with_bot}
            table = (await people[0].post("/api/tables", settings))["id"]
            players = [Player(person, table, seat, chance, self.counts) for seat, person in enumerate(people)]
            self.players += players
            await players[1].setting_up(("sit", {"chair": 1}))
            bot = [("addBot", {"chair": 2, "bot": "cautious"})] if with_bot else []
            await players[0].setting_up(*bot, ("start", {"first": 0}))
            await asyncio.gather(*(player.play() for player in players))
            self.counts["games"] += 1

    async def _break(self) -> None:
        """Break something every second or so, and mend it: each thing in turn, and from then on any by chance."""
        in_turn = iter(self._troubles)
        while not self._over:
            await asyncio.sleep(self._chance.uniform(0.3, 1.5))
            port = self._chance.choice(self._servers.ports)
            match next(in_turn, None) or self._chance.choice(self._troubles):
                case "replace":
                    await asyncio.to_thread(self._servers.end, port, signal.SIGTERM)
                    await self._start_again(port)
                    self.counts["processes replaced"] += 1
                case "replace all":
                    await self._until_ready(port)
                    before = self._servers.workers(port)
                    self._servers.send(port, signal.SIGUSR1)
                    while before & (now := self._servers.workers(port)) or len(now) < len(before):
                        await asyncio.sleep(0.1)
                    self.counts["processes replaced"] += len(before)
                case "kill":
                    self._servers.end(port)
                    await asyncio.sleep(self._chance.uniform(0, 2))
                    await self._start_again(port)
                    self.counts["processes killed"] += 1
                case "hold up":
                    self._servers.send(port, signal.SIGSTOP)
                    await asyncio.sleep(self._chance.uniform(0.5, 6))
                    self._servers.send(port, signal.SIGCONT)
                    self.counts["processes held up"] += 1
                case "delay":
                    await self._delay(self._chance.choice(self._around.delays))
                case "stop the bus":
                    assert self._around.valkey is not None
                    await self._stop(self._around.valkey)
                    self.counts["the bus stopped"] += 1
                case "stop the database":
                    assert self._around.postgres is not None
                    await self._stop(self._around.postgres)
                    self.counts["the database stopped"] += 1
                case "cut":
                    assert self._around.postgres is not None
                    await asyncio.to_thread(self._around.postgres.cut_connections)
                    self.counts["connections to the database cut"] += 1

    async def _start_again(self, port: int) -> None:
        self._servers.start(port)
        await self._until_ready(port)

    async def _until_ready(self, port: int) -> None:
        while not await asyncio.to_thread(self._servers.is_ready, port):
            await asyncio.sleep(0.1)

    async def _delay(self, delay: Delay) -> None:
        before = delay.held_up
        delay.seconds = self._chance.uniform(0.1, 2)
        await asyncio.sleep(self._chance.uniform(1, 4))
        delay.seconds = 0.0
        self.counts["messages between processes delayed"] += delay.held_up - before

    async def _stop(self, server: PostgresServer | ValkeyServer) -> None:
        """For a moment."""
        await asyncio.to_thread(server.stop)
        await asyncio.sleep(self._chance.uniform(0, 2))
        await asyncio.to_thread(server.start)

    # ---- Afterwards --------------------------------------------------------------------------------------------------

    async def check(self) -> None:
        """Compare what people were told with the logs and with what somebody sees who comes now."""
        for player in self.players:
            assert player.view == await player.last_view(), player.table
            self.counts["views compared"] += 1
        self.close()
        with contextlib.closing(open_database(self._around.place)) as database:
            for table in {player.table for player in self.players}:
                [stored] = database.read([Known(table, -1)])
                self._check_table(table, stored)

    def _check_table(self, id: str, bodies: list[bytes]) -> None:
        table, done = Table(id), []
        for body in bodies:
            entry = log.read_entry(body)
            if isinstance(entry, log.Acted):
                done.append(Acknowledged(table.version, entry.seat, entry.action))
            table, _ = fold(table, entry)
        assert table.game is not None
        assert Game.replay(table.game.record()).record() == table.game.record()
        assert table.phase == "over"
        for seat, player in enumerate(player for player in self.players if player.table == id):
            told = player.acknowledged
            assert told == [one for one in done if one.seat == seat], "exactly once, in order, and nothing else"
        self.counts["logs checked"] += 1
        self.counts["actions in the logs"] += len(done)


async def torture(troubles: Sequence[str], processes: int, tables: int, actions: int, seed: int = 1) -> Counter[str]:
    """Play, break, check; what happened how often."""
    async with contextlib.AsyncExitStack() as needed:
        around = Surroundings(troubles, processes, needed)
        for delay in around.delays:
            await delay.open()
            needed.push_async_callback(delay.close)
        running = Torture(around, troubles, tables, actions, seed)
        needed.callback(running.close)
        await running.run()
        await running.check()
        return running.counts


def main() -> None:
    """Do it at length, and say what happened."""
    parser = argparse.ArgumentParser(description="Torture several processes with one PostgreSQL, and one with SQLite.")
    for name, usual in (("tables", 30), ("actions", 10_000), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    wanted = vars(parser.parse_args())
    for what, troubles, processes in (
        ("four processes on one PostgreSQL, and everything breaks", EVERYTHING, 4),
        ("four processes that hear each other by way of Valkey, which is stopped", VALKEY, 4),
        ("four processes that are replaced one after the other", UPGRADE, 4),
        ("one server with two processes, which it replaces one after the other", WORKERS, 1),
        ("one process on SQLite, which is killed and held up", ONE_PROCESS, 1),
    ):
        print(f"== {what}", flush=True)
        if "stop the bus" in troubles and (why_not := no_valkey()):
            print(why_not)
            continue
        begun = time.monotonic()
        for name, number in sorted(asyncio.run(torture(troubles, processes, **wanted)).items()):
            print(f"{number:8} {name}")
        print(f"{time.monotonic() - begun:8.0f} seconds", flush=True)


if __name__ == "__main__":
    main()
