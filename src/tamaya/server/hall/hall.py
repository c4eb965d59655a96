"""All tables that this process serves: finds them, carries out what people ask for, tells the lobby."""

import asyncio
import time
from collections import deque
from collections.abc import Iterator

import msgspec

from tamaya.bots.registry import bot_names
from tamaya.core.events import seen_by
from tamaya.server.archive.forgetting import let_go
from tamaya.server.bots.asking import advise, name_of_game
from tamaya.server.bots.commands import read_commands
from tamaya.server.bots.remote import RemoteBot
from tamaya.server.bots.workers import BotWorkers
from tamaya.server.config import Config
from tamaya.server.hall.absences import Absences
from tamaya.server.hall.background import Background
from tamaya.server.hall.bot_turns import BotTurns
from tamaya.server.hall.clocks import Clocks
from tamaya.server.hall.connection import LINK_CHANGED, REPLACED, RESTARTING, Connection
from tamaya.server.hall.keeper import TABLE, Keeper
from tamaya.server.hall.live import Draft, LiveTable
from tamaya.server.hall.lookback import Lookback
from tamaya.server.hall.presence import Presence
from tamaya.server.hall.replays import PLACE, Replays
from tamaya.server.logs import logger
from tamaya.server.metrics import Metrics
from tamaya.server.storage.bus import MISSED, Bus
from tamaya.server.storage.database import Listing
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.store import Store
from tamaya.server.table import entries as log
from tamaya.server.table import messages
from tamaya.server.table.chance import Chance
from tamaya.server.table.decide import DecisionContext, decide
from tamaya.server.table.decisions.game import seat_to_advise
from tamaya.server.table.decisions.seats import bot_came, check_settings, come_back, next_host
from tamaya.server.table.erasing import erase
from tamaya.server.table.eyes import eyes_of
from tamaya.server.table.fold import fold_log
from tamaya.server.table.people import owner_of
from tamaya.server.table.places import seal_of
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire import from_page
from tamaya.server.wire.from_server import BotKey, Restarting, Suggested
from tamaya.server.wire.http import Practise
from tamaya.server.wire.parts import Person, Settings

BOTS = "bot "  # what the bots of a table are called where it is told who is there; no table's id is like that
LOOKED_AT_TOGETHER = 200  # tables
DEPARTING_TOGETHER = 10


