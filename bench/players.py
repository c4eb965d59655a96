"""Players for measurements: many sockets that cost little, so that it is the server that is measured."""

import asyncio
import base64
import json
import random
import secrets
import struct
import time
from typing import Any, cast

from tamaya import Game, Rules

SEATS = 4
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames
REFUSED = b'{"type":"refused"'


class Socket(asyncio.Protocol):
    """As much of a WebSocket as is needed. It masks with zeros, which is allowed and costs nothing."""

    def __init__(self, path: str, cookie: str) -> None:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: bench\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        )
        self._received = bytearray()
        self._open = False
        self._messages: list[bytes] = []
        self._news: asyncio.Future[None] | None = None
        self._transport: asyncio.Transport | None = None
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one, but not by its type
        self._transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Whoever waits has to know."""
        self.closed = True
        self._tell()

    def data_received(self, data: bytes) -> None:
        """Take the frames apart."""
        received = self._received
        received += data
        if not self._open:
            head, found, rest = bytes(received).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open = True
            received[:] = rest
            self._tell()
        while len(received) >= 2:
            start, size = 2, received[1]
            if size == 126:
                start, size = 4, struct.unpack_from(">H", received, 2)[0] if len(received) >= 4 else 1 << 62
            elif size == 127:
                start, size = 10, struct.unpack_from(">Q", received, 2)[0] if len(received) >= 10 else 1 << 62
            if len(received) < start + size:
                return
            kind, body = received[0] & 15, bytes(received[start : start + size])
            del received[: start + size]
            if kind == TEXT:
                self._messages.append(body)
                self._tell()
            elif kind == PING:
                self._write(PONG, body)

    def send(self, **message: object) -> None:
        """Send JSON."""
        self._write(TEXT, json.dumps(message).encode())

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        assert size < 1 << 16
        head = bytes((128 | kind, 128 | size)) if size < 126 else struct.pack(">BBH", 128 | kind, 128 | 126, size)
        assert self._transport is not None
        self._transport.write(head + bytes(4) + body)

    async def begun(self) -> None:
        """Wait until it is a WebSocket: what is sent before is lost."""
        while not self._open:
            await self._hear()

    async def until(self, beginning: bytes) -> bytes:
        """The next message that begins so."""
        while True:
            while self._messages:
                message = self._messages.pop(0)
                if message.startswith(beginning):
                    return message
                assert not message.startswith(REFUSED), message
            await self._hear()

    async def _hear(self) -> None:
        if self.closed:
            raise ConnectionError
        self._news = asyncio.get_running_loop().create_future()
        await self._news

    def abort(self) -> None:
        """Go away without a word."""
        if self._transport is not None:
            self._transport.abort()

    def _tell(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)


async def come(port: int, path: str, cookie: str = "") -> Socket:
    """Open a socket."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, cookie), "127.0.0.1", port)
    await socket.begun()
    return socket


class Client:
    """Requests over a connection that stays open."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """Send JSON; the answer and its cookie."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: bench\r\nCookie: {cookie}\r\nContent-Length: {len(content)}\r\n\r\n"
        writer.write(head.encode() + content)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        assert lines[0].split()[1] in ("200", "201"), lines[0]
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        cookies = [line[len("set-cookie: ") :] for line in lines if line.lower().startswith("set-cookie: ")]
        answer = json.loads(await reader.readexactly(int(headers["content-length"])))
        return answer, cookies[0].partition(";")[0] if cookies else ""


class Party:
    """Four people at one table, each with a socket."""

    def __init__(self, port: int, seed: int, actions: list[str]) -> None:
        self.port = port
        self.seed = seed
        self.actions = actions
        self.table = ""
        self.cookies: list[str] = []
        self.sockets: list[Socket] = []
        self.seconds: list[float] = []
        self.bytes = 0
        self.version = 0

    async def sit_down(self, client: Client) -> None:
        """Make the table, let everybody sit down, and start."""
        for number in range(SEATS):
            self.cookies.append((await client.post("/api/me", {"name": f"P{number}"}))[1])
        settings = {"edition": "danish", "players": SEATS, "seed": self.seed}
        self.table = (await client.post("/api/tables", settings, self.cookies[0]))[0]["id"]
        for number in range(SEATS):
            socket = await self.come(number)
            socket.send(type="sit", request=1, chair=number)
            await socket.until(b'{"type":"done"')
            self.sockets.append(socket)
        self.sockets[0].send(type="start", request=2)
        await self.see_game()

    async def come_back(self, table: str, cookies: list[str]) -> None:
        """Come to a table where a game runs."""
        self.table, self.cookies = table, cookies
        for number in range(SEATS):
            self.sockets.append(await self.come(number))
        await self.see_game()

    async def come(self, number: int) -> Socket:
        """Somebody's socket at the table."""
        return await come(self.port, f"/ws/table/{self.table}", self.cookies[number])

    async def see_game(self) -> None:
        """Wait until everybody sees the game."""
        for socket in self.sockets:
            self.version = json.loads(await socket.until(b'{"type":"game"'))["version"]

    async def play(self, pace: float) -> None:
        """Act at a steady pace."""
        start = time.perf_counter() + random.Random(self.seed).random() * pace
        for number, action in enumerate(self.actions):
            await asyncio.sleep(max(0.0, start + number * pace - time.perf_counter()))
            sent = time.perf_counter()
            self.sockets[number % SEATS].send(type="act", request=number, version=self.version + number, action=action)
            for socket in self.sockets:
                self.bytes += len(await socket.until(b'{"type":"moved"'))
            self.seconds.append(time.perf_counter() - sent)

    def go(self) -> None:
        """Leave without a word."""
        for socket in self.sockets:
            socket.abort()


def script(moves: int, seed: int) -> list[str]:
    """What is played: hints and discards, so that the game lasts."""
    game = Game.deal(Rules.edition("danish"), SEATS, seed)
    rng = random.Random(seed)
    actions = []
    for _ in range(moves):
        action = rng.choice([one for one in map(str, game.legal_actions()) if one.startswith(("hint", "discard"))])
        game.do(action)
        actions.append(action)
    return actions
