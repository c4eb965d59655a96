"""One visitor's power over all others: floods, idle connections, and those who do not read."""

import asyncio
import contextlib
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tamaya.children.crew import Queues
from tamaya.server.config import Config, Limits
from tamaya.server.web.entrance import edge
from tamaya.server.web.running import run
from tests.server.completing import complete
from tests.server.guests import PATIENCE, Guest, Running, Visit, running
from tests.server.processes import free_port, process

MANY = (1e6, 1e6)
MEGABYTES = 20
CONT, TEXT, PING, PONG = 0, 1, 9, 10


@contextlib.contextmanager
def raw_socket(guest: Guest, path: str, receives: int = 0) -> Iterator[socket.socket]:
    """A WebSocket without a client library, which would read and answer."""
    with socket.socket() as raw:
        if receives:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
        raw.settimeout(PATIENCE)
        raw.connect(("127.0.0.1", guest.server.port))
        raw.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {guest.server.address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            f"Cookie: {guest.cookie}\r\n\r\n".encode()
        )
        assert raw.recv(12) == b"HTTP/1.1 101"
        yield raw


def frame(opcode: int, content: bytes = b"", last: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    return struct.pack("!BB4x", opcode | (0x80 if last else 0), 0x80 | len(content)) + content


def is_cut(raw: socket.socket, flood: bytes) -> bool:
    """Whether somebody who sends and does not read is cut off soon."""
    try:
        for _ in range(MEGABYTES * 1_000_000 // len(flood)):
            raw.sendall(flood)
    except (ConnectionError, TimeoutError):
        return True
    return False


FLOODS = {
    "pings": frame(PING, b"x" * 125) * 1000,
    "pongs": frame(PONG, b"x" * 125) * 1000,
    "parts": frame(TEXT, b"", last=False) + frame(CONT, b"", last=False) * 50_000,
    "messages": frame(TEXT, b'{"type":"ping","request":1}') * 1000,
    "nonsense": frame(TEXT, b"nonsense") * 1000,
}


def test_who_floods_is_cut_off_and_nobody_else_notices(tmp_path: Path) -> None:
    with process(free_port(), tmp_path / "games.sqlite3") as (server, child):
        ann = server.guest("Ann")
        table = ann.open_table()
        with ann.join(table) as visit:
            for name, flood in FLOODS.items():
                with raw_socket(server.guest(name), f"/ws/table/{table}") as raw:
                    assert is_cut(raw, flood), name
                    assert visit.ask("ping") == "done"
                    visit.until(lambda: visit.table["spectators"] == [])
        with raw_socket(server.guest("no text"), "/ws/lobby") as raw:
            raw.sendall(frame(TEXT, b"\xff"))
            answer = b""
            while part := raw.recv(10_000):
                answer += part
            assert answer.endswith(struct.pack("!BBH", 0x88, 2, 1007))
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
            raw.sendall(b"nonsense\r\n\r\n")
            assert raw.recv(12) == b"HTTP/1.1 400"
        memory = Path(f"/proc/{child.pid}/status").read_text().partition("VmHWM:")[2].split()[0]
        assert int(memory) < 250_000, "kilobytes"
        child.terminate()
        assert child.stderr is not None
        log = child.stderr.read()
        assert "Traceback" not in log
        assert "Invalid" not in log, "whoever sends nonsense fills no disk"


def test_who_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edge, "READ_SECONDS", 0.2)
    with running(Config(database=":memory:", port=0, limits=Limits(messages=MANY))) as server:
        ann, eve = server.guest("Ann"), server.guest("Eve")
        table = ann.open_table()
        with ann.join(table) as visit, raw_socket(eve, f"/ws/table/{table}", receives=4096) as raw:
            assert visit.ask("addBot", chair=1) == "done"
            assert visit.ask("start") == "done"
            assert is_cut(raw, frame(TEXT, b'{"type":"watch","request":1}') * 100), "each is answered by a whole game"
            visit.until(lambda: visit.table["spectators"] == [])


def test_who_is_silent_is_asked_whether_they_are_there_and_cut_off_without_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(run, "SECOND", 1)
    monkeypatch.setattr(edge, "SILENCE", 2)
    monkeypatch.setattr(edge, "LONGEST_SILENCE", 5)
    with running() as server, raw_socket(server.guest("Ann"), "/ws/lobby") as raw:
        received = b""
        for answers in range(4):  # longer than anybody may be silent
            while received.count(edge.PING_FRAME) <= answers:
                heard = raw.recv(10_000)
                assert heard, "who answers is not cut off"
                received += heard
            raw.sendall(frame(PONG, b""))
        with contextlib.suppress(ConnectionResetError):
            while raw.recv(10_000):
                pass


def test_who_keeps_overrunning_the_limit_is_closed_and_has_to_wait() -> None:
    limits = Limits(messages=(5, 0.0), overruns=(20, 0.0), arrivals=(2, 0.0))
    with running(Config(database=":memory:", port=0, limits=limits)) as server:
        ann = server.guest("Ann")
        table = ann.open_table()
        visit = ann.join(table)
        for _ in range(100):
            with contextlib.suppress(ConnectionClosed):
                visit.socket.send("nonsense")
        assert visit.closed() == 4429
        codes = [message["code"] for message in visit.messages if message["type"] == "refused"]
        assert codes == ["bad-message"] * 5 + ["too-fast"] * 21
        with ann.join(table) as again:
            assert again.ask("ping") == "too-fast", "the measure is the person's, not the socket's"
        assert ann.join(table).closed() == 4429


def test_a_person_has_so_many_sockets_at_tables_and_in_the_lobby() -> None:
    with running(Config(database=":memory:", port=0, limits=Limits(sockets=2), sockets=4)) as server:
        ann, bob, nobody = server.guest("Ann"), server.guest("Bob"), Guest(server, "", {})
        table = ann.open_table()
        with ann.join(table), Visit(ann, "/ws/lobby") as lobby:
            lobby.newest("lobby")
            assert Visit(ann, "/ws/lobby").closed() == 4429
            assert ann.join(ann.open_table()).closed() == 4429
            with Visit(bob, "/ws/lobby") as second, Visit(nobody, "/ws/lobby") as third:
                second.newest("lobby")
                third.newest("lobby")
                assert Visit(nobody, "/ws/lobby").closed() == 4429, "too many from one address"
        with Visit(nobody, "/ws/lobby") as lobby:
            lobby.newest("lobby")


def test_renames_and_requests_are_counted() -> None:
    with running(Config(database=":memory:", port=0, limits=Limits(renames=(2, 0.0), requests=(6, 0.0)))) as server:
        ann = server.guest("Ann")
        assert [ann.post("/api/me", {"name": "Anna"})["status"] for _ in range(3)] == [200, 200, 429]
        for path, status in (
            ("/metrics", 200),
            ("/readyz", 200),
            ("/metrics", 429),
            ("/readyz", 429),
            ("/api/lobby", 429),
        ):
            assert server.request("GET", path)[0] == status
        assert server.request("GET", "/healthz")[0] == 200


def test_the_lobby_does_not_listen_to_floods(server: Running) -> None:
    with Visit(server.guest("Eve"), "/ws/lobby") as lobby:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(1000):
                lobby.socket.send("hello")
        assert lobby.closed() == 4429


POST = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"


@pytest.mark.parametrize("beginning", [b"", b"GET / HT", POST])
def test_connections_that_ask_for_nothing_are_closed(monkeypatch: pytest.MonkeyPatch, beginning: bytes) -> None:
    monkeypatch.setattr(edge, "HEAD_SECONDS", 1.0)
    monkeypatch.setattr("tamaya.server.web.requests.answers.BODY_SECONDS", 0.2)
    with running() as server:
        ann = server.guest("Ann")
        address = ("127.0.0.1", server.port)
        with ann.join(ann.open_table()) as visit, socket.create_connection(address, PATIENCE) as idle:
            idle.sendall(beginning)
            answer = b""
            with contextlib.suppress(ConnectionError):
                answer = idle.recv(12)
            assert answer == (b"HTTP/1.1 400" if beginning is POST else b"")
            assert visit.ask("ping") == "done", "a socket may be quiet"


def test_gestures_without_end_make_no_long_game(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table()
    with ann.join(table) as visit, bob.join(table) as other:
        assert other.ask("sit", chair=1) == "done"
        assert visit.ask("start") == "done"
        for _ in range(20):
            for one, seat in ((visit, 0), (other, 1)):
                cards = [card["id"] for card in one.view["hands"][seat]]
                assert one.ask("arrange", cards=cards[1:] + cards[:1]) == "done"
                assert one.ask("pose", turned=cards[:1], raised=cards[1:2], lowered=[]) == "done"
        assert visit.ask("ping") == "done"
        assert visit.view["version"] == 4
        assert [visit.ask("look", version=version) for version in (0, 2, 4, 5)] == ["past"] * 3 + ["no-such-version"]


def test_each_visitor_does_one_slow_thing_at_a_time_and_nobody_else_waits_for_it() -> None:
    async def try_it() -> list[str]:
        lines, done, may_end = Queues(), list[str](), asyncio.Event()

        async def work(who: str, what: str) -> None:
            async with lines.turn_of(who):
                done.append(f"{what} begins")
                if what == "first":
                    await may_end.wait()
                done.append(f"{what} ends")

        slow = [asyncio.create_task(work("ann", what)) for what in ("first", "second")]
        await asyncio.create_task(work("bob", "another's"))
        assert done == ["first begins", "another's begins", "another's ends"]
        may_end.set()
        await asyncio.gather(*slow)
        return done[3:]

    assert complete(try_it()) == ["first ends", "second begins", "second ends"]
