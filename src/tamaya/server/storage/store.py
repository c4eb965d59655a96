"""The database for the event loop: calls run in threads, and what fails for a passing reason is tried again. Reads have
threads of their own, so that no reader waits for a writer."""

import asyncio
import contextlib
import itertools
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from tamaya.server.logs import logger
from tamaya.server.storage.database import Database, Known, Listing, NewEntry, Stamped
from tamaya.server.storage.faults import PASSING, StorageFault, fault

Result = TypeVar("Result")

PATIENCE = 2.5  # seconds for which a locked database is tried again; a page asks after 4 whether anybody is there
PAUSES = (0.05, 0.1, 0.2, 0.4)  # seconds between two tries
READ_TOGETHER = 50  # logs
LISTED_TOGETHER = 50  # tables: entries do not wait for more of them
LISTING_REST = 0.02  # seconds before these are written
LISTING_PAUSES = (1.0, 2.0, 5.0, 15.0)
TICK = 1e-6  # seconds; the resolution of an entry's time


class _Question(NamedTuple):
    """Somebody wants to know the rest of a log."""

    known: Known
    answer: "asyncio.Future[list[bytes]]"


def _answer(waiting: "asyncio.Future[Result]", answer: Result) -> None:
    if not waiting.done():
        waiting.set_result(answer)


def _refuse(waiting: "asyncio.Future[Any]", error: Exception) -> None:
    if not waiting.done():  # each has an error of its own: it will carry the way that it took
        waiting.set_exception(fault(error.code) if isinstance(error, StorageFault) else error)


