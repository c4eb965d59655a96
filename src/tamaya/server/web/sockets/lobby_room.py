"""The lobby: which tables there are, for a page that asks and for those that keep watching."""

import asyncio
from collections import Counter
from collections.abc import Callable

import msgspec

from tamaya.server.hall.connections import RESTARTING, Connection
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.store import Store
from tamaya.server.web.entrance.identity import is_account
from tamaya.server.wire.from_server import Restarting
from tamaya.server.wire.http import AskedToTable, Lobby, TableListing
from tamaya.server.wire.parts import Person

PUBLIC_HOURS = 12  # how long an idle public table stays in the list
DAYS = 14  # how long an invitation stands to a table where nobody needs to be present
MOST = 50
PAUSE = 0.3  # seconds between two updates

_decode = msgspec.json.Decoder(TableListing).decode


def _read(listed: tuple[float, bytes]) -> TableListing:
    updated, body = listed
    return msgspec.structs.replace(_decode(body), at=int(updated))


class LobbyRoom:
    """The people in the lobby. `noted` is called with everybody who comes or leaves for good."""

    def __init__(self, store: Store, clock: Callable[[], float], noted: Callable[[Person, bool], None]) -> None:
        self._store = store
        self._clock = clock
        self._noted = noted
        self._pages: Counter[str] = Counter()  # of each person
        self.connections: list[Connection] = []
        self._telling: asyncio.Task[None] | None = None

    async def lobby(self, person: Person | None, signed_out: bool = False) -> Lobby:
        """The lobby for this person, or for a device that was signed out."""
        return await self._lobby(person, await self._public(), signed_out)

    async def _public(self) -> list[TableListing]:
        since = self._clock() - PUBLIC_HOURS * 3600
        return [_read(one) for one in await self._store.ask(lambda database: database.public_tables(since, MOST))]

    async def _lobby(self, person: Person | None, public: list[TableListing], signed_out: bool = False) -> Lobby:
        own = [] if person is None else await self._store.ask(lambda database: database.tables_of(person.id, MOST))
        return Lobby(
            you=person,
            signed_out=signed_out,
            account=person is not None and is_account(person.id),
            tables=public,
            yours=[_read(one) for one in own],
            asked=[] if person is None else await self._asked(person),
        )

    async def _asked(self, person: Person) -> list[AskedToTable]:
        now = self._clock()
        since = now - DAYS * 86400
        found = await self._store.ask(lambda database: database.invitations_for(person.id, since, MOST))
        asked = [(one.at, AskedToTable(Person(one.by, one.name), _read((one.updated, one.body)))) for one in found]
        recent = now - PUBLIC_HOURS * 3600
        return [one for at, one in asked if at > recent or one.table.settings.clock == "days"]

    def come(self, connection: Connection) -> None:
        """Somebody comes to the lobby, with a name or without."""
        self.connections.append(connection)
        if person := connection.person.id:
            self._pages[person] += 1
            self._noted(connection.person, True)

    def go(self, connection: Connection) -> None:
        """Somebody leaves the lobby, at least here."""
        self.connections.remove(connection)
        if person := connection.person.id:
            self._pages[person] -= 1
            if not self._pages[person]:
                del self._pages[person]
                self._noted(connection.person, False)

    def changed(self) -> None:
        """Tell everybody soon."""
        if self._telling is None and self.connections:
            self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def tell(self, connection: Connection) -> None:
        """Show somebody the lobby."""
        await self._show(connection, await self._public())

    async def _show(self, connection: Connection, public: list[TableListing]) -> None:
        person = connection.person if connection.person.id else None
        connection.send(msgspec.json.encode(await self._lobby(person, public)))

    async def _tell(self) -> None:
        try:
            await asyncio.sleep(PAUSE)  # several changes at once count as one
        finally:
            self._telling = None
        try:
            public = await self._public()  # the same for all
            for connection in list(self.connections):
                await self._show(connection, public)
        except StorageFault:
            self.changed()  # later, then

    def say_goodbye(self) -> None:
        """Tell everybody that the server is about to stop."""
        for connection in self.connections:
            connection.send(msgspec.json.encode(Restarting()))
            connection.close(RESTARTING)

    def close(self) -> None:
        """Stop what is going on."""
        if self._telling is not None:
            self._telling.cancel()
