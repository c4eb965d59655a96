"""One server for all flows of a test file; some files are run on each kind of database."""

from collections.abc import Iterator

import pytest

from tamaya.server.config import Config
from tests.server import databases
from tests.server.guests import Running, running

# The others on SQLite alone, but for --database.
ON_EACH_DATABASE = ("test_flows", "test_consent", "test_devices", "test_archive")


def pytest_configure(config: pytest.Config) -> None:
    """Take the wish for another database."""
    databases.default = config.getoption("--database")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run flows on each kind of database."""
    if "server" in metafunc.fixturenames and metafunc.module.__name__.endswith(ON_EACH_DATABASE):
        metafunc.parametrize("server", databases.KINDS, indirect=True, scope="module")


def pytest_sessionfinish() -> None:
    """Stop the databases."""
    databases.close()


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest) -> Iterator[Running]:
    """A running server."""
    place = databases.new_place(getattr(request, "param", ""))
    with running(Config(database=place, port=0, bot_pause=0)) as started:
        yield started


@pytest.fixture(params=databases.KINDS)
def place(request: pytest.FixtureRequest) -> str:
    """A database with nothing in it, of each kind."""
    return databases.new_place(request.param)
