"""The database for the event loop. What is to be appended while a transaction runs is decided and written together in
the next. Reads have threads of their own: nobody who looks waits for those who write."""

import asyncio
import contextlib
import itertools
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from tamaya.core.errors import TamayaError
from tamaya.server.logs import logger
from tamaya.server.storage.database import Database, Known, Listing, NewEntry, Stamped
from tamaya.server.storage.faults import PASSING, StorageFault, fault
from tamaya.server.storage.games import NewGame

Result = TypeVar("Result")

# Seconds from the beginning of one transaction to the next, for each entry in it and at most: when much happens, more
# goes into each.
REST, LONGEST_REST = 0.01, 0.04
PATIENCE = 2.5  # seconds for which a locked database is tried again; a page asks after 4 whether anybody is there
PAUSES = (0.05, 0.1, 0.2, 0.4)  # seconds between two tries
DECIDED_TOGETHER = 100  # entries: all else waits meanwhile
READ_TOGETHER = 50  # logs
LISTED_TOGETHER = 50  # tables: entries do not wait for more of them
LISTING_REST = 0.02  # seconds before these are written
LISTING_PAUSES = (1.0, 2.0, 5.0, 15.0)
TICK = 1e-6  # seconds; as many digits as the time of an entry has


class Addition(NamedTuple):
    """An entry for a table's log, and the game that it ends."""

    entry: NewEntry
    game: NewGame | None = None


class _Wish(NamedTuple):
    """Somebody wants to add to a log; what, they say when it can be written."""

    decide: Callable[[], Addition | None]
    until: float  # when to give up, by the loop's clock
    done: "asyncio.Future[bool]"


class _Waiting(NamedTuple):
    """An entry on its way to the database."""

    new: Stamped
    until: float
    done: "asyncio.Future[bool]"


class _Question(NamedTuple):
    """Somebody wants to know the rest of a log."""

    known: Known
    answer: "asyncio.Future[list[bytes]]"


def _decided(decide: Callable[[], Addition | None]) -> Addition | Exception | None:
    try:
        return decide()
    except TamayaError as refusal:
        return refusal.with_traceback(None)  # it would lead to all who wait here, and so back to itself
    except StopIteration as error:  # which no future takes
        return RuntimeError(f"a decision ended with {error!r}")
    except Exception as error:
        return error


def _answer(waiting: "asyncio.Future[Result]", answer: Result) -> None:
    if not waiting.done():
        waiting.set_result(answer)


def _refuse(waiting: "asyncio.Future[Any]", error: Exception) -> None:
    if not waiting.done():  # each has an error of its own: it will carry the way that it took
        waiting.set_exception(fault(error.code) if isinstance(error, StorageFault) else error)