class Hall:
    """The tables of a process. None of them belongs to it: others may serve the same ones at the same time."""

    def __init__(self, config: Config, store: Store, bus: Bus, chance: Chance, metrics: Metrics) -> None:
        self._config = config
        self._store = store
        self._chance = chance
        self._metrics = metrics
        commands = read_commands(config.bot_commands)
        self.bots = (*bot_names(), *commands)
        self._tables: dict[str, LiveTable] = {}
        self._departing: deque[tuple[LiveTable, Connection]] = deque()
        self._background = Background()
        self._lookback = Lookback()
        self.workers = BotWorkers(config.bot_workers, config.bot_preparation, config.bot_seconds, commands)
        self._keeper = Keeper(store, bus, metrics, self._followed)
        self._absences = Absences(self._keeper, self._background)
        self._bus = bus
        self._presence = Presence(bus, self._met, self._missed)
        self.replays = Replays(bus, self._presence)
        self._looking = False
        first = self._presence.is_first
        self._turns = BotTurns(config, self.workers, self._keeper, self._background, metrics, first)
        self._clocks = Clocks(self._keeper, self._background, first)
        bus.listen(TABLE, self._heard)
        bus.listen(MISSED, lambda _: self._missed())

    def begin(self) -> None:
        """Let other processes know of this one, if there can be any, and do what was left from before."""
        if not self._bus.alone:
            self._background.start(self._presence.beat())
        if self._config.keep_games:
            self._background.start(let_go(self._store, self._config.keep_games))

    def new_id(self) -> str:
        """An id for a person or a table."""
        return self._chance.new_id()

    # ---- Tables ------------------------------------------------------------------------------------------------------

    async def open(self, person: Person, settings: Settings) -> str:
        """Make a table, where its host sits down at once; its id is its link."""
        check_settings(settings)
        return (await self._opened(person, settings)).table.id

    async def practise(self, person: Person, wish: Practise) -> str:
        """Make a table with bots on all other chairs, where the game begins at once; its id."""
        check_settings(wish.settings)
        if wish.bot not in self.bots:
            raise refuse("unknown-bot", name=wish.bot[:40])
        live = await self._opened(person, msgspec.structs.replace(wish.settings, public=False, shared=False))
        context = DecisionContext({person.id: person}, live.awaited, self.bots, self._chance, now=time.time())
        commands: list[from_page.Command] = [
            from_page.AddBot(0, chair, wish.bot, wish.speed) for chair in range(1, wish.settings.players)
        ]
        for command in (*commands, from_page.Start(0)):
            await self._keeper.commit(live, lambda table: decide(table, person, command, context))  # noqa: B023
        return live.table.id

    async def _opened(self, person: Person, settings: Settings) -> LiveTable:
        live = LiveTable(Table(self.new_id()), self.workers.is_ready, self._config.absence)
        await self._keeper.commit(live, lambda _: log.Opened(person, settings))
        if not settings.shared:  # who holds the device has no seat of their own
            await self._keeper.commit(live, lambda _: log.Sat(0, person))
        self._tables[live.table.id] = live
        self._forget_later(live)
        return live

    async def find(self, id: str) -> LiveTable | None:
        """The table with this id, from memory or from its log."""
        live = self._tables.get(id)
        if live is not None and not self._bus.alone:
            await self._keeper.catch_up(live)
            live = self._tables.get(id)  # it may have been forgotten
        if live is None:
            stored = await self._read(id)
            live = self._tables.get(id)  # somebody may have been quicker
            if live is None and stored:
                live = LiveTable(_read_table(id, stored), self.workers.is_ready, self._config.absence)
                live.meet(self._presence.elsewhere(id))
                live.meet_bots(self._presence.elsewhere(BOTS + id))
                self._tables[id] = live
                self._forget_later(live)
                self._turns.prepare(live)
                self._wait_for_host(live)
                self._absences.watch(live)
                if live.table.phase == "playing":
                    self._list(live)  # somebody may be listed as awaited who is here by now
        return live

    async def _read(self, id: str) -> list[bytes]:
        try:
            return await self._store.read(id)
        except StorageFault as found:
            if found.code == "storage-log-damaged":
                raise refuse("unreadable-table") from found
            raise

    async def arrive(self, live: LiveTable, connection: Connection) -> None:
        """Somebody comes to the table."""
        nobody_was_here = not live.present
        live.arrive(connection)
        self._presence.note(live.table.id, live.present_here)
        self._wait_for_host(live)
        person = connection.person
        self._background.start(self._keeper.commit_at_last(live, lambda table: come_back(table, person)))
        if nobody_was_here:
            self._clocks.resume(live)
        else:
            self._clocks.watch(live)
        known = [live.table.host, *(place.person for place in live.table.places if place.person)]
        if any(one.id == person.id and one.name != person.name for one in known):
            await self._keeper.commit(live, lambda _: log.Renamed(person))
        self._list_absence(live)
        self._turns.let_move(live)

    def depart(self, live: LiveTable, connection: Connection) -> None:
        """Somebody's socket closed. When thousands go at once, others get their turn in between."""
        self._departing.append((live, connection))
        if len(self._departing) == 1:
            asyncio.get_running_loop().call_soon(self._let_go)

    def _let_go(self) -> None:
        for _ in range(min(DEPARTING_TOGETHER, len(self._departing))):
            self._departed(*self._departing.popleft())
        if self._departing:
            asyncio.get_running_loop().call_soon(self._let_go)

    def _departed(self, live: LiveTable, connection: Connection) -> None:
        live.depart(connection)
        self._presence.note(live.table.id, live.present_here)
        self._wait_for_host(live)
        self._absences.watch(live)
        self._clocks.watch(live)
        self._list_absence(live)
        if not live.connections:
            self._forget_later(live)

    # ---- Bots from elsewhere -----------------------------------------------------------------------------------------

    async def bot_arrives(self, live: LiveTable, seal: str, bot: RemoteBot, address: str) -> None:
        """A bot from elsewhere has said hello, with a key of this seal. It is told nothing before everybody has been
        told of it."""
        await self._keeper.commit(live, lambda table: bot_came(table, seal, bot.name, address, self.bots))
        if (before := live.bot_arrives(seal, bot)) is not None:
            before.left()
            before.close(REPLACED)
        self._note_bots(live)
        self._tell_bots(live)
        self._turns.let_move(live)

    def bot_departs(self, live: LiveTable, seal: str, bot: RemoteBot) -> None:
        """The socket of a bot from elsewhere closed."""
        if live.bot_departs(seal, bot):
            self._note_bots(live)
            self._turns.let_move(live)
        if not live.connections:
            self._forget_later(live)

    def _note_bots(self, live: LiveTable) -> None:
        here = {seal: Person(id=seal, name=bot.name) for seal, bot in live.bots.items()}
        self._presence.note(BOTS + live.table.id, here)

    def _tell_bots(self, live: LiveTable) -> None:
        """Tell bots from elsewhere what happened; those whose keys do not work any more have to go."""
        table, game = live.table, live.table.game
        for seal, bot in list(live.bots.items()):
            seat = table.chair_of_bot(seal)
            if seat is None:
                bot.say_goodbye()
                bot.close(LINK_CHANGED)
            elif game is not None:
                events = [seen_by(seat, event) for event in game.log]
                bot.tell(name_of_game(table), game.rules, game.players, seat, events)

    async def put_away(self, id: str, game: str) -> None:
        """A game was deleted: its table does not show it any more, and its log forgets it."""
        live = await self.find(id)
        if live is None:
            return

        def put_away(table: Table) -> log.SetUpAgain | None:
            return log.SetUpAgain() if table.phase == "over" and table.last_game == game else None

        await self._keeper.commit(live, put_away)
        stored = await self._store.read(id)
        erased = await asyncio.to_thread(erase, id, stored, game)
        await self._store.change(lambda database: database.rewrite(id, erased))

    async def hide(self, id: str, game: str, on: bool) -> None:
        """A game is private now, or is so no more: so it is at its table."""
        live = await self.find(id)
        if live is None:
            return

        def hide(table: Table) -> log.Hid | None:
            is_there = table.phase == "over" and table.last_game == game
            return log.Hid(on) if is_there and table.hidden != on else None

        await self._keeper.commit(live, hide)

    # ---- What people ask for -----------------------------------------------------------------------------------------

    async def do(self, live: LiveTable, connection: Connection, message: from_page.FromPage) -> None:
        """Carry out what somebody asks for, or raise why not."""
        table, person = live.table, connection.speaker
        match message:
            case from_page.Ping():
                pass
            case from_page.Hold():
                live.hold(connection, message.chair)
            case from_page.Look():
                eyes = eyes_of(table, person, connection.watching)
                if eyes is None or table.game is None:
                    raise refuse("not-playing")
                then = self._lookback.game(table, message.version)
                connection.send(messages.past(then, eyes, message.request, table))
            case from_page.Explain():
                connection.send(messages.explained(table, seat_to_advise(table, person), message.request))
            case from_page.Suggest():
                await self._suggest(table, connection, message)
            case from_page.InviteBot():
                await self._invite_bot(live, connection, message)
            case from_page.Start():
                if waiting := self._turns.prepare(live):
                    await asyncio.wait(waiting)
                await self._decide(live, connection, message)
            case from_page.Watch():
                await self._decide(live, connection, message)
                live.watch(connection, message.seat)
            case _:
                await self._decide(live, connection, message)

    async def _invite_bot(self, live: LiveTable, connection: Connection, wish: from_page.InviteBot) -> None:
        key = self._chance.new_id() + self._chance.new_id()
        await self._decide(live, connection, wish, seal_of(key))
        path = f"/api/bots/{live.table.id}#{key}"
        connection.send(messages.encode(BotKey(wish.request, wish.chair, path)))

    async def _decide(
        self, live: LiveTable, connection: Connection, command: from_page.Command, seal: str = ""
    ) -> None:
        to_remove = await self._devices_at(live, command.chair) if isinstance(command, from_page.Remove) else ()
        now = time.time()
        context = DecisionContext(
            live.present,
            live.awaited,
            self.bots,
            self._chance,
            device=connection.session,
            bots_here=live.bots_here,
            seal=seal,
            to_remove=to_remove,
            now=now,
        )
        person = connection.speaker
        await self._keeper.commit(live, lambda table: decide(table, person, command, context))

    async def _devices_at(self, live: LiveTable, chair: int) -> tuple[str, ...]:
        """The devices of whoever sits on a chair: where they are signed in, and where they are here."""
        person = live.table.places[chair].person if chair < len(live.table.places) else None
        if person is None:
            return ()
        known = await self._store.ask(lambda database: database.devices_of(person.id))
        here = (one.session for one in live.connections if one.person.id == person.id)
        return tuple(dict.fromkeys((*(device.id for device in known), *here)))

    async def _suggest(self, table: Table, connection: Connection, question: from_page.Suggest) -> None:
        seat = seat_to_advise(table, connection.speaker)
        try:
            candidates = await advise(table, seat, self.workers, self._config.bot_seconds)
        except Exception as error:
            logger.warning("no advice", extra={"table": table.id, "error": repr(error)})
            raise refuse("no-advice") from error
        connection.send(messages.encode(Suggested(question.request, table.version, candidates)))

    # ---- What follows ------------------------------------------------------------------------------------------------

    def _followed(self, live: LiveTable, draft: Draft) -> None:
        if live.bots:
            self._tell_bots(live)
        if draft.change.table:
            self._absences.watch(live)
            self._turns.prepare(live)
        if draft.ours:  # whoever adds an entry tells the lobby
            if draft.change.table:
                self._list(live)
            else:
                self._list_absence(live)
            self._clocks.watch(live)
        self._turns.let_move(live)

    def _heard(self, text: str) -> None:
        """Another process has added to a log."""
        table, _, number = text.partition(" ")
        live = self._tables.get(table)
        if live is not None and live.table.last < int(number):
            self._background.start(self._keeper.follow(live, int(number)))

    def _met(self, table: str) -> None:
        """Somebody has come to a table or to a replay elsewhere, or gone; or a bot from elsewhere has."""
        if table.startswith(BOTS):
            if (live := self._tables.get(table.removeprefix(BOTS))) is not None:
                live.meet_bots(self._presence.elsewhere(table))
                self._turns.let_move(live)
            return
        if table.startswith(PLACE):
            self.replays.changed(table.removeprefix(PLACE))
        live = self._tables.get(table)
        if live is not None:
            live.meet(self._presence.elsewhere(table))
            self._wait_for_host(live)
            self._absences.watch(live)
            self._clocks.watch(live)
            self._turns.let_move(live)

    def _missed(self) -> None:
        """Something may have happened of which nobody has told this process."""
        if not self._looking:
            self._looking = True
            self._background.start(self._look_at_all())

    async def _look_at_all(self) -> None:
        """See how far all tables are, and do what a process that has ended may have left undone."""
        try:
            tables = list(self._tables)
            for start in range(0, len(tables), LOOKED_AT_TOGETHER):
                part = tables[start : start + LOOKED_AT_TOGETHER]
                ends = await self._store.ask(lambda database: database.ends(part))  # noqa: B023  # awaited here
                for table, number in ends.items():
                    if (live := self._tables.get(table)) is not None:
                        await self._keeper.follow(live, number)
                        self._list(live)
                        self._turns.let_move(live)
        except StorageFault as found:
            logger.info("tables could not be looked at", extra={"code": found.code})
        finally:
            self._looking = False

    def _list(self, live: LiveTable) -> None:
        """Tell the lobby how the table stands, if that has changed."""
        table = live.table
        seated = [place.person.id for place in table.places if place.person is not None]
        people = tuple(dict.fromkeys(owner_of(person) or person for person in seated))
        live.listed_awaits = live.awaits
        body = messages.encode(messages.listing(table, live.awaits))
        if body + repr(people).encode() != live.listed:
            live.listed = body + repr(people).encode()
            self._store.list_table(Listing(table.id, table.last, table.settings.public, table.phase, body, people))

    def _list_absence(self, live: LiveTable) -> None:
        """Tell the lobby if it is, or no longer is, the turn of somebody who is not at the table. While all are there
        a move need not be written down twice."""
        if live.awaits != live.listed_awaits:
            self._list(live)

    def _wait_for_host(self, live: LiveTable) -> None:
        """A table without its host waits for them: as long as always, also if the server has just started."""
        is_here = live.table.host.id in live.present
        if is_here and live.waits_for_host is not None:
            live.waits_for_host.cancel()
            live.waits_for_host = None
        elif not is_here and live.waits_for_host is None:
            loop = asyncio.get_running_loop()
            live.waits_for_host = loop.call_later(self._config.absence, self._pass_host_on, live)

    def _pass_host_on(self, live: LiveTable) -> None:
        """The host has been away for a while: somebody who is here becomes host."""
        live.waits_for_host = None

        def pass_on(table: Table) -> log.HostChanged | None:
            heir = None if table.host.id in live.present else next_host(table, live.present)
            return None if heir is None or heir.id not in live.present else log.HostChanged(heir)

        self._background.start(self._keeper.commit_at_last(live, pass_on))

    # ---- Around them -------------------------------------------------------------------------------------------------

    def _forget_later(self, live: LiveTable) -> None:
        asyncio.get_running_loop().call_later(self._config.idle, self._forget, live)

    def _forget(self, live: LiveTable) -> None:
        is_used = live.connections or live.bots or live.bot_thinks_at is not None
        if not is_used and self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]
            self._absences.forget(live)
            self._clocks.forget(live)

    def gauge(self) -> None:
        """Note how much is going on."""
        self._metrics.gauges["tables"] = len(self._tables)
        self._metrics.gauges["sockets"] = sum(1 for _ in self.connections)

    @property
    def connections(self) -> Iterator[Connection]:
        """Everybody at any table."""
        return (connection for live in self._tables.values() for connection in live.connections)

    def say_goodbye(self) -> None:
        """Tell everybody that the server is about to stop."""
        self._presence.say_goodbye()
        for connection in self.connections:
            connection.send(messages.encode(Restarting()))
            connection.close(RESTARTING)
        for live in self._tables.values():
            for bot in live.bots.values():
                bot.close(RESTARTING)
        self.replays.say_goodbye()

    async def close(self) -> None:
        """Stop what is going on."""
        await self._background.close()
        await self._keeper.close()
        await self.workers.close()


def _read_table(id: str, stored: list[bytes]) -> Table:
    """The table of a log. One that cannot be read, because it is damaged or newer than this program, harms no other."""
    number = 0

    def entries() -> Iterator[log.AnyEntry]:
        nonlocal number
        for number, body in enumerate(stored):  # noqa: B007  # for the log
            yield log.read_entry(body)

    try:
        return fold_log(id, entries())
    except Exception as error:
        logger.error("a table cannot be read", extra={"table": id, "entry": number, "error": repr(error)})
        raise refuse("unreadable-table") from error
