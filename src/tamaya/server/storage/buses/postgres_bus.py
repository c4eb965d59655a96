"""PostgreSQL as the bus: LISTEN and NOTIFY, so that one service is enough."""

import contextlib
from collections.abc import AsyncIterator

import psycopg
from psycopg.conninfo import make_conninfo

from tamaya.server.storage.buses.bus import BusLine, RemoteBus
from tamaya.server.storage.postgres import NETWORK

CHANNEL = "tamaya"  # of one database


class PostgresBus(RemoteBus):
    """Two connections: one that listens and one that speaks."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = make_conninfo(address, **NETWORK)

    @contextlib.asynccontextmanager
    async def _lines(self) -> AsyncIterator["PostgresLine"]:
        async with contextlib.AsyncExitStack() as open_ones:
            listening, speaking = await self._connect(open_ones), await self._connect(open_ones)
            await listening.execute(f"LISTEN {CHANNEL}".encode())
            yield PostgresLine(listening, speaking)

    async def _connect(self, open_ones: contextlib.AsyncExitStack) -> "psycopg.AsyncConnection":
        """A connection that is closed in the end even if that is interrupted: its own context would roll back first."""
        made = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        open_ones.push_async_callback(made.close)
        return made


class PostgresLine(BusLine):
    """A connection to the other processes."""

    def __init__(self, listening: "psycopg.AsyncConnection", speaking: "psycopg.AsyncConnection") -> None:
        self._listening = listening
        self._speaking = speaking

    async def send(self, texts: str) -> None:
        """In a prepared statement, for this is done for every action."""
        await self._speaking.execute("SELECT pg_notify(%s, %s)", (CHANNEL, texts), prepare=True)

    async def receive(self) -> AsyncIterator[str]:
        """One after the other."""
        async for heard in self._listening.notifies():
            yield heard.payload
