"""Where the logs of all tables are kept. What is appended while a transaction runs is written together in the next."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tamaya.server.storage.database import Database, Listing, NewEntry

Result = TypeVar("Result")

REST = 0.02  # seconds from the beginning of one transaction to the next: when much happens, more goes into each


class Store:
    """The database for the event loop: one thread does all the work."""

    def __init__(self, place: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._database = self._thread.submit(Database, place).result()
        self._new: list[tuple[NewEntry, asyncio.Future[bool]]] = []
        self._listed: dict[str, Listing] = {}
        self._writing: asyncio.Task[None] | None = None
        self._wrote_at = 0.0

    async def append(self, entry: NewEntry) -> bool:
        """Add an entry to a table's log; False if its number is taken already. On return it is stored."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._new.append((entry, done))
        self._write_soon()
        return await done

    def list_table(self, listing: Listing) -> None:
        """Let the lobby know soon how a table stands."""
        self._listed[listing.table] = listing
        self._write_soon()

    async def written(self) -> None:
        """Wait until nothing is left to write."""
        while self._writing is not None:
            await self._writing

    async def read(self, table: str, after: int = -1) -> list[bytes]:
        """The entries of a table after this number."""
        return await self.call(lambda database: database.read(table, after))

    async def call(self, work: Callable[[Database], Result]) -> Result:
        """Do something with the database."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._database)

    async def close(self) -> None:
        """Write what is left and close."""
        await self.written()
        await self.call(Database.close)
        self._thread.shutdown()

    def _write_soon(self) -> None:
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        try:
            loop = asyncio.get_running_loop()
            while self._new or self._listed:
                await asyncio.sleep(self._wrote_at + REST - loop.time())
                self._wrote_at = loop.time()
                new, self._new = self._new, []
                listed, self._listed = self._listed, {}
                batch = [entry for entry, _ in new]
                try:
                    taken = await self.call(lambda database: database.write(batch, [*listed.values()]))  # noqa: B023
                except Exception as error:
                    for _, done in new:
                        if not done.done():
                            done.set_exception(error)
                    continue
                for (_, done), was_free in zip(new, taken, strict=True):
                    if not done.done():
                        done.set_result(was_free)
        finally:
            self._writing = None
