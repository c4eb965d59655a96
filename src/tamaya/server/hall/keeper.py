"""Adds to the logs of tables, a turn at a time: everything that was asked for is decided in a row and put into words,
the store gets bytes, and everybody is told.

What raises before an entry is stored refuses it; what raises after that is logged and refuses nothing.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tamaya.core.errors import TamayaError
from tamaya.server.archive.finished import finish
from tamaya.server.hall.live import Draft, LiveTable
from tamaya.server.logs import logger
from tamaya.server.metrics import Metrics
from tamaya.server.storage.bus import Bus
from tamaya.server.storage.database import Listing, NewEntry
from tamaya.server.storage.faults import PASSING, StorageFault
from tamaya.server.storage.kept.finished_games import NewGame
from tamaya.server.storage.kept.told_people import Asking, StoredNotice
from tamaya.server.storage.store import PATIENCE, PAUSES, Store
from tamaya.server.table import entries as log
from tamaya.server.table import messages
from tamaya.server.table.decisions import clock
from tamaya.server.table.places import owner_of
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire.parts import Person

Decision = Callable[[Table], log.AnyEntry | None]

TABLE = "table"  # the topic of "table T is at N"
FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0  # seconds before something is tried again that could not be stored
# Seconds from the beginning of one turn to the next, for each entry in it, and at most: what is busy waits for more.
REST, LONGEST_REST = 0.01, 0.04
TOGETHER = 100  # decisions in a turn: all else waits meanwhile


class _Wish(NamedTuple):
    """Somebody wants to add to a log; what to add is decided when it can be written."""

    live: LiveTable
    decision: Decision
    until: float  # when to give up, by the loop's clock
    done: "asyncio.Future[bool]"  # False: its number was taken


class _Decided(NamedTuple):
    """What follows from a wish: the entry for the store, and the table as it would be."""

    wish: _Wish
    draft: Draft
    entry: NewEntry


class Keeper:
    """Keeps the logs. `followed` is called with every entry that a table has got, from here or from elsewhere."""

    def __init__(self, store: Store, bus: Bus, metrics: Metrics, followed: Callable[[LiveTable, Draft], None]) -> None:
        self._store = store
        self._bus = bus
        self._metrics = metrics
        self._followed = followed
        self._asked: deque[_Wish] = deque()
        self._turns: asyncio.Task[None] | None = None
        self._rests_until = 0.0  # by the loop's clock

    # ---- What is asked for -------------------------------------------------------------------------------------------

    async def commit(self, live: LiveTable, decision: Decision) -> None:
        """Carry out a decision. If another process was quicker, see what happened and decide again: nothing is refused
        because this process has not heard yet what others have stored."""
        async with live.changing:
            while True:
                last = live.table.last
                try:
                    if await self._ask(live, decision):
                        return
                except StorageFault:
                    raise
                except TamayaError:
                    if self._bus.alone or not await self._has_moved_on(live, last):
                        raise
                else:
                    if not await self._has_moved_on(live, last):  # nobody was quicker: the table has been tidied away
                        raise refuse("no-such-table")

    async def _has_moved_on(self, live: LiveTable, last: int) -> bool:
        """Whether there is more in the log by now."""
        await self.catch_up(live)
        return live.table.last > last

    async def commit_at_last(self, live: LiveTable, decision: Decision) -> None:
        """Carry out a decision that nobody could ask for again: if it cannot be stored now, then later."""
        wait = FIRST_WAIT
        while True:
            try:
                return await self.commit(live, decision)
            except Exception as error:
                if isinstance(error, TamayaError) and not isinstance(error, StorageFault):
                    raise
                logger.warning("will try again", extra={"table": live.table.id, "error": repr(error), "seconds": wait})
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _ask(self, live: LiveTable, decision: Decision) -> bool:
        """Have something decided in the next turn. On return what followed, if anything, is stored and announced; False
        if its number was taken."""
        loop = asyncio.get_running_loop()
        wish = _Wish(live, decision, loop.time() + PATIENCE, loop.create_future())
        self._asked.append(wish)
        if self._turns is None:
            self._turns = loop.create_task(self._take_turns())
        try:
            return await wish.done
        finally:
            del wish  # an error remembers this frame, which would remember the error

    # ---- A turn ------------------------------------------------------------------------------------------------------

    async def _take_turns(self) -> None:
        """Nothing is decided before it can be written, and then everything in a row: a processor is slower at a
        decision if it did something else before."""
        loop = asyncio.get_running_loop()
        pauses = iter(PAUSES)
        try:
            while self._asked:
                await asyncio.sleep(self._rests_until - loop.time())
                begun = loop.time()
                decided = [one for wish in self._next() if (one := self._decided(wish)) is not None]
                self._rests_until = begun + min(len(decided) * REST, LONGEST_REST)
                if not decided:
                    continue
                again = self._tell(decided, await self._store.append([one.entry for one in decided]))
                if again:  # it will pass
                    self._asked.extendleft(reversed(again))
                    await asyncio.sleep(next(pauses, PAUSES[-1]))
                else:
                    pauses = iter(PAUSES)
        finally:
            self._turns = None

    def _next(self) -> list[_Wish]:
        return [self._asked.popleft() for _ in range(min(TOGETHER, len(self._asked)))]

    def _decided(self, wish: _Wish) -> _Decided | None:
        """What is to be stored, with the words for everybody; None if there is nothing, and then whoever asked has been
        told."""
        live, done = wish.live, wish.done
        if done.done():  # they have gone
            return None
        try:
            entry = wish.decision(live.table)
            if entry is None:
                done.set_result(True)
                return None
            body = log.write_entry(entry)
            draft = live.draft(log.read_entry(body))  # as it will be read from the store
            draft.ours = True
            table = draft.table
            game = _finished(table) if table.phase == "over" and live.table.phase == "playing" else None
            return _Decided(wish, draft, NewEntry(table.id, table.last, body, game))
        except TamayaError as refusal:
            done.set_exception(refusal.with_traceback(None))  # it would lead to this frame, and so back to itself
        except StopIteration as error:  # which no future takes
            done.set_exception(RuntimeError(f"a decision ended with {error!r}"))
        except Exception as error:
            done.set_exception(error)
        return None

    def _tell(self, decided: Sequence[_Decided], outcomes: Sequence[bool | Exception]) -> list[_Wish]:
        """Tell everybody what was stored, and whoever asked what was not; return what is to be tried again."""
        again = []
        now = asyncio.get_running_loop().time()
        for (wish, draft, entry), outcome in zip(decided, outcomes, strict=True):
            if isinstance(outcome, StorageFault) and outcome.code in PASSING and now < wish.until:
                again.append(wish)
            elif isinstance(outcome, Exception):
                if not wish.done.done():
                    wish.done.set_exception(outcome)
            else:
                if outcome:
                    if wish.live.table.last < entry.number:  # else the bus was quicker and it has been read already
                        self._take(wish.live, draft)
                    self._bus.publish(TABLE, f"{entry.table} {entry.number}")
                else:
                    self._metrics.count("late_appends")
                if not wish.done.done():
                    wish.done.set_result(outcome)
        return again

    def _take(self, live: LiveTable, draft: Draft) -> None:
        self._metrics.count("entries")
        try:
            live.accept(draft)
            self._followed(live, draft)
        except Exception:
            logger.exception("what follows an entry failed", extra={"table": live.table.id})

    async def close(self) -> None:
        """Store what was asked for, if that is possible."""
        if self._turns is not None:
            await asyncio.wait({self._turns}, timeout=2 * PATIENCE)
        if self._turns is not None:
            self._turns.cancel()

    # ---- What the lobby shows ----------------------------------------------------------------------------------------

    def list(self, live: LiveTable, again_by: Person | None = None) -> None:
        """Tell the lobby how the table stands, if that has changed; and those who are away that somebody wants to play
        there again."""
        table = live.table
        seated = [place.person.id for place in table.places if place.person is not None]
        people = tuple(dict.fromkeys(owner_of(person) or person for person in seated))
        live.listed_awaits = live.awaits
        due = clock.due(table)
        live.note_turn(due)
        body = messages.encode(messages.listing(table, live.awaits, due))
        if body + repr(people).encode() != live.listed:
            live.listed = body + repr(people).encode()
            public, phase = table.settings.public, table.phase
            asks = None
            if again_by is not None:
                away = tuple([one for one in people if one not in live.present])
                asks = Asking(owner_of(again_by.id) or again_by.id, away)
            listing = Listing(table.id, table.last, public, phase, body, people, due, _tells(live, due), asks)
            self._store.list_table(listing)

    def list_absence(self, live: LiveTable) -> None:
        """Tell the lobby when it becomes, or is no longer, the turn of somebody who is not at the table. While all are
        there, a move need not be written twice."""
        live.note_turn(clock.due(live.table))
        if live.awaits != live.listed_awaits:
            self.list(live)

    # ---- What other processes have stored ----------------------------------------------------------------------------

    async def catch_up(self, live: LiveTable) -> None:
        """Read what others have stored."""
        after = live.table.last
        for number, body in enumerate(await self._store.read(live.table.id, after), after + 1):
            if number == live.table.last + 1:
                self._take(live, Draft(log.read_entry(body), live.now))

    async def follow(self, live: LiveTable, number: int) -> None:
        """Read up to an entry that another process has stored, as soon as that is possible."""
        wait = FIRST_WAIT
        while live.table.last < number:
            try:
                await self.catch_up(live)
                break
            except StorageFault:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)


def _tells(live: LiveTable, due: float | None) -> tuple[StoredNotice, ...]:
    """What somebody is told over days who is to act and is not here. Each turn has an end of its own."""
    whom, table = live.awaits, live.table.id
    if due is None or whom is None:
        return ()
    late = StoredNotice(whom, "late", table, "", due, clock.reminds_at(live.table, due))
    return (late,) if due == live.seen_due else (StoredNotice(whom, "turn", table, "", due), late)


def _finished(table: Table) -> NewGame | None:
    """The game for the archive. Without it the game would end all the same."""
    try:
        return finish(table)
    except Exception:
        logger.exception("a game could not be put into the archive", extra={"table": table.id})
        return None
