"""Who comes to the tables of this process and who goes: people, and bots from elsewhere."""

import asyncio
from collections import deque
from collections.abc import Callable

from tamaya.core.events import seen_by
from tamaya.server.bots.asking import name_of_game
from tamaya.server.bots.remote import RemoteBot
from tamaya.server.hall.background import Background
from tamaya.server.hall.bot_turns import BotTurns
from tamaya.server.hall.clocks import Absences, Clocks
from tamaya.server.hall.connections import LINK_CHANGED, REPLACED, Connection
from tamaya.server.hall.keeper import Keeper
from tamaya.server.hall.live import LiveTable
from tamaya.server.hall.presence import Presence
from tamaya.server.table.decisions.seats import bot_came, come_back
from tamaya.server.table.entries import Renamed
from tamaya.server.wire.parts import Person

BOTS = "bot "  # the name of a table's bots where presence is announced; no table's id looks like that
DEPARTING_TOGETHER = 10


class Visitors:
    """Lets them in and out. `empty` is called with a table when the last one has left."""

    def __init__(
        self,
        keeper: Keeper,
        presence: Presence,
        background: Background,
        absences: Absences,
        clocks: Clocks,
        turns: BotTurns,
        bots: tuple[str, ...],
        empty: Callable[[LiveTable], None],
    ) -> None:
        self._keeper = keeper
        self._presence = presence
        self._background = background
        self._absences = absences
        self._clocks = clocks
        self._turns = turns
        self._bots = bots
        self._empty = empty
        self._departing: deque[tuple[LiveTable, Connection]] = deque()

    async def arrive(self, live: LiveTable, connection: Connection) -> None:
        """Somebody comes to the table."""
        nobody_was_here = not live.present
        live.arrive(connection)
        self._presence.note(live.table.id, live.present_here)
        self._absences.watch(live)
        person = connection.person
        self._background.start(self._keeper.commit_at_last(live, lambda table: come_back(table, person)))
        if nobody_was_here:
            self._clocks.resume(live)
        else:
            self._clocks.watch(live)
        known = [live.table.host, *(place.person for place in live.table.places if place.person)]
        if any(one.id == person.id and one.name != person.name for one in known):
            await self._keeper.commit(live, lambda _: Renamed(person))
        self._keeper.list_absence(live)
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
        self._absences.watch(live)
        self._clocks.watch(live)
        self._keeper.list_absence(live)
        if not live.connections:
            self._empty(live)

    # ---- In other processes ------------------------------------------------------------------------------------------

    def meet_all(self, live: LiveTable) -> None:
        """See who is at a table through other processes."""
        live.meet(self._presence.elsewhere(live.table.id))
        live.meet_bots(self._presence.elsewhere(BOTS + live.table.id))

    def meet(self, live: LiveTable) -> None:
        """Somebody has come to a table through another process, or gone."""
        live.meet(self._presence.elsewhere(live.table.id))
        self._absences.watch(live)
        self._clocks.watch(live)
        self._keeper.list_absence(live)  # a turn may have begun before this process heard that they have gone
        self._turns.let_move(live)

    def meet_bots(self, live: LiveTable) -> None:
        """A bot from elsewhere has."""
        live.meet_bots(self._presence.elsewhere(BOTS + live.table.id))
        self._turns.let_move(live)

    # ---- Bots from elsewhere -----------------------------------------------------------------------------------------

    async def bot_arrives(self, live: LiveTable, seal: str, bot: RemoteBot, address: str) -> None:
        """A bot from elsewhere has said hello, with a key of this seal. It is told nothing until everybody knows that
        it is here."""
        await self._keeper.commit(live, lambda table: bot_came(table, seal, bot.name, address, self._bots))
        if (before := live.bot_arrives(seal, bot)) is not None:
            before.left()
            before.close(REPLACED)
        self._note_bots(live)
        self.tell_bots(live)
        self._turns.let_move(live)

    def bot_departs(self, live: LiveTable, seal: str, bot: RemoteBot) -> None:
        """The socket of a bot from elsewhere closed."""
        if live.bot_departs(seal, bot):
            self._note_bots(live)
            self._turns.let_move(live)
        if not live.connections:
            self._empty(live)

    def _note_bots(self, live: LiveTable) -> None:
        here = {seal: Person(id=seal, name=bot.name) for seal, bot in live.bots.items()}
        self._presence.note(BOTS + live.table.id, here)

    def tell_bots(self, live: LiveTable) -> None:
        """Tell bots from elsewhere what happened; those whose keys no longer work have to go."""
        table, game = live.table, live.table.game
        for seal, bot in list(live.bots.items()):
            seat = table.chair_of_bot(seal)
            if seat is None:
                bot.say_goodbye()
                bot.close(LINK_CHANGED)
            elif game is not None:
                events = [seen_by(seat, event) for event in game.log]
                agreement = table.settings.agreement
                bot.tell(name_of_game(table), game.rules, game.players, seat, events, agreement)
