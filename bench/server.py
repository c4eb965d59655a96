"""How much a table costs: 200 tables with four sockets each play scripted games, beside a bare echo server.

    python bench/server.py [--tables 200] [--moves 30] [--pace 0.5] [--rounds 5]

Every table acts once each `pace` seconds. Reported: the time from sending an action to its last delivery, and the
server's CPU time per delivery in the best round. The echo server runs under the same uvicorn with the same settings,
gets messages of the same size at the same rate and answers with as many bytes as a delivery has.
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import math
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from websockets.asyncio.client import ClientConnection, connect

from tamaya import Game, Rules
from tamaya.server.config import Config, Limits
from tamaya.server.web.app import make_app
from tamaya.server.web.run import collect_little, uvicorn_config

MOST = 2.5  # what a delivery may cost, in echoes
SEATS = 4
MANY = 1e9, 1e9
NO_LIMITS = Limits(
    messages=MANY, arrivals=MANY, requests=MANY, new_people=MANY, renames=MANY, new_tables=MANY, sockets=1000
)


def main() -> int:
    """Measure both and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between two actions of a table")
    parser.add_argument("--rounds", type=int, default=5, help="how often both are measured")
    parser.add_argument("--serve", choices=["tables", "echo"], help=argparse.SUPPRESS)
    parser.add_argument("--size", type=int, default=0, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve, args.size)
        return 0
    tables, echo = Found(), Found()
    for _ in range(args.rounds):  # by turns, so that both get their share of whatever else the machine does
        tables.add(asyncio.run(measure_tables(args)))
        echo.add(asyncio.run(measure_echo(args, tables.size)))
    report(args, tables, echo)
    return 0 if tables.cpu <= MOST * echo.cpu else 1


@dataclass
class Found:
    """What was measured: times to the last delivery, deliveries, their bytes, and the CPU time they took."""

    seconds: list[float] = field(default_factory=list)
    deliveries: int = 0
    bytes: int = 0
    cpu: float = math.inf  # microseconds a delivery, in the round when the machine disturbed it least

    def add(self, other: "Found") -> None:
        """Count another round, too."""
        self.seconds += other.seconds
        self.deliveries += other.deliveries
        self.bytes += other.bytes
        self.cpu = min(self.cpu, other.cpu)

    @property
    def size(self) -> int:
        """The bytes of a delivery."""
        return self.bytes // self.deliveries


def report(args: argparse.Namespace, tables: Found, echo: Found) -> None:
    """Print what was found."""
    print(f"{args.tables} tables × {SEATS} sockets, an action each {args.pace} s, {args.moves} moves")
    print(f"{'':10}{'deliveries':>12}{'bytes':>8}{'p50 ms':>9}{'p99 ms':>9}{'CPU µs/delivery':>17}")
    for name, found in (("tables", tables), ("echo", echo)):
        times = sorted(found.seconds)
        p50, p99 = statistics.median(times) * 1000, times[int(len(times) * 0.99)] * 1000
        print(f"{name:10}{found.deliveries:12}{found.size:8}{p50:9.2f}{p99:9.2f}{found.cpu:17.1f}")
    print(f"a delivery costs {tables.cpu / echo.cpu:.2f} × an echo (at most {MOST})")


# ---- Servers, each a process of its own ------------------------------------------------------------------------------


def serve(what: str, size: int) -> None:
    """Run one of the servers; it prints its port, and tells its CPU time at /cpu."""
    folder = tempfile.TemporaryDirectory()
    config = Config(port=0, database=os.path.join(folder.name, "bench.sqlite3"), limits=NO_LIMITS, sockets=100_000)
    app: Any = make_app(config)
    app.router.routes.insert(0, Route("/cpu", lambda request: PlainTextResponse(str(time.process_time()))))  # noqa: ARG005
    if what == "echo":
        app = Echo(app, "x" * size)
    collect_little()
    server = uvicorn.Server(uvicorn_config(app, config))

    async def run() -> None:
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        print(server.servers[0].sockets[0].getsockname()[1], flush=True)
        await serving

    with folder, contextlib.suppress(KeyboardInterrupt), uvloop_runner() as runner:
        runner.run(run())


def uvloop_runner() -> "asyncio.Runner":
    """The event loop that `tamaya serve` uses."""
    import uvloop

    return asyncio.Runner(loop_factory=uvloop.new_event_loop)


class Echo:
    """Answers each message on a socket with the same bytes; everything else is the app's."""

    def __init__(self, app: Any, answer: str) -> None:
        self._app = app
        self._answer = answer

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": self._answer})


