"""A table as this process serves it: its present state, the visitors around it, and what each of them is sent."""

import asyncio
import contextlib
import hmac
import time
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet

from tamaya.server.bots.remote import RemoteBot
from tamaya.server.hall.connections import BROKEN, LINK_CHANGED, Connection
from tamaya.server.logs import logger
from tamaya.server.table import messages
from tamaya.server.table.decisions import seats
from tamaya.server.table.decisions.gameplay import running_game
from tamaya.server.table.decisions.talk import may_react
from tamaya.server.table.entries import AnyEntry, Noted, Reacted, Relinked, Said
from tamaya.server.table.eyes import Eyes, Watching, eyes_of, may_read
from tamaya.server.table.fold import fold
from tamaya.server.table.picture import Picture
from tamaya.server.table.places import owner_of
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire.from_server import Reaction
from tamaya.server.wire.parts import Person

SEEN = 3.0  # seconds
DAYS = 14 * 86400.0  # seconds: longer than anybody is waited for


class TableMoment:
    """A table after an entry, and the picture of its game, made when somebody looks."""

    __slots__ = ("_picture", "table")

    def __init__(self, table: Table, before: "TableMoment | None" = None) -> None:
        self.table = table
        self._picture: Picture | None = None if before is None else before._picture  # the newest so far

    @property
    def picture(self) -> Picture:
        """The game at this moment."""
        if self._picture is None or self._picture.table is not self.table:
            self._picture = Picture(self.table, self._picture)
        return self._picture

    def rest(self) -> None:
        """Everybody has been told: keep only what the next moment needs."""
        if self._picture is None:
            return
        if self.table.phase == "playing":
            self._picture.forget()
        else:
            self._picture = None


class Draft(TableMoment):
    """A table as an entry would make it, before the entry is stored, and what everybody would be told."""

    __slots__ = ("change", "entry", "news", "news_from", "ours")

    def __init__(self, entry: AnyEntry, before: TableMoment) -> None:
        table, self.change = fold(before.table, entry)
        super().__init__(table, before)
        self.entry = entry
        self.ours = False  # whether this process adds it
        self.news: list[list[bytes]] = []  # for each connection
        self.news_from = -1  # the state of the room for which that was put into words


