"""New visitors come in a few at a time, and nobody can hold the others up."""

import asyncio
import contextlib
import socket

import pytest

from tamaya.server.web import turnstile
from tamaya.server.web.turnstile import MOST_COMING_IN, Coming, Turnstile
from tests.server.completing import complete
from tests.server.guests import PATIENCE, running


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


def test_requests_that_are_never_finished_hold_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turnstile, "LONGEST", 10 * PATIENCE)
    with running() as server, contextlib.ExitStack() as open_sockets:
        for _ in range(5 * MOST_COMING_IN):
            raw = open_sockets.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
            raw.sendall(b"GET / HTTP/1.1\r\nHost: ")
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as asking:
            asking.sendall(f"GET /api/lobby HTTP/1.1\r\nHost: {server.address}\r\n\r\n".encode())
            assert asking.recv(12) == b"HTTP/1.1 200"
        raw.sendall(f"{server.address}\r\n\r\n".encode())  # and they can be finished
        assert raw.recv(12) == b"HTTP/1.1 200"
