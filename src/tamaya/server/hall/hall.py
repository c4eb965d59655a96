"""The tables that this process serves: opens them, finds them, and tells other parts what has happened there."""

import asyncio
import time
from collections.abc import Callable, Iterator

import msgspec

from tamaya.bots.registry import bot_names
from tamaya.server.bots.asking import agreed
from tamaya.server.bots.workers import BotWorkers, read_commands
from tamaya.server.config import Config
from tamaya.server.hall.background import Background
from tamaya.server.hall.bot_turns import BotTurns
from tamaya.server.hall.clocks import Absences, Clocks, OverDays
from tamaya.server.hall.commands import Commands
from tamaya.server.hall.connections import RESTARTING, Connection
from tamaya.server.hall.keeper import TABLE, Keeper
from tamaya.server.hall.live import Draft, LiveTable
from tamaya.server.hall.presence import Presence
from tamaya.server.hall.replays import PLACE, Replays
from tamaya.server.hall.visitors import BOTS, Visitors
from tamaya.server.logs import logger
from tamaya.server.metrics import Metrics
from tamaya.server.play_styles import PlayStyles
from tamaya.server.storage.bus import MISSED, Bus
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.store import Store
from tamaya.server.storage.tidying import let_go
from tamaya.server.table import entries as log
from tamaya.server.table import messages
from tamaya.server.table.chance import Chance
from tamaya.server.table.decisions.seats import check_settings
from tamaya.server.table.erasing import erase
from tamaya.server.table.fold import fold_log
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire import from_page
from tamaya.server.wire.from_server import Restarting
from tamaya.server.wire.http import Practise
from tamaya.server.wire.parts import Person, Settings

LOBBY = "lobby "  # the name of each person's front page, where presence is announced
LOOKED_AT_TOGETHER = 200  # tables


