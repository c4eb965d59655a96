"""Reviews for the event loop: who may have one, which process works on it, how far it has come."""

import asyncio
import secrets
import time
from contextlib import suppress
from math import ceil

import msgspec

from tamaya.children.crew import Crew
from tamaya.server.archive.archive import Archive, is_over
from tamaya.server.logs import logger
from tamaya.server.reviews.task import VERSION, ReviewTask, carry_out
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.kept.made_reviews import ReviewKey, StoredReview
from tamaya.server.storage.store import Store
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.parts import Person
from tamaya.server.wire.review import Depth, ReviewState

BEAT = 2.0  # seconds after which a process says again that it is working on a review
CLAIM = 15.0  # seconds after which others take over if it has not
MOST = 200  # reviews that may wait in a process
GENTLE = 15  # those who play come first, and then bots that think
IDLE = 60.0  # seconds for which an idle process is kept: it takes much memory
PART = 4  # one visitor may have this part of the places that are left
# Seconds that a review may take; the first time on a machine takes much compiling.
LIMITS: dict[Depth, float] = {"first": 600.0, "ending": 600.0, "deep": 900.0}
NOTHING = ReviewState("none", 0.0, False)
FAILED = ReviewState("failed", 0.0, False)


class Work:
    """A review that this process is working on, or that waits for its turn."""

    def __init__(self, key: ReviewKey, depth: Depth, wanted_by: str, visitor: str) -> None:
        self.key = key
        self.depth = depth
        self.wanted_by = wanted_by
        self.visitor = visitor  # from where
        self.progress = 0.0
        self.task: asyncio.Task[None] | None = None

    def tell(self, share: float) -> None:
        """Note how far it has come."""
        self.progress = share


class Reviews:
    """The reviews of all games. Each is made once, by one of the processes that serve."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self._store = store
        self._archive = archive
        self._process = secrets.token_hex(8)
        self._crews = {depth: Crew("reviews", gentle=GENTLE, idle=IDLE) for depth in LIMITS}
        self._at_work: dict[ReviewKey, Work] = {}

    async def look(self, id: str, person: Person | None, depth: Depth) -> ReviewState:
        """The review of a game, or how far it has come."""
        await self._need(id, person)
        return await self._state(ReviewKey(id, depth, VERSION), person)

    async def begin(self, id: str, person: Person | None, visitor: str, depth: Depth) -> ReviewState:
        """Have a game reviewed, unless that is being done or has been. A visitor's wishes wait for each other."""
        record = await self._need(id, person)
        key = ReviewKey(id, depth, VERSION)
        own = sum(work.visitor == visitor for work in self._at_work.values())
        if own >= ceil((MOST - len(self._at_work)) / PART):
            raise refuse("too-fast")
        wanted_by = person.id if person else ""
        now = time.time()
        if key not in self._at_work and await self._store.change(
            lambda database: database.claim_review(key, self._process, wanted_by, now, now + CLAIM)
        ):
            work = self._at_work[key] = Work(key, depth, wanted_by, visitor)
            work.task = asyncio.get_running_loop().create_task(self._carry_out(work, record))
        return await self._state(key, person)

    async def stop(self, id: str, person: Person, depth: Depth) -> ReviewState:
        """Give up a review that somebody has begun: at once here, at its next beat in another process."""
        await self._need(id, person)
        key = ReviewKey(id, depth, VERSION)
        if await self._store.change(lambda database: database.stop_review(key, person.id)):
            self._end(key)
        return await self._state(key, person)

    async def close(self) -> None:
        """Leave what is unfinished to others."""
        left = list(self._at_work.values())
        for work in left:
            self._end(work.key)
        await asyncio.gather(*(work.task for work in left if work.task), return_exceptions=True)
        for work in left:
            with suppress(StorageFault):
                await self._store.change(lambda database: database.stop_review(work.key, work.wanted_by))  # noqa: B023
        for crew in self._crews.values():
            await crew.close()

    # ---- Who may see it ----------------------------------------------------------------------------------------------

    async def _need(self, id: str, person: Person | None) -> bytes:
        """The record of a game that is over, if this person may see it."""
        found, finished = await self._archive.find(id, person)
        if not is_over(found):
            raise refuse("not-over")
        return bytes(finished.record)

    async def _state(self, key: ReviewKey, person: Person | None) -> ReviewState:
        stored = await self._store.ask(lambda database: database.review(key))
        if stored is None:
            return NOTHING
        if stored.body is not None:
            return ReviewState("done", 1.0, False, msgspec.Raw(stored.body)) if stored.body else FAILED
        return self._working(key, stored, person)

    def _working(self, key: ReviewKey, stored: StoredReview, person: Person | None) -> ReviewState:
        if stored.until < time.time():
            return NOTHING  # the process that worked on it is gone
        here = self._at_work.get(key)
        progress = here.progress if here else stored.progress
        return ReviewState("working", progress, person is not None and person.id == stored.wanted_by)

    # ---- Work --------------------------------------------------------------------------------------------------------

    async def _carry_out(self, work: Work, record: bytes) -> None:
        key = work.key
        beating = asyncio.get_running_loop().create_task(self._beat(work))
        try:
            body = await self._review(work, record)
        except Exception as error:  # a game may come from anywhere, and the next one is to be reviewed too
            logger.warning("a game could not be reviewed", extra={"game": key.game, "error": repr(error)})
            body = b""
        finally:
            beating.cancel()
            if self._at_work.get(key) is work:  # it may have been stopped and begun again
                del self._at_work[key]
        with suppress(StorageFault):  # then it will be worked out again
            await self._store.change(lambda database: database.keep_review(key, self._process, body))

    async def _review(self, work: Work, record: bytes) -> bytes:
        """Let a process make the review when it is this visitor's turn. Cancelling this ends the process."""
        task = ReviewTask(record, work.depth, await self._first(work.key.game) if work.depth == "deep" else b"")
        return await self._crews[work.depth].call(
            carry_out, task, seconds=LIMITS[work.depth], person=work.visitor, hear=work.tell
        )

    async def _first(self, game: str) -> bytes:
        """What the first review of a game has found; nothing if there is none."""
        stored = await self._store.ask(lambda database: database.review(ReviewKey(game, "first", VERSION)))
        return (stored and stored.body) or b""

    async def _beat(self, work: Work) -> None:
        """Keep saying that this process is working on it; stop when it no longer may."""
        key = work.key
        while True:
            await asyncio.sleep(BEAT)
            with suppress(StorageFault):
                progress, until = work.progress, time.time() + CLAIM
                if not await self._store.change(
                    lambda database: database.go_on_with_review(key, self._process, progress, until)  # noqa: B023
                ):
                    self._end(key)
                    return

    def _end(self, key: ReviewKey) -> None:
        work = self._at_work.pop(key, None)
        if work is not None and work.task is not None:
            work.task.cancel()