class Store:
    """Where the logs of all tables are kept."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._database = database
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(database.readers, "reader") if database.readers else self._writer
        self._asked: list[_Question] = []
        self._reading: asyncio.Task[None] | None = None
        self._listed: dict[str, Listing] = {}
        self._listing: asyncio.Task[None] | None = None
        self._stamp = 0.0
        self._trial: asyncio.Future[None] | None = None
        self._trouble = ""  # the code of the fault of the last write
        self.tables_listed: Callable[[], None] = lambda: None  # called when the lobby has changed

    # ---- Entries -----------------------------------------------------------------------------------------------------

    async def append(self, new: Sequence[NewEntry]) -> list[bool | Exception]:
        """Add entries to logs, in one transaction. For each: whether its number was free, and then it is stored, with
        the game that it ends; or what is wrong, and then neither is."""
        stamped = []
        for entry in new:
            self._stamp = max(self._clock(), self._stamp + TICK)
            stamped.append(Stamped(entry, self._stamp))
        return await self._append(stamped)

    async def _append(self, new: Sequence[Stamped]) -> list[bool | Exception]:
        try:
            return [*await self._try(lambda database: database.append(new))]
        except StorageFault as found:
            if found.in_doubt:
                return await self._find_out(new, found)
            return [fault(found.code) for _ in new]  # each has an error of its own: it will carry the way that it took
        except Exception as error:  # something is wrong with one of them, which must not harm the others
            if len(new) == 1:
                return [error]
            return [outcome for one in new for outcome in await self._append([one])]

    async def _find_out(self, new: Sequence[Stamped], found: StorageFault) -> list[bool | Exception]:
        """Nobody knows whether these are stored: ask until the database can tell."""
        for pause in itertools.chain(PAUSES, itertools.repeat(PAUSES[-1])):
            try:
                stored = await self._try(lambda database: database.stored(new))
                return [True if is_stored else fault(found.code) for is_stored in stored]
            except StorageFault:
                await asyncio.sleep(pause)
        raise AssertionError

    async def read(self, table: str, after: int = -1) -> list[bytes]:
        """The entries of a table after this number. What is asked while a question is on its way is asked together in
        the next one: others may add to thousands of tables, or people come back to them, all at once."""
        question = _Question(Known(table, after), asyncio.get_running_loop().create_future())
        self._asked.append(question)
        if self._reading is None:
            self._reading = asyncio.get_running_loop().create_task(self._read())
        return await question.answer

    async def _read(self) -> None:
        try:
            while self._asked:
                batch, self._asked = self._asked[:READ_TOGETHER], self._asked[READ_TOGETHER:]
                await self._read_batch(batch)
        finally:
            self._reading = None

    async def _read_batch(self, batch: Sequence[_Question]) -> None:
        known = [one.known for one in batch]
        try:
            found = await self.ask(lambda database: database.read(known))
        except Exception as error:
            if len(batch) > 1:  # one of them may need what is damaged
                for one in batch:
                    await self._read_batch([one])
            else:
                _refuse(batch[0].answer, error)
        else:
            for one, bodies in zip(batch, found, strict=True):
                _answer(one.answer, bodies)

    # ---- Listings: they follow from the entries, so they can wait ----------------------------------------------------

    def list_table(self, listing: Listing) -> None:
        """Let the lobby know soon how a table stands."""
        before = self._listed.get(listing.table)
        if before is not None and listing.asks is None:
            listing = listing._replace(asks=before.asks)
        self._listed[listing.table] = listing
        if self._listing is None:
            self._listing = asyncio.get_running_loop().create_task(self._list())

    async def _list(self) -> None:
        pauses = iter(LISTING_PAUSES)
        try:
            while self._listed:
                await asyncio.sleep(LISTING_REST)
                listed = dict(itertools.islice(self._listed.items(), LISTED_TOGETHER))
                for table in listed:
                    del self._listed[table]
                try:
                    await self._list_batch(list(listed.values()))
                    pauses = iter(LISTING_PAUSES)
                    self.tables_listed()
                except StorageFault:
                    newer, self._listed = self._listed, listed
                    for one in newer.values():
                        self.list_table(one)
                    await asyncio.sleep(next(pauses, LISTING_PAUSES[-1]))
        finally:
            self._listing = None

    async def _list_batch(self, listed: Sequence[Listing]) -> None:
        """Store these. One that cannot be stored is left out; raise only what is wrong with the database."""
        try:
            await self._try(lambda database: database.list_tables(listed, self._clock()))
        except StorageFault:
            raise
        except Exception as error:
            if len(listed) > 1:
                for one in listed:
                    await self._list_batch([one])
            else:
                logger.error("a table cannot be listed", extra={"table": listed[0].table, "error": repr(error)})

    # ---- Everything else ---------------------------------------------------------------------------------------------

    async def ask(self, question: Callable[[Database], Result]) -> Result:
        """Read from the database."""
        return await self._patiently(lambda: self._run(self._readers, question))

    async def change(self, work: Callable[[Database], Result]) -> Result:
        """Write to the database. If this raises, nothing has been written."""
        return await self._patiently(lambda: self._try(work))

    async def _patiently(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Try again for a while if something is wrong that will pass."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        for pause in itertools.chain(PAUSES, itertools.repeat(PAUSES[-1])):
            try:
                return await work()
            except StorageFault as found:
                if found.code not in PASSING or loop.time() + pause > until:
                    raise
                await asyncio.sleep(pause)
        raise AssertionError

    async def _try(self, work: Callable[[Database], Result]) -> Result:
        """Write once. The log says when that begins to fail and when it works again."""
        try:
            result = await self._run(self._writer, work)
        except StorageFault as found:
            if found.code != self._trouble:
                self._trouble = found.code
                logger.error("nothing can be stored", extra={"code": found.code, "why": str(found.__cause__ or found)})
            raise
        if self._trouble:
            logger.warning("storing works again", extra={"was": self._trouble})
            self._trouble = ""
        return result

    async def _run(self, thread: Executor, work: Callable[[Database], Result]) -> Result:
        def call() -> Result:
            try:
                return work(self._database)
            except Exception as error:
                found = self._database.fault_of(error)
                if found is None or found is error:
                    raise
                raise found from error

        return await asyncio.get_running_loop().run_in_executor(thread, call)

    async def try_writing(self, seconds: float) -> StorageFault | None:
        """Whether something can be written within this many seconds: what is wrong, if it cannot. Those who ask at the
        same time get the same answer."""
        if self._trial is None or self._trial.done():
            self._trial = asyncio.ensure_future(self._try(lambda database: database.try_writing()))
        await asyncio.wait({self._trial}, timeout=seconds)
        if not self._trial.done():
            return fault("storage-busy")
        error = self._trial.exception()
        return error if error is None or isinstance(error, StorageFault) else fault("storage-failed")

    async def close(self) -> None:
        """Write what is left, if that is possible, and close."""
        for task in (self._reading, self._listing, self._trial):
            if task is not None:
                task.cancel()
        left = list(self._listed.values())
        if left:
            with contextlib.suppress(StorageFault):
                await self._list_batch(left)
        if self._readers is not self._writer:
            await asyncio.to_thread(self._readers.shutdown)  # the connection of a reader still at work would stay open
        closing = asyncio.get_running_loop().run_in_executor(self._writer, self._database.close)
        self._writer.shutdown(wait=False)  # whoever wrote after that would open a connection again
        await closing
