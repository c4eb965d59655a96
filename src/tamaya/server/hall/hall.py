"""All tables that this process serves: finds them, carries out commands, lets bots move, tells the lobby."""

import asyncio
from collections.abc import Callable, Coroutine

import msgspec

from tamaya.bots.registry import bot_names
from tamaya.core.errors import TamayaError
from tamaya.server.bots.seats import advise, ask_bot, seconds_for, task_for
from tamaya.server.bots.workers import BotWorkers
from tamaya.server.config import Config
from tamaya.server.hall.connection import Connection
from tamaya.server.hall.live import LiveTable
from tamaya.server.logs import logger
from tamaya.server.metrics import Metrics
from tamaya.server.storage.bus import Bus
from tamaya.server.storage.database import Listing, NewEntry
from tamaya.server.storage.store import Store
from tamaya.server.table import entries as log
from tamaya.server.table import present
from tamaya.server.table.chance import Chance
from tamaya.server.table.decide import Context, decide
from tamaya.server.table.decisions.game import act_as_bot, seat_to_advise
from tamaya.server.table.decisions.seats import check_settings, next_host
from tamaya.server.table.people import owner_of
from tamaya.server.table.present import eyes_of
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Change, Table
from tamaya.server.wire import from_page, from_server
from tamaya.server.wire.parts import Person, Settings

Decision = Callable[[Table], log.AnyEntry | None]