class Hall:
    """The tables of a process. None of them belongs to it: others may serve the same ones at the same time. `visitors`
    come and go, and what they ask for is carried out by `commands`."""

    def __init__(
        self,
        config: Config,
        store: Store,
        bus: Bus,
        chance: Chance,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._config = config
        self._store = store
        self._chance = chance
        self._clock = clock
        self._metrics = metrics
        self._bus = bus
        self._tables: dict[str, LiveTable] = {}
        self._looking = False
        programs = read_commands(config.bot_commands)
        self.bots = (*bot_names(), *programs)
        self.workers = BotWorkers(config.bot_workers, config.bot_preparation, config.bot_seconds, programs)
        self.styles = PlayStyles(store, self.workers)
        self._background = background = Background()
        self._keeper = keeper = Keeper(store, bus, metrics, self._followed)
        self._presence = presence = Presence(bus, self._met, self._missed)
        self.replays = Replays(bus, presence)
        self._absences = absences = Absences(keeper, background, config.absence)
        self._clocks = clocks = Clocks(keeper, background, presence.is_first, clock)
        self._turns = turns = BotTurns(
            config, self.workers, self.styles, keeper, background, metrics, presence.is_first, clock
        )
        self.visitors = Visitors(keeper, presence, background, absences, clocks, turns, self.bots, self._forget_later)
        self.commands = Commands(store, keeper, chance, turns, self.workers, self.bots, config.bot_seconds, clock)
        bus.listen(TABLE, self._heard)
        bus.listen(MISSED, lambda _: self._missed())

    def begin(self) -> None:
        """Announce this process to others, if there can be any, and do what was left undone before."""
        if not self._bus.alone:
            self._background.start(self._presence.beat())
        over_days = OverDays(self._store, self._keeper, self.find, self._clock, self._config.days_watch)
        self._background.start(over_days.watch())
        if self._config.keep_games:
            self._background.start(let_go(self._store, self._config.keep_games))

    def new_id(self) -> str:
        """An id for a person or a table."""
        return self._chance.new_id()

    # ---- Tables ------------------------------------------------------------------------------------------------------

    async def open(self, person: Person, settings: Settings) -> str:
        """Make a table, where its host sits down at once; its id is its link."""
        check_settings(settings)
        return (await self._opened(person, agreed(settings))).table.id

    async def practise(self, person: Person, wish: Practise) -> str:
        """Make a table with bots on all other chairs, where the game begins at once; its id."""
        check_settings(wish.settings)
        if wish.bot not in self.bots:
            raise refuse("unknown-bot", name=wish.bot[:40])
        live = await self._opened(person, msgspec.structs.replace(agreed(wish.settings), public=False, shared=False))
        chairs = range(1, wish.settings.players)
        seating = [from_page.AddBot(0, chair, wish.bot, wish.speed) for chair in chairs]
        await self.commands.practise(live, person, [*seating, from_page.Start(0)])
        return live.table.id

    async def _opened(self, person: Person, settings: Settings) -> LiveTable:
        live = self._live(Table(self.new_id()))
        await self._keeper.commit(live, lambda _: log.Opened(person, settings))
        if not settings.shared:  # whoever holds the device has no seat of their own
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
                live = self._tables[id] = self._live(_read_table(id, stored))
                self._begin_with(live)
        return live

    def _live(self, table: Table) -> LiveTable:
        return LiveTable(table, self.workers.is_ready, self._config.absence, self._clock)

    def _begin_with(self, live: LiveTable) -> None:
        """Begin to serve a table."""
        self.visitors.meet_all(live)
        self._forget_later(live)
        self._turns.prepare(live)
        self._absences.watch(live)
        if live.table.phase == "playing":
            self._keeper.list(live)  # somebody may be listed as awaited who is here by now

    async def _read(self, id: str) -> list[bytes]:
        try:
            return await self._store.read(id)
        except StorageFault as found:
            if found.code == "storage-log-damaged":
                raise refuse("unreadable-table") from found
            raise

    def _forget_later(self, live: LiveTable) -> None:
        asyncio.get_running_loop().call_later(self._config.idle, self._forget, live)

    def _forget(self, live: LiveTable) -> None:
        is_used = live.connections or live.bots or live.bot_thinks_at is not None
        if not is_used and self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]
            self._absences.forget(live)
            self._clocks.forget(live)

    # ---- What the archive says of a table's games --------------------------------------------------------------------

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
        """A game has become private, or public again: tell its table."""
        live = await self.find(id)
        if live is None:
            return

        def hide(table: Table) -> log.Hid | None:
            is_there = table.phase == "over" and table.last_game == game
            return log.Hid(on) if is_there and table.hidden != on else None

        await self._keeper.commit(live, hide)

    # ---- Who is here -------------------------------------------------------------------------------------------------

    def note_in_lobby(self, person: Person, is_there: bool) -> None:
        """Somebody has the front page open, or closed the last one."""
        self._presence.note(LOBBY + person.id, {person.id: person} if is_there else {})

    def who_is_here(self) -> set[str]:
        """Who is at a table, at a replay or on the front page, by id."""
        return self._presence.everybody()

    # ---- What has happened -------------------------------------------------------------------------------------------

    def _followed(self, live: LiveTable, draft: Draft) -> None:
        if live.bots:
            self.visitors.tell_bots(live)
        if draft.change.table:
            self._absences.watch(live)
            self._turns.prepare(live)
        if draft.ours:  # whoever adds an entry tells the lobby
            if draft.change.table:
                again_by = draft.entry.by if isinstance(draft.entry, log.SetUpAgain) else None
                self._keeper.list(live, again_by)
            else:
                self._keeper.list_absence(live)
            self._clocks.watch(live)
        self._turns.let_move(live)

    def _heard(self, text: str) -> None:
        """Another process has added to a log."""
        table, _, number = text.partition(" ")
        live = self._tables.get(table)
        if live is not None and live.table.last < int(number):
            self._background.start(self._keeper.follow(live, int(number)))

    def _met(self, place: str) -> None:
        """Somebody has come to a table or to a replay elsewhere, or gone; or a bot from elsewhere has."""
        if place.startswith(PLACE):
            self.replays.changed(place.removeprefix(PLACE))
        elif (live := self._tables.get(place.removeprefix(BOTS))) is not None:
            (self.visitors.meet_bots if place.startswith(BOTS) else self.visitors.meet)(live)

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
                        self._keeper.list(live)
                        self._turns.let_move(live)
        except StorageFault as found:
            logger.info("tables could not be looked at", extra={"code": found.code})
        finally:
            self._looking = False

    # ---- Around them -------------------------------------------------------------------------------------------------

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
