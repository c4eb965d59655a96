"""Carries out what people at a table ask for: answers questions, and has commands decided."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from tamaya.core.game import Game
from tamaya.server.bots.asking import Coach, agreed, name_of_game
from tamaya.server.bots.workers import BotWorkers
from tamaya.server.hall.bot_turns import BotTurns
from tamaya.server.hall.connections import Connection
from tamaya.server.hall.dealer import DealtChance, check_newcomer, check_seed, claim_cards
from tamaya.server.hall.keeper import Keeper
from tamaya.server.hall.live import LiveTable
from tamaya.server.storage.store import Store
from tamaya.server.table import messages
from tamaya.server.table.chance import Chance
from tamaya.server.table.decisions import DecisionContext, decide
from tamaya.server.table.decisions.gameplay import running_game, seat_to_advise
from tamaya.server.table.eyes import eyes_of, shown_entries
from tamaya.server.table.places import seal_of
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire import from_page
from tamaya.server.wire.from_server import BotKey, Suggested
from tamaya.server.wire.parts import Person


class Commands:
    """What people may ask for at the tables of this process, with these bots, which may think for this many seconds."""

    def __init__(
        self,
        store: Store,
        keeper: Keeper,
        chance: Chance,
        turns: BotTurns,
        workers: BotWorkers,
        bots: tuple[str, ...],
        bot_seconds: float,
        clock: Callable[[], float],
    ) -> None:
        self._store = store
        self._keeper = keeper
        self._chance = chance
        self._turns = turns
        self._coach = Coach(workers, bot_seconds)
        self._bots = bots
        self._clock = clock
        self._lookback = Lookback()

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
                if eyes.all_hands and table.phase == "playing" and message.version > shown_entries(table):
                    raise refuse("no-such-version")
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
                await self._command(live, connection, message)
            case from_page.Sit():
                await check_newcomer(self._store, table, person)
                await self._command(live, connection, message)
            case from_page.Configure():
                settings = agreed(message.settings)
                await self._command(live, connection, msgspec.structs.replace(message, settings=settings))
            case from_page.Watch():
                await self._command(live, connection, message)
                live.watch(connection, "all" if message.all_hands else message.seat)
            case _:
                await self._command(live, connection, message)

    async def practise(self, live: LiveTable, person: Person, commands: list[from_page.Command]) -> None:
        """Carry out what begins a game with bots, for somebody who is not at the table yet."""
        context = DecisionContext({person.id: person}, live.awaited, self._bots, self._chance, now=self._clock())
        for command in commands:
            await self._decide(live, person, command, context)

    async def _command(
        self, live: LiveTable, connection: Connection, command: from_page.Command, seal: str = ""
    ) -> None:
        to_remove = await self._devices_at(live, command.chair) if isinstance(command, from_page.Remove) else ()
        context = DecisionContext(
            live.present,
            live.awaited,
            self._bots,
            self._chance,
            device=connection.session,
            bots_here=live.bots_here,
            seal=seal,
            to_remove=to_remove,
            now=self._clock(),
        )
        await self._decide(live, connection.speaker, command, context)

    async def _decide(
        self, live: LiveTable, person: Person, command: from_page.Command, context: DecisionContext
    ) -> None:
        if isinstance(command, from_page.Start) and live.table.settings.deal:
            decide(live.table, person, command, context)  # whoever may not begin does not use the deal up
            cards = await claim_cards(self._store, live.table, context.now)
            context = context._replace(chance=DealtChance(self._chance, cards))
        elif isinstance(command, from_page.Start):
            check_seed(live.table, context.now)
        await self._keeper.commit(live, lambda table: decide(table, person, command, context))

    async def _invite_bot(self, live: LiveTable, connection: Connection, wish: from_page.InviteBot) -> None:
        key = self._chance.new_id() + self._chance.new_id()
        await self._command(live, connection, wish, seal_of(key))
        path = f"/api/bots/{live.table.id}#{key}"
        connection.send(messages.encode(BotKey(wish.request, wish.chair, path)))

    async def _devices_at(self, live: LiveTable, chair: int) -> tuple[str, ...]:
        """The devices of whoever sits on a chair: where they are signed in, and where they are here."""
        person = live.table.places[chair].person if chair < len(live.table.places) else None
        if person is None:
            return ()
        known = await self._store.ask(lambda database: database.devices_of(person.id))
        here = (one.session for one in live.connections if one.person.id == person.id)
        return tuple(dict.fromkeys((*(device.id for device in known), *here)))

    async def _suggest(self, table: Table, connection: Connection, question: from_page.Suggest) -> None:
        seat_to_advise(table, connection.speaker)
        game, version = running_game(table), table.version
        advised = await self._coach.advise(game, table.settings.agreement, name_of_game(table), question.action)
        connection.send(messages.encode(Suggested(question.request, version, *advised)))


STRIDE = 8  # moves between two snapshots
MOST = 1000  # snapshots, of a few kB each


class Lookback:
    """Replays games from snapshots of their past. Those that have not been asked for the longest are forgotten."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        # By table and the version for which the action before it was made: what led there cannot change any more,
        # and after an undo the versions are others.
        self._snapshots: OrderedDict[tuple[str, int], Game] = OrderedDict()

    def __len__(self) -> int:
        return len(self._snapshots)

    def game(self, table: Table, moves: int) -> Game:
        """The game of a table as it was after this many moves."""
        game = table.game
        if game is None or moves > len(table.moves):
            raise refuse("no-such-version")
        earlier, since = self._before(table, moves), 0
        for number in range(len(earlier.history), moves):
            earlier.enter(game.history[number])
            since += 1
            if since >= STRIDE and table.moves[number].takes_turn:
                self._keep((table.id, table.moves[number].before), earlier.copy())
                since = 0
        return earlier

    def _before(self, table: Table, moves: int) -> Game:
        """The nearest snapshot before that point, or the beginning; to be played on."""
        for move in reversed(table.moves[:moves]):
            key = table.id, move.before
            if move.takes_turn and key in self._snapshots:
                self._snapshots.move_to_end(key)
                return self._snapshots[key].copy()
        return table.replay(0)

    def _keep(self, key: tuple[str, int], game: Game) -> None:
        self._snapshots[key] = game
        if len(self._snapshots) > self._most:
            self._snapshots.popitem(last=False)