class Hall:
    """The tables of a process. None of them belongs to it: others may serve the same ones at the same time."""

    def __init__(self, config: Config, store: Store, bus: Bus, chance: Chance, metrics: Metrics) -> None:
        self._config = config
        self._store = store
        self._bus = bus
        self._chance = chance
        self._metrics = metrics
        self.bots = tuple(bot_names())
        self._tables: dict[str, LiveTable] = {}
        self._workers = BotWorkers(config.bot_workers, config.bot_preparation)
        self._tasks: set[asyncio.Task[None]] = set()
        bus.listen(self._heard)

    def new_id(self) -> str:
        """An id for a person or a table."""
        return self._chance.new_id()

    # ---- Tables ------------------------------------------------------------------------------------------------------

    async def open(self, person: Person, settings: Settings) -> str:
        """Make a table, where its host sits down at once; its id is its link."""
        check_settings(settings)
        live = LiveTable(Table(self.new_id()), self._workers.is_ready)
        await self._append(live, log.Opened(person, settings))
        if not settings.shared:  # who holds the device has no seat of their own
            await self._append(live, log.Sat(0, person))
        self._tables[live.table.id] = live
        self._forget_later(live)
        return live.table.id

    async def find(self, id: str) -> LiveTable | None:
        """The table with this id, from memory or from its log."""
        live = self._tables.get(id)
        if live is None:
            stored = await self._store.read(id)
            live = self._tables.get(id)  # somebody may have been quicker
            if live is None and stored:
                live = LiveTable(_fold(id, stored), self._workers.is_ready)
                self._tables[id] = live
                self._forget_later(live)
                self._prepare_bots(live)
        return live

    async def arrive(self, live: LiveTable, connection: Connection) -> None:
        """Somebody comes to the table."""
        live.arrive(connection)
        person = connection.person
        known = [live.table.host, *(place.person for place in live.table.places if place.person)]
        if any(one.id == person.id and one.name != person.name for one in known):
            await self._commit(live, lambda table: log.Renamed(person))  # noqa: ARG005
        self._let_bots_move(live)

    def depart(self, live: LiveTable, connection: Connection) -> None:
        """Somebody's socket closed."""
        live.depart(connection)
        loop = asyncio.get_running_loop()
        if connection.person.id == live.table.host.id and live.connections:
            loop.call_later(self._config.host_grace, self._pass_host_on, live)
        if not live.connections:
            self._forget_later(live)

    # ---- Commands ----------------------------------------------------------------------------------------------------

    async def do(self, live: LiveTable, connection: Connection, command: from_page.FromPage) -> None:
        """Carry out what somebody asks for, or raise why not."""
        table, person = live.table, connection.speaker
        match command:
            case from_page.Ping():
                return
            case from_page.Hold():
                live.hold(connection, command.chair)
                return
            case from_page.Look():
                eyes = eyes_of(table, person, connection.watching)
                if eyes is None or table.game is None:
                    raise refuse("not-playing")
                connection.send(present.past(table, eyes, command.request, command.version))
                return
            case from_page.Explain():
                connection.send(present.explained(table, seat_to_advise(table, person), command.request))
                return
            case from_page.Suggest():
                seat = seat_to_advise(table, person)
                try:
                    candidates = await advise(table, seat, self._workers, self._config.bot_seconds)
                except Exception as error:
                    logger.warning("no advice", extra={"table": table.id, "error": repr(error)})
                    raise refuse("no-advice") from error
                connection.send(present.encode(from_server.Suggested(command.request, table.version, candidates)))
                return
            case from_page.Start():
                if waiting := self._prepare_bots(live):
                    await asyncio.wait(waiting)
        context = Context(live.present, self.bots, self._chance)
        await self._commit(live, lambda table: decide(table, person, command, context))
        if isinstance(command, from_page.Watch):
            connection.watching = command.seat
            live.show_game(connection)

    async def _commit(self, live: LiveTable, decision: Decision) -> None:
        """Decide, store, tell. If another was quicker, see what happened and decide again."""
        while True:
            entry = decision(live.table)
            last = live.table.last
            if entry is None or await self._append(live, entry):
                return
            await self._catch_up(live)
            if live.table.last == last:  # nobody was quicker: the table was tidied away
                raise refuse("no-such-table")

    async def _append(self, live: LiveTable, entry: log.AnyEntry) -> bool:
        table = live.table
        number = table.last + 1
        if not await self._store.append(NewEntry(table.id, number, log.write_entry(entry))):
            self._metrics.count("late_appends")
            return False
        if table.last + 1 == number:  # else the bus was quicker and it has been read already
            self._take(live, entry)
        self._bus.publish(table.id, number)
        return True

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what others have stored."""
        after = live.table.last
        for number, body in enumerate(await self._store.read(live.table.id, after), after + 1):
            if number == live.table.last + 1:
                self._take(live, log.read_entry(body))

    def _take(self, live: LiveTable, entry: log.AnyEntry) -> None:
        change = live.take(entry)
        self._metrics.count("entries")
        if change & Change.TABLE:
            self._list(live)
            self._prepare_bots(live)
        self._let_bots_move(live)

    def _heard(self, table: str, number: int) -> None:
        live = self._tables.get(table)
        if live is not None and live.table.last < number:
            self._spawn(self._catch_up(live))

    # ---- Bots --------------------------------------------------------------------------------------------------------

    def _prepare_bots(self, live: LiveTable) -> "list[asyncio.Task[None]]":
        """Let the table's bots get ready, and tell everybody when they are."""
        table = live.table
        bots = {place.bot for place in table.places if place.bot is not None}
        preparing = [self._workers.prepare(bot, table.rules(), table.settings.players) for bot in bots]
        waiting = [task for task in preparing if not task.done()]
        for task in waiting:
            task.add_done_callback(lambda _: live.tell_table())
        return waiting

    def _let_bots_move(self, live: LiveTable) -> None:
        table = live.table
        game = table.game
        if game is None or table.phase != "playing" or table.places[game.actor].bot is None:
            return
        if live.bot_thinks_at != table.version:
            live.bot_thinks_at = table.version
            self._spawn(self._move_bot(live, table.version))

    async def _move_bot(self, live: LiveTable, version: int) -> None:
        table = live.table
        try:
            game = table.game
            assert game is not None
            seat = game.actor
            place = table.places[seat]
            assert place.bot is not None
            seconds = seconds_for(table, place.speed, self._config.bot_pause)
            task = task_for(table, seat, place.bot, seconds)
            answer, _ = await asyncio.gather(
                ask_bot(task, self._workers, self._config.bot_seconds), asyncio.sleep(seconds)
            )
            await self._commit(live, lambda table: act_as_bot(table, version, answer.entry(seat)))
            self._metrics.count("bot_moves")
        except TamayaError as error:  # it was undone or ended, or another process was quicker
            logger.info("a bot was late", extra={"table": table.id, "code": error.code})
        finally:
            if live.bot_thinks_at == version:
                live.bot_thinks_at = None

    # ---- Around them -------------------------------------------------------------------------------------------------

    def _list(self, live: LiveTable) -> None:
        """Tell the lobby how the table stands, if that has changed."""
        table = live.table
        seated = [place.person.id for place in table.places if place.person is not None]
        people = tuple(dict.fromkeys(owner_of(person) or person for person in seated))
        body = present.encode(present.listing(table))
        if body + repr(people).encode() != live.listed:
            live.listed = body + repr(people).encode()
            self._store.list_table(Listing(table.id, table.last, table.settings.public, table.phase, body, people))

    def _pass_host_on(self, live: LiveTable) -> None:
        """The host has been away for a while: somebody who is here becomes host."""

        def pass_on(table: Table) -> log.HostChanged | None:
            heir = None if table.host.id in live.present else next_host(table, live.present)
            return None if heir is None or heir.id not in live.present else log.HostChanged(heir)

        self._spawn(self._commit(live, pass_on))

    def _forget_later(self, live: LiveTable) -> None:
        asyncio.get_running_loop().call_later(self._config.idle, self._forget, live)

    def _forget(self, live: LiveTable) -> None:
        if not live.connections and live.bot_thinks_at is None and self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]

    def gauge(self) -> None:
        """Note how much is going on."""
        self._metrics.gauges["tables"] = len(self._tables)
        self._metrics.gauges["sockets"] = sum(len(live.connections) for live in self._tables.values())

    def say_goodbye(self) -> None:
        """Tell everybody that the server is about to stop."""
        for live in self._tables.values():
            for connection in live.connections:
                connection.send(msgspec.json.encode(from_server.Restarting()))
                connection.close(1012)

    async def close(self) -> None:
        """Stop what is going on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._workers.close()

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("something failed in the background", exc_info=task.exception())


def _fold(id: str, stored: list[bytes]) -> Table:
    """The table of a log. One that cannot be read, because it is damaged or newer than this program, harms no other."""
    table = Table(id)
    for number, body in enumerate(stored):
        try:
            table.apply(log.read_entry(body))
        except Exception as error:
            logger.error("a table cannot be read", extra={"table": id, "entry": number, "error": repr(error)})
            raise refuse("unreadable-table") from error
    return table
