"""A server that cannot start, or of which a part cannot stop, closes all else."""

import pytest

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config
from tamaya.server.storage.bus import LocalBus
from tamaya.server.storage.database import Database
from tamaya.server.storage.opening import open_database
from tamaya.server.web.app import make_app
from tests.server.completing import complete


class Deaf(LocalBus):
    """A bus that cannot be reached."""

    async def open(self) -> None:
        """Wait in vain."""
        raise TimeoutError


class Stuck(LocalBus):
    """A bus that cannot be left."""

    async def close(self) -> None:
        """Fail."""
        raise OSError("stuck")


def serve(database: Database, bus: LocalBus) -> None:
    """Start and stop a server."""

    async def scenario() -> None:
        app = make_app(Config(database=":memory:", port=0), bus=bus, database=database)
        async with app.router.lifespan_context(app):
            pass

    complete(scenario())


@pytest.mark.parametrize(("bus", "error"), [(Deaf, TamayaError), (Stuck, OSError)])
def test_the_database_is_closed_whatever_fails(
    place: str, bus: type[LocalBus], error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, closed = open_database(place), []
    close = database.close

    def note_and_close() -> None:
        closed.append(place)
        close()

    monkeypatch.setattr(database, "close", note_and_close)
    with pytest.raises(error):
        serve(database, bus())
    assert closed == [place]
