"""New visitors come in a few at a time, and nobody can hold the others up."""

import asyncio
import contextlib
import logging
import socket
import struct
import time
from unittest.mock import Mock

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from tamaya.server.web import protocols, turnstile
from tamaya.server.web.protocols import BoundedSocket
from tamaya.server.web.turnstile import MOST_COMING_IN, Coming, Turnstile
from tests.server.completing import complete
from tests.server.guests import PATIENCE, Running, running


def test_whoever_comes_waits_for_a_few_others_and_then_comes_in_by_turns() -> None:
    async def scenario() -> None:
        stile = Turnstile()
        inside: list[int] = []
        ways: list[Coming] = []

        def enter(number: int) -> None:
            inside.append(number)
            ways.append(Coming(stile))

        for number in range(MOST_COMING_IN + 3):
            stile.come(lambda number=number: enter(number))  # type: ignore[misc]
        assert inside == list(range(MOST_COMING_IN))
        ways[1].done()
        ways[1].done()  # to say it twice lets nobody else in
        assert len(inside) == MOST_COMING_IN  # others first
        await asyncio.sleep(0)
        assert inside == list(range(MOST_COMING_IN + 1))
        await asyncio.sleep(2 * turnstile.LONGEST)  # nobody is waited for without end
        assert inside == list(range(MOST_COMING_IN + 3))

    complete(scenario())


LOBBY = "GET /api/lobby HTTP/1.1\r\nHost: {0}\r\n\r\n"
HALVES = {
    "head": ("GET / HTTP/1.1\r\nHost: ", "{0}\r\n\r\n"),
    "body": ("POST /api/me HTTP/1.1\r\nHost: {0}\r\nContent-Length: 14\r\n\r\n{{", '"name":"Ann"}}'),
}


def connected(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def ask(server: Running) -> bytes:
    with connected(server) as asking:
        asking.sendall(LOBBY.format(server.address).encode())
        return asking.recv(12)


@pytest.mark.parametrize(("beginning", "rest"), HALVES.values(), ids=HALVES)
def test_requests_that_are_never_finished_hold_nobody_up(
    monkeypatch: pytest.MonkeyPatch, beginning: str, rest: str
) -> None:
    monkeypatch.setattr(turnstile, "LONGEST", 10 * PATIENCE)
    with running() as server, contextlib.ExitStack() as open_sockets:
        for _ in range(5 * MOST_COMING_IN):
            raw = open_sockets.enter_context(connected(server))
            raw.sendall(beginning.format(server.address).encode())
        assert ask(server) == b"HTTP/1.1 200"
        raw.sendall(rest.format(server.address).encode())  # and they can be finished
        assert raw.recv(12) == b"HTTP/1.1 200"


def test_whoever_says_a_little_again_and_again_is_not_listened_to_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.4)
    heard = 0
    with running() as server, connected(server) as slow, contextlib.suppress(ConnectionError):
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
            assert ask(server) == b"HTTP/1.1 200"
        assert ask(server) == b"HTTP/1.1 200"
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_whoever_leaves_before_the_socket_is_theirs_gets_no_word() -> None:
    gone = BoundedSocket.__new__(BoundedSocket)
    gone.transport, gone.handshake_complete = Mock(), False
    gone.transport.is_closing.return_value = True
    with pytest.raises(ClientDisconnected):
        complete(gone.send({"type": "websocket.accept"}))
    gone.transport.write.assert_not_called()
