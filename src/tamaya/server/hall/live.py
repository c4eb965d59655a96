"""A table as this process serves it: its present state, the sockets around it, and what each of them is sent."""

from collections.abc import Callable

from tamaya.server.hall.connection import Connection
from tamaya.server.table import present
from tamaya.server.table.decisions import seats as decide_seats
from tamaya.server.table.decisions.game import running_game
from tamaya.server.table.decisions.talk import may_react
from tamaya.server.table.entries import AnyEntry, Reacted, Said
from tamaya.server.table.people import owner_of
from tamaya.server.table.present import Eyes, Picture, eyes_of
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Change, Table
from tamaya.server.wire.from_server import Reaction
from tamaya.server.wire.parts import Person


class LiveTable:
    """A table with its visitors."""

    def __init__(self, table: Table, is_ready: Callable[[str], bool] = present.always) -> None:
        self.table = table
        self._is_ready = is_ready  # for a bot: whether it can move at once
        self.connections: list[Connection] = []
        self.listed = b""  # how the lobby knows it
        self._picture: Picture | None = None  # of the game as it is now or was
        self._is_current = False
        self.bot_thinks_at: int | None = None  # the version that a bot is thinking about

    @property
    def present(self) -> dict[str, Person]:
        """Who is here, by id."""
        return {connection.person.id: connection.person for connection in self.connections}

    def take(self, entry: AnyEntry) -> Change:
        """Take an entry that has been stored, and tell everybody what it changed for them."""
        change = self.table.apply(entry)
        handed_on = [connection for connection in self.connections if not self._may_hold(connection)]
        for connection in handed_on:
            connection.holder = None
        if change & Change.TABLE:
            self.tell_table()
        self._is_current = False
        if change & Change.MOVES:
            self._tell_game(Picture.moved)
        if change & Change.GAME:
            self._tell_game(Picture.game_state)
        elif change & Change.NOTES:
            self._tell_game(Picture.game_state, to=getattr(entry, "seat", None))
        if change & Change.REMARKS:
            self._tell_remarks(entry)
        if isinstance(entry, Reacted):
            self._tell_reaction(entry)
        for connection in handed_on:
            self._show_all(connection)
        return change

    def hold(self, connection: Connection, chair: int) -> None:
        """A guest whose turn it is takes the device of their host."""
        guest = decide_seats.chair(self.table, chair).person
        if guest is None or owner_of(guest.id) != connection.person.id:
            raise refuse("not-seated")
        if running_game(self.table).actor != chair:
            raise refuse("not-your-turn")
        connection.holder = guest
        self._show_all(connection)

    def _may_hold(self, connection: Connection) -> bool:
        """Nobody keeps a device longer than their turn lasts: it shows what only they may see."""
        if connection.holder is None:
            return True
        game = self.table.game if self.table.phase == "playing" else None
        return game is not None and game.actor == self.table.seat_of(connection.holder.id)

    def _show_all(self, connection: Connection) -> None:
        connection.send(self._table_state(connection, self.present))
        self.show_game(connection)
        connection.send(present.remarks(self.table, connection.speaker))

    def arrive(self, connection: Connection) -> None:
        """Show somebody the table as it is, and the others that somebody is here."""
        news = connection.person.id not in self.present
        self.connections.append(connection)
        if news:
            self.tell_table()
        else:
            connection.send(self._table_state(connection, self.present))
        self.show_game(connection)
        connection.send(present.remarks(self.table, connection.person))

    def depart(self, connection: Connection) -> None:
        """Let the others know if somebody is not here any more."""
        self.connections.remove(connection)
        if connection.person.id not in self.present:
            self.tell_table()

    def show_game(self, connection: Connection) -> None:
        """Show somebody the whole game."""
        eyes = eyes_of(self.table, connection.speaker, connection.watching)
        if self.table.game is not None and eyes is not None:
            connection.send(self.picture.game_state(eyes))

    def tell_table(self) -> None:
        """Send the table around the game to everybody."""
        here = self.present
        for connection in self.connections:
            connection.send(self._table_state(connection, here))

    def _table_state(self, connection: Connection, here: dict[str, Person]) -> bytes:
        return present.table_state(self.table, here, connection.speaker, self._is_ready)

    @property
    def picture(self) -> Picture:
        """The game as it is now."""
        if self._picture is None or not self._is_current:
            self._picture = Picture(self.table, self._picture)
            self._is_current = True
        return self._picture

    def _tell_game(self, message: Callable[[Picture, Eyes], bytes], to: int | None = None) -> None:
        """Send a message about the game to everybody, or to the people of one seat."""
        for connection in self.connections:
            eyes = eyes_of(self.table, connection.speaker, connection.watching)
            if eyes is not None and (to is None or eyes == Eyes(to)):
                connection.send(message(self.picture, eyes))

    def _tell_reaction(self, entry: Reacted) -> None:
        message = present.encode(Reaction(entry.seat, entry.reaction, again=may_react(self.table, entry.seat)))
        for connection in self.connections:
            if eyes_of(self.table, connection.speaker, connection.watching) is not None:
                connection.send(message)

    def _tell_remarks(self, entry: AnyEntry) -> None:
        for connection in self.connections:
            if not isinstance(entry, Said):
                connection.send(present.remarks(self.table, connection.speaker))
            elif present.may_read(self.table, connection.speaker, self.table.remarks[-1]):
                connection.send(present.new_remark(self.table.remarks[-1]))
