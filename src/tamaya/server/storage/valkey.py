"""Valkey or Redis as the bus, for those who have one. Texts are not kept there, so nothing is lost with it."""

import contextlib
from collections.abc import AsyncIterator

from tamaya.extras import need

need("valkey", __name__)

from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from tamaya.server.storage.bus import BusLine, RemoteBus


class ValkeyBus(RemoteBus):
    """A channel for each database number: servers that share one hear each other."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address.replace("valkey", "redis", 1)

    @contextlib.asynccontextmanager
    async def _lines(self) -> AsyncIterator["ValkeyLine"]:
        async with Redis.from_url(self._address, decode_responses=True) as client, client.pubsub() as listening:
            channel = f"tamaya-{client.connection_pool.connection_kwargs.get('db', 0)}"
            await listening.subscribe(channel)
            yield ValkeyLine(client, listening, channel)


class ValkeyLine(BusLine):
    """A connection to the other processes."""

    def __init__(self, client: Redis, listening: PubSub, channel: str) -> None:
        self._client = client
        self._listening = listening
        self._channel = channel

    async def send(self, texts: str) -> None:
        """To everybody on the channel."""
        await self._client.publish(self._channel, texts)

    async def receive(self) -> AsyncIterator[str]:
        """One after the other."""
        async for heard in self._listening.listen():
            if heard["type"] == "message":
                yield heard["data"]