class LiveTable:
    """A table with its visitors."""

    def __init__(
        self,
        table: Table,
        is_ready: Callable[[str], bool] = messages.always,
        absence: float = 60.0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.now = TableMoment(table)
        self._time = clock
        self._absence = absence  # how many seconds somebody who is away still counts
        self._since = time.monotonic()  # after a restart nobody has been away for longer than the server
        self._left_at: dict[str, float] = {}
        self._is_ready = is_ready  # for a bot: whether it can move at once
        self.connections: list[Connection] = []
        self.bots: dict[str, RemoteBot] = {}  # from elsewhere, that came through this process, by the seals of keys
        self.bots_elsewhere: frozenset[str] = frozenset()  # that came through other processes
        self.bot_comes = asyncio.Event()
        self.present_here: dict[str, Person] = {}  # who is here through this process, by id
        self.present: dict[str, Person] = {}  # who is here at all
        self._elsewhere: dict[str, Person] = {}  # who is here through other processes
        self.changing = asyncio.Lock()  # held from deciding to storing
        self._room = 0  # counts changes in who is here and what they watch
        self.listed = b""  # how the lobby knows it
        self.listed_awaits: str | None = None  # and whom it awaits
        self._turn_due: float | None = None  # when the turn over days ends that began …
        self._turn_at = 0.0  # … then, and whether
        self._turn_here = False  # whoever is to act is here
        self.seen_due: float | None = None  # the end of a turn that nobody needs to hear about: they have seen it
        self.bot_thinks_at: int | None = None  # the version that a bot is thinking about
        self.waits_for_host: asyncio.TimerHandle | None = None
        self.waits_for_absent: asyncio.TimerHandle | None = None
        self.clock: asyncio.TimerHandle | None = None  # goes off when somebody's time has run out

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.now.table

    @property
    def awaits(self) -> str | None:
        """The person whose turn it is, if they are not here."""
        game = self.table.game if self.table.phase == "playing" else None
        person = None if game is None else self.table.places[game.actor].person
        whose = None if person is None else owner_of(person.id) or person.id
        return None if whose in self.present else whose

    def note_turn(self, due: float | None) -> None:
        """A turn over days ends at `due`. Somebody who leaves some seconds after it began has seen it; somebody who
        leaves sooner may not have."""
        if due != self._turn_due:
            self._turn_due, self._turn_at = due, time.monotonic()
        elif self._turn_here and self.awaits is not None and time.monotonic() - self._turn_at >= SEEN:
            self.seen_due = due
        self._turn_here = self.awaits is None

    def invitation(self, person: Person) -> bytes:
        """The table for somebody who is invited."""
        return messages.encode(messages.invitation(self.table, self.present, person.id, self.is_ready))

    @property
    def bots_here(self) -> frozenset[str]:
        """The bots from elsewhere that are at the table."""
        return self.bots_elsewhere | self.bots.keys()

    def is_ready(self, bot: str) -> bool:
        """Whether a bot can move at once: by its name, or by the seal of its key."""
        return bot in self.bots_here or self._is_ready(bot)

    def awaited(self, person: str) -> float:
        """For how many more seconds somebody who is away counts; over days, until they have been silent too long."""
        if self.table.over_days:
            return 0.0 if self.table.time_up and self.awaits == person else DAYS
        return max(0.0, self._left_at.get(person, self._since) + self._absence - time.monotonic())

    # ---- What happens ------------------------------------------------------------------------------------------------

    def draft(self, entry: AnyEntry) -> Draft:
        """The table as an entry would make it. What would be said is put into words already: if anything is wrong with
        the entry it raises here, while it can still be refused."""
        draft = Draft(entry, self.now)
        here = self.present
        draft.news = [list(self._news(draft, connection, here)) for connection in self.connections]
        draft.news_from = self._room
        return draft

    def accept(self, draft: Draft) -> None:
        """Go on to what has been stored, and tell everybody what it changed for them."""
        self.now = draft
        ready = draft.news if draft.news_from == self._room else None
        for number, connection in enumerate(self.connections):
            try:
                for message in self._news(draft, connection, self.present) if ready is None else ready[number]:
                    connection.send(message)
            except Exception:  # it is stored; whoever cannot be told has to reconnect
                logger.exception("somebody could not be told", extra={"table": self.table.id})
                connection.close(BROKEN)
            if isinstance(draft.entry, Relinked) and not draft.table.has_place_for(connection.person.id):
                connection.close(LINK_CHANGED)
            if _hands_on(draft.table, connection):
                connection.holder = None
        self.now = TableMoment(draft.table, draft)  # the entry is in the log
        self.now.rest()

    def _news(self, draft: Draft, connection: Connection, here: dict[str, Person]) -> Iterator[bytes]:
        """What a visitor is sent after an entry."""
        table, entry, change = draft.table, draft.entry, draft.change
        if isinstance(entry, Relinked) and not table.has_place_for(connection.person.id):
            return
        hands_on = _hands_on(table, connection)
        speaker = connection.person if hands_on else connection.speaker
        if change.table:
            yield self._table_state(table, here, speaker)
        eyes = eyes_of(table, speaker, connection.watching)
        if eyes is not None:
            if change.moves:
                yield draft.picture.moved(eyes)
            if change.game or (isinstance(entry, Noted) and _may_read_note(table, entry.seat, eyes)):
                yield draft.picture.game_state(eyes)
        if isinstance(entry, Said):
            if may_read(table, speaker, table.remarks[-1]):
                yield messages.new_remark(table.remarks[-1])
        elif change.remarks:
            yield messages.remarks(table, speaker)
        if isinstance(entry, Reacted) and eyes is not None:
            yield messages.encode(Reaction(entry.seat, entry.reaction, again=may_react(table, entry.seat)))
        if hands_on:
            yield from self._everything(draft, connection, speaker, here)

    # ---- Who is there ------------------------------------------------------------------------------------------------

    def lets_in(self, person: Person, key: str) -> bool:
        """Whether somebody may come with a link that has this key."""
        return self.table.has_place_for(person.id) or hmac.compare_digest(key.encode(), self.table.key.encode())

    def arrive(self, connection: Connection) -> None:
        """Show somebody the table as it is, and the others that somebody is here, or has another name."""
        news = self.present.get(connection.person.id) != connection.person
        self.connections.append(connection)
        self._count_those_here()
        self._show_all(connection)
        if self.table.phase != "playing":
            self.now.rest()
        if news:
            self.tell_table(but=connection)

    def depart(self, connection: Connection) -> None:
        """Let the others know if somebody is not here any more, or not under that name."""
        person = connection.person.id
        before = self.present[person]
        self.connections.remove(connection)
        self._count_those_here()
        if person not in self.present:
            self._went({person})
        elif before != self.present[person]:
            self.tell_table()

    def meet(self, elsewhere: dict[str, Person]) -> None:
        """These people are here through other processes now."""
        if elsewhere == self._elsewhere:
            return
        before = self.present
        self._elsewhere = elsewhere
        self._count_those_here()
        if gone := before.keys() - self.present.keys():
            self._went(gone)
        elif before != self.present:
            self.tell_table()

    def _count_those_here(self) -> None:
        self.present_here = {connection.person.id: connection.person for connection in self.connections}
        self.present = self._elsewhere | self.present_here
        self._room += 1

    def _went(self, people: AbstractSet[str]) -> None:
        self._left_at = {one: at for one, at in self._left_at.items() if self.awaited(one)}
        self._left_at |= dict.fromkeys(people, time.monotonic())
        self.tell_table()

    def bot_arrives(self, seal: str, bot: RemoteBot) -> RemoteBot | None:
        """A bot from elsewhere comes; one that came with the same key before has to go."""
        before = self.bots.get(seal)
        self.bots[seal] = bot
        self.bot_comes.set()
        self.bots_are_ready()
        return before

    def bot_departs(self, seal: str, bot: RemoteBot) -> bool:
        """A bot from elsewhere goes; return whether it was the one that is here."""
        bot.left()
        if self.bots.get(seal) is not bot:
            return False
        del self.bots[seal]
        self._room += 1
        self._went({seal})
        return True

    def meet_bots(self, elsewhere: Iterable[str]) -> None:
        """These bots from elsewhere are here through other processes now."""
        before, self.bots_elsewhere = self.bots_here, frozenset(elsewhere)
        if gone := before - self.bots_here:
            self._room += 1
            self._went(gone)
        elif before != self.bots_here:
            self.bots_are_ready()

    async def bot_has_come(self, seal: str, patience: float) -> bool:
        """Wait for a bot from elsewhere to be here, through this process, but only for so long after it left; whether
        it came."""
        left = self._left_at.get(seal, self._since) + patience - time.monotonic()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, left)):
                while seal not in self.bots:
                    self.bot_comes.clear()
                    await self.bot_comes.wait()
        return seal in self.bots

    def hold(self, connection: Connection, chair: int) -> None:
        """A guest whose turn it is takes their host's device."""
        guest = seats.chair(self.table, chair).person
        if guest is None or owner_of(guest.id) != connection.person.id:
            raise refuse("not-seated")
        if running_game(self.table).actor != chair:
            raise refuse("not-your-turn")
        connection.holder = guest
        self._room += 1
        self._show_all(connection)

    def watch(self, connection: Connection, what: Watching) -> None:
        """A spectator wants to see something else."""
        connection.watching = what
        self._room += 1
        self.show_game(connection)

    def show_game(self, connection: Connection) -> None:
        """Show somebody the whole game."""
        for message in self._game(self.now, connection, connection.speaker):
            connection.send(message)

    def bots_are_ready(self) -> None:
        """Show everybody that the bots can move now."""
        self._room += 1
        self.tell_table()

    def tell_table(self, but: Connection | None = None) -> None:
        """Send the table around the game to everybody, or to all but one."""
        here = self.present
        for connection in self.connections:
            if connection is not but:
                connection.send(self._table_state(self.table, here, connection.speaker))

    def _show_all(self, connection: Connection) -> None:
        for message in self._everything(self.now, connection, connection.speaker, self.present):
            connection.send(message)

    def _everything(
        self, moment: TableMoment, connection: Connection, speaker: Person, here: dict[str, Person]
    ) -> Iterator[bytes]:
        yield self._table_state(moment.table, here, speaker)
        yield from self._game(moment, connection, speaker)
        yield messages.remarks(moment.table, speaker)

    def _table_state(self, table: Table, here: dict[str, Person], speaker: Person) -> bytes:
        return messages.table_state(table, here, speaker, self.is_ready, self.awaited, self._time())

    def _game(self, moment: TableMoment, connection: Connection, speaker: Person) -> Iterator[bytes]:
        eyes = eyes_of(moment.table, speaker, connection.watching)
        if moment.table.game is not None and eyes is not None:
            yield moment.picture.game_state(eyes)


def _may_read_note(table: Table, seat: int, eyes: Eyes) -> bool:
    """Whether these eyes may read what a seat has just noted."""
    return eyes == Eyes(seat) or ((eyes.all_hands or eyes.seat == seat) and table.places[seat].shows_notes)


def _hands_on(table: Table, connection: Connection) -> bool:
    """Whether somebody's turn is over, so that they hand the device on: it shows what only they may see."""
    if connection.holder is None:
        return False
    game = table.game if table.phase == "playing" else None
    return game is None or game.actor != table.seat_of(connection.holder.id)
