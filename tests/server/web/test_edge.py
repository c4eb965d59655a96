"""What comes in before it is known who asks for what: no bytes, too many, slow ones, or ones without a meaning."""

import contextlib
import logging
import socket
import struct
import time
from unittest.mock import Mock

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.frames import Frame, Opcode

from tamaya.server.config import Config
from tamaya.server.web.entrance import edge, turnstile
from tamaya.server.web.entrance.edge import MOST_HEAD, MOST_LINES, Socket, text_frame
from tamaya.server.web.running import run
from tests.server.completing import complete
from tests.server.guests import PATIENCE, Guest, Running, Visit, running

ELSEWHERE = "127.0.0.2"  # an address of this machine that is not the attacker's
LOBBY = "GET /api/lobby HTTP/1.1\r\nHost: {0}\r\n\r\n"
UPGRADE = (
    "GET /ws/lobby HTTP/1.1\r\nHost: {0}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)
HALVES = {
    "head": ("GET / HTTP/1.1\r\nHost: ", "{0}\r\n\r\n"),
    "body": ("POST /api/me HTTP/1.1\r\nHost: {0}\r\nContent-Length: 14\r\n\r\n", '{{"name":"Ann"}}'),
}


def connected(server: Running, origin: str = "") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (origin, 0))


def answer_to(server: Running, text: str, origin: str = "") -> bytes:
    """The status of what is answered; nothing if it is cut off."""
    with connected(server, origin) as asking, contextlib.suppress(ConnectionError):
        asking.sendall(text.format(server.address).encode())
        return asking.recv(12)[9:]
    return b""


LONG_LINE = "X: " + "x" * 9000 + "\r\n"
TOO_MUCH = {
    "a socket's long line": (UPGRADE + LONG_LINE + "\r\n", b"400"),
    "a socket's many lines": (UPGRADE + "X: x\r\n" * MOST_LINES + "\r\n", b"431"),
    "many lines": (LOBBY.removesuffix("\r\n") + "X: x\r\n" * MOST_LINES + "\r\n", b"431"),
    "a long head": (LOBBY.removesuffix("\r\n") + 2 * LONG_LINE + "\r\n", b"431"),
    "a head without end": (LOBBY.removesuffix("\r\n") + "X: " + "x" * MOST_HEAD, b"431"),
    "a request before the answer": (LOBBY + LOBBY, b""),
    "a body that nobody wants, and more": (LOBBY.replace("\r\n", "\r\nContent-Length: 3\r\n", 1) + "abcdef", b""),
}


@pytest.mark.parametrize(("text", "status"), TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_is_too_much_is_answered_at_once(
    server: Running, caplog: pytest.LogCaptureFixture, text: str, status: bytes
) -> None:
    assert answer_to(server, text) == status
    assert answer_to(server, LOBBY) == b"200"
    assert caplog.records == []


def test_what_is_just_short_enough_is_read(server: Running) -> None:
    filled = LOBBY.removesuffix("\r\n") + LONG_LINE
    assert answer_to(server, filled + "\r\n") == b"200"
    with connected(server) as slow:
        for byte in LOBBY.format(server.address).encode():
            slow.sendall(bytes([byte]))
        assert slow.recv(12) == b"HTTP/1.1 200"
        slow.sendall(b"\r\n")  # some send it after a body


def test_connections_that_say_nothing_keep_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "most_connections", lambda: 20)
    with running() as server, contextlib.ExitStack() as silent:
        for _ in range(100):
            silent.enter_context(connected(server))
        assert answer_to(server, LOBBY, ELSEWHERE) == b"200"
        assert answer_to(server, LOBBY) == b"200", "not even others at that address"


def test_sockets_from_one_address_keep_nobody_else_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "most_connections", lambda: 20)
    with running(Config(database=":memory:", port=0, trusted_proxies="")) as server:
        nobody = Guest(server, "", {})
        came = 0
        with contextlib.suppress(ConnectionError, ConnectionClosed, InvalidMessage):
            while came < 20:
                Visit(nobody, "/ws/lobby").newest("lobby")
                came += 1
        assert came < 10
        assert answer_to(server, LOBBY) == b""
        assert answer_to(server, LOBBY, ELSEWHERE) == b"200"


@pytest.mark.parametrize(("beginning", "rest"), HALVES.values(), ids=HALVES)
def test_requests_that_are_never_finished_hold_nobody_up(
    monkeypatch: pytest.MonkeyPatch, beginning: str, rest: str
) -> None:
    monkeypatch.setattr(turnstile, "LONGEST", 10 * PATIENCE)
    with running() as server, contextlib.ExitStack() as open_sockets:
        for _ in range(5 * turnstile.PLACES):
            raw = open_sockets.enter_context(connected(server))
            raw.sendall(beginning.format(server.address).encode())
        assert answer_to(server, LOBBY) == b"200"
        raw.sendall(rest.format(server.address).encode())  # and they can be finished
        assert raw.recv(12) == b"HTTP/1.1 200"


def test_whoever_says_a_little_again_and_again_is_not_listened_to_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edge, "HEAD_SECONDS", 0.4)
    with running() as server:
        for beginning in ("", LOBBY.replace("\r\n", "\r\nContent-Length: 100\r\n", 1)):  # with its answer
            heard = 0
            with connected(server) as slow, contextlib.suppress(ConnectionError):
                slow.sendall(beginning.format(server.address).encode())
                while heard < 30:
                    slow.sendall(b"G")
                    heard += 1
                    time.sleep(0.1)
            assert heard < 30


def test_whoever_leaves_in_the_middle_of_a_request_is_no_error_of_ours(caplog: pytest.LogCaptureFixture) -> None:
    with running() as server:
        with connected(server) as leaving:
            leaving.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset, not an end
            leaving.sendall(HALVES["body"][0].format(server.address).encode())
            assert answer_to(server, LOBBY) == b"200"
        assert answer_to(server, LOBBY) == b"200"
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_whoever_leaves_before_the_socket_is_theirs_gets_no_word() -> None:
    gone = Socket.__new__(Socket)
    gone.transport, gone.handshake_complete = Mock(), False
    gone.transport.is_closing.return_value = True
    with pytest.raises(ClientDisconnected):
        complete(gone.send({"type": "websocket.accept"}))
    gone.transport.write.assert_not_called()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_the_library_would(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