class Store:
    """Where the logs of all tables are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(database.readers, "reader") if database.readers else self._writer
        self._wishes: list[_Wish] = []
        self._new: list[_Waiting] = []
        self._asked: list[_Question] = []
        self._reading: asyncio.Task[None] | None = None
        self._listed: dict[str, Listing] = {}
        self._writing: asyncio.Task[None] | None = None
        self._listing: asyncio.Task[None] | None = None
        self._rests_until = 0.0  # by the loop's clock
        self._stamp = 0.0
        self._trial: asyncio.Future[None] | None = None
        self._trouble = ""  # the code of the fault of the last write
        self.tables_listed: Callable[[], None] = lambda: None  # called when the lobby has changed

    # ---- Entries -----------------------------------------------------------------------------------------------------

    async def append(self, decide: Callable[[], Addition | None]) -> bool:
        """Add what `decide` returns to a table's log; False if its number is taken already. On return it is stored, and
        so is the game that it ends; if this raises, neither is. Nothing is decided before it can be written, and then
        everything at once: a processor that comes to each decision from something else takes longer for it."""
        loop = asyncio.get_running_loop()
        wish = _Wish(decide, loop.time() + PATIENCE, loop.create_future())
        self._wishes.append(wish)
        if self._writing is None:
            self._writing = loop.create_task(self._write())
        try:
            return await wish.done
        finally:
            del wish  # an error remembers this frame, which would remember the error

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        pauses = iter(PAUSES)
        try:
            while self._wishes or self._new:
                await asyncio.sleep(self._rests_until - loop.time())
                begun = loop.time()
                self._decide()
                batch, self._new = self._new, []
                self._rests_until = begun + min(len(batch) * REST, LONGEST_REST)
                try:
                    await self._write_batch(batch)
                    pauses = iter(PAUSES)
                except StorageFault as found:  # it will pass: try again, for as long as each of them waits
                    for one in batch:
                        if one.until <= loop.time():
                            _refuse(one.done, found)
                    self._new[:0] = [one for one in batch if not one.done.done()]
                    await asyncio.sleep(next(pauses, PAUSES[-1]))
        finally:
            self._writing = None

    def _decide(self) -> None:
        """Let those who wish to add something say what."""
        wishes, self._wishes = self._wishes[:DECIDED_TOGETHER], self._wishes[DECIDED_TOGETHER:]
        for decide, until, done in wishes:
            found = None if done.done() else _decided(decide)  # they may have gone
            if isinstance(found, Addition):
                self._stamp = max(time.time(), self._stamp + TICK)
                self._new.append(_Waiting(Stamped(found.entry, self._stamp, found.game), until, done))
            elif found is None:
                _answer(done, True)
            else:
                _refuse(done, found)

    async def _write_batch(self, batch: Sequence[_Waiting]) -> None:
        """Store entries and answer those who wait; raise only what will pass."""
        if not batch:
            return
        new = [one.new for one in batch]
        try:
            taken = await self._try(lambda database: database.append(new))
        except StorageFault as found:
            if found.in_doubt:
                await self._find_out(batch, found)
            elif found.code in PASSING:
                raise
            else:
                for one in batch:
                    _refuse(one.done, found)
        except Exception as error:  # something is wrong with one of them, which must not harm the others
            if len(batch) == 1:
                _refuse(batch[0].done, error)
            else:
                for one in batch:
                    await self._write_batch([one])
        else:
            for one, was_free in zip(batch, taken, strict=True):
                _answer(one.done, was_free)

    async def _find_out(self, batch: Sequence[_Waiting], found: StorageFault) -> None:
        """Nobody knows whether these are stored: ask until the database can tell."""
        new = [one.new for one in batch]
        for pause in itertools.chain(PAUSES, itertools.repeat(PAUSES[-1])):
            try:
                stored = await self._try(lambda database: database.stored(new))
                break
            except StorageFault:
                await asyncio.sleep(pause)
        for one, is_stored in zip(batch, stored, strict=True):
            if is_stored:
                _answer(one.done, True)
            else:
                _refuse(one.done, found)

    async def read(self, table: str, after: int = -1) -> list[bytes]:
        """The entries of a table after this number. What is asked while a question is on its way is asked together in
        the next: others may add to thousands of tables, or people come back to them, at the same time."""
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
            if len(batch) > 1:  # what one of them needs may be damaged
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
                    self._listed = listed | self._listed
                    await asyncio.sleep(next(pauses, LISTING_PAUSES[-1]))
        finally:
            self._listing = None

    async def _list_batch(self, listed: Sequence[Listing]) -> None:
        """Write these down. One that cannot be is left out; raise only what is wrong with the database."""
        try:
            await self._try(lambda database: database.list_tables(listed))
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
        """See whether something can be written within so many seconds; what is wrong, if it cannot. Those who ask at
        the same time get the same answer."""
        if self._trial is None or self._trial.done():
            self._trial = asyncio.ensure_future(self._try(lambda database: database.try_writing()))
        await asyncio.wait({self._trial}, timeout=seconds)
        if not self._trial.done():
            return fault("storage-busy")
        error = self._trial.exception()
        return error if error is None or isinstance(error, StorageFault) else fault("storage-failed")

    async def close(self) -> None:
        """Write what is left, if that is possible, and close."""
        if self._writing is not None:
            await asyncio.wait({self._writing}, timeout=2 * PATIENCE)
        for task in (self._writing, self._reading, self._listing, self._trial):
            if task is not None:
                task.cancel()
        left = list(self._listed.values())
        if left:
            with contextlib.suppress(StorageFault):
                await self._list_batch(left)
        await self._run(self._writer, lambda database: database.close())
        self._readers.shutdown()
        self._writer.shutdown()
