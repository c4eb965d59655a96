"""One server for all tests of a file."""

from collections.abc import Iterator

import pytest

from tests.server.guests import Running, running


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A running server."""
    with running() as started:
        yield started