@contextlib.asynccontextmanager
async def server_process(*arguments: str) -> AsyncIterator[int]:
    """One of the servers as a process; its port."""
    command = [sys.executable, __file__, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.terminate()


# ---- Clients ---------------------------------------------------------------------------------------------------------


def script(moves: int, seed: int) -> list[str]:
    """What is played: hints, discards and now and then a card, so that the game lasts."""
    game = Game.deal(Rules.edition("danish"), SEATS, seed)
    rng = random.Random(seed)
    actions = []
    for _ in range(moves):
        legal = list(map(str, game.legal_actions()))
        action = rng.choice([one for one in legal if one.startswith(("hint", "discard"))])
        game.do(action)
        actions.append(action)
    return actions


class Table:
    """Four sockets at one table."""

    def __init__(self, port: int, seed: int, actions: list[str]) -> None:
        self.port = port
        self.seed = seed
        self.actions = actions
        self.sockets: list[ClientConnection] = []
        self.seconds: list[float] = []
        self.bytes = 0
        self.version = 0

    async def sit_down(self, http_client: http.client.HTTPConnection) -> None:
        """Make the table, let everybody sit down, and start."""
        cookies = []
        for number in range(SEATS):
            _, cookie = post(http_client, "/api/me", {"name": f"P{number}"})
            cookies.append(cookie)
        made, _ = post(
            http_client, "/api/tables", {"edition": "danish", "players": SEATS, "seed": self.seed}, cookies[0]
        )
        for number, cookie in enumerate(cookies):
            address = f"ws://127.0.0.1:{self.port}/ws/table/{made['id']}"
            socket = await connect(address, additional_headers={"Cookie": cookie}, compression=None, max_queue=None)
            self.sockets.append(socket)
            await socket.send(json.dumps({"type": "sit", "request": 1, "chair": number}))
            await until(socket, '{"type":"done"')
        await self.sockets[0].send(json.dumps({"type": "start", "request": 2}))
        for socket in self.sockets:
            self.version = json.loads(await until(socket, '{"type":"game"'))["version"]

    async def play(self, pace: float) -> None:
        """Act at a steady pace."""
        start = time.perf_counter() + random.Random(self.seed).random() * pace
        for number, action in enumerate(self.actions):
            await asyncio.sleep(max(0.0, start + number * pace - time.perf_counter()))
            actor = self.sockets[number % SEATS]
            message = {"type": "act", "request": number, "version": self.version + number, "action": action}
            sent = time.perf_counter()
            await actor.send(json.dumps(message))
            texts = await asyncio.gather(*(until(socket, '{"type":"moved"') for socket in self.sockets))
            self.seconds.append(time.perf_counter() - sent)
            self.bytes += sum(map(len, texts))


async def until(socket: ClientConnection, beginning: str) -> str:
    """The next message that begins so."""
    while True:
        text = await socket.recv()
        assert isinstance(text, str)
        if text.startswith(beginning):
            return text
        assert not text.startswith('{"type":"refused"'), text


async def measure_tables(args: argparse.Namespace) -> Found:
    """Play at all tables."""
    async with server_process("--serve", "tables") as port:
        client = http.client.HTTPConnection("127.0.0.1", port)
        tables = [Table(port, seed, script(args.moves, seed)) for seed in range(args.tables)]
        for table in tables:
            await table.sit_down(client)
        before = cpu(port)
        await asyncio.gather(*(table.play(args.pace) for table in tables))
        used = cpu(port) - before
        deliveries = args.tables * args.moves * SEATS
        for table in tables:
            for socket in table.sockets:
                socket.transport.abort()
        times = [second for table in tables for second in table.seconds]
        return Found(times, deliveries, sum(table.bytes for table in tables), used / deliveries * 1e6)


async def measure_echo(args: argparse.Namespace, size: int) -> Found:
    """The same number of deliveries at the same rate."""
    async with server_process("--serve", "echo", "--size", str(size)) as port:
        address = f"ws://127.0.0.1:{port}/"
        sockets = [await connect(address, compression=None) for _ in range(args.tables * SEATS)]
        message = json.dumps({"type": "act", "request": 10, "version": 25, "action": "discard 17"})
        seconds: list[float] = []

        async def talk(number: int, socket: ClientConnection) -> None:
            start = time.perf_counter() + number / len(sockets) * args.pace
            for turn in range(args.moves):
                await asyncio.sleep(max(0.0, start + turn * args.pace - time.perf_counter()))
                sent = time.perf_counter()
                await socket.send(message)
                await socket.recv()
                seconds.append(time.perf_counter() - sent)

        before = cpu(port)
        await asyncio.gather(*(talk(number, socket) for number, socket in enumerate(sockets)))
        used = cpu(port) - before
        for socket in sockets:
            socket.transport.abort()
        return Found(seconds, len(seconds), size * len(seconds), used / len(seconds) * 1e6)


def post(client: http.client.HTTPConnection, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
    """Send JSON; the answer and its cookie."""
    client.request("POST", path, json.dumps(body), {"Cookie": cookie})
    response = client.getresponse()
    return json.loads(response.read()), (response.getheader("set-cookie") or "").partition(";")[0]


def cpu(port: int) -> float:
    """The CPU time that a server has used."""
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port)) as client:
        client.request("GET", "/cpu")
        return float(client.getresponse().read())


if __name__ == "__main__":
    sys.exit(main())
