"""Reviews that nobody waits for any more come to an end."""

import asyncio
import select
import subprocess
import sys
from unittest.mock import AsyncMock, Mock

import pytest

from tamaya.server.bots.task import Failure, read_message, write_message
from tamaya.server.reviews.reviews import Reviews, Work
from tamaya.server.reviews.task import VERSION, ReviewTask
from tamaya.server.storage.reviews import ReviewKey
from tests.server.completing import complete
from tests.server.guests import PATIENCE

# A server that has started a worker; both read what the test writes, which does not end with the server.
SERVER = "import subprocess, sys; subprocess.run([sys.executable, '-m', 'tamaya.server.reviews.worker'])"


def test_a_worker_ends_when_its_server_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(write_message(ReviewTask(b"no game", "first")))
        server.stdin.flush()
        assert isinstance(read_message(server.stdout), Failure)
        server.kill()
        server.wait()
        ended, _, _ = select.select([server.stdout], [], [], PATIENCE)
        assert ended, "the worker has closed it, too"


def test_what_was_stopped_does_not_hide_what_was_begun_anew() -> None:
    key = ReviewKey("game", "deep", VERSION)
    reviews = Reviews(Mock(), Mock())
    reviews._lanes = {"deep": Mock(review=AsyncMock(side_effect=asyncio.CancelledError))}
    reviews._at_work[key] = anew = Work(key, "ann", "here")
    with pytest.raises(asyncio.CancelledError):
        complete(reviews._carry_out(Work(key, "ann", "here"), b""))
    assert reviews._at_work == {key: anew}
