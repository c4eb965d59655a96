"""One server for all flows of a test file."""

from collections.abc import Iterator

import pytest

from tests.server.guests import Running, running


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A running server."""
    with running() as started:
        yield started
