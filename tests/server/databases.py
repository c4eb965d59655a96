"""Where a server of a test keeps its games: in memory, or in a PostgreSQL that runs for all tests of a process."""

import contextlib
import functools

from tests.server.postgres import PostgresServer, postgres_server

KINDS = ("sqlite", "postgres")
_until_the_end = contextlib.ExitStack()
default = "sqlite"  # what a server of a test gets that asks for nothing else: pytest --database


def new_place(kind: str = "") -> str:
    """A database with nothing in it."""
    return postgres().new_database() if (kind or default) == "postgres" else ":memory:"


@functools.cache
def postgres() -> PostgresServer:
    """The PostgreSQL of this process, started when the first test needs it."""
    return _until_the_end.enter_context(postgres_server())


def close() -> None:
    """Stop what was started."""
    _until_the_end.close()
